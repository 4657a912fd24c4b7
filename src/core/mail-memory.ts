// What mail servers said, and how often they were asked today; the engine's memory port on the database.
// Shared by all teams: it holds hashes and verdicts, no address and no person.
import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, MailDomainsTable } from '../../db/schema.ts';
import type { MailBudget, MailMemory, RememberedDomain, RememberedReply } from '../engine/mail/memory.ts';
import type { ReplyClass } from '../engine/mail/reply-class.ts';

/** Recipients that a mail domain is asked about per UTC day, by all searches together. */
export const MAIL_DOMAIN_DAILY_RECIPIENTS = 60;

const DAY_MS = 86_400_000;

export function createMailMemory({ db, now }: { db: Kysely<Database>; now: () => number }): MailMemory {
  return {
    recall: (addresses, maxAgeMs) => recall(db, addresses, now() - maxAgeMs),
    async recallDomain(domain, maxAgeMs) {
      const row = await db
        .selectFrom('mail_domains')
        .selectAll()
        .where('mail_domain', '=', domain)
        .where('at', '>=', now() - maxAgeMs)
        .executeTakeFirst();
      return row === undefined ? null : toVerdict(row);
    },
    async remember(domain, replies, verdict) {
      await db.transaction().execute(async (tx) => {
        if (replies.length > 0) {
          await tx
            .insertInto('mail_replies')
            .values(inOneOrder(distinct(replies).map((reply) => toRow(domain, reply))))
            .onConflict((conflict) =>
              conflict.column('address_hash').doUpdateSet((set) => ({
                reply_class: set.ref('excluded.reply_class'),
                code: set.ref('excluded.code'),
                enhanced: set.ref('excluded.enhanced'),
                at: set.ref('excluded.at'),
              })),
            )
            .execute();
        }
        if (verdict !== null) {
          const row = toDomainRow(verdict);
          await tx
            .insertInto('mail_domains')
            .values({ mail_domain: domain, ...row })
            .onConflict((conflict) => conflict.column('mail_domain').doUpdateSet(row))
            .execute();
        }
      });
    },
    reserve: (budget, wanted) => reserve(db, budget, today(now()), wanted),
    async release({ domain, operator }, unused) {
      const day = today(now());
      await giveBack(db, { table: 'mail_budgets', key: 'mail_domain', name: domain, day }, unused);
      if (operator !== undefined)
        await giveBack(
          db,
          { table: 'mail_operator_budgets', key: 'operator', name: operator.name, day },
          unused,
        );
    },
  };
}

async function recall(
  db: Kysely<Database>,
  addresses: readonly string[],
  oldest: number,
): Promise<RememberedReply[]> {
  if (addresses.length === 0) return [];
  const byHash = new Map(addresses.map((address) => [hashOf(address), address]));
  const rows = await db
    .selectFrom('mail_replies')
    .selectAll()
    .where('address_hash', 'in', [...byHash.keys()])
    .where('at', '>=', oldest)
    .execute();
  return rows.flatMap((row) => {
    const address = byHash.get(row.address_hash);
    if (address === undefined) return [];
    const replyClass = row.reply_class as ReplyClass; // written by remember()
    return [{ address, replyClass, code: row.code, enhanced: row.enhanced, at: row.at }];
  });
}

/** Of the domain first, which has the smaller one; what the operator's does not cover goes back. */
async function reserve(
  db: Kysely<Database>,
  { domain, domainMost = MAIL_DOMAIN_DAILY_RECIPIENTS, operator }: MailBudget,
  day: number,
  wanted: number,
): Promise<number> {
  const own: Budget = { table: 'mail_budgets', key: 'mail_domain', name: domain, day };
  const most = Math.min(domainMost, MAIL_DOMAIN_DAILY_RECIPIENTS);
  const got = await take(db, own, most, wanted);
  if (operator === undefined || got === 0) return got;
  const operators: Budget = { table: 'mail_operator_budgets', key: 'operator', name: operator.name, day };
  const covered = await take(db, operators, operator.most, got);
  if (covered < got) await giveBack(db, own, got - covered);
  return covered;
}

type Budget = {
  table: 'mail_budgets' | 'mail_operator_budgets';
  /** The column of the name. */
  key: 'mail_domain' | 'operator';
  name: string;
  day: number;
};

/** One guarded update, so that processes together never pass the budget. Takes all that is wanted, or what is left. */
async function take(
  db: Kysely<Database>,
  { table, key, name, day }: Budget,
  most: number,
  wanted: number,
): Promise<number> {
  if (wanted <= 0) return 0;
  const [into, column] = [sql.table(table), sql.ref(key)];
  await sql`insert into ${into} (${column}, day, used) values (${name}, ${day}, 0) on conflict do nothing`.execute(
    db,
  );
  for (let count = Math.min(wanted, most); count > 0; count -= 1) {
    const { rows } = await sql`update ${into} set used = used + ${count}
      where ${column} = ${name} and day = ${day} and used <= ${most - count} returning used`.execute(db);
    if (rows.length === 1) return count;
  }
  return 0;
}

async function giveBack(
  db: Kysely<Database>,
  { table, key, name, day }: Budget,
  unused: number,
): Promise<void> {
  await sql`update ${sql.table(table)} set used = case when used > ${unused} then used - ${unused} else 0 end
    where ${sql.ref(key)} = ${name} and day = ${day}`.execute(db);
}

function today(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** One row an address: Postgres refuses to touch a row twice in one upsert. The last reply counts. */
function distinct(replies: readonly RememberedReply[]): RememberedReply[] {
  return [...new Map(replies.map((reply) => [reply.address, reply])).values()];
}

/** Two searches that remember the same addresses must not lock their rows crosswise. */
function inOneOrder<Row extends { address_hash: string }>(rows: Row[]): Row[] {
  return rows.sort((a, b) => (a.address_hash < b.address_hash ? -1 : 1));
}

function toVerdict(row: Selectable<MailDomainsTable>): RememberedDomain {
  const { catch_all: catchAll, at, patience, unknown_reply: reply, unknown_reply_at: replyAt } = row;
  return {
    catchAll,
    obstacle: row.obstacle as ReplyClass | null, // written by toDomainRow()
    at,
    ...(patience === null ? {} : { patience }),
    ...(reply === null || replyAt === null ? {} : { unknownReply: { reply, at: replyAt } }),
  };
}

/** What the verdict leaves out stays as it was. */
function toDomainRow({ catchAll, obstacle, at, patience, unknownReply }: RememberedDomain) {
  return {
    catch_all: catchAll,
    obstacle,
    at,
    ...(patience === undefined ? {} : { patience }),
    ...(unknownReply === undefined
      ? {}
      : { unknown_reply: unknownReply.reply, unknown_reply_at: unknownReply.at }),
  };
}

function toRow(domain: string, reply: RememberedReply) {
  return {
    address_hash: hashOf(reply.address),
    mail_domain: domain,
    reply_class: reply.replyClass,
    code: reply.code,
    enhanced: reply.enhanced,
    at: reply.at,
  };
}

function hashOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}
