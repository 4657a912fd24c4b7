// Owns when two URLs are the same page, and which URLs are worth no request at all. Knows no words.
import { registrableDomain } from '../domain.ts';

/** Longer ones are searches, sessions and traps. */
export const PAGE_URL_MAX_CHARS = 512;
const SEGMENTS_MAX = 8;
/** "/a/b/a/b/a/b" is a relative link that goes round in circles. */
const SEGMENT_REPEATS_MAX = 2;
const PARAMETERS_MAX = 3;

const TRACKING =
  /^(?:utm_\w+|pk_\w+|mtm_\w+|wt_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|igshid|li_fat_id|mc_[ce]id|_ga|_gl|_hs\w+|hs\w+|ref|referrer|source|src|trk|navi|icid|intcmp|spm|phpsessid|sid|jsessionid)$/i;
const INDEX_FILE = /\/(?:index|default|home)\.(?:html?|php|aspx?|jsp|cfm)$/i;
const SESSION_SEGMENT = /;jsessionid=[^/?]{0,200}/i;
const NO_PAGE_EXTENSION =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|epub|zip|gz|tgz|tar|rar|7z|exe|dmg|apk|msi|jpe?g|png|gif|svg|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|mov|avi|webm|ogg|wav|css|m?js|json|xml|rss|atom|ics|woff2?|ttf|eot|map)$/i;

/** The URL as we would ask for it: absolute, no fragment, no tracking; null for what is no page of the web. */
export function pageUrl(text: string): URL | null {
  if (text.length > PAGE_URL_MAX_CHARS * 2 || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.port !== '' || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  url.pathname = url.pathname.replace(SESSION_SEGMENT, '');
  const parameters = [...url.searchParams.keys()];
  if (parameters.length > 20) return null;
  for (const name of parameters) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (url.searchParams.size > PARAMETERS_MAX || url.href.length > PAGE_URL_MAX_CHARS) return null;
  return NO_PAGE_EXTENSION.test(url.pathname) || isTrap(url.pathname) ? null : url;
}

/** One key for all spellings of one page: scheme, www, final slash, index file, percent signs, order of parameters do not count. */
export function pageKey(url: URL): string {
  const path = decoded(url.pathname)
    .replace(/\/{2,}/g, '/')
    .replace(INDEX_FILE, '/')
    .replace(/\/$/, '');
  const query = [...url.searchParams].map((pair) => pair.join('=')).sort();
  return `${url.hostname.replace(/^www\./, '')}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Whether the URL lies on one of these registrable domains, any subdomain. */
export function isOn(url: URL, domains: readonly string[]): boolean {
  const domain = registrableDomain(url.hostname);
  return domain !== null && domains.includes(domain);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // not UTF-8
  }
}

function isTrap(path: string): boolean {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > SEGMENTS_MAX) return true;
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return [...counts.values()].some((count) => count > SEGMENT_REPEATS_MAX);
}
