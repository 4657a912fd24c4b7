// Sites and names that point into our own network: no connection goes there, by whatever way it is named.
// The cable stands under our guards: it carries one public address to the hostile site, and every other to a canary.
import { createServer, isIP } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Net from 'node:net';
import type { LookupFunction, NetConnectOpts, Socket } from 'node:net';
import { a, aaaa, mx, type Reply as DnsReply } from '../dns/name-server.ts';
import { head, listen, shut, startInternet, type Site } from './internet.ts';
import { DOMAIN, LEADERSHIP, links, page } from './pages.ts';

/** Somebody's, and never reached: the cable ends on this machine. */
const PUBLIC = '11.22.33.44';

type Target = { host: string; port: number; lookup?: LookupFunction };

const cable = vi.hoisted(() => ({ canaryPort: 0, inner: [] as string[] }));

vi.mock('node:net', async (original) => {
  const net = await original<typeof Net>();
  const connect = (options: NetConnectOpts & Target): Socket => {
    const address = addressOf(options);
    const isPublic = address === PUBLIC;
    if (!isPublic) cable.inner.push(`${address}:${options.port}`);
    const { lookup: _, ...rest } = options;
    const port = isPublic ? options.port : cable.canaryPort;
    const socket = net.connect({ ...rest, host: '127.0.0.1', port });
    return Object.defineProperty(socket, 'remoteAddress', { get: () => address });
  };
  return { ...net, connect };

  /** Where the socket would go: its literal host, or the first address that its lookup gives. */
  function addressOf({ host, lookup }: Target): string {
    let found = host;
    if (net.isIP(host) === 0)
      lookup?.(host, { all: true }, (_error, list) => {
        found = typeof list === 'string' ? list : (list[0]?.address ?? host);
      });
    return found;
  }
});

const canary = createServer((socket) => {
  rings += 1;
  socket
    .on('error', () => undefined)
    .resume()
    .end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
});
let rings = 0;

beforeAll(async () => {
  cable.canaryPort = await listen(canary);
});
beforeEach(() => {
  rings = 0;
  cable.inner.length = 0;
});
afterAll(() => shut(canary));

const guarded = { allowPrivateNetwork: false, address: PUBLIC };

/** Names of the company itself that lead inside. */
const INSIDE: Record<string, DnsReply> = {
  [`A loop.${DOMAIN}`]: [a(`loop.${DOMAIN}`, '127.0.0.1')],
  [`A meta.${DOMAIN}`]: [a(`meta.${DOMAIN}`, '169.254.169.254')],
  [`A office.${DOMAIN}`]: [a(`office.${DOMAIN}`, '10.0.0.7'), a(`office.${DOMAIN}`, '192.168.1.1')],
  [`A cgnat.${DOMAIN}`]: [a(`cgnat.${DOMAIN}`, '100.100.100.200')],
  [`A zero.${DOMAIN}`]: [a(`zero.${DOMAIN}`, '0.0.0.0')],
  [`AAAA six.${DOMAIN}`]: [aaaa(`six.${DOMAIN}`, '::1')],
  [`AAAA mapped.${DOMAIN}`]: [aaaa(`mapped.${DOMAIN}`, '::ffff:127.0.0.1')],
  [`AAAA unique.${DOMAIN}`]: [aaaa(`unique.${DOMAIN}`, 'fd00:ec2::254')],
  [`AAAA translated.${DOMAIN}`]: [aaaa(`translated.${DOMAIN}`, '64:ff9b::7f00:1')],
  'A localhost': [a('localhost', '127.0.0.1')],
};

const TARGETS: string[] = [
  ...['loop', 'meta', 'office', 'cgnat', 'zero', 'six', 'mapped', 'unique', 'translated'].map(
    (label) => `http://${label}.${DOMAIN}/team`,
  ),
  `https://loop.${DOMAIN}/team`,
  `http://loop.${DOMAIN}./team`,
  'http://127.0.0.1/team',
  'http://169.254.169.254/latest/meta-data/team',
  'http://[::1]/team',
  'http://[::ffff:7f00:1]/team',
  'http://2130706433/team',
  'http://0x7f000001/team',
  'http://0177.1/team',
  'http://127.1/team',
  'http://0/team',
  'http://①②⑦.⓪.⓪.①/team',
  'http://localhost/team',
  '//127.0.0.1/team',
  `http://${DOMAIN}@127.0.0.1/team`,
  `http://127.0.0.1\\@${DOMAIN}/team`,
];

const to =
  (location: string): NonNullable<Site['*']> =>
  (response) =>
    void response.writeHead(302, { location: encodeURI(location) }).end();

