// Owns which links of a page are worth following, and how much. Knows no queue and no network.
import type { PageLink } from '../mention.ts';
import { type Asked, isUnknownMenuLink, scorePage, USEFUL_SCORE } from './page-chooser.ts';
import { isOn, pageKey, pageUrl } from './page-url.ts';

export type Lead = {
  /** As we would ask for it. */
  url: string;
  /** Null for a menu link whose words say nothing: for when those that promise something are too few. */
  score: number | null;
};

/** A page's links beyond this are not looked at. */
const LINKS_MAX = 1_500;
/** As many as a crawl lets wait. */
export const LEADS_MAX = 300;
export const UNKNOWN_MAX = 4;

/** Those on the company's domains, in the order of the page. */
export function leadsOf(asked: Asked, ownDomains: readonly string[], links: readonly PageLink[]): Lead[] {
  const leads: Lead[] = [];
  const unknown = new Set<string>();
  for (const { url: text, text: words, profile } of links.slice(0, LINKS_MAX)) {
    const url = pageUrl(text);
    if (url === null || !isOn(url, ownDomains)) continue;
    const candidate = { url, text: words, profile };
    const score = scorePage(asked, candidate);
    if (score >= USEFUL_SCORE) leads.push({ url: url.href, score });
    else if (unknown.size < UNKNOWN_MAX && isUnknownMenuLink(asked, candidate)) {
      unknown.add(pageKey(url));
      leads.push({ url: url.href, score: null });
    }
  }
  return leads.length > LEADS_MAX ? best(leads) : leads;
}

/** A queue fills in the order of the page: among too many the best must not come too late. */
function best(leads: readonly Lead[]): Lead[] {
  return [...leads].sort((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, LEADS_MAX);
}
