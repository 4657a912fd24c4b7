// What a search found, as it is stored and shown: at most five finds, best first.
import type { Kysely, Transaction } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { Evidence, Find, ScoreParts, Source, Verification } from '../engine/discovery.ts';
import type { Result } from './contract/answers.ts';
import { addressDomain, checkSuppression, domainsIn } from './suppression.ts';
import type { SuppressionCheck } from './suppression.ts';

const RESULTS_MAX = 5;

/** A database takes none of these in a text; whoever prints them does not either. */
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/g;

/** The best finds, each address once and in lower case, as they can be stored. */
export function keepBest(finds: readonly Find[]): Find[] {
  const byAddress = new Map<string, Find>();
  for (const find of finds) {
    const email = find.email.toLowerCase();
    if (byAddress.has(email)) continue;
    const [name, title] = [find.name, find.title].map((text) => text.replace(CONTROL_CHARACTERS, ''));
    byAddress.set(email, { ...find, email, name: name ?? '', title: title ?? '' });
  }
  return [...byAddress.values()].slice(0, RESULTS_MAX);
}

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
      finds.map((find, position) => ({
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

/** Which search's finds: the team's, about `domain`; `resultsFrom` is the search that found them. */
export type Answered = { teamId: string; domain: string; resultsFrom: string };

const selectResults = compileOnce<[searchId: string, teamId: string], ResultRow>((db) =>
  db
    .selectFrom('results')
    .select(['email', 'name', 'title', 'score', 'source'])
    .where('search_id', '=', argument<string>(0))
    .where('team_id', '=', argument<string>(1))
    .orderBy('position'),
);

/**
 * What a search of the team found, without those whose person, address or domain has been suppressed since.
 * Leaves the evidence where it is: most callers do not ask for it, and it is most of what is stored.
 */
export async function readResults(db: Kysely<Database>, search: Answered): Promise<Result[]> {
  const rows = await selectResults(db, search.resultsFrom, search.teamId);
  const shown = await withoutSuppressed(db, search, rows);
  return shown.map((row) => ({ ...row, source: row.source as Source })); // written by insertResults from a Find
}

const selectFinds = compileOnce<[searchId: string, teamId: string], Database['results']>((db) =>
  db
    .selectFrom('results')
    .selectAll()
    .where('search_id', '=', argument<string>(0))
    .where('team_id', '=', argument<string>(1))
    .orderBy('position'),
);

/** The same with all that each stands on; evidence whose words name somebody who is suppressed is left out too. */
export async function readFinds(db: Kysely<Database>, search: Answered): Promise<Find[]> {
  const rows = await selectFinds(db, search.resultsFrom, search.teamId);
  if (rows.length === 0) return [];
  const finds = rows.map(toFind);
  const printed = finds.flatMap(({ evidence }) => evidence.flatMap(({ words }) => domainsIn(words)));
  const suppressed = await checkOfResults(db, search, rows, printed);
  const { domain } = search;
  return finds
    .filter(({ email, name }) => !suppressed.find({ email, name, domain }))
    .map((find) => ({
      ...find,
      evidence: find.evidence.filter(({ words }) => !suppressed.mentions(words, domain)),
    }));
}

/** Whether anything is held for the search, suppressed or not; false once the retention has removed it. */
export async function holdsResults(db: Kysely<Database>, search: Answered): Promise<boolean> {
  return (await selectResults(db, search.resultsFrom, search.teamId)).length > 0;
}

type ResultRow = Pick<Database['results'], 'email' | 'name' | 'title' | 'score' | 'source'>;

async function withoutSuppressed<Row extends ResultRow>(
  db: Kysely<Database>,
  search: Answered,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (rows.length === 0) return rows;
  const suppressed = await checkOfResults(db, search, rows);
  const { domain } = search;
  return rows.filter((row) => !suppressed.find({ email: row.email, name: row.name, domain }));
}

function checkOfResults(
  db: Kysely<Database>,
  { teamId, domain }: Answered,
  rows: readonly ResultRow[],
  further: readonly string[] = [],
): Promise<SuppressionCheck> {
  return checkSuppression(db, teamId, [domain, ...rows.map((row) => addressDomain(row.email)), ...further]);
}

/** The five fields that REST and webhooks send. */
export function toResult({ email, name, title, score, source }: Result): Result {
  return { email, name, title, score, source };
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