/** Ways in which a site can send us somewhere. */
const WAYS: [string, (target: string) => Site][] = [
  ['the home page redirects', (target) => ({ '/': to(target) })],
  ['robots.txt redirects', (target) => ({ '/robots.txt': to(target), '/': LEADERSHIP })],
  ['the home page refreshes', (target) => ({ '/': `<meta http-equiv="refresh" content="0;url=${target}">` })],
  ['a page redirects', (target) => ({ '/': page(links('/leadership')), '/leadership': to(target) })],
  ['a page links', (target) => ({ '/': page(links(target)) })],
  ['a page has its base', (target) => ({ '/': page(`<base href="${target}">`, links('leadership')) })],
  [
    'the sitemap is',
    (target) => ({ '/': page(), '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${target}\n` }),
  ],
  [
    'the sitemap lists',
    (target) => ({ '/': page(), '/sitemap.xml': `<urlset><loc>${target}</loc></urlset>` }),
  ],
];

test('the canary hears whoever is let inside', async ({ onTestFinished }) => {
  const internet = await startInternet(onTestFinished, {
    ...guarded,
    allowPrivateNetwork: true,
    names: INSIDE,
    site: { '/': page(links(`http://loop.${DOMAIN}/team`)) },
  });
  await internet.ask();
  expect(cable.inner).not.toEqual([]);
  expect(rings).toBeGreaterThan(0);
});

describe.each(WAYS)('nobody inside is connected to where %s', (_way, siteOf) => {
  test.concurrent.for(TARGETS)('to %s', async (target, { onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { ...guarded, names: INSIDE, site: siteOf(target) });
    await internet.ask();
    expect(internet.asked).not.toEqual([]);
    expect(cable.inner).toEqual([]);
    expect(rings).toBe(0);
  });
});

describe('a company whose own name leads inside', () => {
  test.concurrent.for(['127.0.0.1', '169.254.169.254', '10.1.2.3', '100.64.0.1', '0.0.0.0', '224.0.0.1'])(
    'to %s gets an empty answer at once, and no connection',
    async (address, { onTestFinished }) => {
      const internet = await startInternet(onTestFinished, { ...guarded, address });
      const { discovery, ms } = await internet.ask({ deadlineMs: 10_000 });
      expect(discovery).toMatchObject({ outcome: 'empty', reason: 'no_such_role', usage: { recipients: 0 } });
      expect(ms).toBeLessThan(2_000);
      expect(cable.inner).toEqual([]);
      expect(rings).toBe(0);
    },
  );

  test.concurrent('beside a public address is asked at the public one alone', async ({ onTestFinished }) => {
    const internet = await startInternet(onTestFinished, {
      ...guarded,
      names: {
        [`A ${DOMAIN}`]: ['127.0.0.1', '169.254.169.254', PUBLIC].map((address) => a(DOMAIN, address)),
      },
      site: { '/': LEADERSHIP },
    });
    expect((await internet.ask()).discovery).toMatchObject({ outcome: 'found' });
    expect(cable.inner).toEqual([]);
  });

  test('from the second answer on (DNS rebinding) is not followed inside', async ({ onTestFinished }) => {
    const clock = { ahead: 0 };
    let answers = 0;
    const internet = await startInternet(onTestFinished, {
      ...guarded,
      now: () => Date.now() + clock.ahead,
      names: {
        get [`A ${DOMAIN}`]() {
          answers += 1;
          return [a(DOMAIN, answers === 1 ? PUBLIC : '127.0.0.1', 0)];
        },
      },
      site: {
        '/': (response) => void head(response, { connection: 'close' }).end(page(links('/team', '/about'))),
      },
    });
    await internet.ask();
    const { length } = internet.asked;
    expect(length).toBeGreaterThan(0);
    clock.ahead = 60_000;
    expect((await internet.ask()).discovery).toMatchObject({ outcome: 'empty' });
    expect(answers).toBeGreaterThan(1);
    expect(cable.inner).toEqual([]);
    expect(rings).toBe(0);
  });
});

describe('mail hosts inside are not connected to', () => {
  const at = (address: string): Record<string, DnsReply> => ({
    [`${isIP(address) === 6 ? 'AAAA' : 'A'} mx.${DOMAIN}`]: [
      isIP(address) === 6 ? aaaa(`mx.${DOMAIN}`, address) : a(`mx.${DOMAIN}`, address),
    ],
    ...(isIP(address) === 6 ? { [`A mx.${DOMAIN}`]: [] } : {}),
  });
  const named = (exchange: string): Record<string, DnsReply> => ({
    ...INSIDE,
    [`MX ${DOMAIN}`]: [mx(DOMAIN, 5, exchange)],
  });

  test.concurrent.for<[string, Record<string, DnsReply>]>([
    ...['127.0.0.1', '169.254.169.254', '10.0.0.1', '0.0.0.0', '::1', '::ffff:127.0.0.1', 'fe80::1'].map(
      (address): [string, Record<string, DnsReply>] => [`at ${address}`, at(address)],
    ),
    ['called localhost', named('localhost')],
    ['called 127.0.0.1', named('127.0.0.1')],
    ['called 2130706433', named('2130706433')],
    ['called 169.254.169.254', named('169.254.169.254')],
    [`called loop.${DOMAIN}`, named(`loop.${DOMAIN}`)],
  ])('%s', async ([, names], { onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { ...guarded, names, site: { '/': LEADERSHIP } });
    const { discovery } = await internet.ask();
    expect(internet.asked).toContain(`${DOMAIN}/`);
    expect(discovery.usage).toMatchObject({ recipients: 0, mailCommands: 0 });
    expect(internet.mail.connections).toBe(0);
    expect(cable.inner).toEqual([]);
    expect(rings).toBe(0);
  });

  test.concurrent('while a public one is', async ({ onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { ...guarded, site: { '/': LEADERSHIP } });
    expect((await internet.ask()).discovery).toMatchObject({ finds: [{ source: 'verified' }] });
    expect(internet.mail.connections).toBe(1);
  });
});
