// Searches and their state machine. Every transition is one guarded update: the database decides who may move a search.
//
//   pending → searching → validating → completed | failed;  failed is reachable from each state before the end.
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database, Flag, SearchOrigin, SearchStatus } from '../../db/schema.ts';
import type { EmptyReason } from '../engine/discovery.ts';
import type { Role } from '../engine/role.ts';

/** How often a search may be taken up before it fails. */
export const SEARCH_MAX_STARTS = 3;

/** A literal, so that the planner sees the predicate of the partial indexes. */
export const UNFINISHED = sql<boolean>`status in ('pending', 'searching', 'validating')`;

export type Search = {
  id: string;
  teamId: string;
  domain: string;
  role: Role;
  status: SearchStatus;
  origin: SearchOrigin;
  cached: boolean;
  resultsFrom: string;
  creditsUsed: number;
  resultCount: number;
  reason: EmptyReason | null;
  error: string | null;
  starts: number;
  createdAt: number;
  firstStartedAt: number | null;
  completedAt: number | null;
};

export type NewSearch = {
  id: string;
  teamId: string;
  domain: string;
  role: Role;
  origin: SearchOrigin;
  askedBy: string | null;
  forced: boolean;
  creditsUsed: number;
  createdAt: number;
};

export function isTerminal(status: SearchStatus): boolean {
  return status === 'completed' || status === 'failed';
}

const selectRunning = compileOnce<[teamId: string, domain: string, role: string], { id: string }>((db) =>
  db
    .selectFrom('searches')
    .select('id')
    .where('team_id', '=', argument<string>(0))
    .where('domain', '=', argument<string>(1))
    .where('role', '=', argument<string>(2))
    .where(UNFINISHED),
);

/** The team's unfinished search for this question, or null. */
export async function runningSearchId(
  db: Kysely<Database>,
  teamId: string,
  domain: string,
  role: Role,
): Promise<string | null> {
  const [row] = await selectRunning(db, teamId, domain, role);
  return row?.id ?? null;
}

type InsertArguments = [
  id: string,
  teamId: string,
  domain: string,
  role: string,
  origin: SearchOrigin,
  askedBy: string | null,
  forced: Flag,
  creditsUsed: number,
  createdAt: number,
];

