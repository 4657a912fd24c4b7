// Where a search stands, and what it found.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller } from './caller.ts';
import type { ExplainedResult, SearchStatusAnswer } from './contract/answers.ts';
import type { SearchStatusRequest } from './contract/requests.ts';
import type { Find } from '../engine/discovery.ts';
import { notFound } from './errors.ts';
import { isId } from './ids.ts';
import { holdsResults, readFinds, readResults, toResult } from './results.ts';
import { findSearch } from './searches.ts';
import type { Search } from './searches.ts';

/** Throws `not_found` for an id that is unknown, malformed or another team's: nobody can tell these apart. */
export async function searchStatus(
  { db }: { db: Kysely<Database> },
  caller: Caller,
  request: SearchStatusRequest,
): Promise<SearchStatusAnswer> {
  const search = isId(request.searchId) ? await findSearch(db, caller.teamId, request.searchId) : null;
  if (search === null) throw notFound('Search');
  const hasResults = search.status === 'completed' && search.resultCount > 0;
  const results = hasResults ? await resultsOf(db, search, request.includeEvidence) : [];
  const isHidden = hasResults && results.length === 0 && (await holdsResults(db, search));
  const reason = isHidden ? 'suppressed' : search.reason;
  return {
    status: search.status,
    results,
    creditsUsed: search.creditsUsed,
    ...(reason === null ? {} : { reason }),
    ...(search.error === null ? {} : { error: search.error }),
  };
}

async function resultsOf(db: Kysely<Database>, search: Search, includeEvidence: boolean) {
  return includeEvidence ? (await readFinds(db, search)).map(toExplainedResult) : readResults(db, search);
}

function toExplainedResult(find: Find): ExplainedResult {
  return {
    ...toResult(find),
    isExact: find.isExact,
    verification: find.verification,
    parts: find.parts,
    evidence: find.evidence,
  };
}
