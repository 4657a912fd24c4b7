import { describe, expect, onTestFinished, test } from 'vitest';
import { createReader, type Reader } from '../../../src/engine/readings/reader.ts';
import { readHere } from '../../../src/engine/readings/readings.ts';
import {
  startThread,
  type Outcome,
  type ReadingThread,
  type ThreadLimits,
} from '../../../src/engine/readings/thread.ts';
import { watchStalls } from '../../support/stalls.ts';
import { card, DOMAIN, page } from '../hostile/pages.ts';

const NEVER = new AbortController().signal;
const LARGE = 40;
/** Generous: the thread loads first, on a machine that may be busy. */
const LIMITS: ThreadLimits = { startMs: 30_000, readingMs: 15_000, heapMb: 96 };

const pageOf = (html: string) => ({
  url: `https://${DOMAIN}/team`,
  fetchedAt: 1_700_000_000_000,
  companyDomain: DOMAIN,
  body: Buffer.from(html),
  contentType: 'text/html',
  role: 'CEO' as const,
  homeUrl: `https://${DOMAIN}/`,
  ownDomains: [DOMAIN],
});
const team = (people: number): string =>
  page(
    ...Array.from({ length: people }, (_, index) => card(`Ada Vell${'abcdefghij'[index % 10]}`, 'CEO')),
    `<p>${'Nothing more. '.repeat(1_000)}</p><a href="/leadership">Leadership</a>`,
  );

function open(reader: Reader): Reader {
  onTestFinished(() => reader.close());
  return reader;
}

describe('a thread', () => {
  test('reads what would be read here, and says the same', async () => {
    const reader = open(createReader({ threads: 1 }));
    const input = pageOf(team(LARGE));
    expect(await reader.read('page', input, NEVER)).toEqual(readHere('page', input));
  });

  test('judges all pages together as would be judged here', async () => {
    const reader = open(createReader({ threads: 1 }));
    const { facts } = readHere('page', pageOf(team(LARGE)));
    const pages = Array.from({ length: 8 }, () => facts);
    const input = {
      pages,
      role: 'CEO' as const,
      companyNames: ['Ferrow'],
      ownDomains: [DOMAIN],
      printed: [],
    };
    const here = readHere('company', input);
    expect(here.holders.length).toBeGreaterThan(0);
    expect(await reader.read('company', input, NEVER)).toEqual(here);
  });

  test('holds the process up for next to nothing', async () => {
    const reader = open(createReader({ threads: 1, start: (how, gone) => startThread(how, gone, LIMITS) }));
    await reader.read('page', pageOf(team(LARGE)), NEVER);
    const input = pageOf(card('Ada Vellmarn', 'CEO').repeat(20_000));
    const end = watchStalls();
    const reading = await reader.read('page', input, NEVER);
    expect(end().cpuMs).toBeLessThan(50);
    expect(reading?.facts.mentions).toHaveLength(1);
  });

  test.for<[string, Partial<ThreadLimits>]>([
    ['takes too long', { readingMs: 20 }],
    ['takes too much memory', { heapMb: 16 }],
  ])('that %s is ended, and the next page is read by another', async ([, limit]) => {
    const limits = { ...LIMITS, ...limit };
    let started = 0;
    const reader = open(
      createReader({
        threads: 1,
        start(how, gone) {
          started += 1;
          return startThread(how, gone, started === 1 ? limits : LIMITS);
        },
      }),
    );
    expect(await reader.read('page', pageOf('<div><p>Ada Vell, CEO'.repeat(100_000)), NEVER)).toBeNull();
    expect(await reader.read('page', pageOf(team(LARGE)), NEVER)).not.toBeNull();
    expect(started).toBe(2);
  });
});

