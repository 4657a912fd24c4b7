// The list of a team's API keys as its people read it: newest first, with who made each, a page at a time.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ApiKey } from './api-keys.ts';
import { cutPage } from './cursor.ts';
import type { Cursors } from './cursor.ts';

const LIST = 'api-keys';

export type ListedKey = Omit<ApiKey, 'createdBy'> & {
  /** The address of who made it; null for the operator, and for an account that is gone. */
  createdByEmail: string | null;
};

export type KeyPage = { keys: ListedKey[]; nextCursor: string | null; isDone: boolean };

/** One page. Throws `invalid_request` for a cursor that was not issued for this team. */
export async function pageOfApiKeys(
  { db, cursors }: { db: Kysely<Database>; cursors: Cursors },
  teamId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<KeyPage> {
  let query = db
    .selectFrom('api_keys as k')
    .leftJoin('users as u', 'u.id', 'k.created_by')
    .select(['k.id', 'k.name', 'k.prefix', 'k.created_at', 'k.last_used_at', 'k.revoked_at', 'u.email'])
    .where('k.team_id', '=', teamId);
  if (cursor !== undefined) {
    const { at, id } = cursors.read(LIST, teamId, cursor);
    query = query.where(sql<boolean>`(k.created_at, k.id) < (${at}, ${id})`);
  }
  const rows = await query
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor, isDone } = cutPage(rows, limit, (last) =>
    cursors.issue(LIST, teamId, { at: last.created_at, id: last.id }),
  );
  const keys = page.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    createdByEmail: row.email,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }));
  return { keys, nextCursor, isDone };
}
