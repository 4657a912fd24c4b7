// How many searches the team has asked on each of the last days, and how many of them found somebody. Counted as they
// happen: a team that has asked a hundred thousand times opens its overview as fast as a new one.
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';

const DAY_MS = 86_400_000;
export const SEARCH_DAYS = 30;

export type SearchDay = {
  /** Its first moment, UTC, in epoch milliseconds. */
  at: number;
  searches: number;
  /** Those of them that found at least one address. */
  finds: number;
};

const addToDay = compileOnce<[teamId: string, day: number, searches: number, finds: number], never>((db) =>
  db
    .insertInto('search_days')
    .values({ team_id: argument(0), day: argument(1), searches: argument(2), finds: argument(3) })
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'day']).doUpdateSet({
        searches: sql<number>`search_days.searches + excluded.searches`,
        finds: sql<number>`search_days.finds + excluded.finds`,
      }),
    ),
);

/** Counts a search that was asked at this moment; or what it found, where that is known only later. */
export async function countOnDay(
  tx: Transaction<Database>,
  { teamId, createdAt }: { teamId: string; createdAt: number },
  { searches = 0, finds = 0 }: { searches?: number; finds?: number },
): Promise<void> {
  await addToDay(tx, teamId, dayOf(createdAt), searches, finds);
}

type Row = Database['search_days'];

const selectSince = compileOnce<[teamId: string, day: number], Row>((db) =>
  db
    .selectFrom('search_days')
    .selectAll()
    .where('team_id', '=', argument<string>(0))
    .where('day', '>', argument<number>(1)),
);

/** The last 30 days, today included, oldest first; days on which nothing was asked too. */
export async function searchDays(
  { db, now }: { db: Kysely<Database>; now: () => number },
  teamId: string,
): Promise<SearchDay[]> {
  const last = dayOf(now());
  const rows = await selectSince(db, teamId, last - SEARCH_DAYS);
  const counted = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: SEARCH_DAYS }, (_, index) => {
    const day = last - SEARCH_DAYS + 1 + index;
    const { searches = 0, finds = 0 } = counted.get(day) ?? {};
    return { at: day * DAY_MS, searches, finds };
  });
}

function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}
