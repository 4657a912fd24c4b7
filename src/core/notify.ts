// Tells whoever waits that something has changed: in this process, and over PostgreSQL in all of them. A hint, never
// the news itself: one may be lost while a connection is down, so every listener also looks for itself now and then.
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { keepListening } from '../../db/listen.ts';
import type { PostgresStorage } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { newId } from './ids.ts';

export type Notifier = {
  /** Tells every listener of the channel in every process. Never throws: what failed was a hint. */
  publish(channel: string, message: string): Promise<void>;
  /** Calls `listener` with each message until the returned function is called. */
  subscribe(channel: string, listener: (message: string) => void): () => void;
  close(): Promise<void>;
};

export type PostgresNotifier = Notifier & {
  /** Publishes when the transaction commits, and only then. */
  publishIn(tx: Transaction<Database>, channel: string, message: string): Promise<void>;
};

export type NotifyLog = { warn(details: object, message: string): void };

/** One channel of PostgreSQL carries all of ours. */
const PG_CHANNEL = 'svc';
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const PAYLOAD_MAX_BYTES = 7_999;

/** Listeners of this process alone. */
export function createLocalNotifier(log: NotifyLog): Notifier {
  const channels = new Map<string, Set<(message: string) => void>>();
  return {
    async publish(channel, message) {
      for (const listener of channels.get(channel) ?? []) {
        try {
          listener(message);
        } catch (error) {
          // One listener's fault is no reason for the next not to hear.
          log.warn({ err: error, channel }, 'a listener failed');
        }
      }
    },
    subscribe(channel, listener) {
      // A function of its own for every subscription, so that the same listener may stand here twice.
      const entry = (message: string) => listener(message);
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(entry));
      return () => {
        listeners.delete(entry);
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
      };
    },
    async close() {
      channels.clear();
    },
  };
}

/** Listeners in all processes of one PostgreSQL, over a connection of its own that is made anew when it breaks. */
export async function createPostgresNotifier(
  storage: Pick<PostgresStorage, 'db' | 'newClient'>,
  log: NotifyLog,
): Promise<PostgresNotifier> {
  const sender = newId();
  const local = createLocalNotifier(log);
  const stopListening = await keepListening(storage.newClient, PG_CHANNEL, {
    onPayload(payload) {
      const hint = readHint(payload);
      // Our own were delivered when they were published.
      if (hint && hint.sender !== sender) void local.publish(hint.channel, hint.message);
    },
    onBreak: (error) => log.warn({ err: error }, 'the notification connection broke'),
  });
  return {
    subscribe: (channel, listener) => local.subscribe(channel, listener),
    async publish(channel, message) {
      await local.publish(channel, message);
      try {
        await notifyQuery([sender, channel, message]).execute(storage.db);
      } catch (error) {
        log.warn({ err: error, channel }, 'could not notify other processes');
      }
    },
    async publishIn(tx, channel, message) {
      await notifyQuery(['', channel, message]).execute(tx);
    },
    async close() {
      await stopListening();
      await local.close();
    },
  };
}

function notifyQuery(hint: [sender: string, channel: string, message: string]) {
  const payload = JSON.stringify(hint);
  if (Buffer.byteLength(payload) > PAYLOAD_MAX_BYTES) throw new RangeError('a notification is too long');
  return sql`select pg_notify(${PG_CHANNEL}, ${payload})`;
}

function readHint(payload: string): { sender: string; channel: string; message: string } | null {
  try {
    const [sender, channel, message] = JSON.parse(payload) as unknown[];
    if (typeof sender !== 'string' || typeof channel !== 'string' || typeof message !== 'string') return null;
    return { sender, channel, message };
  } catch {
    return null;
  }
}
