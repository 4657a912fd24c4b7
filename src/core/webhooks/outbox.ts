// The webhook outbox: rows written in the transaction of the terminal state, and the hint that something waits.
import type { Kysely, Transaction } from 'kysely';
import { argument, compileOnce } from '../../../db/compiled.ts';
import type { Database } from '../../../db/schema.ts';
import type { Result } from '../contract/answers.ts';
import type { NewId } from '../ids.ts';
import type { Notifier } from '../notify.ts';
import type { Search } from '../searches.ts';
import { searchEvent } from './event-body.ts';
import type { Event } from './event-body.ts';

/** Whoever sends listens here; the message says nothing. */
export const DELIVERY_CHANNEL = 'webhooks';

const selectEnabled = compileOnce<[teamId: string], { id: string }>((db) =>
  db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('team_id', '=', argument<string>(0))
    .where('enabled', '=', 1),
);

/** The endpoints of the team that take deliveries now. */
export async function enabledEndpoints(db: Kysely<Database>, teamId: string): Promise<string[]> {
  return (await selectEnabled(db, teamId)).map((row) => row.id);
}

/**
 * Writes one delivery per enabled endpoint for a search that has just ended. Nothing for searches of the tool server,
 * and nothing where nobody listens. Answers whether anything waits now: then announce it after the commit.
 */
export async function recordSearchEvent(
  { tx, newId }: { tx: Transaction<Database>; newId: NewId },
  search: Search,
  finds: readonly Result[],
  at: number,
): Promise<boolean> {
  if (search.origin === 'tool') return false;
  const endpoints = await enabledEndpoints(tx, search.teamId);
  if (endpoints.length === 0) return false;
  const event = searchEvent(search, finds, at);
  const { teamId } = search;
  await insertDeliveries(
    { tx, newId },
    endpoints.map((endpointId) => ({ teamId, endpointId, event, at })),
  );
  return true;
}

export type NewDelivery = {
  teamId: string;
  endpointId: string;
  event: Event;
  /** When it may be sent: at once. */
  at: number;
  isTest?: boolean;
  redeliveryOf?: string;
};

/** At least one. Answers their ids, in the same order. */
export async function insertDeliveries(
  { tx, newId }: { tx: Transaction<Database>; newId: NewId },
  deliveries: readonly NewDelivery[],
): Promise<string[]> {
  const rows = deliveries.map(({ teamId, endpointId, event, at, isTest = false, redeliveryOf }) => ({
    id: newId(),
    team_id: teamId,
    endpoint_id: endpointId,
    event: event.event,
    body: event.body,
    status: 'waiting' as const,
    attempts: 0,
    created_at: at,
    next_attempt_at: at,
    is_test: isTest ? (1 as const) : (0 as const),
    redelivery_of: redeliveryOf ?? null,
  }));
  await tx.insertInto('webhook_deliveries').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Answers the id of the delivery. */
export async function insertDelivery(
  deps: { tx: Transaction<Database>; newId: NewId },
  delivery: NewDelivery,
): Promise<string> {
  const [id] = await insertDeliveries(deps, [delivery]);
  if (id === undefined) throw new Error('a delivery that was written has no id');
  return id;
}

/** After the commit. Never throws: who misses it looks by itself a second later. */
export async function announceDeliveries(notifier: Pick<Notifier, 'publish'>): Promise<void> {
  await notifier.publish(DELIVERY_CHANNEL, '');
}
