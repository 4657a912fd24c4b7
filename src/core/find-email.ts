// Starts a search, or answers from the team's cache: the one place where a credit is spent.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database, SearchOrigin } from '../../db/schema.ts';
import { cachedAnswer } from './cache.ts';
import type { CachedAnswer } from './cache.ts';
import type { Caller } from './caller.ts';
import type { FindEmailRequest } from './contract/requests.ts';
import { SEARCH_PRICE_CREDITS, chargeSearch } from './credits.ts';
import { alreadyRunning, insufficientCredits, queueFull } from './errors.ts';
import type { NewId } from './ids.ts';
import type { Jobs } from './jobs/port.ts';
import { countWaiting, insertSearch, runningSearchId } from './searches.ts';
import type { Search } from './searches.ts';
import { enabledEndpoints, recordSearchEvent } from './webhooks.ts';

/** The queue of searches; its payload is `{ searchId }`. */
export const SEARCH_QUEUE = 'search';

const DAY_MS = 86_400_000;
/** About what a full queue takes to shrink by a handful. */
const QUEUE_RETRY_SECONDS = 10;
/** A running match that ends between our two looks at it; more in a row is no accident. */
const RACE_TRIES = 3;

export type FindEmailDeps = {
  db: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  now: () => number;
  newId: NewId;
  cacheDays: number;
  /** Most searches that may wait for a worker. */
  queueLimit: number;
};

/**
 * One question of a team. Answers the id of the search that will hold, or already holds, the answer.
 * Throws `already_running` (with that search's id), `queue_full`, `insufficient_credits`; then nothing was charged.
 */
export async function findEmail(
  deps: FindEmailDeps,
  caller: Caller,
  request: FindEmailRequest,
  origin: SearchOrigin,
): Promise<{ searchId: string }> {
  const question = { teamId: caller.teamId, domain: request.url, role: request.role };
  for (let attempt = 1; ; attempt += 1) {
    const running = await runningSearchId(deps.db, question.teamId, question.domain, question.role);
    if (running !== null) throw alreadyRunning(running);
    if (!request.forceRefresh) {
      const oldest = deps.now() - deps.cacheDays * DAY_MS;
      const cached = await cachedAnswer(deps.db, question, oldest);
      if (cached !== null) return answerFromCache(deps, caller, request, origin, cached);
    }
    const searchId = await startFresh(deps, caller, request, origin);
    if (searchId !== null) return { searchId };
    if (attempt === RACE_TRIES) throw new Error('a matching search kept starting and ending');
  }
}

/** Null where a matching search was started by somebody else in the same moment. */
async function startFresh(
  deps: FindEmailDeps,
  caller: Caller,
  request: FindEmailRequest,
  origin: SearchOrigin,
): Promise<string | null> {
  if ((await countWaiting(deps.db, deps.queueLimit)) >= deps.queueLimit) throw queueFull(QUEUE_RETRY_SECONDS);
  const searchId = deps.newId();
  return deps.db.transaction().execute(async (tx) => {
    const inserted = await insertSearch(tx, {
      id: searchId,
      teamId: caller.teamId,
      domain: request.url,
      role: request.role,
      origin,
      askedBy: caller.keyId ?? caller.userId ?? null,
      forced: request.forceRefresh,
      creditsUsed: SEARCH_PRICE_CREDITS,
      createdAt: deps.now(),
    });
    if (!inserted) return null;
    const paid = await chargeSearch({ ...deps, tx }, caller.teamId, searchId);
    if (!paid) throw insufficientCredits(); // rolls the search back
    await deps.jobs.enqueue(tx, SEARCH_QUEUE, { searchId }, { group: caller.teamId });
    return searchId;
  });
}

type CachedArguments = [
  id: string,
  teamId: string,
  domain: string,
  role: string,
  origin: SearchOrigin,
  askedBy: string | null,
  resultsFrom: string,
  resultCount: number,
  at: number,
];

const insertCached = compileOnce<CachedArguments, { id: string }>((db) =>
  db.insertInto('searches').values({
    id: argument(0),
    team_id: argument(1),
    domain: argument(2),
    role: argument(3),
    status: sql.lit('completed'),
    origin: argument(4),
    asked_by: argument(5),
    forced: sql.lit(0),
    cached: sql.lit(1),
    results_from: argument(6),
    credits_used: sql.lit(0),
    result_count: argument(7),
    reason: null,
    error: null,
    starts: sql.lit(0),
    created_at: argument(8),
    first_started_at: null,
    completed_at: argument(8),
  }),
);

const countSearch = compileOnce<[teamId: string], never>((db) =>
  db
    .updateTable('team_totals')
    .set({ search_count: sql<number>`search_count + 1` })
    .where('team_id', '=', argument<string>(0)),
);

/** A hit is a search of its own, finished at once and free. */
async function answerFromCache(
  deps: FindEmailDeps,
  caller: Caller,
  request: FindEmailRequest,
  origin: SearchOrigin,
  cached: CachedAnswer,
): Promise<{ searchId: string }> {
  const searchId = deps.newId();
  const at = deps.now();
  const askedBy = caller.keyId ?? caller.userId ?? null;
  const listeners = await enabledEndpoints(deps.db, caller.teamId);
  await deps.db.transaction().execute(async (tx) => {
    await insertCached(
      tx,
      searchId,
      caller.teamId,
      request.url,
      request.role,
      origin,
      askedBy,
      cached.searchId,
      cached.finds.length,
      at,
    );
    await countSearch(tx, caller.teamId);
    if (listeners.length > 0) {
      await recordSearchEvent(
        { ...deps, tx },
        cachedSearch(searchId, caller, request, origin, cached, at),
        cached.finds,
        at,
      );
    }
  });
  return { searchId };
}

function cachedSearch(
  id: string,
  caller: Caller,
  request: FindEmailRequest,
  origin: SearchOrigin,
  cached: CachedAnswer,
  at: number,
): Search {
  return {
    id,
    teamId: caller.teamId,
    domain: request.url,
    role: request.role,
    status: 'completed',
    origin,
    cached: true,
    resultsFrom: cached.searchId,
    creditsUsed: 0,
    resultCount: cached.finds.length,
    reason: null,
    error: null,
    starts: 0,
    createdAt: at,
    firstStartedAt: null,
    completedAt: at,
  };
}
