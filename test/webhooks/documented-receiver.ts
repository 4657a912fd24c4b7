// A receiver of docs/webhooks.md as a process, exactly as it stands there: what it prints is what it took as genuine.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished } from 'vitest';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');

export type Receiver = { url: string; taken: string[] };
export type Language = { name: 'js' | 'python'; file: string; command: string };

export const NODE: Language = { name: 'js', file: 'receiver.mjs', command: process.execPath };
export const PYTHON: Language = { name: 'python', file: 'receiver.py', command: 'python3' };

export function receiverCode({ name }: Language): string {
  const code = new RegExp(`\`\`\`${name}\n([\\s\\S]*?)\`\`\``).exec(GUIDE)?.[1];
  if (code === undefined) throw new Error(`docs/webhooks.md has no ${name}`);
  return code;
}

/** Where a receiver that is started later will listen. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs it until the test ends; `taken` are the lines that it prints. */
export async function runReceiver(language: Language, secret: string, port: number): Promise<Receiver> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-receiver-'));
  writeFileSync(join(folder, language.file), receiverCode(language));
  const child: ChildProcess = spawn(language.command, [language.file], {
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
