// What reading one page yields: people as the page names them, addresses, links. Values only; no judgement of roles.

/** Which rule read the words; a closed set, shown with the evidence. */
export type Extractor =
  | 'json-ld'
  | 'microdata'
  | 'h-card'
  | 'vcard'
  | 'card'
  | 'table'
  | 'list'
  | 'heading'
  | 'prose'
  | 'imprint'
  | 'press'
  | 'state'
  /** A language model read it; the words stand on the page all the same. */
  | 'llm';

/** One person as one place of one page names them. */
export type Mention = {
  /** As printed, white space folded, honorifics and degrees kept. */
  name: string;
  /** The title's words as printed; '' where only the name (and an address) is given. */
  title: string;
  /** Addresses printed beside this person and nobody else, lower case. */
  emails: string[];
  extractor: Extractor;
  /** Absolute URL of the page. */
  url: string;
  /** The words that say so, at most 240 characters, white space folded. */
  words: string;
  /** When the page says that it was written, in epoch milliseconds; press and news alone have it. */
  writtenAt?: number;
  /** The organisation that the words name ("NAME, TITLE of ORG", JSON-LD worksFor), where they name one. */
  organization?: string;
  /** Absolute URL of the person's own page, where the mention links to one. */
  profileUrl?: string;
};

/** An address that a page prints, lower case, wherever it stands. */
export type PrintedAddress = {
  address: string;
  /** The words around it, at most 240 characters. */
  words: string;
  how: 'mailto' | 'text' | 'obfuscated' | 'cfemail' | 'structured';
};

export type PageLink = {
  /** Absolute, without fragment. */
  url: string;
  /** Its words, white space folded, at most 200 characters; of an image, its alt. */
  text: string;
  /** Whether it stands in a card of a person (a profile link). */
  profile: boolean;
  /**
   * What it is to the page, where the page says so: the next page of its list, a part of it (a frame), or the same page
   * again, under its proper URL or in another language.
   */
  relation?: 'next' | 'part' | 'again';
};

/** One line of a page that may say who holds a role, or that stands beside one, for a reader of prose. */
export type PageLine = {
  /** Which line of the page it is: neighbours differ by one. */
  at: number;
  /** White space folded, at most 600 characters. */
  text: string;
  /** Whether it has words of the role's titles. */
  namesPost: boolean;
  /** Addresses that stand in it, lower case. */
  addresses: readonly string[];
};

/** All that is read from one page. */
export type PageFacts = {
  url: string;
  /** Epoch milliseconds at which the page was fetched. */
  fetchedAt: number;
  mentions: Mention[];
  addresses: PrintedAddress[];
  links: PageLink[];
  /** What the page says the company is called (Organization.name, og:site_name, …), best first, no duplicates. */
  companyNames: string[];
  /** <title>, white space folded. */
  pageTitle: string;
  /** The html element's lang, lower case, '' where absent. */
  language: string;
  /** What kind of page it is, from its own words, path and headings. */
  kind: 'leadership' | 'team' | 'about' | 'imprint' | 'contact' | 'press' | 'profile' | 'home' | 'other';
  /** A registrar's or broker's placeholder, a default server page, "for sale". */
  parked: boolean;
  /** A theme's sample content: lorem ipsum, "John Doe" teams, example addresses. */
  placeholder: boolean;
  /** Where whoever reads the page wants them. */
  lines?: readonly PageLine[];
};
