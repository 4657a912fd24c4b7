// Endpoints of a team: at most ten, their secret shown once, and nobody else's to touch.
import { expect, test } from 'vitest';
import { createHmac } from 'node:crypto';
import { outcomes } from '../core/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeHooks, URL_OF_A, URL_OF_B } from './setting.ts';
import type { Sent } from './setting.ts';

const HOUR_MS = 3_600_000;

const signedBy = ({ headers, body }: Sent, secrets: readonly string[]) => {
  const [t = '', ...signatures] = (headers['X-SVC-Signature'] ?? '').split(',');
  const expected = secrets.map(
    (secret) =>
      `v1=${createHmac('sha256', secret)
        .update(`${t.slice(2)}\n${body}`)
        .digest('hex')}`,
  );
  return JSON.stringify(signatures) === JSON.stringify(expected);
};

describeEachDatabase('webhook endpoints', (open) => {
  test('a team has at most ten, however many are asked for at once', async () => {
    const h = await makeHooks(await open());
    const { kept, codes } = await outcomes(Array.from({ length: 14 }, () => h.register()));
    expect(kept).toBe(10);
    expect(new Set(codes)).toEqual(new Set(['invalid_request']));
    const [first] = await h.webhooks.list(h.teamId);
    await h.webhooks.remove(h.teamId, first?.endpointId ?? '');
    expect(await h.webhooks.list(h.teamId)).toHaveLength(9);
    await h.register();
  });

  test('the secret is shown once, and stands nowhere readable', async () => {
    const h = await makeHooks(await open());
    const { secret } = await h.register();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/);
    const stored = JSON.stringify(await h.db.selectFrom('webhook_endpoints').selectAll().execute());
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(secret.slice('whsec_'.length));
    expect(JSON.stringify(await h.webhooks.list(h.teamId))).not.toContain('whsec_');
  });

  test('the secret of one row does not open in another', async () => {
    const h = await makeHooks(await open());
    const a = await h.register(URL_OF_A);
    const b = await h.register(URL_OF_B);
    const [stolen] = await h.db
      .selectFrom('webhook_endpoints')
      .select('sealed_secret')
      .where('id', '=', a.endpointId)
      .execute();
    await h.db
      .updateTable('webhook_endpoints')
      .set({ sealed_secret: stolen?.sealed_secret ?? '' })
      .where('id', '=', b.endpointId)
      .execute();
    const urls: string[] = [];
    await h.start(({ url }) => {
      urls.push(url);
      return 200;
    });
    await h.emit();
    await h.quiet();
    expect(urls).toEqual([URL_OF_A]);
    expect((await h.attempts()).map(({ failure }) => failure).filter(Boolean)).toEqual(['secret']);
  });

  test('after a change both secrets sign for 24 hours, then the new one alone', async () => {
    const h = await makeHooks(await open());
    const sent: Sent[] = [];
    await h.start((request) => {
      sent.push(request);
      return 200;
    });
    const { endpointId, secret: old } = await h.register();
    const { secret, previousUntil } = await h.webhooks.rotateSecret(h.teamId, endpointId);
    expect(secret).not.toBe(old);
    expect(previousUntil).toBe(h.clock.at + 24 * HOUR_MS);
    await h.emit();
    await h.quiet();
    h.clock.at += 24 * HOUR_MS - 1;
    await h.emit();
    await h.quiet();
    h.clock.at += 1;
    await h.emit();
    await h.quiet();
    expect(sent.map((request) => signedBy(request, [secret, old]))).toEqual([true, true, false]);
    expect(sent.map((request) => signedBy(request, [secret]))).toEqual([false, false, true]);
  });

  test('a second change within the day is refused, and takes no secret away', async () => {
    const h = await makeHooks(await open());
    const { endpointId } = await h.register();
    const { kept, codes } = await outcomes([
      h.webhooks.rotateSecret(h.teamId, endpointId),
      h.webhooks.rotateSecret(h.teamId, endpointId),
    ]);
    expect({ kept, codes }).toEqual({ kept: 1, codes: ['invalid_request'] });
    h.clock.at += 24 * HOUR_MS;
    await h.webhooks.rotateSecret(h.teamId, endpointId);
  });

  test('removing one takes its deliveries and their log along, and nothing is sent to it any more', async () => {
    const h = await makeHooks(await open());
    let asked = 0;
    await h.start(() => {
      asked += 1;
      return 500;
    });
    const { endpointId } = await h.register();
    await h.emit();
    await h.quiet();
    await h.webhooks.remove(h.teamId, endpointId);
    h.clock.at += HOUR_MS;
    await h.quiet();
    expect(asked).toBe(1);
    expect(await h.deliveries()).toEqual([]);
    expect(await h.attempts()).toEqual([]);
    expect(await h.webhooks.list(h.teamId)).toEqual([]);
    expect(h.errors).toEqual([]);
  });

  test("another team's endpoints and deliveries are not found, whatever is asked of them", async () => {
    const storage = await open();
    const h = await makeHooks(storage);
    const other = await makeHooks(storage);
    await h.start(() => 200);
    const { endpointId } = await h.register();
    await h.emit();
    await h.quiet();
    const [delivery] = await h.deliveries();
    const stranger = other.teamId;
    const calls = [
      () => h.webhooks.find(stranger, endpointId),
      () => h.webhooks.remove(stranger, endpointId),
      () => h.webhooks.rotateSecret(stranger, endpointId),
      () => h.webhooks.sendTest(stranger, endpointId),
      () => h.webhooks.deliveries(stranger, { endpointId, limit: 10 }),
      () => h.webhooks.redeliver(stranger, delivery?.id ?? ''),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'not_found' });
    expect(await h.webhooks.list(stranger)).toEqual([]);
    expect(await h.webhooks.list(h.teamId)).toMatchObject([{ endpointId, enabled: true }]);
    expect(await h.deliveries()).toHaveLength(1);
    await other.emit();
    expect(await h.deliveries()).toHaveLength(1);
  });

  test('a team that is not there has none', async () => {
    const h = await makeHooks(await open());
    const call = h.webhooks.create({ teamId: h.deps.newId(), url: URL_OF_A });
    await expect(call).rejects.toMatchObject({ code: 'not_found' });
  });
});
