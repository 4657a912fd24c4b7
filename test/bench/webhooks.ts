// How many webhooks a second are sent and written down, while a second endpoint of the same events hangs.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dialect } from '../../db/dialect.ts';
import type { Storage } from '../../db/open.ts';
import { newId } from '../../src/core/ids.ts';
import { createLocalNotifier } from '../../src/core/notify.ts';
import { createEndpoint } from '../../src/core/webhooks/endpoints.ts';
import { testEvent } from '../../src/core/webhooks/event-body.ts';
import { announceDeliveries, insertDeliveries } from '../../src/core/webhooks/outbox.ts';
import { createSending } from '../../src/core/webhooks/sending.ts';
import { createGuardedFetch } from '../../src/http/guarded-fetch.ts';
import { USER_AGENT } from '../../src/webhooks/attempt.ts';
import { startSender } from '../../src/webhooks/sender.ts';
import { makeSetting } from '../core/setting.ts';
import { percentile } from '../eval/metrics.ts';
import { onEachDatabase } from './databases.ts';
import { openLoop } from './load.ts';
import { round } from './report.ts';
import { under } from './section.ts';
import type { Row, Section, Table } from './section.ts';

const PER_SECOND = 200;
const SECONDS = 30;
const BACKLOG = 4_000;
const P95_LIMIT_S = 1;
const LOOK_MS = 50;
const PATIENCE_MS = 120_000;

export const webhooks: Section = {
  name: 'webhooks',
  async run(): Promise<Table[]> {
    const receivers = fork(join(import.meta.dirname, 'receiver-process.ts'), { execArgv: [] });
    const [port] = (await once(receivers, 'message')) as [number];
    try {
      return [
        {
          heading: 'Webhooks while a second endpoint hangs',
          notes: [
            `Every event goes to two endpoints: one in another process that answers at once, one that never does.`,
            `${PER_SECOND} events a second for ${SECONDS} s, seconds from the event to the settled delivery; then ${BACKLOG} that wait already, as fast as they go.`,
          ],
          columns: ['database', 'what', 'deliveries/s', 'p50', 'p95', 'max'],
          rows: await onEachDatabase((storage, dialect) => measure(storage, dialect, port)),
        },
      ];
    } finally {
      receivers.disconnect();
    }
  },
};

async function measure(storage: Storage, dialect: Dialect, port: number): Promise<Row[]> {
  const { db } = storage;
  const { teamId } = await makeSetting(storage);
  const now = Date.now;
  const sealing = { key: new Uint8Array(32).fill(3), randomBytes };
  const register = (path: string) =>
    createEndpoint({ db, now, newId, sealing }, { teamId, url: `http://127.0.0.1:${port}${path}` });
  const prompt = await register('/prompt');
  const hanging = await register('/hangs');
  const onError = (error: Error) => console.warn(error);
  const notifier = createLocalNotifier({ onError });
  const fetch = createGuardedFetch({
    lookup: async () => [],
    allowPrivateNetwork: true,
    ports: { http: 80, https: 443 },
    userAgent: USER_AGENT,
    now,
    connections: 'by-address',
  });
  const sending = createSending({ db, key: sealing.key, now, newId });
  const start = () => startSender({ sending, fetch, notifier, now, onError });
  const emit = async () => {
    const at = now();
    const event = testEvent(teamId, newId(), at);
    await db.transaction().execute(async (tx) => {
      const both = [prompt, hanging].map(({ endpointId }) => ({ teamId, endpointId, event, at }));
      await insertDeliveries({ tx, newId }, both);
    });
    await announceDeliveries(notifier);
  };
  const settled = (since: number, count: number) => waitFor(storage, prompt.endpointId, since, count);

  let sender = await start();
  const since = now();
  await openLoop(1_000 / PER_SECOND, (index) => index < PER_SECOND * SECONDS, emit);
  const steady = await settled(since, PER_SECOND * SECONDS);
  await sender.stop(0);

  const filledAt = now();
  for (let index = 0; index < BACKLOG; index += 1) await emit();
  const startedAt = now();
  sender = await start();
  const drained = await settled(filledAt, BACKLOG);
  await sender.stop(0);
  await fetch.close();
  return [steadyRow(dialect, steady), drainedRow(dialect, drained, startedAt)];
}

type Settled = { createdAt: number; finishedAt: number };

/** Looks now and then, at no more than a count: what is measured shares the database. */
async function waitFor(
  { db }: Storage,
  endpointId: string,
  since: number,
  wanted: number,
): Promise<Settled[]> {
  const delivered = db
    .selectFrom('webhook_deliveries')
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'delivered')
    .where('created_at', '>=', since);
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const { count } = await delivered
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= wanted) break;
    if (performance.now() > giveUpAt) throw new Error(`only ${count} of ${wanted} were delivered`);
    await sleep(LOOK_MS);
  }
  const rows = await delivered.select(['created_at', 'finished_at']).execute();
  return rows.map((row) => ({ createdAt: row.created_at, finishedAt: row.finished_at ?? 0 }));
}

function steadyRow(dialect: Dialect, settled: readonly Settled[]): Row {
  const seconds = settled.map(({ createdAt, finishedAt }) => (finishedAt - createdAt) / 1_000);
  const at = (share: number) => percentile(seconds, share);
  const first = Math.min(...settled.map(({ createdAt }) => createdAt));
  const last = Math.max(...settled.map(({ finishedAt }) => finishedAt));
  const perSecond = (settled.length * 1_000) / (last - first);
  return {
    cells: [
      dialect,
      `${PER_SECOND} events/s`,
      round(perSecond),
      round(at(0.5)),
      round(at(0.95)),
      round(at(1)),
    ],
    target: under(at(0.95) ?? Infinity, P95_LIMIT_S, ' s at p95'),
  };
}

function drainedRow(dialect: Dialect, settled: readonly Settled[], startedAt: number): Row {
  const last = Math.max(...settled.map(({ finishedAt }) => finishedAt));
  const perSecond = (settled.length * 1_000) / (last - startedAt);
  return {
    cells: [dialect, `${BACKLOG} waiting`, round(perSecond), '', '', ''],
    target: { text: `≥ ${PER_SECOND}/s`, met: perSecond >= PER_SECOND },
  };
}
