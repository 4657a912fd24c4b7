// Makes a test's PostgreSQL database as good as new, which costs a tenth of making a new one.
import { Client } from 'pg';

/** What a database looks like before any test has touched it, and must look like again. */
const SHAPE = `select md5(coalesce(string_agg(r.relname || ' ' || r.relkind::text || ' ' || coalesce(a.attname, ''), ','
    order by r.relname, a.attnum), '')) as shape,
  (select count(*) from pg_namespace where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public'))
    as schemas,
  (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as others,
  (select coalesce(sum(pg_relation_size(oid)), 0) from pg_class where relnamespace = 'public'::regnamespace) as bytes
  from pg_class r left join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  where r.relnamespace = 'public'::regnamespace`;
const TABLES = `select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'`;
/** Beyond this much a test has left more than rows: empty pages that make the next one's plans others. */
const LEFT_MAX_BYTES = 2 * 1024 * 1024;

export type Shape = { shape: string; schemas: string; others: string; bytes: string };

export async function shapeOf(url: string): Promise<Shape> {
  return withClient(url, async (client) => readShape(client));
}

/** Empties all tables; false where the database is not what it was, and has to go. */
export async function isEmptied(url: string, before: Shape): Promise<boolean> {
  return withClient(url, async (client) => {
    const now = await readShape(client);
    if (now.shape !== before.shape || now.schemas !== before.schemas || now.others !== '0') return false;
    if (Number(now.bytes) - Number(before.bytes) > LEFT_MAX_BYTES) return false;
    const { rows } = await client.query<{ name: string }>(TABLES);
    // Without this, rows would have to go in the order of their references; only a superuser may.
    const deletes = rows.map(({ name }) => `delete from ${name}`).join('; ');
    await client.query(`set session_replication_role = replica; ${deletes}`);
    return true;
  }).catch(() => false);
}

async function readShape(client: Client): Promise<Shape> {
  const { rows } = await client.query<Shape>(SHAPE);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate always answers a row');
  return row;
}

async function withClient<Answer>(url: string, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
