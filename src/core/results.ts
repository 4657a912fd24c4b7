// What a search found, as it is stored and shown: at most five finds, best first.
import type { Kysely, Transaction } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { Evidence, Find, ScoreParts, Source, Verification } from '../engine/discovery.ts';
import type { Result } from './contract/answers.ts';
import { addressDomain, checkSuppression } from './suppression.ts';

export const RESULTS_MAX = 5;

/** Stores the finds of a search in their order. */
export async function insertResults(
  tx: Transaction<Database>,
  search: { id: string; teamId: string },
  finds: readonly Find[],
  at: number,
): Promise<void> {
  if (finds.length === 0) return;
  await tx
    .insertInto('results')
    .values(
      finds.slice(0, RESULTS_MAX).map((find, position) => ({
        search_id: search.id,
        position,
        team_id: search.teamId,
        email: find.email,
        name: find.name,
        title: find.title,
        score: find.score,
        source: find.source,
        is_exact: find.isExact ? 1 : 0,
        verification: JSON.stringify(find.verification),
        parts: JSON.stringify(find.parts),
        evidence: JSON.stringify(find.evidence),
        created_at: at,
      })),
    )
    .execute();
}

const selectResults = compileOnce<[searchId: string, teamId: string], Database['results']>((db) =>
  db
    .selectFrom('results')
    .selectAll()
    .where('search_id', '=', argument<string>(0))
    .where('team_id', '=', argument<string>(1))
    .orderBy('position'),
);

/**
 * The finds that answer a search of the team, without those whose person, address or domain has been suppressed since.
 * `resultsFrom` is the search that found them.
 */
export async function readResults(
  db: Kysely<Database>,
  search: { teamId: string; domain: string; resultsFrom: string },
): Promise<Find[]> {
  const rows = await selectResults(db, search.resultsFrom, search.teamId);
  if (rows.length === 0) return [];
  const suppressed = await checkSuppression(db, search.teamId, [
    search.domain,
    ...rows.map((row) => addressDomain(row.email)),
  ]);
  return rows
    .filter((row) => !suppressed.find({ email: row.email, name: row.name, domain: search.domain }))
    .map(toFind);
}

/** The five fields that REST and webhooks send. */
export function toResult(find: Find): Result {
  return { email: find.email, name: find.name, title: find.title, score: find.score, source: find.source };
}

function toFind(row: Database['results']): Find {
  return {
    email: row.email,
    name: row.name,
    title: row.title,
    score: row.score,
    source: row.source as Source, // written by insertResults from a Find, as are the JSON columns
    isExact: row.is_exact === 1,
    verification: JSON.parse(row.verification) as Verification,
    parts: JSON.parse(row.parts) as ScoreParts,
    evidence: JSON.parse(row.evidence) as Evidence[],
  };
}
