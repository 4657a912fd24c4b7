// Web servers that are slow, endless or lead in circles: a search reads what it can, in time, and no more than it must.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drip, head, pour, startInternet, type Site } from './internet.ts';
import { DOMAIN, LEADERSHIP, links, page } from './pages.ts';

const NOISE = Buffer.from(`<p>${randomBytes(48_000).toString('base64')}</p>\n`);
/** What lies in the buffers of a dozen sockets that were left at their limit of 2 MB. */
const POURED_MAX_BYTES = 80 * 1024 * 1024;
const HOME = page(links('/leadership'));

const POURING: Site['*'] = (response) => pour(head(response), NOISE);
const SILENT: Site['*'] = () => undefined;
const HEADLESS: Site['*'] = (response) => {
  const { socket } = response;
  if (socket === null) return;
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n');
  drip(socket, 'X-More: and more\r\n');
};
const ENDLESS_HEADERS: Site['*'] = (response) => {
  const { socket } = response;
  if (socket === null) return;
  socket.write('HTTP/1.1 200 OK\r\n');
  pour(socket, Buffer.from(`X-More: ${'m'.repeat(1_000)}\r\n`));
};
const DRIPPING: Site['*'] = (response) => drip(head(response), '<p>Our Chief Executive Officer is </p>');

const to =
  (location: string, status = 302): NonNullable<Site['*']> =>
  (response) =>
    void response.writeHead(status, { location }).end();

const raw =
  (bytes: string | Buffer): NonNullable<Site['*']> =>
  (response) =>
    void response.socket?.end(bytes);

