// Transactions that must not decide at the same moment. Knows no table.
import { PostgresAdapter, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Waits until no other transaction holds `name`, and holds it until this one ends. What is read afterwards includes
 * what the others have committed. On SQLite every transaction is alone from its beginning.
 */
export async function takeTurns(tx: Transaction<Database>, name: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
