// Owns which sitemaps of a site are asked for, and what they promise together (sitemaps.org 0.9). Reads none itself.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Read } from '../readings/readings.ts';
import type { Role } from '../role.ts';
import { isOn } from './page-url.ts';
import type { RobotsBook } from './robots-book.ts';
import { isFailure, PAGE_HOLDS_MS, type SiteFetch } from './site-fetch.ts';
import { MATCHES_MAX, PLAIN_MAX, rankMaps, type SitemapReading } from './sitemap-body.ts';

const SITEMAP_TIMEOUT_MS = 3_000;
const SITEMAP_MAX_BYTES = 4 * 1024 * 1024;
const SITEMAP_MAX_REDIRECTS = 3;
/** Named by robots.txt, or nested in an index: one level, this many each. */
const SITEMAPS_MAX = 2;

const unzip = promisify(gunzip);

export type SitemapDeps = { site: SiteFetch; robots: RobotsBook; read: Read; signal: AbortSignal };

export type SitemapQuestion = {
  role: Role;
  homeUrl: string;
  /** "de", where the home page says so. */
  homeLanguage: string;
  ownDomains: readonly string[];
};

/**
 * URLs of the company's own pages whose paths promise people, best first, then some that say nothing; [] where there is
 * no sitemap.
 */
export async function readSitemaps(deps: SitemapDeps, question: SitemapQuestion): Promise<string[]> {
  const { homeUrl, role, homeLanguage } = question;
  const { sitemaps } = await deps.robots.of(homeUrl);
  const asked = { role, home: new URL(homeUrl), language: homeLanguage };
  const named = rankMaps(
    asked,
    sitemaps.flatMap((text) => (URL.canParse(text, homeUrl) ? [new URL(text, homeUrl).href] : [])),
  );
  const roots = (named.length > 0 ? named : [new URL('/sitemap.xml', homeUrl).href]).slice(0, SITEMAPS_MAX);
  const found = await Promise.all(roots.map((url) => readSitemap(deps, question, url)));
  const nested = found.flatMap((sitemap) => sitemap.nested);
  const deeper = await Promise.all(
    nested.slice(0, SITEMAPS_MAX).map((url) => readSitemap(deps, question, url)),
  );
  const pages = [...found, ...deeper].flatMap((sitemap) => sitemap.pages);
  const promising = pages.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const plain = pages.filter(({ score }) => score === 0);
  return [...promising.slice(0, MATCHES_MAX), ...plain.slice(0, PLAIN_MAX)].map(({ url }) => url);
}

const NOTHING: SitemapReading = { nested: [], pages: [] };

async function readSitemap(
  deps: SitemapDeps,
  question: SitemapQuestion,
  url: string,
): Promise<SitemapReading> {
  const mayAsk = async (hop: string) =>
    isOn(new URL(hop), question.ownDomains) && (await deps.robots.allows(hop));
  if (!URL.canParse(url) || !(await mayAsk(url))) return NOTHING;
  const answer = await deps.site.get(url, {
    timeoutMs: SITEMAP_TIMEOUT_MS,
    maxBytes: SITEMAP_MAX_BYTES,
    maxRedirects: SITEMAP_MAX_REDIRECTS,
    holdMs: PAGE_HOLDS_MS,
    checkHop: mayAsk,
  });
  if (isFailure(answer) || answer.status !== 200) return NOTHING;
  const body = await unzipped(answer.body);
  return (await deps.read('sitemap', { ...question, body }, deps.signal)) ?? NOTHING;
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
