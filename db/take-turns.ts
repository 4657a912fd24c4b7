// What must not happen at the same moment, in transactions and between processes. Knows no table.
import { PostgresAdapter, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Client } from 'pg';
import type { Database } from './schema.ts';

/**
 * Waits until no other transaction holds `name`, and holds it until this one ends. What is read afterwards includes
 * what the others have committed. On SQLite every transaction is alone from its beginning.
 */
export async function takeTurns(tx: Transaction<Database>, name: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/**
 * Does `work` while no other process of this PostgreSQL does what has the same name. The lock has a connection of its
 * own: it waits as long as it must, takes none from the pool, and goes with this process.
 */
export async function workAlone<Answer>(
  newClient: () => Client,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const client = newClient();
  client.on('error', () => {}); // the lock is gone; what we do is then as safe as without it
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
