// Links as absolute URLs, and whether they stay on the company's site. It fetches nothing.
import type { PageSource } from './reading.ts';

const HREF_MAX_CHARS = 2_000;

/** The absolute http(s) URL without fragment and credentials; null for anything else. */
export function resolveLink(href: string, base: string): string | null {
  const trimmed = href.trim();
  if (trimmed === '' || trimmed.length > HREF_MAX_CHARS || trimmed.startsWith('#')) return null;
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(trimmed)) return null;
  const url = URL.parse(trimmed, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href;
}

/** Whether the URL is on the page's own host or on the company's domain. */
export function isSameSite(url: string, page: PageSource): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  const own = page.companyDomain;
  return host !== '' && (host === URL.parse(page.url)?.hostname || host === own || host.endsWith(`.${own}`));
}
