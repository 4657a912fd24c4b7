// Runs a search that was started: the engine with no transaction open, then one transaction for all that it changes.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Discover, Discovery, Find, MailRecheck } from '../engine/discovery.ts';
import { askEngine } from './ask-engine.ts';
import type { NewId } from './ids.ts';
import type { Jobs } from './jobs/port.ts';
import { enqueueRecheck } from './mail-recheck.ts';
import type { Notifier } from './notify.ts';
import { giveBackThrough } from './connection-spend.ts';
import { refundSearch } from './credits.ts';
import { insertResults, keepBest } from './results.ts';
import { recordSightings } from './sightings.ts';
import { countOnDay } from './search-days.ts';
import { endSearch, findSearchForRun, moveToValidating, startRun, startedBefore } from './searches.ts';
import type { Run, Search, SearchEnd } from './searches.ts';
import { announceDeliveries, recordSearchEvent } from './webhooks/outbox.ts';

/** Whoever waits for a search listens here; the message is its id. */
export const SEARCH_CHANNEL = 'search';

/** No search stays unfinished for more than two minutes after its first start: the sweep ends it a little before. */
export const SEARCH_MAX_RUN_MS = 110_000;

const INTERRUPTED = 'The search was interrupted too often';
const NO_SUCH_DOMAIN = 'The domain does not resolve';
const INTERNAL = 'Internal error';

export type RunSearchDeps = {
  db: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  discover: Discover;
  notifier: Pick<Notifier, 'publish'>;
  now: () => number;
  newId: NewId;
  deadlineMs: number;
  /** An engine that threw; the search fails and is refunded, and the log has the rest. */
  onError(error: unknown, searchId: string): void;
};

/**
 * Takes a search to its end. Does nothing for one that has ended. Safe to be called twice for one search: only the
 * latest run moves it. Rejects where `signal` aborted the run: then the search goes back to the queue.
 */
export async function runSearch(deps: RunSearchDeps, searchId: string, signal: AbortSignal): Promise<void> {
  const search = await startRun(deps.db, searchId, deps.now());
  if (search === null) {
    const left = await findSearchForRun(deps.db, searchId);
    if (left !== null) await end(deps, searchId, { status: 'failed', error: INTERRUPTED }, []);
    return;
  }
  await announce(deps, searchId);
  const run: Run = { searchId, starts: search.starts };
  let outcome: Conclusion;
  try {
    outcome = conclude(
      await askEngine(
        deps,
        { domain: search.domain, role: search.role },
        {
          teamId: search.teamId,
          deadlineMs: deadlineOf(deps, search),
          signal,
          onValidating: async () => {
            if (await moveToValidating(deps.db, run)) await announce(deps, searchId);
          },
        },
      ),
    );
  } catch (error) {
    if (signal.aborted) throw error;
    deps.onError(error, searchId);
    outcome = { end: { status: 'failed', error: INTERNAL }, finds: [] };
  }
  await end(deps, searchId, outcome.end, outcome.finds, run, outcome.putOff);
}

/** Ends and refunds what has run for too long, whatever became of its workers. Answers how many. */
export async function sweepSearches(deps: RunSearchDeps): Promise<number> {
  const overdue = await startedBefore(deps.db, deps.now() - SEARCH_MAX_RUN_MS);
  for (const searchId of overdue) {
    await end(deps, searchId, { status: 'failed', error: INTERRUPTED }, []);
  }
  return overdue.length;
}

/** A search that was taken up again has only what its first start has left it. */
function deadlineOf(deps: RunSearchDeps, search: Search): number {
  const spent = deps.now() - (search.firstStartedAt ?? deps.now());
  return Math.max(0, Math.min(deps.deadlineMs, SEARCH_MAX_RUN_MS - spent));
}

type Conclusion = { end: SearchEnd; finds: readonly Find[]; putOff?: MailRecheck | undefined };

function conclude(discovery: Discovery): Conclusion {
  switch (discovery.outcome) {
    case 'found': {
      const { putOff } = discovery;
      const finds = keepBest(discovery.finds);
      return { end: { status: 'completed', resultCount: finds.length, reason: null }, finds, putOff };
    }
    case 'empty': {
      const { reason, putOff } = discovery;
      return { end: { status: 'completed', resultCount: 0, reason }, finds: [], putOff };
    }
    case 'no_such_domain':
      return { end: { status: 'failed', error: NO_SUCH_DOMAIN }, finds: [] };
  }
}

/** Terminal state, results, sightings, refund and events: all or nothing. */
async function end(
  deps: RunSearchDeps,
  searchId: string,
  how: SearchEnd,
  finds: readonly Find[],
  run?: Run,
  putOff?: MailRecheck,
): Promise<void> {
  const at = deps.now();
  const told = await deps.db.transaction().execute(async (tx) => {
    const search = await endSearch(tx, searchId, how, at, run);
    if (search === null) return null;
    if (search.resultCount === 0) {
      await refundSearch({ ...deps, tx }, search.teamId, search.id);
      await giveBackThrough(tx, search.teamId, search.id);
    }
    await insertResults(tx, search, finds, at);
    await recordSightings(tx, search, finds, at);
    if (putOff !== undefined)
      await enqueueRecheck(deps, tx, { teamId: search.teamId, tries: 0, recheck: putOff });
    if (search.resultCount > 0) await countOnDay(tx, search, { finds: 1 });
    return { isWaitedFor: await recordSearchEvent({ ...deps, tx }, search, finds, at) };
  });
  if (told === null) return;
  await announce(deps, searchId);
  if (told.isWaitedFor) await announceDeliveries(deps.notifier);
}

async function announce(deps: RunSearchDeps, searchId: string): Promise<void> {
  await deps.notifier.publish(SEARCH_CHANNEL, searchId);
}
