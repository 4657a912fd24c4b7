// What an invented site prints, as one who reads everything sees it: text, hidden addresses, the paths that links lead to.
import type { Company, Page } from './company.ts';
import { allowedPages } from './truth.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', ndash: '–' };

/** A page's text with its entities resolved, comments dropped. */
export function read(page: Page): string {
  const charset = page.headers?.['content-type']?.includes('iso-8859-1') === true ? 'latin1' : 'utf8';
  const text = typeof page.body === 'string' ? page.body : page.body.toString(charset);
  return text
    .replace(/<!--.*?-->/gsu, '')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/gu, (whole, name: string) => ENTITIES[name] ?? whole);
}

export function textOf(company: Company): string {
  return allowedPages(company).map(read).join('\n');
}

/** Addresses as printed and as hidden. */
export function prints(text: string, email: string): boolean {
  const hidden = [...text.matchAll(/data-cfemail="([0-9a-f]+)"/gu)].map(([, hex = '']) => {
    const bytes = Buffer.from(hex, 'hex');
    return String.fromCharCode(...bytes.subarray(1).map((byte) => byte ^ (bytes[0] ?? 0)));
  });
  const disguises = [
    email,
    email.replace('@', '(at)'),
    email.replace('@', ' [at] ').replace(/\./gu, ' [dot] '),
  ];
  return disguises.some((disguise) => standsAlone(text, disguise)) || hidden.includes(email);
}

/** "eva@x.test" does not stand in "neva@x.test". */
function standsAlone(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\w.+-]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Paths that can be reached by links and sitemaps from the home page, through allowed pages. */
export function reachable(company: Company): Set<string> {
  const pages = new Map(allowedPages(company).map((page) => [page.path, page]));
  const seen = new Set<string>();
  const queue = ['/', '/sitemap.xml'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = pages.get(path) ?? pages.get(path.replace(/\/$/u, ''));
    if (page === undefined || seen.has(page.path)) continue;
    seen.add(page.path);
    const links = read(page).matchAll(/(?:href="?|<loc>https?:\/\/[^/]+)(\/[^">#\s<]*)/giu);
    for (const [, link = ''] of links) queue.push(link);
  }
  return seen;
}
