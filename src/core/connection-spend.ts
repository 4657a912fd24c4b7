// What a connection of an assistant has spent, and the limit a day that its person has set. Knows no grant: an id and a limit.
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Connection } from './caller.ts';
import { SEARCH_PRICE_CREDITS } from './credits.ts';

const DAY_MS = 86_400_000;

/** Days are UTC days: the limit starts anew at midnight. */
const dayOf = (at: number) => Math.floor(at / DAY_MS);

/** Whole seconds until the limit starts anew, at least 1. */
export function secondsToNextDay(at: number): number {
  return Math.max(1, Math.ceil(((dayOf(at) + 1) * DAY_MS - at) / 1000));
}

/** Counts a search's price against the connection. False, and nothing counted, where its limit of the day is reached. */
export async function spendThrough(
  tx: Transaction<Database>,
  { id, dailyCreditCap }: Connection,
  { teamId, searchId, at }: { teamId: string; searchId: string; at: number },
): Promise<boolean> {
  if (dailyCreditCap !== null && dailyCreditCap < SEARCH_PRICE_CREDITS) return false;
  const day = dayOf(at);
  // One conditional write: of two searches at once only one takes the last credit of the day.
  const rows = await tx
    .insertInto('connection_days')
    .values({ connection_id: id, day, team_id: teamId, spent: SEARCH_PRICE_CREDITS })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['connection_id', 'day'])
        .doUpdateSet({ spent: sql<number>`connection_days.spent + ${SEARCH_PRICE_CREDITS}` });
      return dailyCreditCap === null
        ? update
        : update.where('connection_days.spent', '<=', dailyCreditCap - SEARCH_PRICE_CREDITS);
    })
    .returning('spent')
    .execute();
  if (rows.length === 0) return false;
  await tx
    .insertInto('connection_charges')
    .values({ search_id: searchId, team_id: teamId, connection_id: id, day })
    .execute();
  return true;
}

/** A refunded search counts no more, on the day on which it was charged. Nothing where no connection paid. */
export async function giveBackThrough(
  tx: Transaction<Database>,
  teamId: string,
  searchId: string,
): Promise<void> {
  const rows = await tx
    .deleteFrom('connection_charges')
    .where('search_id', '=', searchId)
    .where('team_id', '=', teamId)
    .returning(['connection_id', 'day'])
    .execute();
  for (const { connection_id, day } of rows) {
    await tx
      .updateTable('connection_days')
      .set({ spent: sql<number>`spent - ${SEARCH_PRICE_CREDITS}` })
      .where('connection_id', '=', connection_id)
      .where('day', '=', day)
      .where('team_id', '=', teamId)
      .execute();
  }
}

export type ConnectionSpend = {
  /** Credits since midnight UTC. */
  today: number;
  /** Credits since the connection was made. */
  total: number;
};

/** Of these connections, by id; one that is missing has spent nothing in this team. */
export async function readConnectionSpend(
  { db, now }: { db: Kysely<Database>; now: () => number },
  teamId: string,
  connectionIds: readonly string[],
): Promise<ReadonlyMap<string, ConnectionSpend>> {
  if (connectionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('connection_days')
    .select((select) => [
      'connection_id',
      select.fn.sum<number | string>('spent').as('total'),
      select.fn
        .sum<number | string>(sql<number>`case when day = ${dayOf(now())} then spent else 0 end`)
        .as('today'),
    ])
    .where('team_id', '=', teamId)
    .where('connection_id', 'in', connectionIds)
    .groupBy('connection_id')
    .execute();
  return new Map(
    rows.map((row) => [row.connection_id, { today: Number(row.today), total: Number(row.total) }]),
  );
}
