// Deliveries that a person asks for: a test event, and a delivery once more. Each is a delivery of its own, with an id
// of its own: a receiver that skips ids it has seen would else skip what somebody wants it to have.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { takeTurns } from '../../../db/take-turns.ts';
import { invalidRequest, notFound } from '../errors.ts';
import type { NewId } from '../ids.ts';
import type { Notifier } from '../notify.ts';
import { findEndpoint } from './endpoints.ts';
import { testEvent } from './event-body.ts';
import { announceDeliveries, insertDelivery } from './outbox.ts';
import { holdsSuppressed } from './targets.ts';

export type ByHandDeps = {
  db: Kysely<Database>;
  now: () => number;
  newId: NewId;
  notifier: Pick<Notifier, 'publish'>;
};

/** Sends a sample event to the endpoint, once. One at a time: asking again while it is under way is refused. */
export async function sendTestEvent(
  { db, now, newId, notifier }: ByHandDeps,
  teamId: string,
  endpointId: string,
): Promise<{ deliveryId: string }> {
  await checkEnabled({ db, now }, teamId, endpointId);
  const at = now();
  const deliveryId = await db.transaction().execute(async (tx) => {
    await takeTurns(tx, `webhook test ${endpointId}`);
    const waiting = await waitingByHand(tx, teamId, endpointId).where('is_test', '=', 1).executeTakeFirst();
    if (waiting !== undefined) throw invalidRequest('a test event is on its way already');
    const event = testEvent(teamId, newId(), at);
    return insertDelivery({ tx, newId }, { teamId, endpointId, event, at, isTest: true });
  });
  await announceDeliveries(notifier);
  return { deliveryId };
}

/** Sends the same body again, with six attempts of its own. Refused while it waits, or is under way again already. */
export async function redeliver(
  { db, now, newId, notifier }: ByHandDeps,
  teamId: string,
  deliveryId: string,
): Promise<{ deliveryId: string }> {
  const before = await db
    .selectFrom('webhook_deliveries')
    .select(['endpoint_id', 'event', 'body', 'status', 'is_test'])
    .where('team_id', '=', teamId)
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (before === undefined) throw notFound('Delivery');
  if (before.status === 'waiting') throw invalidRequest('the delivery is still waiting for its next attempt');
  const endpointId = before.endpoint_id;
  await checkEnabled({ db, now }, teamId, endpointId);
  const isTest = before.is_test === 1;
  if (!isTest && (await holdsSuppressed(db, teamId, before.body))) {
    throw invalidRequest('the delivery names somebody who is on the suppression list');
  }
  const repeated = await db.transaction().execute(async (tx) => {
    await takeTurns(tx, `webhook redelivery ${deliveryId}`);
    const waiting = await waitingByHand(tx, teamId, endpointId)
      .where('redelivery_of', '=', deliveryId)
      .executeTakeFirst();
    if (waiting !== undefined) throw invalidRequest('the delivery is being repeated already');
    return insertDelivery(
      { tx, newId },
      {
        teamId,
        endpointId,
        event: { event: before.event, body: before.body },
        at: now(),
        isTest,
        redeliveryOf: deliveryId,
      },
    );
  });
  await announceDeliveries(notifier);
  return { deliveryId: repeated };
}

async function checkEnabled(
  deps: { db: Kysely<Database>; now: () => number },
  teamId: string,
  endpointId: string,
): Promise<void> {
  const { enabled } = await findEndpoint(deps, teamId, endpointId);
  if (!enabled) throw invalidRequest('the endpoint is disabled; delete it and create it again');
}

function waitingByHand(tx: Transaction<Database>, teamId: string, endpointId: string) {
  return tx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('team_id', '=', teamId)
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'waiting')
    .limit(1);
}
