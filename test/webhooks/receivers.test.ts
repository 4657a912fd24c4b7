// The receivers in docs/webhooks.md, run as they stand there, against real deliveries.
import { spawnSync } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { signatureHeader } from '../../src/webhooks/signature.ts';
import { freePort, NODE, PYTHON, receiverCode, runReceiver } from './documented-receiver.ts';
import { makeHooks, realFetch } from './setting.ts';
import type { Hooks } from './setting.ts';

const LINES_MAX = 20;

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('The Python receiver of docs/webhooks.md is not tested: there is no python3.');

const RECEIVERS = [
  { ...NODE, language: 'js', skip: false },
  { ...PYTHON, language: 'python', skip: !hasPython },
] as const;

async function listening(): Promise<{ h: Hooks; port: number; secret: string; endpointId: string }> {
  const storage = await openDatabase({ url: ':memory:' });
  onTestFinished(() => storage.close());
  await migrateToLatest(storage);
  const h = await makeHooks(storage);
  h.clock.at = Date.now(); // the receivers have a clock of their own
  const port = await freePort();
  const { secret, endpointId } = await h.register(`http://127.0.0.1:${port}/hooks`);
  return { h, port, secret, endpointId };
}

describe.for(RECEIVERS)('the receiver in $language', (receiver) => {
  test.skipIf(receiver.skip)('takes real deliveries, with either secret for a day', async () => {
    const { h, port, secret, endpointId } = await listening();
    const { taken } = await runReceiver(receiver, secret, port);
    await h.startWith(realFetch({ now: h.now }));
    const first = await h.emit();
    await h.quiet();
    await h.webhooks.rotateSecret(h.teamId, endpointId);
    const second = await h.emit();
    await h.quiet();
    const deliveries = await h.deliveries();
    expect(deliveries.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    await expect
      .poll(() => taken)
      .toEqual([`${deliveries[0]?.id} ${first}`, `${deliveries[1]?.id} ${second}`]);
  });

  test.skipIf(receiver.skip)('refuses what is forged, changed, old or not signed', async () => {
    const { port, secret } = await listening();
    const { url, taken } = await runReceiver(receiver, secret, port);
    const body = '{"data":{"searchId":"s"}}';
    const t = Math.floor(Date.now() / 1_000);
    const post = async (signature: string | null, sent = body) => {
      const headers = {
        ...(signature === null ? {} : { 'X-SVC-Signature': signature }),
        'X-SVC-Delivery': 'd',
      };
      return (await fetch(url, { method: 'POST', headers, body: sent })).status;
    };
    const good = signatureHeader([secret], t, body);
    expect(await post(good)).toBe(204);
    const bad: (string | null)[] = [
      null,
      '',
      'v1=',
      good.replace('v1=', 'v0='),
      good.replace(/t=\d+,/, ''),
      good.replace(`t=${t}`, `t=${t + 1}`),
      good.slice(0, -1),
      `${good.slice(0, -1)}x`,
      `t=${t},v1=`,
      signatureHeader(['whsec_other'], t, body),
      signatureHeader([secret], t - 301, body),
      signatureHeader([secret], t + 330, body),
    ];
    for (const signature of bad) expect(await post(signature), String(signature)).toBe(400);
    expect(await post(good, `${body} `)).toBe(400);
    await expect.poll(() => taken).toEqual(['d s']);
  });

  test('is short enough to be copied', () => {
    const lines = receiverCode(receiver)
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(LINES_MAX);
  });
});
