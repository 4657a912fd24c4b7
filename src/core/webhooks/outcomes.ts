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
 * Settles these attempts in one transaction, in the order in which they ended. An attempt whose claim others have taken
 * over is theirs to settle. Answers the endpoints that are disabled by it: drop what waits for them.
 */
export async function settleAttempts(db: Kysely<Database>, outcomes: readonly Outcome[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const streaks = new Map<string, Streak>();
    for (const outcome of outcomes) {
      const fate = fateOf(outcome);
      if (!(await moveDelivery(tx, outcome, fate))) continue;
      await logAttempt(tx, outcome);
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

type MoveArguments = [
  status: DeliveryStatus,
  attempts: number,
  nextAttemptAt: number | null,
  finishedAt: number | null,
  id: string,
  claim: string,
];

const moveClaimed = compileOnce<MoveArguments, { id: string }>((db) =>
  db
    .updateTable('webhook_deliveries')
    .set({
      status: argument(0),
      attempts: argument(1),
      next_attempt_at: argument(2),
      finished_at: argument(3),
      claimed_by: null,
    })
    .where('id', '=', argument<string>(4))
    .where('claimed_by', '=', argument<string>(5))
    .where('status', '=', 'waiting')
    .returning('id'),
);

async function moveDelivery(tx: Transaction<Database>, outcome: Outcome, fate: Fate): Promise<boolean> {
  const { delivery, endedAt } = outcome;
  const finishedAt = fate.status === 'waiting' ? null : endedAt;
  const moved = await moveClaimed(
    tx,
    fate.status,
    delivery.attempt,
    fate.nextAttemptAt,
    finishedAt,
    delivery.id,
    delivery.claim,
  );
  return moved.length === 1;
}

type LogArguments = [
  deliveryId: string,
  attempt: number,
  teamId: string,
  at: number,
  durationMs: number,
  status: number | null,
  failure: string | null,
];

const insertAttempt = compileOnce<LogArguments, never>((db) =>
  db.insertInto('webhook_attempts').values({
    delivery_id: argument<string>(0),
    attempt: argument<number>(1),
    team_id: argument<string>(2),
    at: argument<number>(3),
    duration_ms: argument<number>(4),
    status: argument<number | null>(5),
    failure: argument<string | null>(6),
  }),
);

async function logAttempt(tx: Transaction<Database>, outcome: Outcome): Promise<void> {
  const { delivery, startedAt, endedAt } = outcome;
  await insertAttempt(
    tx,
    delivery.id,
    delivery.attempt,
    delivery.teamId,
    startedAt,
    Math.max(0, endedAt - startedAt),
    'status' in outcome ? outcome.status : null,
    'failure' in outcome ? outcome.failure : null,
  );
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
