// The credit ledger: append-only entries, and the team's totals moved in the same transaction.
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database, LedgerKind } from '../../db/schema.ts';
import { invalidRequest, notFound } from './errors.ts';
import type { NewId } from './ids.ts';

export const SEARCH_PRICE_CREDITS = 1;
const GRANT_MAX_CREDITS = 1_000_000_000;

export type Credits = { balance: number; totalPurchased: number; totalUsed: number };

type Deps = { tx: Transaction<Database>; now: () => number; newId: NewId };

type TotalsRow = { balance: number; total_purchased: number; total_used: number };

const selectTotals = compileOnce<[teamId: string], TotalsRow>((db) =>
  db
    .selectFrom('team_totals')
    .select(['balance', 'total_purchased', 'total_used'])
    .where('team_id', '=', argument<string>(0)),
);

/** The team's balance and sums, in credits. */
export async function readCredits(db: Kysely<Database>, teamId: string): Promise<Credits> {
  const [row] = await selectTotals(db, teamId);
  if (row === undefined) throw notFound('Team');
  return { balance: row.balance, totalPurchased: row.total_purchased, totalUsed: row.total_used };
}

const takeFromBalance = compileOnce<[price: number, teamId: string], { balance: number }>((db) =>
  db
    .updateTable('team_totals')
    .set({
      balance: sql<number>`balance - ${argument<number>(0)}`,
      total_used: sql<number>`total_used + ${argument<number>(0)}`,
      search_count: sql<number>`search_count + 1`,
    })
    .where('team_id', '=', argument<string>(1))
    .where('balance', '>=', argument<number>(0))
    .returning('balance'),
);

/** Pays for a search and counts it. False, and nothing moved, where the balance cannot pay. */
export async function chargeSearch(deps: Deps, teamId: string, searchId: string): Promise<boolean> {
  const rows = await takeFromBalance(deps.tx, SEARCH_PRICE_CREDITS, teamId);
  if (rows.length === 0) return false;
  await append(deps, { teamId, kind: 'charge', amount: -SEARCH_PRICE_CREDITS, searchId });
  return true;
}

/** Gives back what a search had cost. A search that was refunded already is left as it is. */
export async function refundSearch(deps: Deps, teamId: string, searchId: string): Promise<void> {
  const appended = await append(deps, { teamId, kind: 'refund', amount: SEARCH_PRICE_CREDITS, searchId });
  if (!appended) return;
  await deps.tx
    .updateTable('team_totals')
    .set({
      balance: sql<number>`balance + ${SEARCH_PRICE_CREDITS}`,
      total_used: sql<number>`total_used - ${SEARCH_PRICE_CREDITS}`,
    })
    .where('team_id', '=', teamId)
    .execute();
}

/** Adds credits; answers the new balance. */
export async function grantCredits(
  deps: Deps,
  { teamId, amount, note }: { teamId: string; amount: number; note?: string },
): Promise<{ balance: number }> {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > GRANT_MAX_CREDITS) {
    throw invalidRequest(`amount must be a whole number from 1 to ${GRANT_MAX_CREDITS}`);
  }
  const totals = await deps.tx
    .updateTable('team_totals')
    .set({
      balance: sql<number>`balance + ${amount}`,
      total_purchased: sql<number>`total_purchased + ${amount}`,
    })
    .where('team_id', '=', teamId)
    .returning('balance')
    .execute();
  const [row] = totals;
  if (row === undefined) throw notFound('Team');
  await append(deps, { teamId, kind: 'grant', amount, ...(note === undefined ? {} : { note }) });
  return { balance: row.balance };
}

type Entry = { teamId: string; kind: LedgerKind; amount: number; searchId?: string; note?: string };

/** False where the search has such an entry already: the unique index decides. */
async function append({ tx, now, newId }: Deps, entry: Entry): Promise<boolean> {
  const rows = await tx
    .insertInto('ledger_entries')
    .values({
      id: newId(),
      team_id: entry.teamId,
      kind: entry.kind,
      amount: entry.amount,
      search_id: entry.searchId ?? null,
      note: entry.note ?? null,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length === 1;
}
