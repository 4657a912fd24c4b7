// What every answer of the service carries.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpApp } from '../../src/app/http.ts';
import type { HttpDeps } from '../../src/app/http.ts';

async function answerAt(publicUrl: string, path: string, more: Partial<HttpDeps> = {}): Promise<Response> {
  const log = pino({ level: 'silent' });
  const app = createHttpApp({
    log,
    now: () => 0,
    publicUrl,
    trustProxy: 0,
    doors: [],
    isReady: async () => true,
    ...more,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return fetch(`http://127.0.0.1:${port}${path}`);
}

async function headersAt(publicUrl: string, path: string): Promise<Headers> {
  return (await answerAt(publicUrl, path)).headers;
}

test.for(['/healthz', '/nowhere'])('a service on https keeps browsers there: %s', async (path) => {
  const headers = await headersAt('https://find.quill.test', path);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('a service on plain http promises no https', async () => {
  expect((await headersAt('http://localhost:3000', '/healthz')).get('strict-transport-security')).toBeNull();
});

test.each(['asked', 'port_closed', 'listed'] as const)(
  'a process that is ready is ready, and says beside it how mail servers are: %s',
  async (mail) => {
    const answer = await answerAt('http://localhost:3000', '/readyz', { mailState: () => mail });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ready', mail });
  },
);
