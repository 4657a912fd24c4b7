// The team's searches that match a filter, newest first, a page at a time. For pages and their files.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, SearchStatus } from '../../db/schema.ts';
import type { Role } from '../engine/role.ts';
import type { SearchHistoryAnswer } from './contract/answers.ts';
import { cutPage } from './cursor.ts';
import type { Cursors, Position } from './cursor.ts';
import { HISTORY_LIST, toEntry } from './history.ts';
import type { SearchRow } from './searches.ts';

/** What is left out does not matter. */
export type HistoryFilter = {
  domain?: string | undefined;
  role?: Role | undefined;
  statuses?: readonly SearchStatus[] | undefined;
  cached?: boolean | undefined;
};

export type HistoryPage = { limit: number; cursor?: string | undefined };

/**
 * One page. A page goes on after the last row of the one before, whatever was asked meanwhile: none is repeated, none
 * skipped. Throws `invalid_request` for a cursor that was not issued here.
 */
export async function filteredHistory(
  { db, cursors }: { db: Kysely<Database>; cursors: Cursors },
  teamId: string,
  filter: HistoryFilter,
  { limit, cursor }: HistoryPage,
): Promise<SearchHistoryAnswer> {
  const after = cursor === undefined ? null : cursors.read(HISTORY_LIST, teamId, cursor);
  const rows = await readRows(db, teamId, filter, after, limit + 1);
  const { page, nextCursor, isDone } = cutPage(rows, limit, (last) =>
    cursors.issue(HISTORY_LIST, teamId, { at: last.created_at, id: last.id }),
  );
  return { searches: page.map(toEntry), nextCursor, isDone };
}

/** A page of so many rows is merged from the states that match; a file reads on through all searches instead. */
const MERGED_MAX = 100;

/** A page reads indexes in their order and ends after its rows, however many searches do not match. */
async function readRows(
  db: Kysely<Database>,
  teamId: string,
  filter: HistoryFilter,
  after: Position | null,
  limit: number,
): Promise<SearchRow[]> {
  const newest = () => newestOf(db, teamId, after, limit);
  const { domain, role, statuses, cached } = filter;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (domain !== undefined || !isFiltered || limit > MERGED_MAX) {
    let query = newest();
    if (domain !== undefined) query = query.where('domain', '=', domain);
    if (role !== undefined) query = query.where('role', '=', role);
    if (statuses !== undefined) query = query.where('status', 'in', [...statuses]);
    if (cached !== undefined) query = query.where('cached', '=', cached ? 1 : 0);
    return query.execute();
  }
  const parts = statesOf(filter).map((state) => {
    const part = newest().where('status', '=', state.status).where('cached', '=', state.cached);
    return role === undefined ? part : part.where('role', '=', role);
  });
  if (parts.length === 0) return [];
  // SQLite takes no parenthesis around a part of a union, hence the select around each.
  const { rows } = await sql<SearchRow>`
    select * from (${sql.join(
      parts.map((part) => sql`select * from (${part}) as part`),
      sql` union all `,
    )}) as merged order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

function newestOf(db: Kysely<Database>, teamId: string, after: Position | null, limit: number) {
  const query = db
    .selectFrom('searches')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return after === null ? query : query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`);
}

/** What a search can be besides its role: an answer from the cache is completed from its beginning. */
const STATES = [
  { status: 'pending', cached: 0 },
  { status: 'searching', cached: 0 },
  { status: 'validating', cached: 0 },
  { status: 'completed', cached: 0 },
  { status: 'completed', cached: 1 },
  { status: 'failed', cached: 0 },
] as const;

function statesOf({ statuses, cached }: HistoryFilter) {
  return STATES.filter(
    (state) =>
      (statuses === undefined || statuses.includes(state.status)) &&
      (cached === undefined || state.cached === (cached ? 1 : 0)),
  );
}
