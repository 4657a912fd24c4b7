// Owns the robots.txt of every origin that a crawl meets: asked once, before any page of it (RFC 9309 §2.3).
import { decodeBody } from './decode-body.ts';
import { ALLOWS_ALL, FORBIDS_ALL, parseRobots, type Robots, ROBOTS_MAX_BYTES } from './robots.ts';
import { isFailure, type SiteFetch } from './site-fetch.ts';

const ROBOTS_TIMEOUT_MS = 4_000;
/** RFC 9309 §2.3.1.2: at least five are followed, to other hosts too. */
const ROBOTS_MAX_REDIRECTS = 5;

export type RobotsAnswer = Robots & {
  /** Whether the origin speaks HTTP at all. */
  reached: boolean;
};

export type RobotsBook = {
  of: (url: string) => Promise<RobotsAnswer>;
  allows: (url: string) => Promise<boolean>;
};

export function createRobotsBook(site: SiteFetch): RobotsBook {
  const byOrigin = new Map<string, Promise<RobotsAnswer>>();
  const of = (url: string) => {
    const { origin } = new URL(url);
    const known = byOrigin.get(origin) ?? ask(site, origin);
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

async function ask(site: SiteFetch, origin: string): Promise<RobotsAnswer> {
  const url = `${origin}/robots.txt`;
  const answer = await site.get(url, {
    timeoutMs: ROBOTS_TIMEOUT_MS,
    maxBytes: ROBOTS_MAX_BYTES,
    maxRedirects: ROBOTS_MAX_REDIRECTS,
  });
  if (isFailure(answer)) {
    // §2.3.1.2: more redirects than that may be taken as "unavailable"; §2.3.1.4: unreachable forbids all
    if (answer.failed === 'too_many_redirects') return { ...ALLOWS_ALL, reached: true };
    return { ...FORBIDS_ALL, reached: !NOT_REACHED.has(answer.failed) };
  }
  const rules =
    rulesByStatus(answer.status) ?? parseRobots(url, decodeBody(answer.body, 'text/plain; charset=utf-8'));
  return { ...rules, reached: true };
}

/** null: the text decides. */
function rulesByStatus(status: number): Robots | null {
  if (status === 429) return FORBIDS_ALL; // "ask less" is no "ask what you like"
  if (status >= 500) return FORBIDS_ALL; // §2.3.1.4
  if (status >= 300) return ALLOWS_ALL; // §2.3.1.3
  return null;
}