describe('a site that is hostile throughout gives an empty answer in time', () => {
  test.concurrent.for<[string, Site]>([
    ['pours without end', { '*': POURING }],
    ['pours without end, after robots.txt', { '/robots.txt': 'User-agent: *\nAllow: /', '*': POURING }],
    [
      'says "10 GB" and pours',
      { '*': (response) => pour(head(response, { 'content-length': '10737418240' }), NOISE) },
    ],
    ['never answers', { '*': SILENT }],
    ['answers robots.txt alone', { '/robots.txt': '', '*': SILENT }],
    ['never ends its headers', { '*': HEADLESS }],
    ['has headers without end', { '*': ENDLESS_HEADERS }],
    ['drips', { '*': DRIPPING }],
    ['drips after robots.txt', { '/robots.txt': '', '*': DRIPPING }],
    ['resets every connection', { '*': (response) => response.socket?.resetAndDestroy() }],
    ['hangs up in the middle of its headers', { '*': raw('HTTP/1.1 200 OK\r\nContent-') }],
    ['is no web server', { '*': raw('220 mail.ferrow.test ESMTP\r\n') }],
    ['answers with noise', { '*': raw(randomBytes(2_000)) }],
    [
      'claims two lengths',
      { '*': raw('HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 9\r\n\r\nabc') },
    ],
    ['claims a negative length', { '*': raw('HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nabc') }],
    ['has a broken chunk', { '*': raw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n<p>') }],
    [
      'has a chunk of 2^60 bytes',
      { '*': raw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\n<p>') },
    ],
    [
      'is informed for ever',
      { '*': (response) => pour(response.socket!, Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n')) },
    ], // of a request under way
    [
      'switches protocols',
      { '*': raw('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n') },
    ],
    ['redirects to itself', { '*': to('/') }],
    ['redirects in a circle of two', { '/a': to('/b'), '/b': to('/a'), '*': to('/a') }],
    [
      'redirects for ever to new pages',
      { '*': (response, { url }) => void response.writeHead(302, { location: `${url}x` }).end() },
    ],
    ['redirects nowhere', { '*': to('http://') }],
    ['redirects to another protocol', { '*': to('gopher://ferrow.test/') }],
    ['redirects with a script', { '*': to('javascript:alert(1)') }],
    ['redirects to its mail port', { '*': to('http://ferrow.test:25/') }],
    ['redirects with credentials', { '*': to('http://ada:secret@ferrow.test/') }],
    [
      'refreshes in a circle',
      {
        '*': (response, { url }) =>
          void head(response).end(`<meta http-equiv="refresh" content="0; url=${url}x">`),
      },
    ],
    [
      'says 429 and for ever',
      { '*': (response) => void response.writeHead(429, { 'retry-after': '99999999999' }).end() },
    ],
    [
      'says 503 for a second, always',
      { '*': (response) => void response.writeHead(503, { 'retry-after': '1' }).end() },
    ],
  ])('that %s', async ([, site], { onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { site });
    const { discovery } = await internet.ask();
    expect(discovery).toMatchObject({ outcome: 'empty' });
    expect(discovery.usage.requests).toBeLessThanOrEqual(66);
    expect(internet.sentBytes()).toBeLessThan(POURED_MAX_BYTES);
    expect(internet.mail.connections).toBe(0);
  });
});

describe('one hostile corner does not hide the rest of a site', () => {
  test.concurrent.for<[string, Site]>([
    [
      'a robots.txt that pours without end',
      { '/robots.txt': (response) => pour(head(response), Buffer.from('# nothing\n'.repeat(4_000))) },
    ],
    [
      'a robots.txt of half a million rules',
      { '/robots.txt': `User-agent: *\n${'Disallow: /x\n'.repeat(500_000)}` },
    ],
    [
      'a robots.txt of half a million agents',
      { '/robots.txt': `${'User-agent: a\n'.repeat(500_000)}Disallow: /` },
    ],
    ['a robots.txt that is a page', { '/robots.txt': LEADERSHIP }],
    ['a robots.txt in a circle', { '/robots.txt': to('/robots.txt') }],
    [
      'a sitemap that pours without end',
      {
        '/sitemap.xml': (response) =>
          pour(head(response), Buffer.from('<url><loc>http://ferrow.test/team</loc></url>'.repeat(900))),
      },
    ],
    [
      'a sitemap that lists itself',
      { '/sitemap.xml': '<sitemapindex><loc>http://ferrow.test/sitemap.xml</loc></sitemapindex>' },
    ],
    [
      'a sitemap of sitemaps without end',
      {
        '/robots.txt': 'Sitemap: http://ferrow.test/s/1',
        '*': (response, { url }) =>
          void head(response).end(
            `<sitemapindex>${`<loc>http://ferrow.test${url}1</loc>`.repeat(5_000)}</sitemapindex>`,
          ),
      },
    ],
    [
      'a sitemap of half an address',
      { '/sitemap.xml': `<urlset><loc>${'http://ferrow.test/team'.repeat(200_000)}` },
    ],
    [
      'a sitemap of a hundred thousand pages',
      { '/sitemap.xml': `<urlset>${'<loc>http://ferrow.test/team</loc>'.repeat(100_000)}</urlset>` },
    ],
    [
      'a page beside it that pours without end',
      { '/': page(links('/about-us', '/leadership')), '/about-us': POURING },
    ],
    ['a page beside it that drips', { '/': page(links('/about-us', '/leadership')), '/about-us': DRIPPING }],
    [
      'a page beside it that never ends its headers',
      { '/': page(links('/about-us', '/leadership')), '/about-us': HEADLESS },
    ],
    [
      'pages beside it that lead in circles',
      {
        '/': page(links('/about-us', '/team', '/leadership')),
        '/about-us': to('/team'),
        '/team': to('/about-us'),
      },
    ],
  ])('%s', async ([, site], { onTestFinished }) => {
    const internet = await startInternet(onTestFinished, {
      site: { '/': HOME, '/leadership': LEADERSHIP, ...site },
    });
    const { discovery } = await internet.ask();
    expect(internet.asked).toContain(`${DOMAIN}/leadership`);
    expect(internet.sentBytes()).toBeLessThan(POURED_MAX_BYTES);
    expect(discovery).toMatchObject({ outcome: 'found', finds: [{ email: `ada.vellmarn@${DOMAIN}` }] });
  });

  test.concurrent('a crawl delay of a year is taken as a pause that fits a search', async ({
    onTestFinished,
  }) => {
    const internet = await startInternet(onTestFinished, {
      site: { '/': HOME, '/leadership': LEADERSHIP, '/robots.txt': 'User-agent: *\nCrawl-delay: 31536000' },
    });
    expect((await internet.ask({ deadlineMs: 8_000 })).discovery).toMatchObject({ outcome: 'found' });
  });

  test.concurrent('a robots.txt that never ends forbids what cannot be asked in time', async ({
    onTestFinished,
  }) => {
    const internet = await startInternet(onTestFinished, {
      site: { '/': LEADERSHIP, '/robots.txt': DRIPPING },
    });
    expect((await internet.ask()).discovery).toMatchObject({ outcome: 'empty' });
    expect(internet.asked.filter((asked) => !asked.endsWith('/robots.txt'))).toEqual([]);
  });

  test.concurrent('a million pages that lead to a million pages cost a dozen pages', async ({
    onTestFinished,
  }) => {
    let made = 0;
    const internet = await startInternet(onTestFinished, {
      site: {
        '/robots.txt': '',
        '*': (response) =>
          void head(response).end(page(links(...Array.from({ length: 40 }, () => `/team/${(made += 1)}`)))),
      },
    });
    const { discovery } = await internet.ask();
    expect(discovery.usage.pages).toBeLessThanOrEqual(12);
    expect(discovery.usage.requests).toBeLessThanOrEqual(66);
  });
});
