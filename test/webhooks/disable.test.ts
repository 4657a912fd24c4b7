// An endpoint that fails 20 deliveries in a row is disabled; one success starts the count anew.
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import { makeHooks, URL_OF_A, URL_OF_B } from './setting.ts';
import type { Hooks } from './setting.ts';

const ALL_DELAYS_S = [60, 120, 240, 480, 960];

/** From now through the sixth attempt of what waits. */
async function letThemFail(h: Hooks): Promise<void> {
  await h.quiet();
  for (const delay of ALL_DELAYS_S) {
    h.clock.at += delay * 1_000;
    await h.quiet();
  }
}

describeEachDatabase('failed deliveries in a row', (open) => {
  test('disable the endpoint at the twentieth, and drop what waits for it', async () => {
    const h = await makeHooks(await open());
    await h.start(() => 500);
    const { endpointId } = await h.register();
    for (let event = 0; event < 19; event += 1) await h.emit();
    await letThemFail(h);
    expect(await h.endpoint(endpointId)).toMatchObject({ enabled: true, consecutiveFailures: 19 });
    await h.emit();
    await h.quiet();
    h.clock.at += 1_000_000;
    await h.quiet();
    // Waits for its third attempt when the other one fails for good.
    const waiting = await h.emit();
    await h.quiet();
    for (const delay of ALL_DELAYS_S.slice(1)) {
      h.clock.at += delay * 1_000;
      await h.quiet();
    }
    expect(await h.endpoint(endpointId)).toMatchObject({ enabled: false, consecutiveFailures: 20 });
    const { deliveries } = await h.webhooks.deliveries(h.teamId, { endpointId, limit: 50 });
    expect(deliveries.find(({ searchId }) => searchId === waiting)).toMatchObject({
      status: 'dropped',
      nextAttemptAt: null,
    });
    expect(deliveries.filter(({ status }) => status === 'failed')).toHaveLength(20);
    await h.emit();
    expect((await h.webhooks.deliveries(h.teamId, { endpointId, limit: 50 })).deliveries).toHaveLength(21);
  });

  test('a success between starts the count anew', async () => {
    const h = await makeHooks(await open());
    let status = 500;
    await h.start(() => status);
    const { endpointId } = await h.register();
    for (let event = 0; event < 19; event += 1) await h.emit();
    await letThemFail(h);
    status = 200;
    await h.emit();
    await h.quiet();
    expect(await h.endpoint(endpointId)).toMatchObject({ consecutiveFailures: 0 });
    status = 500;
    for (let event = 0; event < 19; event += 1) await h.emit();
    await letThemFail(h);
    expect(await h.endpoint(endpointId)).toMatchObject({ enabled: true, consecutiveFailures: 19 });
    await h.emit();
    await letThemFail(h);
    expect(await h.endpoint(endpointId)).toMatchObject({ enabled: false });
  });

  test('of one endpoint do not touch another, and only failed deliveries count, not attempts', async () => {
    const h = await makeHooks(await open());
    await h.start(({ url, headers }) => {
      if (url === URL_OF_A) return 500;
      return headers['X-SVC-Attempt'] === '1' ? 500 : 200;
    });
    const a = await h.register(URL_OF_A);
    const b = await h.register(URL_OF_B);
    for (let event = 0; event < 21; event += 1) await h.emit();
    await letThemFail(h);
    expect(await h.endpoint(a.endpointId)).toMatchObject({ enabled: false });
    expect(await h.endpoint(b.endpointId)).toMatchObject({ enabled: true, consecutiveFailures: 0 });
  });

  test('tests never count, and a test that succeeds forgives nothing', async () => {
    const h = await makeHooks(await open());
    let status = 500;
    await h.start(() => status);
    const { endpointId } = await h.register();
    await h.emit();
    await letThemFail(h);
    for (status of [500, 200]) {
      await h.webhooks.sendTest(h.teamId, endpointId);
      await h.quiet();
      expect(await h.endpoint(endpointId)).toMatchObject({ consecutiveFailures: 1 });
    }
  });
});
