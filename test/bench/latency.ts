// How long calls take while 200 a second come in, whatever the answers do.
import { setTimeout as sleep } from 'node:timers/promises';
import { domainOfSearch } from '../core/fill-searches.ts';
import { percentile } from '../eval/metrics.ts';
import { openClient } from './client.ts';
import { keysFor, makeKeyRing } from './key-ring.ts';
import { openLoop } from './load.ts';
import { round } from './report.ts';
import { under } from './section.ts';
import type { Options, Row, Section, Table } from './section.ts';
import { makeServedTeam } from './served-team.ts';
import type { ServedTeam } from './served-team.ts';
import { startService } from './server-process.ts';

const PER_SECOND = 200;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;
const P95_LIMIT_MS = 15;
const PAUSE_MS = 500;

type Call = { operation: string; body(team: ServedTeam, index: number): object };

/** Every operation as often as every other. */
const CALLS: readonly Call[] = [
  {
    operation: 'find-email',
    body: ({ answered }, index) => ({ url: answered[index % answered.length] ?? '', role: 'CEO' }),
  },
  { operation: 'search-status', body: ({ searchId }) => ({ searchId }) },
  { operation: 'search-history', body: () => ({ limit: 10 }) },
  { operation: 'results-by-domain', body: (_team, index) => ({ domain: domainOfSearch(index) }) },
  { operation: 'unique-emails', body: () => ({ limit: 20 }) },
  { operation: 'credits', body: () => ({}) },
  { operation: 'stats', body: () => ({}) },
];

export const latency: Section = {
  name: 'latency',
  async run(options: Options): Promise<Table[]> {
    const each = Math.ceil(((SECONDS + WARM_UP_SECONDS) * PER_SECOND) / CALLS.length) + CALLS.length;
    const team = await makeServedTeam(keysFor({ 'find-email': each, read: each * (CALLS.length - 1) }));
    try {
      const service = await startService(team.folder, {}, options.profileDir);
      const client = openClient(service.base);
      try {
        const keys = makeKeyRing(team.keys);
        const send = ({ operation, body }: Call, index: number) =>
          client.post(
            operation,
            keys(operation === 'find-email' ? 'find-email' : 'read'),
            JSON.stringify(body(team, index)),
          );
        await callFor(WARM_UP_SECONDS, send);
        await sleep(PAUSE_MS);
        return [tableOf(await callFor(SECONDS, send))];
      } finally {
        await client.close();
        await service.stop();
      }
    } finally {
      await team.remove();
    }
  },
};

/** The milliseconds of every call, by operation. */
async function callFor(
  seconds: number,
  send: (call: Call, index: number) => Promise<unknown>,
): Promise<Map<string, number[]>> {
  const callAt = (index: number) => CALLS[index % CALLS.length] as Call; // the remainder is always inside
  const times = await openLoop(
    1_000 / PER_SECOND,
    (index) => index < seconds * PER_SECOND,
    (index) => send(callAt(index), index),
  );
  const byOperation = new Map<string, number[]>();
  for (const [index, ms] of times.entries()) {
    const { operation } = callAt(index);
    byOperation.set(operation, [...(byOperation.get(operation) ?? []), ms]);
  }
  return byOperation;
}

function tableOf(times: ReadonlyMap<string, readonly number[]>): Table {
  return {
    heading: `Latency at ${PER_SECOND} calls a second`,
    notes: [
      `One call every ${1_000 / PER_SECOND} ms for ${SECONDS} s, all seven operations in turn, cached find-email among them.`,
      'Milliseconds from the moment at which a call was meant to start (so a stall is not left out), on SQLite.',
    ],
    columns: ['operation', 'calls', 'p50', 'p95', 'p99'],
    rows: [...times, ['all', [...times.values()].flat()] as const].map(([operation, ms]) =>
      rowOf(operation, ms),
    ),
  };
}

function rowOf(operation: string, times: readonly number[]): Row {
  const at = (share: number) => percentile(times, share);
  return {
    cells: [operation, String(times.length), round(at(0.5)), round(at(0.95)), round(at(0.99))],
    target: under(at(0.95) ?? Infinity, P95_LIMIT_MS, ' ms at p95'),
  };
}
