// Which searches are told of, and what is said; deliveries that people ask for; the log.
import { expect, test } from 'vitest';
import { addSuppression } from '../../src/core/suppression.ts';
import { removeOldDeliveries } from '../../src/core/webhooks/delivery-log.ts';
import { empty, find, found } from '../core/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { holdAnswer, makeHooks, URL_OF_A, URL_OF_B } from './setting.ts';
import type { Sent } from './setting.ts';

const DAY_MS = 86_400_000;

describeEachDatabase('events', (open) => {
  test('a search that found somebody, one from the cache, an empty one and a failed one are told of', async () => {
    const h = await makeHooks(await open());
    const sent: Sent[] = [];
    await h.start((request) => {
      sent.push(request);
      return 200;
    });
    await h.register();
    const fresh = await h.ask('quill.test');
    await h.run(fresh.searchId, found(find('ada@quill.test')));
    const cached = await h.ask('quill.test');
    const refunded = await h.ask('nobody.test');
    await h.run(refunded.searchId, empty);
    const failed = await h.ask('nowhere.test');
    await h.run(failed.searchId, { outcome: 'no_such_domain', usage: empty.usage });
    await h.quiet();
    const events = new Map(
      sent.map(({ headers, body }) => {
        const event = JSON.parse(body) as { event: string; timestamp: number; data: Record<string, unknown> };
        expect(headers['X-SVC-Event']).toBe(event.event);
        expect(event.timestamp).toBe(Math.floor(h.clock.at / 1_000));
        return [String(event.data['searchId']), event];
      }),
    );
    const results = [
      { email: 'ada@quill.test', name: 'Ada Quill', title: 'CEO', score: 95, source: 'verified' },
    ];
    const common = { teamId: h.teamId, role: 'CEO' };
    const ofAda = { ...common, domain: 'quill.test', status: 'completed', results };
    expect(events.get(fresh.searchId)).toMatchObject({ event: 'search.completed', data: ofAda });
    expect(events.get(cached.searchId)).toMatchObject({ event: 'search.completed', data: ofAda });
    expect(events.get(refunded.searchId)).toMatchObject({
      event: 'search.completed',
      data: { ...common, domain: 'nobody.test', status: 'completed', results: [] },
    });
    expect(events.get(failed.searchId)?.event).toBe('search.failed');
    expect(events.get(failed.searchId)?.data).toEqual({
      ...common,
      searchId: failed.searchId,
      domain: 'nowhere.test',
      status: 'failed',
      results: [],
      error: 'The domain does not resolve',
    });
    expect(Object.keys(events.get(fresh.searchId)?.data ?? {})).toEqual([
      'searchId',
      'teamId',
      'domain',
      'role',
      'status',
      'results',
    ]);
    expect(sent).toHaveLength(4);
  });

  test('searches of the dashboard are told of, those of the tool server never, cached or not', async () => {
    const h = await makeHooks(await open());
    await h.register();
    const ask = (origin: 'tool' | 'dashboard', url: string) =>
      h.operations.findEmail(h.caller, { url, role: 'CEO', forceRefresh: false }, origin);
    const tool = await ask('tool', 'quill.test');
    await h.run(tool.searchId, found(find('ada@quill.test')));
    await ask('tool', 'quill.test');
    expect(await h.deliveries()).toEqual([]);
    await ask('dashboard', 'quill.test');
    expect(await h.deliveries()).toHaveLength(1);
  });

  test('each endpoint gets each event; without one nothing is stored', async () => {
    const h = await makeHooks(await open());
    await h.emit();
    expect(await h.deliveries()).toEqual([]);
    await h.register(URL_OF_A);
    await h.register(URL_OF_B);
    await h.emit();
    const deliveries = await h.deliveries();
    expect(deliveries).toHaveLength(2);
    expect(new Set(deliveries.map(({ body }) => body)).size).toBe(1);
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(2);
  });

  test('whoever sends is told at once, also of a cached search', async () => {
    const h = await makeHooks(await open());
    await h.register();
    await h.emit('quill.test');
    const before = h.published.filter((message) => message === '').length;
    await h.ask('quill.test');
    expect(before).toBe(1);
    expect(h.published.filter((message) => message === '')).toHaveLength(2);
  });

  test('who is suppressed while a delivery waits is not sent any more', async () => {
    const h = await makeHooks(await open());
    let asked = 0;
    await h.start(() => {
      asked += 1;
      return 500;
    });
    await h.register();
    await h.emit('quill.test');
    await h.emit('other.test');
    await h.quiet();
    await addSuppression(h.deps, {
      kind: 'address',
      address: 'ada@quill.test',
      teamId: h.teamId,
      note: null,
    });
    h.clock.at += 60_000;
    await h.quiet();
    expect(asked).toBe(3);
    expect((await h.deliveries()).map(({ status }) => status)).toEqual(['dropped', 'waiting']);
  });
});

