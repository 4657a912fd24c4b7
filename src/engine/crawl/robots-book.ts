// Owns the robots.txt of every origin that a crawl meets: asked once, before any page of it (RFC 9309 §2.3).
import { decodeBody } from './decode-body.ts';
import { type CrawlManners, retryAfterMs } from './host-manners.ts';
import { ALLOWS_ALL, FORBIDS_ALL, parseRobots, type Robots, ROBOTS_MAX_BYTES } from './robots.ts';
import { isFailure, type SiteFetch } from './site-fetch.ts';

const ROBOTS_TIMEOUT_MS = 4_000;
/** RFC 9309 §2.3.1.2: at least five are followed, to other hosts too. */
const ROBOTS_MAX_REDIRECTS = 5;
/** Held for further searches; §2.4 allows a day, but who has just forbidden us should not wait that long. */
const ROBOTS_HOLDS_MS = 3_600_000;
/** Answers after which the site is left alone: it asks for less, or is out of order. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

export type RobotsAnswer = Robots & {
  /** Whether the origin speaks HTTP at all. */
  reached: boolean;
};

export type RobotsBook = {
  of: (url: string) => Promise<RobotsAnswer>;
  allows: (url: string) => Promise<boolean>;
};

export type RobotsBookDeps = { site: SiteFetch; manners: CrawlManners; now: () => number };

export function createRobotsBook(deps: RobotsBookDeps): RobotsBook {
  const byOrigin = new Map<string, Promise<RobotsAnswer>>();
  const of = (url: string) => {
    const { origin } = new URL(url);
    const known = byOrigin.get(origin) ?? ask(deps, origin);
    byOrigin.set(origin, known);
    return known;
  };
  return { of, allows: async (url) => (await of(url)).allows(url) };
}

/** Failures after which nobody knows whether there is a server; a refused redirect or nonsense comes from one. */
const NOT_REACHED: ReadonlySet<string> = new Set([
  'bad_url',
  'blocked_address',
  'blocked_port',
  'dns',
  'connect',
  'tls',
  'timeout',
  'aborted',
]);

async function ask({ site, manners, now }: RobotsBookDeps, origin: string): Promise<RobotsAnswer> {
  const url = `${origin}/robots.txt`;
  const { host } = new URL(origin);
  // a site that said "not now" is not asked for this either
  if (manners.isLeftAlone(host)) return { ...FORBIDS_ALL, reached: true };
  const answer = await site.get(url, {
    timeoutMs: ROBOTS_TIMEOUT_MS,
    maxBytes: ROBOTS_MAX_BYTES,
    maxRedirects: ROBOTS_MAX_REDIRECTS,
    holdMs: ROBOTS_HOLDS_MS,
  });
  if (isFailure(answer)) {
    // §2.3.1.2: more redirects than that may be taken as "unavailable"; §2.3.1.4: unreachable forbids all
    if (answer.failed === 'too_many_redirects') return { ...ALLOWS_ALL, reached: true };
    return { ...FORBIDS_ALL, reached: !NOT_REACHED.has(answer.failed) };
  }
  const { status } = answer;
  if (BUSY.has(status))
    manners.leaveAlone(host, { status, retryAfterMs: retryAfterMs(answer.header('retry-after'), now()) });
  const text = decodeBody(answer.body, 'text/plain; charset=utf-8');
  return { ...(rulesByStatus(status) ?? parseRobots(url, whole(text, answer.truncated))), reached: true };
}

/** The last line of a text that was cut off may say anything. */
function whole(text: string, isCut: boolean): string {
  return isCut ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1) : text;
}

/** null: the text decides. */
function rulesByStatus(status: number): Robots | null {
  if (status === 429) return FORBIDS_ALL; // "ask less" is no "ask what you like"
  if (status >= 500) return FORBIDS_ALL; // §2.3.1.4
  if (status >= 300) return ALLOWS_ALL; // §2.3.1.3
  return null;
}
