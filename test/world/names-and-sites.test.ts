// The world's name server and web servers, asked by Node's own clients.
import { Resolver } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company } from './company.ts';
import { startWorld, type World } from './index.ts';

const HELLO = () => ({ pages: [{ path: '/', body: 'hello' }], robots: 'User-agent: *\nDisallow: /team\n' });

const draft = (domain: string, rest: Partial<Parameters<typeof company>[0]> = {}) =>
  company({ domain, name: domain, tests: '', build: HELLO, ...rest });

const COMPANIES = [
  draft('several.test', { dns: 'several-mx', web: 'https-www' }),
  draft('null-mail.test', { dns: 'null-mx', web: 'http' }),
  draft('no-mx.test', { dns: 'no-mx', web: 'https-apex' }),
  draft('missing.test', { dns: 'nxdomain' }),
  draft('broken.test', { dns: 'servfail' }),
  draft('mute.test', { dns: 'timeout' }),
  draft('cut.test', { web: 'refused' }),
  draft('secure.test', { web: 'https' }),
];

let world: World;
let resolver: Resolver;

beforeAll(async () => {
  world = await startWorld({ companies: COMPANIES });
  resolver = new Resolver({ timeout: 200, tries: 1 });
  resolver.setServers([world.settings['SVC_DNS_SERVERS'] ?? '']);
});

afterAll(() => world.close());

describe('names', () => {
  test('a domain with several exchanges lists them with their preferences', async () => {
    const found = await resolver.resolveMx('several.test');
    expect(found.sort((a, b) => a.priority - b.priority)).toMatchObject([
      { exchange: 'mx1.several.test', priority: 10 },
      { exchange: 'mx2.several.test', priority: 20 },
      { exchange: 'mx3.several.test', priority: 30 },
    ]);
    expect(await resolver.resolve4('mx1.several.test')).toHaveLength(1);
  });

  test('a null MX is a single exchange without a name', async () => {
    expect(await resolver.resolveMx('null-mail.test')).toMatchObject([{ exchange: '', priority: 0 }]);
  });

  const FAILURES = [
    ['a domain without MX has no data', 'no-mx.test', 'ENODATA'],
    ['a domain that nobody registered does not exist', 'missing.test', 'ENOTFOUND'],
    ['a name outside the world does not exist', 'elsewhere.example', 'ENOTFOUND'],
    ['a broken zone fails', 'broken.test', 'ESERVFAIL'],
    ['a mute zone times out', 'mute.test', 'ETIMEOUT'],
  ] as const;
  test.each(FAILURES)('%s', async (_rule, name, code) => {
    await expect(resolver.resolveMx(name)).rejects.toMatchObject({ code });
  });

  test('no host has an IPv6 address', async () => {
    await expect(resolver.resolve6('several.test')).rejects.toMatchObject({ code: 'ENODATA' });
  });
});

type Got = { status: number; location: string | undefined; encoding: string | undefined; body: string };

function get(
  scheme: 'http' | 'https',
  host: string,
  path = '/',
  more: Record<string, string> = {},
): Promise<Got> {
  const port = world.settings[scheme === 'http' ? 'SVC_HTTP_PORT' : 'SVC_HTTPS_PORT'];
  const options = { host: '127.0.0.1', port, path, headers: { host, ...more }, agent: false } as const;
  return new Promise((resolve, reject) => {
    const read = (response: http.IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          encoding: response.headers['content-encoding'],
          body: decode(Buffer.concat(chunks), response.headers['content-encoding']),
        }),
      );
    };
    const request =
      scheme === 'http'
        ? http.request(options, read)
        : https.request({ ...options, servername: host, ca: world.certificate }, read);
    request.on('error', reject).end();
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
}

describe('sites', () => {
  test.each([
    ['http', 'several.test', 'https://www.several.test/'],
    ['https', 'several.test', 'https://www.several.test/'],
    ['http', 'www.several.test', 'https://www.several.test/'],
    ['http', 'www.no-mx.test', 'https://no-mx.test/'],
    ['https', 'www.secure.test', 'https://secure.test/'],
  ] as const)('%s://%s redirects to %s', async (scheme, host, location) => {
    expect(await get(scheme, host)).toMatchObject({ status: 301, location });
  });

  test.each([
    ['https', 'www.several.test'],
    ['https', 'no-mx.test'],
    ['http', 'null-mail.test'],
    ['http', 'www.null-mail.test'],
  ] as const)('%s://%s answers itself, and its certificate holds', async (scheme, host) => {
    expect(await get(scheme, host)).toMatchObject({ status: 200, body: 'hello' });
  });

  test.each([
    ['http', 'cut.test', 'a host that refuses'],
    ['http', 'secure.test', 'http of a host with https only'],
    ['https', 'null-mail.test', 'https of a host with http only'],
    ['http', 'elsewhere.example', 'a host outside the world'],
  ] as const)('%s://%s is cut: %s', async (scheme, host, _why) => {
    await expect(get(scheme, host)).rejects.toThrow();
  });

  test('robots.txt is served as text, and an unknown path is not found', async () => {
    expect((await get('http', 'null-mail.test', '/robots.txt')).body).toContain('Disallow: /team');
    expect((await get('http', 'null-mail.test', '/nothing')).status).toBe(404);
  });

  test.each([
    ['https', 'no-mx.test', 'br, gzip', 'br'],
    ['https', 'secure.test', 'gzip', 'gzip'],
    ['https', 'secure.test', 'identity', undefined],
    ['http', 'null-mail.test', 'gzip', undefined],
  ] as const)(
    '%s://%s compresses for one who accepts %s with %s',
    async (scheme, host, accepted, encoding) => {
      const got = await get(scheme, host, '/', { 'accept-encoding': accepted });
      expect(got).toMatchObject({ encoding, body: 'hello' });
    },
  );

  test('every request is logged with host, path and status', async () => {
    world.log.clear();
    await get('http', 'null-mail.test', '/nothing?x=1');
    expect(world.log.requests).toMatchObject([
      { scheme: 'http', host: 'null-mail.test', path: '/nothing?x=1', status: 404, userAgent: '' },
    ]);
  });
});
