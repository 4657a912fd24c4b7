// Pages made to cost memory or time: neither grows beyond its bound, and the rest of the service goes on meanwhile.
// One after the other, because they are measured.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { brotliCompressSync, constants, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { head, startInternet, type Internet, type Reply, type Site } from './internet.ts';
import { card, DOMAIN, links, page } from './pages.ts';

const MEGABYTE = 1024 * 1024;
/** A dozen pages of 2 MB with their trees, and what the collector leaves lying. */
const GROWTH_MAX_BYTES = 400 * MEGABYTE;
/** Generous: the machine may be busy. */
const STALL_MAX_MS = 1_500;
const SAMPLE_MS = 20;
const PAGE_BYTES = 2_000_000;

const fill = (piece: string, bytes = PAGE_BYTES): string =>
  piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);
const numbered = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');
const ldJson = (text: string): string => `<script type="application/ld+json">${text}</script>`;

const MARKUP: [string, () => string][] = [
  ['nested 100,000 deep', () => fill('<div>', 500_000)],
  [
    'nested 100,000 deep around people',
    () => `${'<div><span>'.repeat(50_000)}${card('Ada Vellmarn', 'CEO')}`,
  ],
  ['closing what was never opened', () => fill('</div></p></li>')],
  ['of two million at signs', () => fill('@')],
  ['of half a million addresses', () => fill('a@b.c ')],
  ['of addresses of the company', () => numbered(70_000, (index) => `<p>a${index}@${DOMAIN}`)],
  ['of a million links', () => fill('<a href=/>')],
  [
    'of links to leaders',
    () => numbered(45_000, (index) => `<a href="/leadership/${index}">Leadership team</a>`),
  ],
  [
    'of a directory of people',
    () => numbered(25_000, (index) => card(`Ada ${nameOf(index)}`, 'Chief Executive Officer')),
  ],
  ['of people of one name', () => fill(card('Ada Vellmarn', 'CEO'))],
  ['of people with one surname', () => numbered(25_000, (index) => card(`${nameOf(index)} Vellmarn`, 'CEO'))],
  [
    'of people in JSON-LD',
    () =>
      ldJson(
        `[${numbered(20_000, (index) => `{"@type":"Person","name":"Ada ${nameOf(index)}","jobTitle":"CEO"},`)}1]`,
      ),
  ],
  ['of JSON-LD nested without end', () => ldJson(fill('{"@graph":['))],
  ['of JSON-LD nested and closed', () => ldJson(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)],
  [
    'of a thousand scripts of JSON-LD',
    () => fill(ldJson('{"@type":"Person","name":"Ada Vellmarn","jobTitle":"CEO"}')),
  ],
  ['of titles joined without end', () => page(card('Ada Vellmarn', fill('CEO & ')))],
  [
    'of sentences about leaders',
    () => fill('Our CEO Ada Vellmarn and our CFO Bo Thornquist met founder Cy Ravenel. '),
  ],
  ['of words without a blank', () => fill('a')],
  ['of blanks', () => `a${fill(' ')}b`],
  ['of one attribute', () => `<p title="${fill('x')}">`],
  ['of tables in tables', () => fill('<table><tr><td>Ada Vellmarn<td>CEO')],
  ['of half-written comments', () => fill('<!-')],
  ['of entities', () => fill('&commat;&period;')],
  ['of stacked marks', () => fill('\u0300')],
];

/** "Vellaaab": another one for each number below 26^4, made of letters. */
function nameOf(index: number): string {
  const letter = (place: number) => String.fromCodePoint(97 + (Math.floor(index / 26 ** place) % 26));
  return `Vell${letter(3)}${letter(2)}${letter(1)}${letter(0)}`;
}

describe('a page of two megabytes stalls nobody long', () => {
  test.for(MARKUP)('%s', async ([what, make], { onTestFinished }) => {
    const body = Buffer.from(make());
    const internet = await startInternet(onTestFinished, { site: { '/robots.txt': '', '/': body } });
    const { stallMs, grownBytes } = await measured(internet);
    tell(what, stallMs, grownBytes);
    expect(stallMs).toBeLessThan(STALL_MAX_MS);
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
      const { stallMs, grownBytes } = await measured(internet);
      tell(`a dozen ${what}`, stallMs, grownBytes);
      expect(stallMs).toBeLessThan(STALL_MAX_MS);
      expect(grownBytes).toBeLessThan(GROWTH_MAX_BYTES);
    },
  );
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
    const { stallMs, grownBytes } = await measured(internet);
    tell(what, stallMs, grownBytes);
    expect(stallMs).toBeLessThan(STALL_MAX_MS);
    expect(grownBytes).toBeLessThan(GROWTH_MAX_BYTES);
  });
});

type Cost = { stallMs: number; grownBytes: number };

/** A search, the longest time for which nothing else could run, and how far the process grew at most. */
async function measured(internet: Internet): Promise<Cost> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage().rss;
  let most = before;
  const sampler = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, SAMPLE_MS);
  delay.enable();
  try {
    await internet.ask();
  } finally {
    delay.disable();
    clearInterval(sampler);
  }
  most = Math.max(most, process.memoryUsage().rss);
  return { stallMs: delay.max / 1e6, grownBytes: most - before };
}

/** On request, the real numbers. */
function tell(what: string, stallMs: number, grownBytes: number): void {
  if (process.env['SVC_TEST_TELL'] !== undefined)
    console.info(`${what}: stalled ${stallMs.toFixed(0)} ms, grew ${(grownBytes / MEGABYTE).toFixed(0)} MB`);
}
