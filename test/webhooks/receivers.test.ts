// The receivers in docs/webhooks.md, run as they stand there, against real deliveries.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { signatureHeader } from '../../src/webhooks/signature.ts';
import { makeHooks, realFetch } from './setting.ts';
import type { Hooks } from './setting.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
const LINES_MAX = 20;

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('The Python receiver of docs/webhooks.md is not tested: there is no python3.');

const RECEIVERS = [
  { language: 'js', file: 'receiver.mjs', command: process.execPath, skip: false },
  { language: 'python', file: 'receiver.py', command: 'python3', skip: !hasPython },
] as const;

function codeOf(language: string): string {
  const code = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(GUIDE)?.[1];
  if (code === undefined) throw new Error(`docs/webhooks.md has no ${language}`);
  return code;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs the receiver until the test ends; `taken` are the lines that it prints. */
async function run({ language, file, command }: (typeof RECEIVERS)[number], secret: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'svc-receiver-'));
  writeFileSync(join(folder, file), codeOf(language));
  const child: ChildProcess = spawn(command, [file], {
    cwd: folder,
    env: { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const taken: string[] = [];
  if (child.stdout === null) throw new Error('the receiver has no output');
  createInterface({ input: child.stdout }).on('line', (line) => taken.push(line));
  const url = `http://127.0.0.1:${port}/`;
  const isThere = () =>
    fetch(url, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(isThere, { timeout: 15_000, interval: 50 }).toBe(400);
  return { url, taken };
}

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
    const { taken } = await run(receiver, secret, port);
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
    const { url, taken } = await run(receiver, secret, port);
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
    const lines = codeOf(receiver.language)
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(LINES_MAX);
  });
});
