// Nothing costs more than its length: four times the text takes no sixteen times as long. Counted in processor time of
// this thread, which a busy machine does not change.
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { parseRobots } from '../../src/engine/crawl/robots.ts';
import { readHere } from '../../src/engine/readings/readings.ts';
import { createReplyReader } from '../../src/engine/mail/smtp-reply.ts';
import { parsePersonName } from '../../src/engine/names/person-name.ts';
import { parseTitle } from '../../src/engine/titles/parse-title.ts';
import type { Rule } from './rules.ts';
import {
  DOMAIN,
  HTML_WORDS,
  NAME_WORDS,
  refrain,
  ROBOTS_WORDS,
  SITEMAP_WORDS,
  SMTP_WORDS,
  TITLE_WORDS,
  VCARD_WORDS,
} from './soups.ts';

const SMALL_CHARS = 25_000;
const TIMES = 4;
/** Between straight (4) and square (16), nearer to the square: caches and the collector have their say. */
const RATIO_MAX = 11;
/** Below this a ratio says nothing. */
const FLOOR_MS = 5;
const MS_PER_100_KB = 100;
/** The limit is for the machine of the README; others are slower. */
const SLOWNESS = 3;
const RUNS = 3;

const HOME = `https://${DOMAIN}/`;
const asked = { role: 'CEO' as const, homeUrl: HOME, ownDomains: [DOMAIN] };
const page = (text: string, contentType: string) =>
  readHere('page', {
    ...asked,
    url: HOME,
    fetchedAt: 0,
    companyDomain: DOMAIN,
    body: Buffer.from(text),
    contentType,
  });

const READERS: readonly {
  name: string;
  words: readonly string[];
  read(text: string): void;
  weight: number;
}[] = [
  { name: 'a page', words: HTML_WORDS, read: (text) => page(text, 'text/html'), weight: 12 },
  {
    name: 'linked data',
    words: [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"@type":"Person",',
      '"name":"Ada Vell"',
      '"@graph":[',
      '\\',
      ' ',
    ],
    read: (text) => page(`<script type="application/ld+json">${text}</script>`, 'text/html'),
    weight: 3,
  },
  { name: 'a vCard', words: VCARD_WORDS, read: (text) => page(text, 'text/vcard'), weight: 4 },
  {
    name: 'robots.txt, and the pages asked of it',
    words: ROBOTS_WORDS,
    read(text) {
      const { allows } = parseRobots(`${HOME}robots.txt`, `User-agent: *\n${text}`);
      for (let index = 0; index < 5; index += 1) allows(`${HOME}${'a/'.repeat(40)}${index}`);
    },
    weight: 4,
  },
  {
    name: 'a sitemap',
    words: SITEMAP_WORDS,
    read: (text) => readHere('sitemap', { ...asked, body: Buffer.from(text) }),
    weight: 4,
  },
  { name: 'a title', words: TITLE_WORDS, read: (text) => parseTitle(text, [text.slice(0, 200)]), weight: 1 },
  { name: 'a name', words: NAME_WORDS, read: (text) => parsePersonName(text), weight: 1 },
  {
    name: 'SMTP replies',
    words: SMTP_WORDS,
    read: (text) => createReplyReader().push(Buffer.from(`250-${text}`)),
    weight: 1,
  },
];

export const GROWTH: readonly Rule[] = READERS.map(({ name, words, read, weight }) => ({
  name: `${name}: cost grows with length, and stays under ${MS_PER_100_KB} ms for 100 KB`,
  weight,
  property: () =>
    fc.property(refrain(words), (piece) => {
      const text = piece.repeat(Math.ceil((SMALL_CHARS * TIMES) / piece.length));
      const cost = (chars: number) => cheapest(() => read(text.slice(0, chars)));
      const large = cost(SMALL_CHARS * TIMES);
      assert.ok(large < MS_PER_100_KB * SLOWNESS, `${large.toFixed(0)} ms`);
      if (large < FLOOR_MS * RATIO_MAX) return;
      const small = Math.max(FLOOR_MS, cost(SMALL_CHARS));
      assert.ok(large < small * RATIO_MAX, `${small.toFixed(0)} ms, then ${large.toFixed(0)} ms`);
    }),
}));

/** Milliseconds of the best of some runs; one, where that was cheap. */
function cheapest(work: () => void): number {
  let best = Infinity;
  for (let run = 0; run < RUNS && (run === 0 || best > FLOOR_MS * RATIO_MAX); run += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}