describe('the reader', () => {
  /** Threads that do nothing until told. */
  function standIns() {
    const told: ((outcome: Outcome) => void)[] = [];
    const lost: (() => void)[] = [];
    const start = (_how: unknown, gone: () => void): ReadingThread => {
      lost.push(gone);
      return { read: (_order, tell) => void told.push(tell), end: async () => undefined };
    };
    return { told, lost, start };
  }
  const large = pageOf(team(LARGE));

  test('has the lightest of what waits read first, and of equals the first', async () => {
    const asked: unknown[] = [];
    const told: ((outcome: Outcome) => void)[] = [];
    const start = (): ReadingThread => ({
      read(order, tell) {
        asked.push(order.input);
        told.push(tell);
      },
      end: async () => undefined,
    });
    const reader = open(createReader({ threads: 1, start }));
    const [first, heavy, light, again] = [large, large, pageOf(card('Ada Vell', 'CEO')), large].map(
      (page) => ({
        ...page,
      }),
    );
    for (const input of [first, heavy, light, again]) void reader.read('page', input ?? large, NEVER);
    for (let turn = 0; turn < 4; turn += 1) told[turn]?.({ kind: 'gone' });
    expect(asked.map((input) => [first, heavy, light, again].indexOf(input as typeof first))).toEqual([
      0, 2, 1, 3,
    ]);
  });

  test('once prepared, reads nothing in the thread of the process, however small', () => {
    const { told, start } = standIns();
    const reader = open(createReader({ threads: 1, start }));
    reader.prepare();
    void reader.read('page', pageOf(''), NEVER);
    void reader.read('enough', { pages: [], role: 'CEO' }, NEVER);
    expect(told).toHaveLength(1);
  });

  test('before that, reads what is small in the process, as much as a turn of its loop may hold', async () => {
    const { told, lost, start } = standIns();
    const reader = open(createReader({ threads: 1, start }));
    expect(await reader.read('enough', { pages: [], role: 'CEO' }, NEVER)).toBe(false);
    expect([lost.length, told.length]).toEqual([0, 0]);
    void reader.read('page', large, NEVER);
    expect([lost.length, told.length]).toEqual([1, 1]);
  });

  test('starts no more threads than it may, and hands the next page to whichever is free', async () => {
    const { told, lost, start } = standIns();
    const reader = open(createReader({ threads: 2, start }));
    const readings = Array.from({ length: 4 }, () => reader.read('page', large, NEVER));
    expect([lost.length, told.length]).toEqual([2, 2]);
    told[1]?.({ kind: 'gone' });
    expect(await readings[1]).toBeNull();
    expect([lost.length, told.length]).toEqual([2, 3]);
  });

  test('replaces a thread that is gone', () => {
    const { told, lost, start } = standIns();
    const reader = open(createReader({ threads: 1, start }));
    void reader.read('page', large, NEVER);
    void reader.read('page', large, NEVER);
    lost[0]?.();
    told[0]?.({ kind: 'gone' });
    expect([lost.length, told.length]).toEqual([2, 2]);
  });

  test('gives up at once what nobody waits for any longer', async () => {
    const { told, start } = standIns();
    const reader = open(createReader({ threads: 1, start }));
    const caller = new AbortController();
    const readings = [0, 1].map(() => reader.read('page', large, caller.signal));
    caller.abort();
    expect(await Promise.all(readings)).toEqual([null, null]);
    expect(await reader.read('page', large, caller.signal)).toBeNull();
    told[0]?.({ kind: 'gone' });
    expect(told).toHaveLength(1);
  });

  test('lets only so much wait', async () => {
    const { start } = standIns();
    const reader = open(createReader({ threads: 1, start }));
    const readings = Array.from({ length: 202 }, () => reader.read('page', large, NEVER));
    expect(await readings.at(-1)).toBeNull();
    await reader.close();
    expect((await Promise.all(readings.slice(1))).every((reading) => reading === null)).toBe(true);
  }, 5_000);

  test('a reading that throws is no page that cannot be read', async () => {
    const { told, start } = standIns();
    const reader = open(createReader({ threads: 1, start }));
    const reading = reader.read('page', large, NEVER);
    told[0]?.({ kind: 'failed', error: new Error('ours') });
    await expect(reading).rejects.toThrow('ours');
  });

  test('that is closed reads nothing', async () => {
    const reader = createReader({ threads: 1, start: standIns().start });
    await reader.close();
    expect(await reader.read('page', large, NEVER)).toBeNull();
  });
});
