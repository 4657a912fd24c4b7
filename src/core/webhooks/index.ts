// Webhooks as people and the operator handle them; every call is of one team. Who may change something is decided before.
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Cursors } from '../cursor.ts';
import type { NewId } from '../ids.ts';
import type { Notifier } from '../notify.ts';
import { redeliver, sendTestEvent } from './by-hand.ts';
import { listDeliveries } from './delivery-log.ts';
import type { DeliveryPage, DeliveryQuestion } from './delivery-log.ts';
import { createEndpoint, findEndpoint, listEndpoints, removeEndpoint, rotateSecret } from './endpoints.ts';
import type { Endpoint, NewEndpoint } from './endpoints.ts';
import type { Sealing } from './signing-secret.ts';

export type WebhooksDeps = {
  db: Kysely<Database>;
  now: () => number;
  newId: NewId;
  sealing: Sealing;
  cursors: Cursors;
  notifier: Pick<Notifier, 'publish'>;
  /** The URL as it will be asked; throws `invalid_request` for one that may not be. */
  checkUrl(url: string): Promise<string>;
};

export type Webhooks = {
  /** Oldest first, at most 10. */
  list(teamId: string): Promise<Endpoint[]>;
  /** Throws `not_found`. */
  find(teamId: string, endpointId: string): Promise<Endpoint>;
  /** The answer is the only place where the secret ever stands. Throws `invalid_request`. */
  create(endpoint: NewEndpoint): Promise<{ endpointId: string; secret: string }>;
  /** With its log; what waits is never sent. Throws `not_found`. */
  remove(teamId: string, endpointId: string): Promise<void>;
  /** Another secret; until `previousUntil` the one before signs as well. Throws `not_found`, `invalid_request`. */
  rotateSecret(teamId: string, endpointId: string): Promise<{ secret: string; previousUntil: number }>;
  /** The log, newest first. Throws `not_found`, and `invalid_request` for a foreign cursor. */
  deliveries(teamId: string, page: DeliveryQuestion): Promise<DeliveryPage>;
  /** Throws `not_found`, `invalid_request`. */
  redeliver(teamId: string, deliveryId: string): Promise<{ deliveryId: string }>;
  /** Throws `not_found`, `invalid_request`. */
  sendTest(teamId: string, endpointId: string): Promise<{ deliveryId: string }>;
};

export function createWebhooks(deps: WebhooksDeps): Webhooks {
  return {
    list: (teamId) => listEndpoints(deps, teamId),
    find: (teamId, endpointId) => findEndpoint(deps, teamId, endpointId),
    create: async (endpoint) => createEndpoint(deps, { ...endpoint, url: await deps.checkUrl(endpoint.url) }),
    remove: (teamId, endpointId) => removeEndpoint(deps, teamId, endpointId),
    rotateSecret: (teamId, endpointId) => rotateSecret(deps, teamId, endpointId),
    deliveries: (teamId, page) => listDeliveries(deps, teamId, page),
    redeliver: (teamId, deliveryId) => redeliver(deps, teamId, deliveryId),
    sendTest: (teamId, endpointId) => sendTestEvent(deps, teamId, endpointId),
  };
}
