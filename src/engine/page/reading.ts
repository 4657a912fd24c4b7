// What the extractors share while one page is read: the document, its source, and what was found on the way.
import type { Extractor, Mention, PageFacts } from '../mention.ts';
import type { AddressSpot } from './addresses.ts';
import { foldSpace, type PageDocument, type PageElement, type TextLine } from './document.ts';
import type { Judge } from './judge.ts';
import type { Person } from './people.ts';
import { quoteWords } from './quoted-words.ts';
import type { Role } from '../role.ts';
import type { Sections } from './sections.ts';

export type PageSource = {
  /** Absolute URL that the page was read from. */
  url: string;
  /** Epoch milliseconds. */
  fetchedAt: number;
  /** Registrable domain of the company, ASCII, lower case. */
  companyDomain: string;
  /** The role whose lines are wanted too. */
  linesFor?: Role;
};

export type Reading = {
  readonly document: PageDocument;
  readonly page: PageSource;
  /** What relative links are resolved against. */
  readonly base: string;
  readonly judge: Judge;
  readonly kind: PageFacts['kind'];
  /** As the page says, lower case, '' for unknown. */
  readonly language: string;
  readonly sections: Sections;
  /** Whether the line speaks of the firm that keeps or made the site. */
  isOtherFirm(line: TextLine): boolean;
  /** In the order of the text. */
  readonly addresses: readonly AddressSpot[];
  /** People of cards, headings, lists and rows, as the visible lines pair names with titles. */
  readonly people: readonly Person[];
  /** JSON documents of the page's scripts, parsed once. */
  readonly data: PageData;
};

export type PageData = {
  /** Contents of application/ld+json. */
  readonly linked: readonly unknown[];
  /** Other JSON: the application's state. */
  readonly state: readonly StateValue[];
};

/** `holder` is the element in whose attribute it stands; null for a script. */
export type StateValue = { readonly value: unknown; readonly holder: PageElement | null };

export type MentionParts = {
  name: string;
  title: string;
  words: string;
  emails?: readonly string[];
  organization?: string | undefined;
  profileUrl?: string | undefined;
  writtenAt?: number | undefined;
};

/** A mention on this page, with its optional fields only where they say something. */
export function mentionOf(page: Pick<PageSource, 'url'>, extractor: Extractor, parts: MentionParts): Mention {
  const { organization, profileUrl, writtenAt } = parts;
  const emails = [...new Set(parts.emails ?? [])];
  return {
    name: foldSpace(parts.name),
    title: foldSpace(parts.title),
    emails,
    extractor,
    url: page.url,
    words: quoteWords(parts.words, emails),
    ...(writtenAt === undefined ? {} : { writtenAt }),
    ...(organization === undefined || organization === '' ? {} : { organization }),
    ...(profileUrl === undefined ? {} : { profileUrl }),
  };
}
