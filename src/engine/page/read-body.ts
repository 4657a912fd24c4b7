// The bytes of a page, whatever they are, to its facts and to the pages that it leads to. Pure.
import { decodeBody } from '../crawl/decode-body.ts';
import { type Lead, leadsOf } from '../crawl/leads.ts';
import type { PageFacts } from '../mention.ts';
import type { Role } from '../role.ts';
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
  /** Links elsewhere lead nowhere. */
  ownDomains: readonly string[];
};

/** `facts` without links: they are weighed, and the rest is not worth a copy. */
export type BodyReading = { facts: PageFacts; leads: Lead[] };

export function readBody({ body, contentType, role, homeUrl, ownDomains, ...source }: PageBody): BodyReading {
  const text = decodeBody(body, contentType);
  const facts = isMarkup(contentType) ? readPage(text, source) : readVcard(text, source);
  const leads = leadsOf({ role, home: new URL(homeUrl) }, ownDomains, facts.links);
  return { facts: { ...facts, links: [] }, leads };
}

function isMarkup(contentType: string | null): boolean {
  const [mediaType = ''] = (contentType ?? '').split(';', 1);
  return MARKUP_TYPES.has(mediaType.trim().toLowerCase());
}

/** A response without a type is taken for a page. */
const MARKUP_TYPES: ReadonlySet<string> = new Set(['', 'text/html', 'application/xhtml+xml']);
