// Puts webhooks together: how hosts are looked up, which URLs may be registered, who sends.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Config } from '../config/config.ts';
import type { Cursors } from '../core/cursor.ts';
import { newId } from '../core/ids.ts';
import type { Notifier } from '../core/notify.ts';
import { createWebhooks } from '../core/webhooks/index.ts';
import type { Webhooks } from '../core/webhooks/index.ts';
import { createSending } from '../core/webhooks/sending.ts';
import type { Sealing } from '../core/webhooks/signing-secret.ts';
import type { Lookup } from './engine.ts';
import { createGuardedFetch } from '../http/guarded-fetch.ts';
import { USER_AGENT } from '../webhooks/attempt.ts';
import { checkEndpointUrl, isLocalhostName } from '../webhooks/endpoint-url.ts';
import { startSender } from '../webhooks/sender.ts';
import type { Sender } from '../webhooks/sender.ts';
import type { DeriveKey } from './secret.ts';

const LOCALHOST = ['127.0.0.1', '::1'];

export type WebhookPartsDeps = {
  config: Pick<Config, 'allowPrivateNetwork' | 'ports'>;
  db: Kysely<Database>;
  deriveKey: DeriveKey;
  lookup: Lookup;
  cursors: Cursors;
  notifier: Notifier;
  now: () => number;
  onError: (error: Error) => void;
};

export type WebhookParts = {
  /** For the dashboard. */
  webhooks: Webhooks;
  /** Sends from now on. */
  start(): Promise<void>;
  /** Attempts under way may end for so long; then they are handed back. */
  stop(graceMs: number): Promise<void>;
};

export function openWebhooks(deps: WebhookPartsDeps): WebhookParts {
  const { config, db, notifier, now } = deps;
  const sealing = webhookSealing(deps.deriveKey);
  const lookup = withLocalhost(deps.lookup);
  const fetch = createGuardedFetch({
    lookup,
    allowPrivateNetwork: config.allowPrivateNetwork,
    ports: config.ports,
    userAgent: USER_AGENT,
    now,
    connections: 'by-address',
  });
  let sender: Sender | undefined;
  return {
    webhooks: createWebhooks({
      db,
      now,
      newId,
      sealing,
      cursors: deps.cursors,
      notifier,
      checkUrl: endpointUrlCheck(config, lookup),
    }),
    async start() {
      sender = await startSender({
        sending: createSending({ db, key: sealing.key, now, newId }),
        fetch,
        notifier,
        now,
        onError: deps.onError,
      });
    },
    async stop(graceMs) {
      await sender?.stop(graceMs);
      await fetch.close();
    },
  };
}

/** The same in all processes: the operator's commands seal what the service opens. */
export function webhookSealing(deriveKey: DeriveKey): Sealing {
  return { key: deriveKey('webhook secrets'), randomBytes };
}

export function endpointUrlCheck(
  { allowPrivateNetwork }: Pick<Config, 'allowPrivateNetwork'>,
  lookup: Lookup,
): (url: string) => Promise<string> {
  return (url) => checkEndpointUrl({ lookup: withLocalhost(lookup), allowPrivateNetwork }, url);
}

/** Name servers know no localhost (RFC 6761 §6.3). */
function withLocalhost(lookup: Lookup): Lookup {
  return async (host, signal) => (isLocalhostName(host) ? LOCALHOST : lookup(host, signal));
}
