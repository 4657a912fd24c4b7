// A team that listens: endpoints, events, and a sender whose clock is the test's and whose receivers are a function, or
// real ones on loopback.
import { randomBytes } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import type { Storage } from '../../db/open.ts';
import { createCursors } from '../../src/core/cursor.ts';
import { createLocalNotifier } from '../../src/core/notify.ts';
import { claimDue } from '../../src/core/webhooks/claims.ts';
import { createWebhooks } from '../../src/core/webhooks/index.ts';
import { createSending } from '../../src/core/webhooks/sending.ts';
import type { Sealing } from '../../src/core/webhooks/signing-secret.ts';
import { GuardedFetchError } from '../../src/http/guarded-fetch-error.ts';
import { createGuardedFetch } from '../../src/http/guarded-fetch.ts';
import type { GuardedFetch, GuardedFetchOptions } from '../../src/http/guarded-fetch.ts';
import { startSender } from '../../src/webhooks/sender.ts';
import type { Sender } from '../../src/webhooks/sender.ts';
import { find, found, makeSetting } from '../core/setting.ts';

export const URL_OF_A = 'https://a.test/hook';
export const URL_OF_B = 'https://b.test/hook';

/** What an endpoint was sent. Header names as they are written. */
export type Sent = { url: string; at: number; headers: Record<string, string>; body: string };

/** Answers a status; throws for no answer. */
export type Receiver = (sent: Sent, options: GuardedFetchOptions) => Promise<number> | number;

export async function makeHooks(storage: Storage) {
  const s = await makeSetting(storage, { credits: 1_000 });
  const sealing: Sealing = { key: new Uint8Array(32).fill(3), randomBytes };
  const notifier = createLocalNotifier({ onError: (error) => s.errors.push(error) });
  const webhooks = createWebhooks({
    ...s.deps,
    sealing,
    notifier,
    cursors: createCursors(new Uint8Array(32).fill(7)),
    checkUrl: async (url) => url,
  });
  const senders: Sender[] = [];
  onTestFinished(async () => {
    for (const sender of senders) await sender.stop(0);
  });
  let companies = 0;

  const startWith = async (fetch: GuardedFetch, over: Storage = storage): Promise<Sender> => {
    const sender = await startSender({
      sending: createSending({ ...s.deps, db: over.db, key: sealing.key }),
      fetch,
      notifier,
      now: s.now,
      onError: (error) => s.errors.push(error),
    });
    senders.push(sender);
    return sender;
  };

  return {
    ...s,
    sealing,
    notifier,
    webhooks,
    startWith,
    /** A sender whose receivers are this function. */
    start: (receive: Receiver, over?: Storage) => startWith(fakeFetch(s.now, receive), over),
    register: (url = URL_OF_A) => webhooks.create({ teamId: s.teamId, url }),
    /** A search from its start to its end: one event. */
    async emit(domain = `company-${(companies += 1)}.test`): Promise<string> {
      const { searchId } = await s.ask(domain);
      await s.run(searchId, found(find(`ada@${domain}`)));
      return searchId;
    },
    deliveries: () => storage.db.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute(),
    attempts: () =>
      storage.db
        .selectFrom('webhook_attempts')
        .selectAll()
        .orderBy('delivery_id')
        .orderBy('attempt')
        .execute(),
    endpoint: (endpointId: string) => webhooks.find(s.teamId, endpointId),
    /** Nothing is under way and nothing is due: all that happens at this moment has happened. */
    async quiet(): Promise<void> {
      const busy = async () => {
        for (const sender of senders) sender.wake();
        const rows = await storage.db
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('status', '=', 'waiting')
          .where((where) =>
            where.or([where('claimed_by', 'is not', null), where('next_attempt_at', '<=', s.now())]),
          )
          .execute();
        return rows.length;
      };
      await expect.poll(busy, { timeout: 10_000, interval: 5 }).toBe(0);
    },
    /** Claims all that is due as a process that dies right afterwards. */
    claimAndDie: (endpointId: string) => claimDue(s.deps, s.deps.newId(), [{ endpointId, room: 1_000 }]),
  };
}

export type Hooks = Awaited<ReturnType<typeof makeHooks>>;

/** The guarded fetch as a sender sees it, without a network. */
function fakeFetch(now: () => number, receive: Receiver): GuardedFetch {
  const fetch = async (url: string, options: GuardedFetchOptions) => {
    const { headers = {}, body = '', signal } = options;
    const sent = { url, at: now(), headers: { ...headers }, body: body.toString() };
    const calledOff = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new GuardedFetchError('aborted')), { once: true });
    });
    calledOff.catch(() => {}); // most are never called off while anybody listens
    const status = await Promise.race([Promise.resolve(receive(sent, options)), calledOff]);
    return {
      url,
      status,
      header: () => null,
      body: new Uint8Array(),
      truncated: false,
      bodySkipped: true,
      redirects: [],
      tlsVerified: true,
    };
  };
  return Object.assign(fetch, { close: async () => {} });
}

/** The real thing, over receivers on loopback. */
export function realFetch(setup: {
  lookup?: (host: string) => Promise<string[]>;
  allowPrivateNetwork?: boolean;
  ports?: { http: number; https: number };
  now: () => number;
}): GuardedFetch {
  const fetch = createGuardedFetch({
    lookup: setup.lookup ?? (async () => ['127.0.0.1']),
    allowPrivateNetwork: setup.allowPrivateNetwork ?? true,
    ports: setup.ports ?? { http: 80, https: 443 },
    userAgent: 'test/1.0',
    now: setup.now,
    connections: 'by-address',
  });
  onTestFinished(() => fetch.close());
  return fetch;
}

/** A receiver that answers when the test says so; `arrival` is its first request. */
export function holdAnswer() {
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<number>();
  return {
    arrival: arrived.promise,
    answer: (status: number) => answered.resolve(status),
    receive: () => {
      arrived.resolve();
      return answered.promise;
    },
  };
}
