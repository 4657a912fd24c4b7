// Tables of webhook endpoints, their deliveries and the log of attempts. Imports no table: schema.ts extends with it.
import type { Generated } from 'kysely';

type Flag = 0 | 1;

export interface WebhookEndpointsTable {
  id: string;
  team_id: string;
  url: string;
  /** Sealed: signing needs the secret itself. */
  sealed_secret: string;
  enabled: Flag;
  consecutive_failures: number;
  created_by: string | null;
  created_at: number;
  disabled_at: number | null;
  /** Signs beside the new one until the moment after it. */
  previous_sealed_secret: string | null;
  previous_until: number | null;
}

export type WebhookEvent = 'search.completed' | 'search.failed';
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed' | 'dropped';

/** The outbox: written in the transaction of the terminal state. */
export interface WebhookDeliveriesTable {
  id: string;
  team_id: string;
  endpoint_id: string;
  event: WebhookEvent;
  /** The exact bytes of every attempt. */
  body: string;
  status: DeliveryStatus;
  /** Those that have ended; the log has one row for each. */
  attempts: number;
  created_at: number;
  /** While it waits: when it is sent. While it is claimed: when others may take it over. */
  next_attempt_at: number | null;
  finished_at: number | null;
  /** Who sends it at the moment; another one for every claim. */
  claimed_by: string | null;
  is_test: Generated<Flag>;
  /** The delivery that this one repeats, where a person asked for it. */
  redelivery_of: string | null;
}

/** One row for each attempt that has ended: an HTTP status, or one word for why there is none. */
export interface WebhookAttemptsTable {
  delivery_id: string;
  /** 1 to 6. */
  attempt: number;
  team_id: string;
  at: number;
  duration_ms: number;
  status: number | null;
  failure: string | null;
}

export interface WebhooksDatabase {
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
}
