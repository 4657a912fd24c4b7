// The delivery log of an endpoint, newest first: what was sent, every attempt, and what comes next. Kept for a month.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { DeliveryStatus, WebhookEvent } from '../../../db/schema-webhooks.ts';
import { cutPage } from '../cursor.ts';
import type { Cursors } from '../cursor.ts';
import { addressDomain, checkSuppression } from '../suppression.ts';
import { readBody, withoutResults } from './event-body.ts';
import { findEndpoint } from './endpoints.ts';

const LOG_MS = 30 * 86_400_000;
/** Few enough that nobody waits for the transaction. */
const REMOVE_BATCH = 500;

export type Attempt = {
  /** 1 to 6. */
  attempt: number;
  at: number;
  durationMs: number;
  /** The HTTP status; null where there was none. */
  status: number | null;
  /** One word for why there was none; null where there was one. */
  failure: string | null;
};

export type Delivery = {
  deliveryId: string;
  event: WebhookEvent;
  status: DeliveryStatus;
  isTest: boolean;
  redeliveryOf: string | null;
  searchId: string;
  domain: string;
  role: string;
  /** The exact bytes of every attempt; without those who have asked to be left alone since. */
  body: string;
  createdAt: number;
  /** null once it has ended, and while an attempt is under way. */
  nextAttemptAt: number | null;
  finishedAt: number | null;
  attempts: Attempt[];
};

export type DeliveryPage = { deliveries: Delivery[]; nextCursor: string | null; isDone: boolean };

export type LogDeps = { db: Kysely<Database>; now: () => number; cursors: Cursors };

export type DeliveryQuestion = {
  endpointId: string;
  limit: number;
  cursor?: string | undefined;
  /** Only those that stand so. */
  status?: DeliveryStatus | undefined;
};

/** One page of the endpoint's deliveries; `not_found` for an endpoint of another team. */
export async function listDeliveries(
  { db, now, cursors }: LogDeps,
  teamId: string,
  { endpointId, limit, cursor, status }: DeliveryQuestion,
): Promise<DeliveryPage> {
  await findEndpoint({ db, now }, teamId, endpointId);
  const list = `webhook-deliveries ${endpointId} ${status ?? 'all'}`;
  let query = db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('endpoint_id', '=', endpointId);
  if (status !== undefined) query = query.where('status', '=', status);
  if (cursor !== undefined) {
    const { at, id } = cursors.read(list, teamId, cursor);
    query = query.where(sql<boolean>`(created_at, id) < (${at}, ${id})`);
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, nextCursor, isDone } = cutPage(rows, limit, (last) =>
    cursors.issue(list, teamId, { at: last.created_at, id: last.id }),
  );
  const attempts = await attemptsOf(
    db,
    teamId,
    page.map(({ id }) => id),
  );
  const shown = await withoutSuppressed(db, teamId, page);
  return { deliveries: shown.map((row) => toDelivery(row, attempts.get(row.id) ?? [])), nextCursor, isDone };
}

/** Who has asked to be left alone since is in no body that is shown. */
async function withoutSuppressed(
  db: Kysely<Database>,
  teamId: string,
  rows: readonly DeliveryRow[],
): Promise<DeliveryRow[]> {
  const bodies = rows.filter((row) => row.is_test === 0).map((row) => readBody(row.body));
  const suppressed = await checkSuppression(
    db,
    teamId,
    bodies.flatMap(({ domain, results }) => [domain, ...results.map(({ email }) => addressDomain(email))]),
  );
  return rows.map((row) => {
    const { domain } = readBody(row.body);
    return { ...row, body: withoutResults(row.body, (result) => suppressed.find({ ...result, domain })) };
  });
}

async function attemptsOf(
  db: Kysely<Database>,
  teamId: string,
  deliveryIds: readonly string[],
): Promise<Map<string, Attempt[]>> {
  const byDelivery = new Map<string, Attempt[]>();
  if (deliveryIds.length === 0) return byDelivery;
  const rows = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('delivery_id', 'in', deliveryIds)
    .orderBy('attempt')
    .execute();
  for (const { delivery_id: id, attempt, at, duration_ms: durationMs, status, failure } of rows) {
    byDelivery.set(id, [...(byDelivery.get(id) ?? []), { attempt, at, durationMs, status, failure }]);
  }
  return byDelivery;
}

type DeliveryRow = {
  id: string;
  event: WebhookEvent;
  body: string;
  status: DeliveryStatus;
  is_test: number;
  redelivery_of: string | null;
  created_at: number;
  next_attempt_at: number | null;
  finished_at: number | null;
  claimed_by: string | null;
};

function toDelivery(row: DeliveryRow, attempts: Attempt[]): Delivery {
  const { searchId, domain, role } = readBody(row.body);
  return {
    deliveryId: row.id,
    event: row.event,
    status: row.status,
    isTest: row.is_test === 1,
    redeliveryOf: row.redelivery_of,
    searchId,
    domain,
    role,
    body: row.body,
    createdAt: row.created_at,
    nextAttemptAt: row.claimed_by === null ? row.next_attempt_at : null,
    finishedAt: row.finished_at,
    attempts,
  };
}

/** Removes what ended a month ago, or where results are kept for less, that long ago; the log of attempts with it. */
export async function removeOldDeliveries({
  db,
  now,
  retentionMs,
}: {
  db: Kysely<Database>;
  now: () => number;
  retentionMs: number;
}): Promise<void> {
  const before = now() - Math.min(LOG_MS, retentionMs);
  let removed: number;
  do {
    const rows = await db
      .deleteFrom('webhook_deliveries')
      .where('id', 'in', (query) =>
        query
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('finished_at', '<', before)
          .orderBy('finished_at')
          .limit(REMOVE_BATCH),
      )
      .returning('id')
      .execute();
    removed = rows.length;
  } while (removed === REMOVE_BATCH);
}
