// The bytes of one sitemap to the promising ones of its URLs (sitemaps.org 0.9). Pure; no XML tree is built.
import type { Role } from '../role.ts';
import { decodeBody } from './decode-body.ts';
import { type Asked, GOOD_SCORE, scorePage } from './page-chooser.ts';
import { isOn, pageUrl } from './page-url.ts';

export const MATCHES_MAX = 30;
const ENTRIES_MAX = 10_000;
const LOCATION_MAX_CHARS = 1_000;

export type SitemapBody = {
  /** Uncompressed. */
  body: Uint8Array;
  role: Role;
  homeUrl: string;
  ownDomains: readonly string[];
};

export type SitemapReading = {
  /** Of an index: the sitemaps to look at first; at most as many as pages. */
  nested: string[];
  /** The company's own pages whose paths promise people, best first. */
  pages: { url: string; score: number }[];
};

export function readSitemapBody({ body, role, homeUrl, ownDomains }: SitemapBody): SitemapReading {
  const text = decodeBody(body, 'application/xml; charset=utf-8');
  const locations = locationsOf(text);
  if (text.slice(0, 2_000).includes('<sitemapindex'))
    return { nested: pickNested(locations).slice(0, MATCHES_MAX), pages: [] };
  return { nested: [], pages: bestMatches({ role, home: new URL(homeUrl) }, ownDomains, locations) };
}

function locationsOf(text: string): string[] {
  const locations: string[] = [];
  let at = text.indexOf('<loc>');
  while (at !== -1 && locations.length < ENTRIES_MAX) {
    const start = at + '<loc>'.length;
    const end = text.indexOf('<', start);
    if (end === -1) break;
    if (end - start <= LOCATION_MAX_CHARS)
      locations.push(text.slice(start, end).trim().replaceAll('&amp;', '&'));
    at = text.indexOf('<loc>', end);
  }
  return locations;
}

/** Sitemaps of pages rather than of products, posts and pictures. */
function pickNested(locations: string[]): string[] {
  const pages = locations.filter((url) =>
    /page|main|static|general|company|corporate|about|team|people/i.test(url),
  );
  const rest = locations.filter(
    (url) => !/product|post|image|video|news|blog|tag|categor|author|job|event/i.test(url),
  );
  return [...new Set([...pages, ...rest])];
}

function bestMatches(
  asked: Asked,
  ownDomains: readonly string[],
  locations: string[],
): SitemapReading['pages'] {
  return locations
    .flatMap((text) => {
      const url = pageUrl(text);
      if (url === null || !isOn(url, ownDomains)) return [];
      return [{ url: url.href, score: scorePage(asked, { url, text: '', profile: false }) }];
    })
    .filter(({ score }) => score >= GOOD_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MATCHES_MAX);
}
