// What the team waits for just now.
import type { Kysely } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { HistoryEntry } from './contract/answers.ts';
import { toEntry } from './history.ts';
import { UNFINISHED } from './searches.ts';
import type { SearchRow } from './searches.ts';

/** More are not listed; the history has them all. */
export const RUNNING_MAX = 20;

const selectRunning = compileOnce<[teamId: string], SearchRow>((db) =>
  db
    .selectFrom('searches')
    .selectAll()
    .where('team_id', '=', argument<string>(0))
    .where(UNFINISHED)
    .orderBy('domain')
    .orderBy('role')
    .limit(RUNNING_MAX),
);

/** The unfinished searches of the team by domain and role, at most 20. */
export async function runningSearches(db: Kysely<Database>, teamId: string): Promise<HistoryEntry[]> {
  return (await selectRunning(db, teamId)).map(toEntry);
}
