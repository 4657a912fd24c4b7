// The team's searches, newest first, a page at a time.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { Caller } from './caller.ts';
import type { HistoryEntry, SearchHistoryAnswer } from './contract/answers.ts';
import type { SearchHistoryRequest } from './contract/requests.ts';
import { cutPage } from './cursor.ts';
import type { Cursors } from './cursor.ts';
import { toSearch } from './searches.ts';
import type { SearchRow } from './searches.ts';

export const HISTORY_LIST = 'search-history';

const selectFirst = compileOnce<[teamId: string, limit: number], SearchRow>((db) =>
  db
    .selectFrom('searches')
    .selectAll()
    .where('team_id', '=', argument<string>(0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(argument<number>(1)),
);

const selectAfter = compileOnce<[teamId: string, at: number, id: string, limit: number], SearchRow>((db) =>
  db
    .selectFrom('searches')
    .selectAll()
    .where('team_id', '=', argument<string>(0))
    .where(sql<boolean>`(created_at, id) < (${argument<number>(1)}, ${argument<string>(2)})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(argument<number>(3)),
);

/** One page. Rows that arrive meanwhile stand before the first page: none is repeated, none skipped. */
export async function searchHistory(
  { db, cursors }: { db: Kysely<Database>; cursors: Cursors },
  caller: Caller,
  request: SearchHistoryRequest,
): Promise<SearchHistoryAnswer> {
  const { teamId } = caller;
  const after = request.cursor === undefined ? null : cursors.read(HISTORY_LIST, teamId, request.cursor);
  const more = request.limit + 1;
  const rows =
    after === null
      ? await selectFirst(db, teamId, more)
      : await selectAfter(db, teamId, after.at, after.id, more);
  const { page, nextCursor, isDone } = cutPage(rows, request.limit, (last) =>
    cursors.issue(HISTORY_LIST, teamId, { at: last.created_at, id: last.id }),
  );
  return { searches: page.map(toEntry), nextCursor, isDone };
}

/** A search as lists show it. */
export function toEntry(row: SearchRow): HistoryEntry {
  const search = toSearch(row);
  return {
    searchId: search.id,
    domain: search.domain,
    role: search.role,
    status: search.status,
    resultCount: search.resultCount,
    creditsUsed: search.creditsUsed,
    cached: search.cached,
    createdAt: search.createdAt,
    completedAt: search.completedAt,
  };
}