describeEachDatabase('redelivery', (open) => {
  test('sends the same body under another id that names the one before, with six attempts of its own', async () => {
    const h = await makeHooks(await open());
    const sent: Sent[] = [];
    let status = 200;
    await h.start((request) => {
      sent.push(request);
      return status;
    });
    await h.register();
    await h.emit();
    await h.quiet();
    const [first] = await h.deliveries();
    status = 500;
    h.clock.at += DAY_MS;
    const { deliveryId } = await h.webhooks.redeliver(h.teamId, first?.id ?? '');
    await h.quiet();
    expect(deliveryId).not.toBe(first?.id);
    expect(sent[1]).toMatchObject({
      body: sent[0]?.body,
      headers: { 'X-SVC-Delivery': deliveryId, 'X-SVC-Redelivery-Of': first?.id, 'X-SVC-Attempt': '1' },
    });
    expect(sent[0]?.headers['X-SVC-Redelivery-Of']).toBeUndefined();
    h.clock.at += 60_000;
    await h.quiet();
    expect(sent[2]).toMatchObject({ headers: { 'X-SVC-Delivery': deliveryId, 'X-SVC-Attempt': '2' } });
  });

  test('is refused while the delivery waits, while it is repeated already, and for a disabled endpoint', async () => {
    const h = await makeHooks(await open());
    const { endpointId } = await h.register();
    await h.emit();
    const [delivery] = await h.deliveries();
    const id = delivery?.id ?? '';
    const again = () => h.webhooks.redeliver(h.teamId, id);
    await expect(again()).rejects.toMatchObject({ code: 'invalid_request' });
    const sender = await h.start(() => 200);
    await h.quiet();
    await sender.stop(0);
    const twice = await Promise.allSettled([again(), again()]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await h.db.updateTable('webhook_endpoints').set({ enabled: 0 }).where('id', '=', endpointId).execute();
    await expect(again()).rejects.toMatchObject({
      message: 'the endpoint is disabled; delete it and create it again',
    });
  });

  test('is refused where the body names somebody who asked to be left alone since', async () => {
    const h = await makeHooks(await open());
    await h.start(() => 200);
    await h.register();
    await h.emit('quill.test');
    await h.quiet();
    await addSuppression(h.deps, { kind: 'domain', domain: 'quill.test', teamId: null, note: null });
    const [delivery] = await h.deliveries();
    await expect(h.webhooks.redeliver(h.teamId, delivery?.id ?? '')).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});

describeEachDatabase('a test event', (open) => {
  test('says what it is, in the header and in the signed body, and is sent once', async () => {
    const h = await makeHooks(await open());
    const sent: Sent[] = [];
    await h.start((request) => {
      sent.push(request);
      return 500;
    });
    const { endpointId } = await h.register();
    const { deliveryId } = await h.webhooks.sendTest(h.teamId, endpointId);
    await h.quiet();
    h.clock.at += DAY_MS;
    await h.quiet();
    expect(sent).toMatchObject([
      { headers: { 'X-SVC-Event': 'search.completed', 'X-SVC-Test': 'true', 'X-SVC-Delivery': deliveryId } },
    ]);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ test: true, data: { teamId: h.teamId } });
    expect(await h.deliveries()).toMatchObject([{ status: 'failed', attempts: 1 }]);
    await h.emit();
    await h.quiet();
    expect(sent[1]?.headers['X-SVC-Test']).toBeUndefined();
    expect(JSON.parse(sent[1]?.body ?? '')).not.toHaveProperty('test');
  });

  test('is not sent twice at once', async () => {
    const h = await makeHooks(await open());
    const { endpointId } = await h.register();
    const test = () => h.webhooks.sendTest(h.teamId, endpointId);
    const twice = await Promise.allSettled([test(), test()]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describeEachDatabase('the delivery log', (open) => {
  test('shows every delivery and attempt, newest first, page by page', async () => {
    const h = await makeHooks(await open());
    await h.start(() => 500);
    const { endpointId } = await h.register();
    const searches: string[] = [];
    for (let event = 0; event < 5; event += 1) {
      searches.unshift(await h.emit());
      h.clock.at += 1;
    }
    await h.quiet();
    h.clock.at += 60_000;
    await h.quiet();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await h.webhooks.deliveries(h.teamId, {
        endpointId,
        limit: 2,
        ...(cursor === undefined ? {} : { cursor }),
      });
      for (const delivery of page.deliveries) {
        seen.push(delivery.searchId);
        expect(delivery.attempts.map(({ attempt, status }) => [attempt, status])).toEqual([
          [1, 500],
          [2, 500],
        ]);
        expect(delivery).toMatchObject({ status: 'waiting', finishedAt: null, isTest: false });
      }
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(searches);
  });

  test('says nothing of a next attempt while one is under way', async () => {
    const h = await makeHooks(await open());
    const held = holdAnswer();
    await h.start(held.receive);
    const { endpointId } = await h.register();
    await h.emit();
    await held.arrival;
    const page = await h.webhooks.deliveries(h.teamId, { endpointId, limit: 1 });
    expect(page.deliveries).toMatchObject([{ status: 'waiting', nextAttemptAt: null, attempts: [] }]);
  });

  test('is kept for 30 days, or for less where results are; what waits stays', async () => {
    const h = await makeHooks(await open());
    let status = 200;
    await h.start(() => status);
    await h.register();
    await h.emit();
    await h.quiet();
    h.clock.at += 30 * DAY_MS;
    status = 500;
    await h.emit();
    await h.quiet();
    const remove = (days: number) => removeOldDeliveries({ ...h.deps, retentionMs: days * DAY_MS });
    await remove(365);
    expect(await h.deliveries()).toHaveLength(2);
    h.clock.at += 1;
    await remove(365);
    expect(await h.deliveries()).toMatchObject([{ status: 'waiting' }]);
    expect(await h.attempts()).toMatchObject([{ status: 500 }]);
    status = 200;
    h.clock.at += DAY_MS;
    await h.quiet();
    h.clock.at += 7 * DAY_MS + 1;
    await remove(7);
    expect(await h.deliveries()).toEqual([]);
    expect(await h.attempts()).toEqual([]);
  });
});
