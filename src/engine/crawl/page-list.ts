// Owns the list of pages that some sites write for language models (llms.txt, in Markdown): links, where a home page that
// is drawn by scripts shows none. Its prose is not read.
import { decodeBody } from './decode-body.ts';
import { type Lead, leadsOf } from './leads.ts';
import type { Asked } from './page-chooser.ts';
import type { RobotsBook } from './robots-book.ts';
import { isFailure, PAGE_HOLDS_MS, type SiteFetch } from './site-fetch.ts';

const LIST_TIMEOUT_MS = 3_000;
const LIST_MAX_BYTES = 128 * 1024;
const LIST_MAX_REDIRECTS = 3;
const LIST_TYPES = ['text/plain', 'text/markdown'];
const LINKS_MAX = 500;

export type PageListDeps = { site: SiteFetch; robots: RobotsBook };

/** Its links on the company's domains, weighed; [] where there is no list, or robots.txt forbids it. */
export async function readPageList(
  { site, robots }: PageListDeps,
  asked: Asked,
  ownDomains: readonly string[],
): Promise<Lead[]> {
  const { href } = new URL('/llms.txt', asked.home);
  if (!(await robots.allows(href))) return [];
  const answer = await site.get(href, {
    timeoutMs: LIST_TIMEOUT_MS,
    maxBytes: LIST_MAX_BYTES,
    maxRedirects: LIST_MAX_REDIRECTS,
    acceptTypes: LIST_TYPES,
    holdMs: PAGE_HOLDS_MS,
    checkHop: (hop) => robots.allows(hop),
  });
  if (isFailure(answer) || answer.status !== 200 || answer.bodySkipped) return [];
  const text = decodeBody(answer.body, 'text/plain; charset=utf-8');
  return leadsOf(asked, ownDomains, linksOf(text, answer.url), { url: href, kind: 'other', language: '' });
}

function linksOf(text: string, base: string) {
  const links = [];
  for (const [, words = '', target = ''] of text.matchAll(/\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g)) {
    if (links.length >= LINKS_MAX) break;
    if (URL.canParse(target, base))
      links.push({ url: new URL(target, base).href, text: words, profile: false });
  }
  return links;
}
