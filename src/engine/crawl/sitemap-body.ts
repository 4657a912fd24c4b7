// The bytes of one sitemap to the promising ones of its URLs (sitemaps.org 0.9). Pure; no XML tree is built.
import type { Role } from '../role.ts';
import { decodeBody } from './decode-body.ts';
import { languageInUrl } from './languages.ts';
import { type Asked, isPlainPage, scorePage, USEFUL_SCORE } from './page-chooser.ts';
import { isOn, pageUrl } from './page-url.ts';

/** Of each sitemap: pages that promise people, and pages of which nobody knows what they are. */
export const MATCHES_MAX = 30;
export const PLAIN_MAX = 6;
const ENTRIES_MAX = 10_000;
const LOCATION_MAX_CHARS = 1_000;

export type SitemapBody = {
  /** Uncompressed. */
  body: Uint8Array;
  role: Role;
  homeUrl: string;
  /** "de", where the home page says so. */
  homeLanguage?: string;
  ownDomains: readonly string[];
};

export type SitemapReading = {
  /** Of an index: the sitemaps to look at first; at most as many as pages. */
  nested: string[];
  /** The company's own pages whose paths promise people, best first; then some that say nothing, with a score of 0. */
  pages: { url: string; score: number }[];
};

export function readSitemapBody(map: SitemapBody): SitemapReading {
  const { body, role, homeUrl, homeLanguage, ownDomains } = map;
  const text = decodeBody(body, 'application/xml; charset=utf-8');
  const asked: Asked = {
    role,
    home: new URL(homeUrl),
    ...(homeLanguage === undefined ? {} : { language: homeLanguage }),
  };
  const locations = text.slice(0, HEAD_CHARS).includes('<') ? locationsOf(text, asked) : linesOf(text);
  if (text.slice(0, HEAD_CHARS).includes('<sitemapindex'))
    return { nested: rankMaps(asked, locations).slice(0, MATCHES_MAX), pages: [] };
  return { nested: [], pages: bestMatches(asked, ownDomains, locations) };
}

const HEAD_CHARS = 2_000;

/** One after another; where an entry names its translations, and one is in the home page's language, that one alone. */
function locationsOf(text: string, asked: Asked): string[] {
  const locations: string[] = [];
  let at = text.indexOf('<loc>');
  while (at !== -1 && locations.length < ENTRIES_MAX) {
    const start = at + '<loc>'.length;
    const end = text.indexOf('</', start);
    if (end === -1) break;
    const next = text.indexOf('<loc>', end);
    if (end - start <= LOCATION_MAX_CHARS) {
      const location = unescaped(text.slice(start, end));
      const entry = text.slice(end, Math.min(next === -1 ? text.length : next, end + ENTRY_MAX_CHARS));
      if (!isTranslation(location, entry, asked)) locations.push(location);
    }
    at = next;
  }
  return locations;
}

const ENTRY_MAX_CHARS = 8_000;

/** Google's hreflang entries: the same page in other languages, one of them the home page's. */
function isTranslation(location: string, entry: string, asked: Asked): boolean {
  const own = asked.language ?? languageInUrl(asked.home);
  if (own === '' || !entry.includes('hreflang')) return false;
  let isThere = false;
  for (const [tag] of entry.matchAll(/<xhtml:link\s[^>]{0,800}/gi)) {
    const [, language = ''] = /hreflang\s?=\s?["']([\w-]{2,12})/i.exec(tag) ?? [];
    if (language.slice(0, 2).toLowerCase() !== own) continue;
    const [, href = ''] = /href\s?=\s?["']([^"']{1,500})/i.exec(tag) ?? [];
    if (unescaped(href) === location) return false;
    isThere = true;
  }
  return isThere;
}

function unescaped(text: string): string {
  return text
    .replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')
    .trim()
    .replaceAll('&amp;', '&');
}

/** sitemaps.org: a sitemap may be a plain list. */
function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/, ENTRIES_MAX)
    .filter((line) => line.length <= LOCATION_MAX_CHARS)
    .map((line) => line.trim());
}

/** Sitemaps of people and pages rather than of products, posts and pictures, and in the home page's language. */
export function rankMaps(asked: Asked, locations: readonly string[]): string[] {
  const own = asked.language ?? languageInUrl(asked.home);
  return [...new Set(locations)]
    .filter((url) => !OTHER_MAPS.test(nameOf(url)) || PEOPLE_MAPS.test(nameOf(url)))
    .map((url) => ({ url, rank: rankOf(url, own) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ url }) => url);
}

function rankOf(text: string, own: string): number {
  const name = nameOf(text);
  const url = URL.parse(text);
  const language = url === null ? '' : languageInUrl(url) || languageInName(name);
  const kind = PEOPLE_MAPS.test(name) ? 4 : PAGE_MAPS.test(name) ? 2 : 0;
  return kind + (language === '' || own === '' || language === own ? 1 : 0);
}

/** "sitemap-de.xml", "de_pages.xml". */
function languageInName(name: string): string {
  const [, code = ''] =
    /(?:^|[-_.])(de|en|fr|es|it|pt|nl|sv|da|no|fi|pl|cs|hu|ro|tr|el|ja|zh|ko|ru|uk)(?=[-_.])/i.exec(name) ??
    [];
  return code.toLowerCase();
}

/** The file, and the folder that it lies in: the host may be called anything. */
function nameOf(url: string): string {
  return (URL.parse(url)?.pathname ?? url).slice(-120);
}

const PEOPLE_MAPS = /team|people|staff|leadership|employee|member|person|mitarbeiter|about|compan|corporate/i;
const PAGE_MAPS = /page|main|static|general|seiten|paginas|site\b/i;
const OTHER_MAPS =
  /product|post|image|video|news|blog|tag|categor|author|job|event|attachment|media|archive/i;

function bestMatches(
  asked: Asked,
  ownDomains: readonly string[],
  locations: readonly string[],
): SitemapReading['pages'] {
  const matches: SitemapReading['pages'] = [];
  const plain: SitemapReading['pages'] = [];
  for (const text of locations) {
    const url = pageUrl(text);
    if (url === null || !isOn(url, ownDomains)) continue;
    const score = scorePage(asked, { url, text: '', profile: false });
    if (score >= USEFUL_SCORE) matches.push({ url: url.href, score });
    else if (score === 0 && plain.length < PLAIN_MAX && isPlainPage(url))
      plain.push({ url: url.href, score });
  }
  return [...matches.sort((a, b) => b.score - a.score).slice(0, MATCHES_MAX), ...plain];
}
