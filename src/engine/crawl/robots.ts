// Owns what one robots.txt text allows us (RFC 9309 §2.2). Knows no network: how it is fetched stands in robots-book.ts.
import robotsModule from 'robots-parser';

// its types describe an ES module; it is a CommonJS one, whose export is the function itself
const robotsParser = robotsModule as unknown as (typeof robotsModule)['default'];

/** Our product token; the user agent carries it. */
export const PRODUCT_TOKEN = 'svc-bot';

/** RFC 9309 §2.5: at least this much must be read; we read no more. */
export const ROBOTS_MAX_BYTES = 500 * 1024;

/** A longer crawl delay is honoured up to this: a search has seconds. */
const DELAY_MAX_MS = 2_000;
const SITEMAPS_MAX = 5;
/** Wildcards cost time with every URL asked; a text with more of them than any honest one is taken as a no. */
const WILDCARD_CHARS_MAX = 50_000;
const WILDCARDS_IN_PATTERN_MAX = 20;

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

/** The rules for us in a robots.txt: our own group, else the group for everybody (RFC 9309 §2.2.1). */
export function parseRobots(robotsUrl: string, text: string): Robots {
  const { rules, sitemaps } = ownRules(text);
  const wildcards = rules.filter(({ value }) => value.includes('*'));
  const cost = wildcards.reduce((sum, { value }) => sum + value.length, 0);
  if (
    cost > WILDCARD_CHARS_MAX ||
    wildcards.some(({ value }) => value.split('*').length > WILDCARDS_IN_PATTERN_MAX)
  ) {
    return { ...FORBIDS_ALL, sitemaps };
  }
  const lines = rules.map(({ key, value }) => `${key}: ${value}`);
  const parsed = robotsParser(robotsUrl, ['user-agent: *', ...lines].join('\n'));
  return {
    allows: (url) => parsed.isAllowed(url, PRODUCT_TOKEN) ?? false,
    delayMs: Math.min(DELAY_MAX_MS, Math.max(0, (parsed.getCrawlDelay(PRODUCT_TOKEN) ?? 0) * 1000)),
    sitemaps,
  };
}

type Rule = { key: string; value: string };

/**
 * Picks our lines before the parser sees them: it multiplies all agents by all rules, which a hostile text can make
 * a matter of gigabytes.
 */
function ownRules(text: string): { rules: Rule[]; sitemaps: string[] } {
  const forUs: Rule[] = [];
  const forAll: Rule[] = [];
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
      group.open = false;
      if (group.us) forUs.push({ key, value });
      if (group.all) forAll.push({ key, value });
    }
  }
  return { rules: named ? forUs : forAll, sitemaps };
}

const RULE_KEYS: ReadonlySet<string> = new Set(['allow', 'disallow', 'crawl-delay']);

function* linesOf(text: string): Generator<Rule> {
  for (const line of text.slice(0, ROBOTS_MAX_BYTES).split(/[\r\n]+/)) {
    const [content = ''] = line.split('#', 1);
    const colon = content.indexOf(':');
    if (colon > 0)
      yield { key: content.slice(0, colon).trim().toLowerCase(), value: content.slice(colon + 1).trim() };
  }
}

/** RFC 9309 §2.2.1: letters, hyphens and underscores, in any case; what follows (a version) does not count. */
function productToken(value: string): string {
  return value === '*' ? '*' : (/^[a-z_-]{1,100}/i.exec(value)?.[0] ?? '').toLowerCase();
}
