// The REST door over a real HTTP server and a fresh database; searches wait until the test runs them.
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Storage } from '../../db/open.ts';
import { createHttpApp } from '../../src/app/http.ts';
import { createLogger } from '../../src/app/logger.ts';
import { answerBrokenRequest } from '../../src/app/plain-answer.ts';
import { authenticateApiKey } from '../../src/core/api-keys.ts';
import { takeToken } from '../../src/core/rate-limits.ts';
import { createRest } from '../../src/rest/index.ts';
import type { RestDeps } from '../../src/rest/index.ts';
import { RATES } from '../../src/rest/rate-limit-headers.ts';
import { makeSetting } from '../core/setting.ts';

export type Answer = { status: number; headers: Headers; body: unknown; text: string };

/** Opens the door; `call` posts as the team's key unless told otherwise. */
export async function openDoor(
  storage: Storage,
  options: { credits?: number; queueLimit?: number; rest?: Partial<RestDeps> } = {},
) {
  const setting = await makeSetting(storage, options);
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const rest = createRest({
    operations: setting.operations,
    authenticate: (key) => authenticateApiKey(setting.deps, key),
    takeToken: (kind, caller) => takeToken(storage.buckets, `${kind}:${caller.bucket}`, RATES[kind]),
    onInternal: (error, requestId) => log.error({ err: error, requestId }, 'request failed'),
    ...options.rest,
  });
  const app = createHttpApp({
    log,
    now: Date.now,
    publicUrl: 'http://localhost:3000',
    trustProxy: 0,
    doors: [{ path: '/api/v1', router: rest }],
    isReady: async () => true,
  });
  const server = createServer(app);
  server.on('clientError', answerBrokenRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const base = `http://127.0.0.1:${port}`;

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(base + path, init);
    const text = await response.text();
    let body: unknown = null;
    try {
      body = JSON.parse(text);
    } catch {
      // left as text: the test says what it expects
    }
    return { status: response.status, headers: response.headers, body, text };
  }

  return {
    ...setting,
    base,
    port,
    lines,
    send,
    call: (operation: string, body: unknown = {}, key = setting.key) =>
      send(`/api/v1/${operation}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Headers and bytes exactly as given. */
    raw: (path: string, headers: Record<string, string | string[]>, body: string | Buffer) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const outgoing = httpRequest(base + path, { method: 'POST', headers }, (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        });
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
  };
}

export type Door = Awaited<ReturnType<typeof openDoor>>;
