// A client's side of the redirect: a listener on loopback that the browser is sent back to.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';

export type Callback = {
  redirectUri: string;
  /** The parameters with which this page arrives next. */
  arrival(page: Page): Promise<URLSearchParams>;
};

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** Listens until the suite ends, on `port` or a free one. */
export async function openCallback(path: string, host = '127.0.0.1', port = 0): Promise<Callback> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://callback.test');
    if (url.pathname !== path) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><link rel="icon" href="data:,"><title>arrived</title>You may close this page.');
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address() as AddressInfo; // a TCP server that listens has one
  const redirectUri = `http://${host}:${address.port}${path}`;
  return {
    redirectUri,
    async arrival(page) {
      await page.waitForURL((url) => url.href.startsWith(`${redirectUri}?`));
      return new URL(page.url()).searchParams;
    },
  };
}
