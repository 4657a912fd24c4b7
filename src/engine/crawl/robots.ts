// Owns what one robots.txt text allows us (RFC 9309 §2.2). Knows no network: how it is fetched stands in robots-book.ts.
import { parsePattern, pathOf, type PathPattern } from './robots-path.ts';

/** Our product token; the user agent carries it. */
export const PRODUCT_TOKEN = 'svc-bot';

/** RFC 9309 §2.5: at least this much must be read; we read no more. */
export const ROBOTS_MAX_BYTES = 500 * 1024;

/** A longer crawl delay is honoured up to this: a search has seconds, and reads a dozen pages at most. */
const DELAY_MAX_MS = 2_000;
const SITEMAPS_MAX = 5;
/** Wildcards cost time with every URL asked; a text with more of them than any honest one is taken as a no. */
const WILDCARD_CHARS_MAX = 50_000;
/** So do rules, all of which are brought into one spelling and one order before the first page is asked for. */
const RULES_MAX = 10_000;

export type Robots = {
  /** Of URLs of the same origin. */
  allows: (url: string) => boolean;
  /** Between two requests to the host. */
  delayMs: number;
  /** As the text gives them. */
  sitemaps: readonly string[];
};

export const ALLOWS_ALL: Robots = { allows: () => true, delayMs: 0, sitemaps: [] };
export const FORBIDS_ALL: Robots = { allows: () => false, delayMs: 0, sitemaps: [] };

/** The rules for us in a robots.txt: our own groups, else the groups for everybody (RFC 9309 §2.2.1). */
export function parseRobots(robotsUrl: string, text: string): Robots {
  const { lines: all, sitemaps } = ownLines(text);
  const lines = [...new Map(all.map((line) => [`${line.key}:${line.value}`, line])).values()];
  const wildcardChars = lines.reduce((sum, { value }) => sum + (value.includes('*') ? value.length : 0), 0);
  if (lines.length > RULES_MAX || wildcardChars > WILDCARD_CHARS_MAX) return { ...FORBIDS_ALL, sitemaps };
  const rules = rulesOf(lines);
  const { origin } = new URL(robotsUrl);
  return {
    allows(url) {
      if (new URL(url).origin !== origin) return false;
      const path = pathOf(url);
      return rules.find(({ pattern }) => pattern.matches(path))?.isAllow ?? true;
    },
    delayMs: delayOf(lines),
    sitemaps,
  };
}

type Line = { key: string; value: string };
type Rule = { pattern: PathPattern; isAllow: boolean };

/** The longest first, so that the first that matches counts; of two that are the same, the one that allows (§2.2.2). */
function rulesOf(lines: readonly Line[]): Rule[] {
  const rules = new Map<string, Rule>();
  for (const { key, value } of lines) {
    if (value === '' || key === 'crawl-delay') continue; // an empty rule forbids nothing
    const [pattern, isAllow] = [parsePattern(value), key === 'allow'];
    if (isAllow || !rules.has(pattern.text)) rules.set(pattern.text, { pattern, isAllow });
  }
  return [...rules.values()].sort(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.isAllow) - Number(a.isAllow),
  );
}

/** The longest of our groups; nonsense is none. */
function delayOf(lines: readonly Line[]): number {
  const seconds = lines.filter(({ key }) => key === 'crawl-delay').map(({ value }) => Number(value));
  const longest = Math.max(0, ...seconds.filter((delay) => Number.isFinite(delay)));
  return Math.min(DELAY_MAX_MS, longest * 1000);
}

function ownLines(text: string): { lines: Line[]; sitemaps: string[] } {
  const forUs: Line[] = [];
  const forAll: Line[] = [];
  const sitemaps: string[] = [];
  let named = false;
  let group = { us: false, all: false, open: false };
  for (const { key, value } of linesOf(text)) {
    if (key === 'user-agent') {
      const token = productToken(value);
      const before = group.open ? group : { us: false, all: false };
      group = { us: before.us || token === PRODUCT_TOKEN, all: before.all || token === '*', open: true };
      named ||= token === PRODUCT_TOKEN;
    } else if (key === 'sitemap') {
      if (value !== '' && sitemaps.length < SITEMAPS_MAX) sitemaps.push(value);
    } else if (RULE_KEYS.has(key)) {
      // A crawl delay is no rule of the RFC, but whoever gives one to a group has named that group to its end.
      group.open = false;
      if (group.us) forUs.push({ key, value });
      if (group.all) forAll.push({ key, value });
    }
  }
  return { lines: named ? forUs : forAll, sitemaps };
}

const RULE_KEYS: ReadonlySet<string> = new Set(['allow', 'disallow', 'crawl-delay']);
/** Spellings that sites use and that can mean nothing else. */
const MISSPELT: Readonly<Record<string, string>> = {
  useragent: 'user-agent',
  'user agent': 'user-agent',
  dissallow: 'disallow',
  disalow: 'disallow',
  'site-map': 'sitemap',
  crawldelay: 'crawl-delay',
};

function* linesOf(text: string): Generator<Line> {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  for (const line of text.slice(start, start + ROBOTS_MAX_BYTES).split(/[\r\n]+/)) {
    const [content = ''] = line.split('#', 1);
    const colon = content.indexOf(':');
    if (colon <= 0) continue;
    const key = content.slice(0, colon).trim().toLowerCase();
    yield {
      key: Object.hasOwn(MISSPELT, key) ? (MISSPELT[key] ?? key) : key,
      value: content.slice(colon + 1).trim(),
    };
  }
}

/** RFC 9309 §2.2.1: letters, hyphens and underscores, in any case; what follows (a version) does not count. */
function productToken(value: string): string {
  return /^\*(?:\s|$)/.test(value) ? '*' : (/^[a-z_-]{1,100}/i.exec(value)?.[0] ?? '').toLowerCase();
}
