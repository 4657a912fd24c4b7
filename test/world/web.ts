// The world's web servers: one HTTP and one HTTPS listener, a virtual host for every name. Knows sites, not mail.
import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import * as tls from 'node:tls';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import type { Page, Site, WebShape } from './company.ts';
import type { WorldLog } from './log.ts';

export type VirtualHost = { domain: string; shape: WebShape; site: Site };

export type WebServers = {
  httpPort: number;
  httpsPort: number;
  /** PEM of the self-signed certificate that all https hosts show. */
  certificate: string;
  close(): Promise<void>;
};

const LOOPBACK = '127.0.0.1';
/** The best quality takes longer than the page. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const NOT_FOUND: Page = {
  path: '',
  status: 404,
  body: '<!doctype html><title>404</title><h1>Not found</h1>',
};

export async function startWeb(
  hosts: readonly VirtualHost[],
  log: WorldLog,
  pageDelayMs: number,
): Promise<WebServers> {
  const byName = new Map<string, VirtualHost>();
  for (const host of hosts) byName.set(host.domain, host).set(`www.${host.domain}`, host);
  const pair = await certificateFor([...byName.keys()]);
  const context = tls.createSecureContext({ key: pair.private, cert: pair.cert });
  const closing = new AbortController();
  const handle =
    (scheme: 'http' | 'https') => (request: http.IncomingMessage, response: http.ServerResponse) =>
      void serve({ byName, log, pageDelayMs, signal: closing.signal }, scheme, request, response);
  const plain = http.createServer(handle('http'));
  const secure = https.createServer(
    {
      key: pair.private,
      cert: pair.cert,
      // A host without https breaks the handshake, as a real one without a certificate does.
      SNICallback(name, done) {
        const host = byName.get(name.toLowerCase());
        if (host === undefined || isPlainOnly(host.shape)) done(new Error('no certificate for this name'));
        else done(null, context);
      },
    },
    handle('https'),
  );
  secure.on('tlsClientError', () => undefined);
  const [httpPort, httpsPort] = await Promise.all([listen(plain), listen(secure)]);
  return {
    httpPort,
    httpsPort,
    certificate: pair.cert,
    async close() {
      closing.abort();
      await Promise.all([plain, secure].map(shut));
    },
  };
}

type Serving = {
  byName: ReadonlyMap<string, VirtualHost>;
  log: WorldLog;
  pageDelayMs: number;
  signal: AbortSignal;
};

async function serve(
  serving: Serving,
  scheme: 'http' | 'https',
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/u, '');
  const path = request.url ?? '/';
  const entry = {
    at: Date.now(),
    scheme,
    method: request.method ?? '',
    host,
    path,
    userAgent: request.headers['user-agent'] ?? '',
    status: 0,
  };
  serving.log.requests.push(entry);
  const virtual = serving.byName.get(host);
  if (
    virtual === undefined ||
    virtual.shape === 'refused' ||
    (virtual.shape === 'https' && scheme === 'http')
  ) {
    request.socket.destroy();
    return;
  }
  // The socket stays open until the caller or the world ends it.
  if (virtual.shape === 'silent') return;
  try {
    await sleep(serving.pageDelayMs, undefined, { signal: serving.signal });
  } catch {
    return;
  }
  const target = redirectFor(virtual, scheme, host);
  if (target !== null) {
    entry.status = 301;
    response.writeHead(301, { location: `${target}${path}` }).end();
    return;
  }
  const page = pageAt(virtual.site, path.split('?')[0] ?? '/');
  entry.status = page.status ?? 200;
  const { encoding, body } = encode(page.body, virtual, request.headers['accept-encoding'] ?? '');
  response.writeHead(entry.status, {
    'content-type': 'text/html; charset=utf-8',
    ...page.headers,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The scheme and host to which this one sends its visitors; null where it answers itself. */
function redirectFor(virtual: VirtualHost, scheme: 'http' | 'https', host: string): string | null {
  const canonical: Partial<Record<WebShape, string>> = {
    'https-www': `https://www.${virtual.domain}`,
    'https-apex': `https://${virtual.domain}`,
    https: `https://${virtual.domain}`,
    'http-www': `http://www.${virtual.domain}`,
  };
  const target = canonical[virtual.shape];
  return target === undefined || target === `${scheme}://${host}` ? null : target;
}

function isPlainOnly(shape: WebShape): boolean {
  return shape === 'http' || shape === 'http-www' || shape === 'refused';
}

function pageAt(site: Site, path: string): Page {
  if (path === '/robots.txt') return robotsPage(site.robots);
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const found = site.pages.find((page) => page.path === path || page.path === trimmed);
  return found ?? site.pages.find((page) => page.path === '*') ?? NOT_FOUND;
}

/** As much of the web is: compressed where the asker can read it, one way or the other by host. */
function encode(
  body: string | Buffer,
  { domain, shape }: VirtualHost,
  accepted: string,
): { encoding: 'br' | 'gzip' | null; body: Buffer } {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  const encoding = domain.length % 2 === 0 ? 'br' : 'gzip';
  if (shape === 'http' || !accepted.includes(encoding)) return { encoding: null, body: plain };
  return { encoding, body: encoding === 'br' ? brotliCompressSync(plain, QUICK) : gzipSync(plain) };
}

function robotsPage(robots: string | number | undefined): Page {
  if (robots === undefined) return NOT_FOUND;
  if (typeof robots === 'number') return { path: '/robots.txt', status: robots, body: 'unavailable' };
  return { path: '/robots.txt', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: robots };
}

async function certificateFor(names: readonly string[]): Promise<{ private: string; cert: string }> {
  return generate([{ name: 'commonName', value: 'world.test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2 as const, value })) },
    ],
  });
}

function listen(server: http.Server | https.Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function shut(server: http.Server | https.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
