// One exchange with a named service: what ends it, and how long the service is left alone afterwards.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ServiceFault } from '../../../src/engine/services/service.ts';
import { createOwnOriginFetch } from '../../../src/http/own-origin-fetch.ts';
import { createService } from '../../../src/engine/services/service.ts';
import { type Reply, serviceHere, startEndpoint } from './endpoint.ts';

const QUICKLY = { timeoutMs: 2_000, signal: new AbortController().signal };
const MINUTE_MS = 60_000;

async function setUp(reply: Reply | ((count: number) => Reply)) {
  const clock = { now: 1_700_000_000_000 };
  const endpoint = await startEndpoint(onTestFinished, (_asked, count) =>
    typeof reply === 'function' ? reply(count) : reply,
  );
  const service = serviceHere(onTestFinished, () => clock.now);
  const call = (limits = QUICKLY) => service.call({ url: endpoint.url, body: {} }, limits);
  return { clock, endpoint, service, call };
}

describe('an answer', () => {
  test('of JSON with 200 is the value', async () => {
    const { call, service } = await setUp({ body: { good: [1] } });
    expect(await call()).toEqual({ ok: true, value: { good: [1] } });
    expect(service.health()).toEqual({ state: 'ok', fault: null, restsUntil: null });
  });

  test.each<[string, Reply, ServiceFault]>([
    ['401', { status: 401 }, 'refused'],
    ['402', { status: 402 }, 'refused'],
    ['403', { status: 403 }, 'refused'],
    ['429', { status: 429 }, 'busy'],
    ['503', { status: 503 }, 'busy'],
    ['529', { status: 529 }, 'busy'],
    ['400', { status: 400 }, 'bad_request'],
    ['404', { status: 404 }, 'bad_request'],
    ['500', { status: 500 }, 'broken'],
    ['204', { status: 204 }, 'broken'],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'broken'],
    ['HTML', { body: '<html>' }, 'unreadable'],
    ['nothing at all', { body: '' }, 'unreadable'],
    ['more than we take', { body: JSON.stringify('x'.repeat(300_000)) }, 'unreadable'],
  ])('of %s is a value too: %#', async (_what, reply, fault) => {
    const { call, endpoint } = await setUp(reply);
    expect(await call()).toEqual({ ok: false, fault });
    expect(endpoint.asked).toHaveLength(1);
  });

  test('that does not come ends at its time', async () => {
    const { call } = await setUp('never');
    expect(await call({ ...QUICKLY, timeoutMs: 50 })).toEqual({ ok: false, fault: 'timeout' });
  });

  test('that nobody waits for any more says nothing of the service', async () => {
    const { call, service } = await setUp('never');
    const search = new AbortController();
    const called = call({ timeoutMs: 5_000, signal: search.signal });
    setTimeout(() => search.abort(), 20);
    expect(await called).toEqual({ ok: false, fault: 'called_off' });
    expect(service.health().fault).toBeNull();
  });

  test('is not asked for at all once the search has ended', async () => {
    const { call, endpoint } = await setUp({});
    expect(await call({ ...QUICKLY, signal: AbortSignal.abort() })).toMatchObject({ fault: 'called_off' });
    expect(await call({ ...QUICKLY, timeoutMs: 0 })).toMatchObject({ fault: 'called_off' });
    expect(endpoint.asked).toEqual([]);
  });

  test('of nobody is unreached', async () => {
    const { call, endpoint } = await setUp({});
    await endpoint.close();
    expect(await call()).toEqual({ ok: false, fault: 'unreached' });
  });
});

describe('a service that failed rests', () => {
  test.each<[string, Reply, number, number]>([
    ['that refuses our key, at once for five minutes', { status: 401 }, 1, 5 * MINUTE_MS],
    ['that is busy, at once', { status: 429 }, 1, 20_000],
    ['that is busy, as long as it says', { status: 429, headers: { 'retry-after': '90' } }, 1, 90_000],
    [
      'that is busy for a day, a quarter of an hour',
      { status: 503, headers: { 'retry-after': '86400' } },
      1,
      15 * MINUTE_MS,
    ],
    ['that is broken, after three times', { status: 500 }, 3, MINUTE_MS],
    ['that does not understand us, after three times', { status: 400 }, 3, 5 * MINUTE_MS],
    ['that talks nonsense, after three times', { body: 'nonsense' }, 3, MINUTE_MS],
  ])('%s', async (_what, reply, times, restMs) => {
    const { call, endpoint, service, clock } = await setUp(reply);
    for (let count = 0; count < times; count += 1) {
      expect(service.health().state).toBe('ok');
      await call();
    }
    expect(service.health()).toMatchObject({ state: 'resting', restsUntil: clock.now + restMs });
    expect(await call()).toEqual({ ok: false, fault: 'resting' });
    expect(endpoint.asked).toHaveLength(times);
    clock.now += restMs;
    await call();
    expect(endpoint.asked).toHaveLength(times + 1);
  });

  test('not where a good answer came between', async () => {
    const { call, service } = await setUp((count) => (count === 3 ? {} : { status: 500 }));
    for (let count = 0; count < 5; count += 1) await call();
    expect(service.health()).toMatchObject({ state: 'ok', fault: 'broken' });
  });
});

test('whoever runs it is told of each rest, and of nothing that was said', async () => {
  const clock = { now: 1_700_000_000_000 };
  const endpoint = await startEndpoint(onTestFinished, () => ({ status: 401, body: 'words of theirs' }));
  const fetch = createOwnOriginFetch({
    publicUrl: endpoint.url,
    lookup: async (host) => [host],
    userAgent: 'test',
    now: () => clock.now,
  });
  onTestFinished(() => fetch.close());
  const rests: unknown[] = [];
  const onRest = (...rest: unknown[]) => void rests.push(rest);
  const service = createService({ fetch, now: () => clock.now, onRest });
  for (let count = 0; count < 3; count += 1) await service.call({ url: endpoint.url }, QUICKLY);
  expect(rests).toEqual([['refused', clock.now + 5 * MINUTE_MS]]);
});

test('a redirect carries no key anywhere', async () => {
  const elsewhere = await startEndpoint(onTestFinished, () => ({}));
  const endpoint = await startEndpoint(onTestFinished, () => ({
    status: 307,
    headers: { location: elsewhere.url },
  }));
  const fetch = createOwnOriginFetch({
    publicUrl: endpoint.url,
    lookup: async (host) => [host],
    userAgent: 'test',
    now: Date.now,
  });
  onTestFinished(() => fetch.close());
  const service = createService({ fetch, now: Date.now });
  const headers = { authorization: 'Bearer secret' };
  expect(await service.call({ url: endpoint.url, headers, body: {} }, QUICKLY)).toMatchObject({ ok: false });
  expect(endpoint.asked[0]?.headers.authorization).toBe('Bearer secret');
  expect(elsewhere.asked).toEqual([]);
  expect(await service.call({ url: elsewhere.url, headers }, QUICKLY)).toMatchObject({ fault: 'unreached' });
  expect(elsewhere.asked).toEqual([]);
});
