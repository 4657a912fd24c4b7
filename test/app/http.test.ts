// What every answer of the service carries.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpApp } from '../../src/app/http.ts';

async function headersAt(publicUrl: string, path: string): Promise<Headers> {
  const log = pino({ level: 'silent' });
  const app = createHttpApp({
    log,
    now: () => 0,
    publicUrl,
    trustProxy: 0,
    doors: [],
    isReady: async () => true,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return (await fetch(`http://127.0.0.1:${port}${path}`)).headers;
}

test.for(['/healthz', '/nowhere'])('a service on https keeps browsers there: %s', async (path) => {
  const headers = await headersAt('https://find.quill.test', path);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('a service on plain http promises no https', async () => {
  expect((await headersAt('http://localhost:3000', '/healthz')).get('strict-transport-security')).toBeNull();
});
