// What a patient visitor reads on a foreign site: every page that links, frames, redirects and sitemaps lead to, its disguises undone.
import type { Company, Page } from '../company.ts';
import { allowedPages } from '../truth.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  ndash: '–',
};

/** The text of each allowed page that can be reached from the home page. */
export function reachablePages(company: Company): string[] {
  const origin = `https://www.${company.domain}`;
  const pages = new Map(allowedPages(company).map((page) => [page.path, page]));
  const seen = new Map<string, string>();
  const queue = [`${origin}/`, `${origin}/sitemap.xml`];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const url = new URL(next);
    if (url.hostname.replace(/^www\./u, '') !== company.domain) continue;
    const page = pages.get(url.pathname) ?? pages.get(url.pathname.replace(/(?<=.)\/$/u, ''));
    if (page === undefined || seen.has(page.path)) continue;
    const text = textOf(page);
    seen.set(page.path, text);
    const base = /<base href="(https?:[^"]+)"/iu.exec(text)?.[1] ?? next;
    queue.push(...linksOf(page, text, base));
  }
  return [...seen.values()];
}

function linksOf(page: Page, text: string, base: string): string[] {
  const found = text.matchAll(
    /<(?:a|frame|iframe|link|area)\s[^>]*?(?:href|src)\s*=\s*["']?([^"'\s>#]+)|<loc>\s*([^<\s]+)|http-equiv="?refresh"?[^>]*url=([^"'>]+)/giu,
  );
  const links = [...found].map(([, link, location, refresh]) => link ?? location ?? refresh ?? '');
  const redirect = page.headers?.['location'];
  return [...links, ...(redirect === undefined ? [] : [redirect])]
    .filter((link) => !/^(?:mailto|javascript|tel|data):/iu.test(link))
    .flatMap((link) => (URL.canParse(link, base) ? [new URL(link, base).href] : []));
}

/** A page's characters, comments dropped, entities resolved. */
function textOf(page: Page): string {
  const { body } = page;
  const raw = typeof body === 'string' ? body : new TextDecoder(charsetOf(page, body)).decode(body);
  const worded = raw.replace(/<style[\s\S]*?<\/style>|<symbol[\s\S]*?<\/symbol>/gu, '');
  return worded.replace(/<!--[\s\S]*?-->/gu, '');
}

function charsetOf({ headers }: Page, body: Buffer): string {
  const told =
    /charset=([\w-]+)/iu.exec(headers?.['content-type'] ?? '') ??
    /charset=["']?([\w-]+)/iu.exec(body.toString('latin1'));
  return told?.[1] ?? 'utf-8';
}

/** Lower case, marks gone, white space folded, entities, escapes and disguised addresses undone. */
export function wordsOf(text: string): string {
  return text
    .replace(/data-cfemail="([0-9a-f]+)"/gu, (_, hex: string) => `>${unhide(hex)}<`)
    .replace(/ (?:alt|props|content|aria-label|title)="([^"]*)"/gu, ' >$1<')
    .replace(/ href="mailto:([^"?]*)/giu, ' >$1<')
    .replace(/&q;/gu, '"')
    .replace(/&#x([0-9a-f]+);/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/gu, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\\u([0-9a-f]{4})/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\s*(?:\[at\]|\(at\)|\{at\}|\[ät\])\s*/giu, '@')
    .replace(/\s*(?:\[dot\]|\(dot\)|\[punkt\])\s*/giu, '.')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

function unhide(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
  return String.fromCharCode(...bytes.map((byte) => byte ^ key));
}
