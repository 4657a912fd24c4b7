// The bytes of a page, whatever they are, to its facts and to the pages that it leads to. Pure.
import { decodeBody } from '../crawl/decode-body.ts';
import { type Lead, leadsOf, type LinkingPage, sameAs } from '../crawl/leads.ts';
import { languageOfTag } from '../crawl/languages.ts';
import type { PageFacts } from '../mention.ts';
import type { Role } from '../role.ts';
import { matchTitle } from '../titles/match-role.ts';
import { readPage } from './read-page.ts';
import { readVcard } from './read-vcard.ts';
import type { PageSource } from './reading.ts';

export type PageBody = PageSource & {
  body: Uint8Array;
  /** As the response gives it; null where it gives none. */
  contentType: string | null;
  /** What the page's links are weighed by: the role asked for, and the absolute URL of the home page. */
  role: Role;
  homeUrl: string;
  /** Of the home page, '' where unknown; absent of the home page itself. */
  homeLanguage?: string;
  /** Links elsewhere lead nowhere. */
  ownDomains: readonly string[];
};

/** `facts` without links: they are weighed, and the rest is not worth a copy. */
export type BodyReading = {
  facts: PageFacts;
  leads: Lead[];
  /** The company's pages that are this one again: in other languages, or under its proper URL. */
  again: string[];
};

export function readBody(page: PageBody): BodyReading {
  const { body, contentType, role, homeUrl, homeLanguage, ownDomains, ...source } = page;
  const text = decodeBody(body, contentType);
  const facts = isMarkup(contentType) ? readPage(text, source) : readVcard(text, source);
  const asked = { role, home: new URL(homeUrl), language: languageOfTag(homeLanguage ?? facts.language) };
  const linking = linkingPage(facts, role);
  const leads = leadsOf(asked, ownDomains, facts.links, linking);
  return { facts: { ...facts, links: [] }, leads, again: sameAs(linking, ownDomains, facts.links) };
}

/** Whose own pages it links to, as far as their titles say. */
function linkingPage({ url, kind, language, mentions, companyNames }: PageFacts, role: Role): LinkingPage {
  const holders = new Set<string>();
  const others = new Set<string>();
  for (const { title, profileUrl } of mentions) {
    if (profileUrl === undefined || title === '') continue;
    const isHolder = matchTitle(title, role, companyNames) !== 'none';
    (isHolder ? holders : others).add(profileUrl);
  }
  for (const profileUrl of holders) others.delete(profileUrl);
  return { url, kind, language, holders, others };
}

function isMarkup(contentType: string | null): boolean {
  const [mediaType = ''] = (contentType ?? '').split(';', 1);
  return MARKUP_TYPES.has(mediaType.trim().toLowerCase());
}

/** A response without a type is taken for a page. */
const MARKUP_TYPES: ReadonlySet<string> = new Set(['', 'text/html', 'application/xhtml+xml']);
