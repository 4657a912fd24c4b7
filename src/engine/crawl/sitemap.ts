// Owns which URLs a site's sitemaps name (sitemaps.org 0.9): the promising ones alone. No XML tree is built.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { decodeBody } from './decode-body.ts';
import { type Asked, GOOD_SCORE, scorePage } from './page-chooser.ts';
import { isOn, pageUrl } from './page-url.ts';
import type { RobotsBook } from './robots-book.ts';
import { isFailure, type SiteFetch } from './site-fetch.ts';

const SITEMAP_TIMEOUT_MS = 3_000;
const SITEMAP_MAX_BYTES = 4 * 1024 * 1024;
const SITEMAP_MAX_REDIRECTS = 3;
/** Named by robots.txt, or nested in an index: one level, this many each. */
const SITEMAPS_MAX = 2;
const ENTRIES_MAX = 10_000;
const MATCHES_MAX = 30;
const LOCATION_MAX_CHARS = 1_000;

const unzip = promisify(gunzip);

export type SitemapDeps = { site: SiteFetch; robots: RobotsBook };

/** URLs of the company's own pages whose paths promise people, best first; [] where there is no sitemap. */
export async function readSitemaps(
  deps: SitemapDeps,
  asked: Asked,
  ownDomains: readonly string[],
): Promise<string[]> {
  const { sitemaps } = await deps.robots.of(asked.home.href);
  const named = sitemaps.flatMap((text) =>
    URL.canParse(text, asked.home.href) ? [new URL(text, asked.home.href).href] : [],
  );
  const roots = (named.length > 0 ? named : [new URL('/sitemap.xml', asked.home.href).href]).slice(
    0,
    SITEMAPS_MAX,
  );
  const found = (await Promise.all(roots.map((url) => readSitemap(deps, url, ownDomains)))).flat();
  const nested = found.filter(({ isIndex }) => isIndex).flatMap(({ locations }) => pickNested(locations));
  const deeper = await Promise.all(
    nested.slice(0, SITEMAPS_MAX).map((url) => readSitemap(deps, url, ownDomains)),
  );
  const pages = [...found, ...deeper.flat()]
    .filter(({ isIndex }) => !isIndex)
    .flatMap(({ locations }) => locations);
  return bestMatches(asked, ownDomains, pages);
}

type Sitemap = { isIndex: boolean; locations: string[] };

async function readSitemap(
  deps: SitemapDeps,
  url: string,
  ownDomains: readonly string[],
): Promise<Sitemap[]> {
  const mayAsk = async (hop: string) => isOn(new URL(hop), ownDomains) && (await deps.robots.allows(hop));
  if (!URL.canParse(url) || !(await mayAsk(url))) return [];
  const answer = await deps.site.get(url, {
    timeoutMs: SITEMAP_TIMEOUT_MS,
    maxBytes: SITEMAP_MAX_BYTES,
    maxRedirects: SITEMAP_MAX_REDIRECTS,
    checkHop: mayAsk,
  });
  if (isFailure(answer) || answer.status !== 200) return [];
  const text = decodeBody(await unzipped(answer.body), 'application/xml; charset=utf-8');
  return [{ isIndex: text.slice(0, 2_000).includes('<sitemapindex'), locations: locationsOf(text) }];
}

/** "sitemap.xml.gz" is a file that was compressed before it was served. */
async function unzipped(body: Uint8Array): Promise<Uint8Array> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return await unzip(body, { maxOutputLength: SITEMAP_MAX_BYTES * 2 });
  } catch {
    return new Uint8Array(); // broken, or a bomb
  }
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

function bestMatches(asked: Asked, ownDomains: readonly string[], locations: string[]): string[] {
  return locations
    .flatMap((text) => {
      const url = pageUrl(text);
      if (url === null || !isOn(url, ownDomains)) return [];
      return [{ url: url.href, score: scorePage(asked, { url, text: '', profile: false }) }];
    })
    .filter(({ score }) => score >= GOOD_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MATCHES_MAX)
    .map(({ url }) => url);
}