const insertPending = compileOnce<InsertArguments, { id: string }>((db) =>
  db
    .insertInto('searches')
    .values({
      id: argument(0),
      team_id: argument(1),
      domain: argument(2),
      role: argument(3),
      status: sql.lit('pending'),
      origin: argument(4),
      asked_by: argument(5),
      forced: argument(6),
      cached: sql.lit(0),
      results_from: argument(0),
      credits_used: argument(7),
      result_count: sql.lit(0),
      reason: null,
      error: null,
      starts: sql.lit(0),
      created_at: argument(8),
      first_started_at: null,
      completed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** False where the same question of the team is unfinished already: the unique index decides. */
export async function insertSearch(tx: Transaction<Database>, search: NewSearch): Promise<boolean> {
  const rows = await insertPending(
    tx,
    search.id,
    search.teamId,
    search.domain,
    search.role,
    search.origin,
    search.askedBy,
    search.forced ? 1 : 0,
    search.creditsUsed,
    search.createdAt,
  );
  return rows.length === 1;
}

/** Takes the search up for one more run. Null where it is finished or has no starts left. */
export async function startRun(db: Kysely<Database>, searchId: string, at: number): Promise<Search | null> {
  const rows = await db
    .updateTable('searches')
    .set({
      starts: sql<number>`starts + 1`,
      first_started_at: sql<number>`coalesce(first_started_at, ${at})`,
      status: sql<SearchStatus>`case when status = 'pending' then 'searching' else status end`,
    })
    .where('id', '=', searchId)
    .where(UNFINISHED)
    .where('starts', '<', SEARCH_MAX_STARTS)
    .returningAll()
    .execute();
  const [row] = rows;
  return row === undefined ? null : toSearch(row);
}

/** The run of a search that is its latest; an older one moves nothing any more. */
export type Run = { searchId: string; starts: number };

/** False where the run is no longer the latest, or the search has ended. */
export async function moveToValidating(db: Kysely<Database>, run: Run): Promise<boolean> {
  const rows = await db
    .updateTable('searches')
    .set({ status: 'validating' })
    .where('id', '=', run.searchId)
    .where('starts', '=', run.starts)
    .where(UNFINISHED)
    .returning('id')
    .execute();
  return rows.length === 1;
}

export type SearchEnd =
  | { status: 'completed'; resultCount: number; reason: EmptyReason | null }
  | { status: 'failed'; error: string };

/**
 * Ends the search; null where it has ended already, or where `run` is no longer its latest run.
 * A search without results costs nothing: the caller refunds it in the same transaction.
 */
export async function endSearch(
  tx: Transaction<Database>,
  searchId: string,
  end: SearchEnd,
  at: number,
  run?: Run,
): Promise<Search | null> {
  const resultCount = end.status === 'completed' ? end.resultCount : 0;
  let query = tx
    .updateTable('searches')
    .set({
      status: end.status,
      result_count: resultCount,
      reason: end.status === 'completed' ? end.reason : null,
      error: end.status === 'failed' ? end.error : null,
      completed_at: at,
      ...(resultCount === 0 ? { credits_used: 0 } : {}),
    })
    .where('id', '=', searchId)
    .where(UNFINISHED);
  if (run !== undefined) query = query.where('starts', '=', run.starts);
  const [row] = await query.returningAll().execute();
  return row === undefined ? null : toSearch(row);
}

const selectOwn = compileOnce<[searchId: string, teamId: string], SearchRow>((db) =>
  db
    .selectFrom('searches')
    .selectAll()
    .where('id', '=', argument<string>(0))
    .where('team_id', '=', argument<string>(1)),
);

/** The team's search with this id, or null. */
export async function findSearch(
  db: Kysely<Database>,
  teamId: string,
  searchId: string,
): Promise<Search | null> {
  const [row] = await selectOwn(db, searchId, teamId);
  return row === undefined ? null : toSearch(row);
}

/** The unfinished search with this id, of whatever team: for the worker that took its job. */
export async function findSearchForRun(db: Kysely<Database>, searchId: string): Promise<Search | null> {
  const row = await db
    .selectFrom('searches')
    .selectAll()
    .where('id', '=', searchId)
    .where(UNFINISHED)
    .executeTakeFirst();
  return row === undefined ? null : toSearch(row);
}

/** How many searches wait for a worker, of all teams; counts no further than `limit`. */
export async function countWaiting(db: Kysely<Database>, limit: number): Promise<number> {
  const [row] = await selectWaiting(db, limit);
  return row?.waiting ?? 0;
}

const selectWaiting = compileOnce<[limit: number], { waiting: number }>((db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('searches')
        .select('id')
        .where(sql<boolean>`status = 'pending'`)
        .where(UNFINISHED)
        .limit(argument<number>(0))
        .as('pending'),
    )
    .select(sql<number>`count(*)`.as('waiting')),
);

/** Unfinished searches that a worker first took up before this moment. */
export async function startedBefore(db: Kysely<Database>, moment: number): Promise<string[]> {
  const rows = await db
    .selectFrom('searches')
    .select('id')
    .where(UNFINISHED)
    .where('first_started_at', '<', moment)
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}

/** Searches that nobody has taken up since this moment, those that wait longest first. */
export async function waitingSince(
  db: Kysely<Database>,
  moment: number,
): Promise<{ id: string; teamId: string }[]> {
  return db
    .selectFrom('searches')
    .select(['id', 'team_id as teamId'])
    .where('status', '=', 'pending')
    .where(UNFINISHED)
    .where('created_at', '<', moment)
    .orderBy('created_at')
    .limit(100)
    .execute();
}

export type SearchRow = Database['searches'];

export function toSearch(row: SearchRow): Search {
  return {
    id: row.id,
    teamId: row.team_id,
    domain: row.domain,
    role: row.role as Role, // only parsed roles are inserted
    status: row.status,
    origin: row.origin,
    cached: row.cached === 1,
    resultsFrom: row.results_from,
    creditsUsed: row.credits_used,
    resultCount: row.result_count,
    reason: row.reason as EmptyReason | null, // likewise
    error: row.error,
    starts: row.starts,
    createdAt: row.created_at,
    firstStartedAt: row.first_started_at,
    completedAt: row.completed_at,
  };
}
