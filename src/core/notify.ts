// Tells whoever waits that something has changed: in this process, and over PostgreSQL in all of them. A hint, never
// the news itself: one may be lost while a connection is down, so every listener also looks for itself now and then.
import { sql } from 'kysely';
import { keepListening } from '../../db/listen.ts';
import type { PostgresStorage, Storage } from '../../db/open.ts';
import { newId } from './ids.ts';

export type Notifier = {
  /** Tells every listener of the channel in every process. Never throws: what failed was a hint. */
  publish(channel: string, message: string): Promise<void>;
  /** Calls `listener` with each message until the returned function is called. */
  subscribe(channel: string, listener: (message: string) => void): () => void;
  close(): Promise<void>;
};

export type NotifierDeps = {
  /** A listener that threw, or a hint that other processes did not get; in our words, with its cause. */
  onError: (error: Error) => void;
};

/** One channel of PostgreSQL carries all of ours. */
const PG_CHANNEL = 'svc';
/** PostgreSQL refuses a payload of 8000 bytes or more. */
const PAYLOAD_MAX_BYTES = 7_999;

/** The notifier of whichever database is there: SQLite has one process. */
export async function createNotifier(storage: Storage, deps: NotifierDeps): Promise<Notifier> {
  return storage.dialect === 'sqlite' ? createLocalNotifier(deps) : createPostgresNotifier(storage, deps);
}

/** Listeners of this process alone. */
export function createLocalNotifier({ onError }: NotifierDeps): Notifier {
  const channels = new Map<string, Set<(message: string) => void>>();
  return {
    async publish(channel, message) {
      for (const listener of channels.get(channel) ?? []) {
        try {
          listener(message);
        } catch (error) {
          // One listener's fault is no reason for the next not to hear.
          onError(new Error(`a listener of ${channel} failed`, { cause: error }));
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
  deps: NotifierDeps,
): Promise<Notifier> {
  const sender = newId();
  const local = createLocalNotifier(deps);
  const stopListening = await keepListening(storage.newClient, PG_CHANNEL, {
    onPayload(payload) {
      const hint = readHint(payload);
      // Our own were delivered when they were published.
      if (hint && hint.sender !== sender) void local.publish(hint.channel, hint.message);
    },
    onBreak: (cause) => deps.onError(new Error('the connection that hears notifications broke', { cause })),
  });
  return {
    subscribe: (channel, listener) => local.subscribe(channel, listener),
    async publish(channel, message) {
      await local.publish(channel, message);
      try {
        await notifyQuery([sender, channel, message]).execute(storage.db);
      } catch (cause) {
        deps.onError(new Error('could not notify other processes', { cause }));
      }
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
