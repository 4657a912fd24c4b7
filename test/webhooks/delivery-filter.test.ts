// The log of deliveries by their state, and the form of an endpoint that is sent twice.
import { expect, test } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import { outcomes } from '../core/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeHooks, URL_OF_A } from './setting.ts';

describeEachDatabase('the log of deliveries', (open) => {
  test('is filtered by state, and a cursor of one state fits no other', async () => {
    const h = await makeHooks(await open());
    await h.start(({ body }) => (body.includes('good') ? 200 : 500));
    const { endpointId } = await h.register();
    await h.emit('good-1.test');
    await h.emit('bad.test');
    await h.emit('good-2.test');
    await h.quiet();
    const ask = (status?: 'delivered' | 'failed' | 'waiting', limit = 50, cursor?: string) =>
      h.webhooks.deliveries(h.teamId, { endpointId, limit, status, cursor });
    const domains = async (status?: 'delivered' | 'failed' | 'waiting') =>
      (await ask(status)).deliveries.map(({ domain }) => domain);
    expect(await domains('delivered')).toEqual(['good-2.test', 'good-1.test']);
    expect(await domains('waiting')).toEqual(['bad.test']);
    expect(await domains('failed')).toEqual([]);
    expect(await domains()).toHaveLength(3);
    const { nextCursor } = await ask('delivered', 1);
    const next = await ask('delivered', 1, nextCursor ?? '');
    expect(next.deliveries.map(({ domain }) => domain)).toEqual(['good-1.test']);
    await expect(ask('waiting', 1, nextCursor ?? '')).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

describeEachDatabase('an endpoint of the dashboard', (open) => {
  test('is made once, however often the same form is sent, and at the same moment', async () => {
    const h = await makeHooks(await open());
    const wish = { teamId: h.teamId, url: URL_OF_A, endpointId: newId() };
    const { kept, codes } = await outcomes(Array.from({ length: 4 }, () => h.webhooks.create(wish)));
    expect([kept, new Set(codes)]).toEqual([1, new Set(['invalid_request'])]);
    expect(await h.webhooks.list(h.teamId)).toHaveLength(1);
  });
});
