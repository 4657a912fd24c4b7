// When deliveries are sent: at once, then 60, 120, 240, 480 and 960 s after each failure, whatever dies meanwhile.
import { expect, test } from 'vitest';
import { CLAIM_MS } from '../../src/core/webhooks/claims.ts';
import { RETRY_DELAYS_MS } from '../../src/core/webhooks/outcomes.ts';
import { GuardedFetchError } from '../../src/http/guarded-fetch-error.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { holdAnswer, makeHooks, URL_OF_A, URL_OF_B } from './setting.ts';
import type { Sent } from './setting.ts';

const DELAYS_S = [60, 120, 240, 480, 960];

describeEachDatabase('the schedule', (open) => {
  test('six attempts, 60, 120, 240, 480 and 960 s after the failure before, and not a moment earlier', async () => {
    const h = await makeHooks(await open());
    const sent: Sent[] = [];
    await h.start((request) => {
      sent.push(request);
      h.clock.at += 1_500; // an attempt takes its time; the delay counts from its end
      return 500;
    });
    await h.register();
    await h.emit();
    await h.quiet();
    for (const delay of DELAYS_S) {
      const before = sent.length;
      const failedAt = h.clock.at;
      h.clock.at = failedAt + delay * 1_000 - 1;
      await h.quiet();
      expect(sent).toHaveLength(before);
      h.clock.at = failedAt + delay * 1_000;
      await h.quiet();
      expect(sent).toHaveLength(before + 1);
      expect(sent.at(-1)?.at).toBe(failedAt + delay * 1_000);
    }
    h.clock.at += 86_400_000;
    await h.quiet();
    expect(sent).toHaveLength(6);
    expect(sent.map(({ headers }) => headers['X-SVC-Attempt'])).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await h.deliveries()).toMatchObject([{ status: 'failed', attempts: 6, next_attempt_at: null }]);
    expect(await h.attempts()).toMatchObject(
      sent.map(({ at }, index) => ({
        attempt: index + 1,
        at,
        duration_ms: 1_500,
        status: 500,
        failure: null,
      })),
    );
    expect(h.errors).toEqual([]);
  });

  test('body and id stay the same in every attempt, t is of the attempt', async () => {
    const h = await makeHooks(await open());
    const sent: Sent[] = [];
    await h.start((request) => {
      sent.push(request);
      return sent.length < 3 ? 503 : 204;
    });
    await h.register();
    await h.emit();
    await h.quiet();
    h.clock.at += 60_000;
    await h.quiet();
    h.clock.at += 120_000;
    await h.quiet();
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['X-SVC-Delivery'])).size).toBe(1);
    const times = sent.map(({ headers }) => Number(/^t=(\d+),/.exec(headers['X-SVC-Signature'] ?? '')?.[1]));
    expect(times).toEqual(sent.map(({ at }) => Math.floor(at / 1_000)));
    expect(await h.deliveries()).toMatchObject([{ status: 'delivered', attempts: 3 }]);
  });

  test('every status of 2xx is an acknowledgement, every other one a failure', async () => {
    const h = await makeHooks(await open());
    const statuses = [200, 201, 204, 299, 300, 301, 302, 304, 307, 400, 404, 410, 429, 500, 503];
    const left = [...statuses];
    await h.start(() => left.shift() ?? 0);
    await h.register();
    for (const _status of statuses) await h.emit();
    await h.quiet();
    const outcomes = new Map((await h.deliveries()).map(({ id, status }) => [id, status]));
    const attempts = await h.attempts();
    expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set(statuses));
    for (const { delivery_id: id, status } of attempts) {
      const isTaken = status !== null && status >= 200 && status < 300;
      expect(outcomes.get(id), String(status)).toBe(isTaken ? 'delivered' : 'waiting');
    }
  });

  test('an attempt without an answer is logged with one word', async () => {
    const h = await makeHooks(await open());
    await h.start(() => {
      throw new GuardedFetchError('tls', new Error('words of the other side'));
    });
    await h.register();
    await h.emit();
    await h.quiet();
    expect(await h.attempts()).toMatchObject([{ status: null, failure: 'tls' }]);
  });

  test('a restart in the middle loses nothing and moves nothing', async () => {
    const h = await makeHooks(await open());
    const sent: Sent[] = [];
    const receive = (request: Sent) => {
      sent.push(request);
      return 500;
    };
    const first = await h.start(receive);
    await h.register();
    await h.emit();
    await h.quiet();
    const failedAt = h.clock.at;
    await first.stop(0);
    h.clock.at += 30_000;
    await h.start(receive);
    await h.quiet();
    expect(sent).toHaveLength(1);
    h.clock.at = failedAt + 60_000;
    await h.quiet();
    expect(sent.map(({ at }) => at - failedAt)).toEqual([0, 60_000]);
  });

  test('what was due while nobody was there is sent when somebody is', async () => {
    const h = await makeHooks(await open());
    await h.register();
    await h.emit();
    h.clock.at += 600_000;
    const sent: Sent[] = [];
    await h.start((request) => {
      sent.push(request);
      return 200;
    });
    await h.quiet();
    expect(sent).toHaveLength(1);
  });

  test('at a stop, an attempt under way that does not end is handed back and made again at once', async () => {
    const h = await makeHooks(await open());
    await h.register();
    await h.emit();
    const held = holdAnswer();
    const hung = await h.start(held.receive);
    await held.arrival;
    await hung.stop(0);
    expect(await h.deliveries()).toMatchObject([{ status: 'waiting', attempts: 0, claimed_by: null }]);
    expect(await h.attempts()).toEqual([]);
    const sent: Sent[] = [];
    await h.start((request) => {
      sent.push(request);
      return 200;
    });
    await h.quiet();
    expect(sent).toMatchObject([{ headers: { 'X-SVC-Attempt': '1' } }]);
  });

  test('at a stop, an attempt that ends within the grace is settled', async () => {
    const h = await makeHooks(await open());
    await h.register();
    await h.emit();
    const held = holdAnswer();
    const sender = await h.start(held.receive);
    await held.arrival;
    const stopped = sender.stop(10_000);
    held.answer(200);
    await stopped;
    expect(await h.deliveries()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });
});

