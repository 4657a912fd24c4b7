// The team's searches that match a filter, newest first, a page at a time. For pages and their files.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, SearchStatus } from '../../db/schema.ts';
import type { Role } from '../engine/role.ts';
import type { SearchHistoryAnswer } from './contract/answers.ts';
import { cutPage } from './cursor.ts';
import type { Cursors } from './cursor.ts';
import { HISTORY_LIST, toEntry } from './history.ts';

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
  { domain, role, statuses, cached }: HistoryFilter,
  { limit, cursor }: HistoryPage,
): Promise<SearchHistoryAnswer> {
  const after = cursor === undefined ? null : cursors.read(HISTORY_LIST, teamId, cursor);
  let query = db.selectFrom('searches').selectAll().where('team_id', '=', teamId);
  if (domain !== undefined) query = query.where('domain', '=', domain);
  if (role !== undefined) query = query.where('role', '=', role);
  if (statuses !== undefined) query = query.where('status', 'in', [...statuses]);
  if (cached !== undefined) query = query.where('cached', '=', cached ? 1 : 0);
  if (after !== null) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`);
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor, isDone } = cutPage(rows, limit, (last) =>
    cursors.issue(HISTORY_LIST, teamId, { at: last.created_at, id: last.id }),
  );
  return { searches: page.map((row) => toEntry(row)), nextCursor, isDone };
}
