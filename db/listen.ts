// One PostgreSQL connection that listens on a channel and is made anew when it breaks. Knows no message.
import type { Client } from 'pg';

const RECONNECT_MIN_MS = 250;
const RECONNECT_MAX_MS = 10_000;
/** How often a quiet connection is asked whether it is still there. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

export type Listener = {
  onPayload: (payload: string) => void;
  /** The connection is gone; what is notified until the next one listens is lost. */
  onBreak: (reason: unknown) => void;
};

/**
 * Listens on `channel`, a plain lower-case name. Answers, once it listens, a function that ends it; throws where the
 * first connection cannot be made. Later ones are tried until they can.
 */
export async function keepListening(
  newClient: () => Client,
  channel: string,
  { onPayload, onBreak }: Listener,
): Promise<() => Promise<void>> {
  let isClosed = false;
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  async function connect() {
    const client = newClient();
    const drop = (reason: unknown) => {
      if (current === client) onDrop(client, reason);
    };
    client.on('error', drop);
    client.on('end', () => drop(new Error('the connection ended')));
    client.on('notification', ({ payload }) => payload !== undefined && onPayload(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await end(client);
      throw error;
    }
    if (isClosed) return end(client);
    current = client;
    failures = 0;
    beat(client, drop);
  }

  function onDrop(client: Client, reason: unknown) {
    current = undefined;
    clearTimeout(timer);
    void end(client);
    if (isClosed) return;
    onBreak(reason);
    retry();
  }

  function retry() {
    const waitMs = Math.min(RECONNECT_MAX_MS, RECONNECT_MIN_MS * 2 ** failures++);
    timer = setTimeout(() => void connect().catch(() => isClosed || retry()), waitMs);
  }

  function beat(client: Client, drop: (reason: unknown) => void) {
    if (isClosed || current !== client) return;
    timer = setTimeout(() => {
      const late = setTimeout(() => drop(new Error('no answer in time')), HEARTBEAT_TIMEOUT_MS);
      void client
        .query('select 1')
        .then(() => beat(client, drop), drop)
        .finally(() => clearTimeout(late));
    }, HEARTBEAT_MS);
  }

  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    if (current) await end(current);
  };
}

async function end(client: Client) {
  await client.end().catch(() => {});
}