describeEachDatabase('several senders', (open, dialect) => {
  test('never send the same attempt, and together send all', async () => {
    const storage = await open();
    const h = await makeHooks(storage);
    await h.register(URL_OF_A);
    await h.register(URL_OF_B);
    for (let event = 0; event < 30; event += 1) await h.emit();
    const sent: Sent[] = [];
    const receive = async (request: Sent) => {
      sent.push(request);
      await new Promise((resolve) => setImmediate(resolve));
      return 200;
    };
    const other = dialect === 'postgres' ? await open.again(storage) : storage;
    await Promise.all([h.start(receive), h.start(receive, other)]);
    await h.quiet();
    expect(sent).toHaveLength(60);
    expect(new Set(sent.map(({ headers }) => headers['X-SVC-Delivery'])).size).toBe(60);
    expect((await h.deliveries()).every(({ status }) => status === 'delivered')).toBe(true);
  });

  test('what a dead one had claimed is taken over: at its start on SQLite, else after the claim', async () => {
    const h = await makeHooks(await open());
    const { endpointId } = await h.register();
    await h.emit();
    expect(await h.claimAndDie(endpointId)).toHaveLength(1);
    const sent: Sent[] = [];
    await h.start((request) => {
      sent.push(request);
      return 200;
    });
    if (dialect === 'postgres') {
      h.clock.at += CLAIM_MS - 1;
      expect(await h.claimAndDie(endpointId)).toEqual([]);
      expect(sent).toEqual([]);
      h.clock.at += 1;
    }
    await h.quiet();
    expect(sent).toMatchObject([{ headers: { 'X-SVC-Attempt': '1' } }]);
  });

  test('one whose claim was taken over settles nothing', async () => {
    const h = await makeHooks(await open());
    await h.register();
    await h.emit();
    const held = holdAnswer();
    const late = await h.start(held.receive);
    await held.arrival;
    h.clock.at += CLAIM_MS;
    const [endpoint] = await h.webhooks.list(h.teamId);
    const taken = await h.claimAndDie(endpoint?.endpointId ?? '');
    expect(taken).toHaveLength(1);
    held.answer(500);
    await late.stop(10_000);
    expect(h.errors).toEqual([]);
    expect(await h.attempts()).toEqual([]);
    expect(await h.deliveries()).toMatchObject([{ attempts: 0, claimed_by: taken[0]?.claim }]);
  });
});

test('the delays are those of the specification', () => {
  expect(RETRY_DELAYS_MS.map((ms) => ms / 1_000)).toEqual(DELAYS_S);
});
