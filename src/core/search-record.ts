// One search of the team with all that a page tells about it: the question, where it stands, and what was found when.
import type { Kysely } from 'kysely';
import type { Database, SearchOrigin } from '../../db/schema.ts';
import type { Role } from '../engine/role.ts';
import type { Caller } from './caller.ts';
import type { ExplainedResult, SearchStatusAnswer } from './contract/answers.ts';
import { notFound } from './errors.ts';
import { searchStatus } from './search-status.ts';
import { findSearch } from './searches.ts';

export type SearchRecord = Omit<SearchStatusAnswer, 'results'> & {
  id: string;
  domain: string;
  role: Role;
  origin: SearchOrigin;
  cached: boolean;
  createdAt: number;
  completedAt: number | null;
  /** When its answer was found: for a cached one before it was asked; null while it runs. */
  answeredAt: number | null;
  /** Found, and no longer kept: the results are empty for no other reason. */
  isExpired: boolean;
  results: readonly ExplainedResult[];
};

/** Throws `not_found` for an id that is unknown, malformed or another team's. */
export async function searchRecord(
  { db }: { db: Kysely<Database> },
  caller: Caller,
  searchId: string,
): Promise<SearchRecord> {
  const answer = await searchStatus({ db }, caller, { searchId, includeEvidence: true });
  const search = await findSearch(db, caller.teamId, searchId);
  if (search === null) throw notFound('Search');
  const source = search.cached ? await findSearch(db, caller.teamId, search.resultsFrom) : search;
  const { id, domain, role, origin, cached, resultCount, createdAt, completedAt } = search;
  return {
    ...answer,
    id,
    domain,
    role,
    origin,
    cached,
    createdAt,
    completedAt,
    answeredAt: source?.completedAt ?? null,
    isExpired:
      answer.status === 'completed' &&
      resultCount > 0 &&
      answer.results.length === 0 &&
      answer.reason === undefined,
    results: answer.results as ExplainedResult[], // asked for with evidence
  };
}
