// Asks a web search which pages of the company's own site speak of the role: leads for the queue, evidence for nothing.
import { OFFICE_NAMES } from '../prose/office-names.ts';
import type { Role } from '../role.ts';
import type { WebSearch } from '../services/web-search.ts';
import { type Lead } from './leads.ts';
import { type Asked, GOOD_SCORE, scorePage } from './page-chooser.ts';
import { isOn, pageUrl } from './page-url.ts';

/** A search engine that takes longer is of no use to a crawl of some seconds. */
const SEARCH_TIMEOUT_MS = 4_000;
const LEADS_MAX = 5;
/** As good as a link to a page of people; the engine's order decides among them. */
const LEAD_SCORE = GOOD_SCORE + 1;

export type WebLeadsDeps = { webSearch: Pick<WebSearch, 'find'>; signal: AbortSignal };

/** Pages on the company's domains alone, at most 5, the engine's best first; robots.txt is asked when they are read. */
export async function findWebLeads(
  { webSearch, signal }: WebLeadsDeps,
  asked: Asked,
  ownDomains: readonly string[],
): Promise<Lead[]> {
  const [domain = ''] = ownDomains;
  const hits = await webSearch.find(wordsFor(domain, asked.role), { signal, timeoutMs: SEARCH_TIMEOUT_MS });
  return hits
    .flatMap(({ url: text, title }) => {
      const url = pageUrl(text);
      return url === null || !isOn(url, ownDomains) ? [] : [{ url, title }];
    })
    .slice(0, LEADS_MAX)
    .map(({ url, title }, index) => ({
      url: url.href,
      score: Math.max(LEAD_SCORE - index / 100, scorePage(asked, { url, text: title, profile: false })),
    }));
}

function wordsFor(domain: string, role: Role): string {
  return `site:${domain} ${OFFICE_NAMES[role].replace(/[()]/g, '')}`;
}
