// A list of suppressions as its owner reads it: newest first, a page at a time. What an entry names is not told.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { parseCompany } from '../engine/domain.ts';
import { cutPage } from './cursor.ts';
import type { Cursors } from './cursor.ts';
import { invalidRequest } from './errors.ts';
import type { Suppression } from './suppression.ts';

export type SuppressionPage = { entries: Suppression[]; nextCursor: string | null; isDone: boolean };

export type SuppressionQuestion = {
  limit: number;
  cursor?: string | undefined;
  /** Only entries of this domain, written in any form. */
  domain?: string | undefined;
};

/** One page of the team's list. Throws `invalid_request` for a foreign cursor, and for what is no domain. */
export async function pageOfSuppressions(
  { db, cursors }: { db: Kysely<Database>; cursors: Cursors },
  teamId: string,
  { limit, cursor, domain }: SuppressionQuestion,
): Promise<SuppressionPage> {
  const asked = domain === undefined ? null : domainOf(domain);
  const list = `suppressions ${asked ?? ''}`;
  let query = db
    .selectFrom('suppressions')
    .select(['id', 'kind', 'domain', 'note', 'created_at'])
    .where('team_id', '=', teamId);
  if (asked !== null) query = query.where('domain', '=', asked);
  if (cursor !== undefined) {
    const { at, id } = cursors.read(list, teamId, cursor);
    query = query.where(sql<boolean>`(created_at, id) < (${at}, ${id})`);
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor, isDone } = cutPage(rows, limit, (last) =>
    cursors.issue(list, teamId, { at: last.created_at, id: last.id }),
  );
  return {
    entries: page.map(({ created_at: createdAt, ...entry }) => ({ ...entry, createdAt })),
    nextCursor,
    isDone,
  };
}

function domainOf(text: string): string {
  const company = parseCompany(text);
  if (!company.ok) throw invalidRequest('domain must be a domain name');
  return company.domain;
}
