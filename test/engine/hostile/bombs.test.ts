// Pages made to cost memory or time: neither grows beyond its bound, and the rest of the service goes on meanwhile.
// One after the other, because they are measured.
import { brotliCompressSync, constants, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { watchStalls, type Stalls } from '../../support/stalls.ts';
import { head, startInternet, type Internet, type Reply, type Site } from './internet.ts';
import { MARKUP } from './markup.ts';
import { DOMAIN, links, page } from './pages.ts';

const MEGABYTE = 1024 * 1024;
/** A dozen pages of 2 MB with their trees, and what the collector leaves lying. */
const GROWTH_MAX_BYTES = 400 * MEGABYTE;
/** In processor time of the own thread of the loop; the bench measures the aim of 50, here other work spoils the caches. */
const STALL_MAX_MS = 200;
const SAMPLE_MS = 20;

describe('a page of two megabytes stalls nobody long', () => {
  test.for(MARKUP)('%s', async ([what, make], { onTestFinished }) => {
    const body = Buffer.from(make());
    const internet = await startInternet(onTestFinished, { site: { '/robots.txt': '', '/': body } });
    const { stalls, grownBytes } = await measured(internet);
    tell(what, stalls, grownBytes);
    expect(stalls.cpuMs).toBeLessThan(STALL_MAX_MS);
    expect(grownBytes).toBeLessThan(GROWTH_MAX_BYTES);
  });

  test.for(MARKUP.filter(([what]) => /people|leaders|addresses of/u.test(what)))(
    'a dozen of them neither, %s',
    async ([what, make], { onTestFinished }) => {
      const body = make();
      let served = 0;
      const paths = Array.from({ length: 14 }, (_, index) => `/leadership/${index}`);
      const site: Site = {
        '/robots.txt': '',
        '/': page(links(...paths)),
        '*': (response) => void head(response).end(`<p>${(served += 1)}</p>${body}`),
      };
      const internet = await startInternet(onTestFinished, { site });
      const { stalls, grownBytes } = await measured(internet);
      tell(`a dozen ${what}`, stalls, grownBytes);
      expect(stalls.cpuMs).toBeLessThan(STALL_MAX_MS);
      expect(grownBytes).toBeLessThan(GROWTH_MAX_BYTES);
    },
  );
});

describe('a text for robots of 500 KB stalls nobody long', () => {
  const rules = (rule: (index: number) => string) =>
    `User-agent: *\n${Array.from({ length: 60_000 }, (_, index) => rule(index)).join('\n')}`.slice(
      0,
      500_000,
    );

  test.for<[string, string]>([
    ['of as many rules as fit', rules((index) => `Allow: /${index.toString(36)}`)],
    ['of rules in another spelling', rules((index) => `Allow: /%C3%A9${index}`)],
    ['of agents', rules(() => 'User-agent: *')],
    ['of one rule', `User-agent: *\nDisallow: /${'%41'.repeat(160_000)}`],
    ['of nothing', '\n'.repeat(500_000)],
  ])('%s', async ([what, text], { onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { site: { '/robots.txt': text, '/': page() } });
    const { stalls, grownBytes } = await measured(internet);
    tell(`robots.txt ${what}`, stalls, grownBytes);
    expect(stalls.cpuMs).toBeLessThan(STALL_MAX_MS);
  });
});

describe('a compressed gigabyte is not unpacked', () => {
  const zeros = Buffer.alloc(MEGABYTE);
  // a full flush forgets what was before, so that one block stands for a thousand
  const block = deflateRawSync(zeros, { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Buffer.concat(Array.from({ length: 1_024 }, () => block));
  const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  const member = gzipSync(zeros);
  const brotli = brotliCompressSync(Buffer.alloc(256 * MEGABYTE), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  });
  const packed =
    (body: Buffer, encoding: string, type = 'text/html'): Exclude<Reply, string> =>
    (response) =>
      void head(response, { 'content-encoding': encoding, 'content-type': type }).end(body);
  const gzip = Buffer.concat([header, blocks]);

  test.for<[string, Site]>([
    ['in one gzip', { '*': packed(gzip, 'gzip') }],
    [
      'in a thousand gzips',
      { '*': packed(Buffer.concat(Array.from({ length: 1_024 }, () => member)), 'gzip') },
    ],
    ['deflated', { '*': packed(blocks, 'deflate') }],
    ['in brotli', { '*': packed(brotli, 'br') }],
    ['in a gzip in a gzip', { '*': packed(gzipSync(gzip), 'gzip, gzip') }],
    ['as every page but robots.txt', { '/robots.txt': '', '*': packed(gzip, 'gzip') }],
    [
      'as pages behind links',
      {
        '/robots.txt': '',
        '/': page(links('/leadership', '/team', '/about', '/board')),
        '*': packed(gzip, 'gzip'),
      },
    ],
    [
      'as a sitemap',
      { '/robots.txt': '', '/': page(), '/sitemap.xml': packed(gzip, 'gzip', 'application/xml') },
    ],
    [
      'as a compressed sitemap',
      {
        '/robots.txt': `Sitemap: http://${DOMAIN}/sitemap.xml.gz`,
        '/': page(),
        '/sitemap.xml.gz': packed(gzip, 'identity', 'application/gzip'),
      },
    ],
    [
      'as a vCard',
      {
        '/robots.txt': '',
        '/': page(links('/leadership.vcf')),
        '/leadership.vcf': packed(gzip, 'gzip', 'text/vcard'),
      },
    ],
  ])('%s', async ([what, site], { onTestFinished }) => {
    const internet = await startInternet(onTestFinished, { site });
    const { stalls, grownBytes } = await measured(internet);
    tell(what, stalls, grownBytes);
    expect(stalls.cpuMs).toBeLessThan(STALL_MAX_MS);
    expect(grownBytes).toBeLessThan(GROWTH_MAX_BYTES);
  });
});

type Cost = { stalls: Stalls; grownBytes: number };

/** A search, the longest time for which nothing else could run, and how far the process grew at most. */
async function measured(internet: Internet): Promise<Cost> {
  const before = process.memoryUsage().rss;
  let most = before;
  const sampler = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, SAMPLE_MS);
  const end = watchStalls();
  let stalls: Stalls;
  try {
    await internet.ask();
  } finally {
    stalls = end();
    clearInterval(sampler);
  }
  most = Math.max(most, process.memoryUsage().rss);
  return { stalls, grownBytes: most - before };
}

/** On request, the real numbers. */
function tell(what: string, { wallMs, cpuMs }: Stalls, grownBytes: number): void {
  if (process.env['SVC_TEST_TELL'] !== undefined)
    console.info(
      `${what}: stalled ${wallMs.toFixed(0)} ms, ${cpuMs.toFixed(0)} of the processor, grew ${(grownBytes / MEGABYTE).toFixed(0)} MB`,
    );
}
