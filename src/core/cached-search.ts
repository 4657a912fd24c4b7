// A cache hit: a search of its own, finished at once and free.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database, SearchOrigin } from '../../db/schema.ts';
import type { CachedAnswer } from './cache.ts';
import type { Caller } from './caller.ts';
import type { FindEmailRequest } from './contract/requests.ts';
import type { NewId } from './ids.ts';
import type { Notifier } from './notify.ts';
import { countOnDay } from './search-days.ts';
import type { Search } from './searches.ts';
import { announceDeliveries, enabledEndpoints, recordSearchEvent } from './webhooks/outbox.ts';

/** Stores it, counts it, and tells those who listen. Answers its id. */
export async function insertCachedSearch(
  deps: {
    db: Kysely<Database>;
    now: () => number;
    newId: NewId;
    notifier: Pick<Notifier, 'publish'>;
  },
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
    await countOnDay(tx, { teamId: caller.teamId, createdAt: at }, { searches: 1, finds: 1 });
    if (listeners.length > 0) {
      await recordSearchEvent(
        { ...deps, tx },
        cachedSearch(searchId, caller, request, origin, cached, at),
        cached.finds,
        at,
      );
    }
  });
  if (listeners.length > 0) await announceDeliveries(deps.notifier);
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
