// What became of attempts: the log, the next attempt, the end of a delivery, and the endpoint that fails too often.
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { argument, compileOnce } from '../../../db/compiled.ts';
import type { Database } from '../../../db/schema.ts';
import type { DeliveryStatus } from '../../../db/schema-webhooks.ts';
import type { Claimed } from './claims.ts';

export const ATTEMPTS_MAX = 6;
/** From the failure of an attempt to the next one. */
export const RETRY_DELAYS_MS = [60_000, 120_000, 240_000, 480_000, 960_000] as const;
/** Failed deliveries in a row that disable an endpoint. */
export const FAILURES_MAX = 20;
/** Few enough that nobody waits for the transaction. */
const DROP_BATCH = 500;

export type Outcome = {
  delivery: Claimed;
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number;
} & ({ status: number } | { /** One word for why there is no status. */ failure: string });

type Fate = { status: DeliveryStatus; nextAttemptAt: number | null };

/** Whether the receiver has taken it. */
function isTaken(outcome: Outcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

/** A test is sent once: whoever looks at it presses the button again. */
function fateOf(outcome: Outcome): Fate {
  if (isTaken(outcome)) return { status: 'delivered', nextAttemptAt: null };
  const delay = outcome.delivery.isTest ? undefined : RETRY_DELAYS_MS[outcome.delivery.attempt - 1];
  if (delay === undefined) return { status: 'failed', nextAttemptAt: null };
  return { status: 'waiting', nextAttemptAt: outcome.endedAt + delay };
}

/**
 * Settles these attempts, at least one, in one transaction, in the order in which they ended. An attempt whose claim others have taken
 * over is theirs to settle. Answers the endpoints that are disabled by it: drop what waits for them.
 */
export async function settleAttempts(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const moved = await moveDeliveries(
      tx,
      outcomes.map((outcome) => ({ outcome, fate: fateOf(outcome) })),
    );
    await logAttempts(tx, moved);
    const streaks = new Map<string, Streak>();
    for (const { outcome, fate } of moved) {
      if (fate.status !== 'waiting' && !outcome.delivery.isTest) count(streaks, outcome, fate);
    }
    // In one order everywhere, so that two processes never wait for each other.
    const ordered = [...streaks].sort(([a], [b]) => (a < b ? -1 : 1));
    const disabled: string[] = [];
    for (const [endpointId, streak] of ordered) {
      if (await applyStreak(tx, endpointId, streak)) disabled.push(endpointId);
    }
    return disabled;
  });
}

/** Drops all that waits for the endpoint. Answers how many. */
export async function dropWaiting(db: Kysely<Database>, endpointId: string, at: number): Promise<number> {
  let dropped = 0;
  let batch: number;
  do {
    const rows = await db
      .updateTable('webhook_deliveries')
      .set({ status: 'dropped', next_attempt_at: null, claimed_by: null, finished_at: at })
      .where('status', '=', 'waiting')
      .where('id', 'in', (query) =>
        query
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('endpoint_id', '=', endpointId)
          .where(sql<boolean>`status = 'waiting'`)
          .limit(DROP_BATCH),
      )
      .returning('id')
      .execute();
    batch = rows.length;
    dropped += batch;
  } while (batch === DROP_BATCH);
  return dropped;
}

/** Drops one that is claimed: it may not be sent any more. */
export async function dropClaimed(db: Kysely<Database>, { id, claim }: Claimed, at: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'dropped', next_attempt_at: null, claimed_by: null, finished_at: at })
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .where('status', '=', 'waiting')
    .execute();
}

type Settled = { outcome: Outcome; fate: Fate };

/** Moves those whose claim still holds; answers them. One statement for all: each would wait for its answer. */
async function moveDeliveries(
  tx: Transaction<Database>,
  settled: readonly Settled[],
): Promise<readonly Settled[]> {
  const rows = settled.map(({ outcome: { delivery, endedAt }, fate }) => {
    const finishedAt = fate.status === 'waiting' ? null : endedAt;
    return sql`(${delivery.id}, ${delivery.claim}, ${fate.status}, cast(${delivery.attempt} as integer),
      cast(${fate.nextAttemptAt} as bigint), cast(${finishedAt} as bigint))`;
  });
  const moved = await sql<{ id: string }>`
    with ended (id, claim, status, attempts, next_attempt_at, finished_at) as (values ${sql.join(rows)})
    update webhook_deliveries
    set status = ended.status, attempts = ended.attempts, next_attempt_at = ended.next_attempt_at,
      finished_at = ended.finished_at, claimed_by = null
    from ended
    where webhook_deliveries.id = ended.id and webhook_deliveries.claimed_by = ended.claim
      and webhook_deliveries.status = 'waiting'
    returning webhook_deliveries.id`.execute(tx);
  const ids = new Set(moved.rows.map(({ id }) => id));
  return settled.filter(({ outcome }) => ids.has(outcome.delivery.id));
}

async function logAttempts(tx: Transaction<Database>, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const rows = settled.map(({ outcome }) => ({
    delivery_id: outcome.delivery.id,
    attempt: outcome.delivery.attempt,
    team_id: outcome.delivery.teamId,
    at: outcome.startedAt,
    duration_ms: Math.max(0, outcome.endedAt - outcome.startedAt),
    status: 'status' in outcome ? outcome.status : null,
    failure: 'failure' in outcome ? outcome.failure : null,
  }));
  await tx.insertInto('webhook_attempts').values(rows).execute();
}

/** What the deliveries of one endpoint that have ended just now say, in their order. */
type Streak = {
  /** Failed ones before the first success. */
  before: number;
  hadSuccess: boolean;
  /** Failed ones since the last success. */
  since: number;
  at: number;
};

function count(streaks: Map<string, Streak>, { delivery, endedAt }: Outcome, fate: Fate): void {
  const streak = streaks.get(delivery.endpointId) ?? { before: 0, hadSuccess: false, since: 0, at: endedAt };
  streaks.set(delivery.endpointId, streak);
  streak.at = endedAt;
  if (fate.status === 'delivered') {
    streak.hadSuccess = true;
    streak.since = 0;
  } else {
    streak.since += 1;
    if (!streak.hadSuccess) streak.before += 1;
  }
}

const forgiveFailures = compileOnce<[endpointId: string], never>((db) =>
  db
    .updateTable('webhook_endpoints')
    .set({ consecutive_failures: 0 })
    .where('id', '=', argument<string>(0))
    .where('consecutive_failures', '>', 0)
    .where('enabled', '=', 1),
);

/** Whether the endpoint is disabled by it. */
async function applyStreak(tx: Transaction<Database>, endpointId: string, streak: Streak): Promise<boolean> {
  if (streak.before > 0 && (await addFailures(tx, endpointId, streak.before, streak.at))) return true;
  if (!streak.hadSuccess) return false;
  await forgiveFailures(tx, endpointId);
  return streak.since > 0 && addFailures(tx, endpointId, streak.since, streak.at);
}

async function addFailures(
  tx: Transaction<Database>,
  endpointId: string,
  failures: number,
  at: number,
): Promise<boolean> {
  const [row] = await tx
    .updateTable('webhook_endpoints')
    .set({ consecutive_failures: sql<number>`consecutive_failures + ${failures}` })
    .where('id', '=', endpointId)
    .where('enabled', '=', 1)
    .returning('consecutive_failures')
    .execute();
  if (row === undefined || row.consecutive_failures < FAILURES_MAX) return false;
  await tx
    .updateTable('webhook_endpoints')
    .set({ enabled: 0, disabled_at: at })
    .where('id', '=', endpointId)
    .execute();
  return true;
}
