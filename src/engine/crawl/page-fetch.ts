// Owns the fetch of one page: robots.txt first, the host's pace, redirects hop by hop, and no content twice.
import { createHash } from 'node:crypto';
import { type Busy, type CrawlManners, retryAfterMs } from './host-manners.ts';
import type { RobotsBook } from './robots-book.ts';
import { isFailure, PAGE_HOLDS_MS, type SiteFetch } from './site-fetch.ts';

export type FetchedPage = {
  kind: 'page';
  /** After redirects. */
  url: string;
  /** URLs that redirected here. */
  redirects: string[];
  body: Uint8Array;
  /** As the response gives it. */
  contentType: string | null;
  /** Epoch milliseconds. */
  fetchedAt: number;
};

export type PageAnswer =
  | FetchedPage
  /** robots.txt forbids the page, or one that it redirects to. */
  | { kind: 'denied' }
  /** A redirect leads where the caller does not follow. */
  | { kind: 'elsewhere' }
  /** The same bytes were read under another URL. */
  | { kind: 'same' }
  /** No page: an error, another media type, a busy host, no connection. */
  | { kind: 'failed' };

/** `mayFollow` is asked for each redirect, before robots.txt is. */
export type PageFetch = (url: string, mayFollow: (hop: URL) => boolean) => Promise<PageAnswer>;

const PAGE_TIMEOUT_MS = 6_000;
const PAGE_MAX_BYTES = 2 * 1024 * 1024;
const PAGE_MAX_REDIRECTS = 5;
const BUSY: ReadonlySet<number> = new Set([429, 503]);
const TRIES = 2;

const HTML_TYPES: readonly string[] = ['text/html', 'application/xhtml+xml'];
const CARD_TYPES: readonly string[] = ['text/vcard', 'text/x-vcard', 'text/directory'];
const PAGE_TYPES = [...HTML_TYPES, ...CARD_TYPES];
const HEADERS = {
  accept: `${PAGE_TYPES.join(',')};q=0.9`,
  // pages in the company's first language where it offers several; titles are read in many
  'accept-language': 'en;q=0.9,*;q=0.5',
};

export type PageFetchDeps = {
  site: SiteFetch;
  robots: RobotsBook;
  manners: CrawlManners;
  now: () => number;
  signal: AbortSignal;
};

export function createPageFetch(deps: PageFetchDeps): PageFetch {
  const digests = new Set<string>();
  return async (url, mayFollow) => {
    const { host } = new URL(url);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const rules = await deps.robots.of(url);
      if (!rules.allows(url)) return { kind: rules.reached ? 'denied' : 'failed' };
      const isThere = deps.site.has(url, { headers: HEADERS });
      if (!isThere && !(await deps.manners.turn(host, rules.delayMs, deps.signal))) return { kind: 'failed' };
      const answer = await ask(deps, url, mayFollow, digests);
      if (answer.kind !== 'busy') return answer;
      deps.manners.slowDown(host, answer);
    }
    return { kind: 'failed' };
  };
}

async function ask(
  deps: PageFetchDeps,
  url: string,
  mayFollow: (hop: URL) => boolean,
  digests: Set<string>,
): Promise<PageAnswer | ({ kind: 'busy' } & Busy)> {
  let refusal: 'elsewhere' | 'denied' = 'elsewhere';
  const answer = await deps.site.get(url, {
    timeoutMs: PAGE_TIMEOUT_MS,
    maxBytes: PAGE_MAX_BYTES,
    maxRedirects: PAGE_MAX_REDIRECTS,
    acceptTypes: PAGE_TYPES,
    headers: HEADERS,
    holdMs: PAGE_HOLDS_MS,
    async checkHop(hop) {
      if (!mayFollow(new URL(hop))) return false;
      const allowed = await deps.robots.allows(hop);
      if (!allowed) refusal = 'denied';
      return allowed;
    },
  });
  if (isFailure(answer)) return { kind: answer.failed === 'hop_refused' ? refusal : 'failed' };
  if (BUSY.has(answer.status)) {
    const waitMs = retryAfterMs(answer.header('retry-after'), deps.now());
    return { kind: 'busy', status: answer.status, retryAfterMs: waitMs };
  }
  if (answer.status !== 200 || answer.bodySkipped || answer.body.length === 0) return { kind: 'failed' };
  const digest = digestOf(answer.body);
  if (digests.has(digest)) return { kind: 'same' };
  digests.add(digest);
  return {
    kind: 'page',
    url: answer.url,
    redirects: answer.redirects,
    body: answer.body,
    contentType: answer.header('content-type'),
    fetchedAt: deps.now(),
  };
}

/**
 * Of a large body its length and parts all over it: a dozen that come together would hold the process up, and to have
 * them hashed elsewhere takes a copy, which costs as much.
 */
function digestOf(body: Uint8Array): string {
  const digest = createHash('sha256');
  if (body.length <= DIGEST_MAX_BYTES) return digest.update(body).digest('base64');
  digest.update(String(body.length));
  const gap = Math.floor((body.length - DIGEST_PART_BYTES) / (DIGEST_PARTS - 1));
  for (let part = 0; part < DIGEST_PARTS; part += 1)
    digest.update(body.subarray(part * gap, part * gap + DIGEST_PART_BYTES));
  return digest.digest('base64');
}

const DIGEST_PARTS = 16;
const DIGEST_PART_BYTES = 16 * 1024;
const DIGEST_MAX_BYTES = DIGEST_PARTS * DIGEST_PART_BYTES;
