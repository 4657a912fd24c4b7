// Starts a search, or answers from the team's cache: the one place where a credit is spent.
import type { Kysely, Transaction } from 'kysely';
import type { Database, SearchOrigin } from '../../db/schema.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { cachedAnswer } from './cache.ts';
import { insertCachedSearch } from './cached-search.ts';
import type { Caller } from './caller.ts';
import type { FindEmailRequest } from './contract/requests.ts';
import { SEARCH_PRICE_CREDITS, chargeSearch } from './credits.ts';
import { secondsToNextDay, spendThrough } from './connection-spend.ts';
import { alreadyRunning, dailyLimitReached, insufficientCredits, queueFull } from './errors.ts';
import type { NewId } from './ids.ts';
import type { Jobs } from './jobs/port.ts';
import type { Notifier } from './notify.ts';
import { countOnDay } from './search-days.ts';
import { countWaiting, insertSearch, runningSearchId } from './searches.ts';

/** The queue of searches; its payload is `{ searchId }`. */
export const SEARCH_QUEUE = 'search';

const DAY_MS = 86_400_000;
/** About what a full queue takes to shrink by a handful. */
const QUEUE_RETRY_SECONDS = 10;
/** So near to a full queue those who ask take turns: more than ask at one moment, so that none passes the limit. */
const QUEUE_NEARLY_FULL = 256;
const QUEUE_TURNS = 'find-email: queue';
/** A running match that ends between our two looks at it; more in a row is no accident. */
const RACE_TRIES = 3;

export type FindEmailDeps = {
  db: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  notifier: Pick<Notifier, 'publish'>;
  now: () => number;
  newId: NewId;
  cacheDays: number;
  /** Most searches that may wait for a worker. */
  queueLimit: number;
};

/**
 * One question of a team. Answers the id of the search that will hold, or already holds, the answer.
 * Throws `already_running` (with that search's id), `queue_full`, `insufficient_credits`, `daily_limit_reached`;
 * then nothing was charged.
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
      if (cached !== null) return insertCachedSearch(deps, caller, request, origin, cached);
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
  const isNearlyFull = (await checkQueue(deps.db, deps.queueLimit)) > deps.queueLimit - QUEUE_NEARLY_FULL;
  const searchId = deps.newId();
  return deps.db.transaction().execute(async (tx) => {
    if (isNearlyFull) {
      await takeTurns(tx, QUEUE_TURNS);
      await checkQueue(tx, deps.queueLimit);
    }
    const at = deps.now();
    const inserted = await insertSearch(tx, {
      id: searchId,
      teamId: caller.teamId,
      domain: request.url,
      role: request.role,
      origin,
      askedBy: caller.keyId ?? caller.userId ?? null,
      forced: request.forceRefresh,
      creditsUsed: SEARCH_PRICE_CREDITS,
      createdAt: at,
    });
    if (!inserted) return null;
    const paid = await chargeSearch({ ...deps, tx }, caller.teamId, searchId);
    if (!paid) throw insufficientCredits(); // rolls the search back
    await countOnDay(tx, { teamId: caller.teamId, createdAt: at }, { searches: 1 });
    await checkDailyLimit(tx, caller, searchId, at);
    await enqueueSearch(deps.jobs, tx, { id: searchId, teamId: caller.teamId });
    return searchId;
  });
}

/** Counts the charge against the connection; throwing rolls search and charge back. */
async function checkDailyLimit(
  tx: Transaction<Database>,
  { teamId, connection }: Caller,
  searchId: string,
  at: number,
): Promise<void> {
  if (connection === undefined) return;
  const isWithin = await spendThrough(tx, connection, { teamId, searchId, at });
  if (!isWithin) throw dailyLimitReached(connection.dailyCreditCap ?? 0, secondsToNextDay(at));
}

/** Puts the search into the queue; once, however often, while its job waits for its first start. */
export async function enqueueSearch(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Transaction<Database>,
  { id, teamId }: { id: string; teamId: string },
): Promise<void> {
  await jobs.enqueue(tx, SEARCH_QUEUE, { searchId: id }, { key: id, group: teamId });
}

/** How many searches wait; throws `queue_full` where no more may. */
async function checkQueue(db: Kysely<Database>, limit: number): Promise<number> {
  const waiting = await countWaiting(db, limit);
  if (waiting >= limit) throw queueFull(QUEUE_RETRY_SECONDS);
  return waiting;
}
