// What a site says around its people in one language, with several ways to say each thing.

export type Voice = {
  home: string;
  about: readonly string[];
  team: readonly string[];
  leadership: readonly string[];
  news: readonly string[];
  contact: readonly string[];
  imprint: readonly string[];
  products: readonly string[];
  careers: readonly string[];
  privacy: string;
  /** Without a slash in front. */
  paths: Readonly<
    Record<'about' | 'team' | 'leadership' | 'news' | 'contact' | 'imprint', readonly string[]>
  >;
  cookies: string;
  accept: string;
  more: string;
  legalForms: readonly string[];
  cities: readonly string[];
  businesses: readonly string[];
  /** {company}, {business} and {city} are filled in, here and below. */
  pitch: readonly string[];
  filler: readonly string[];
  /** {name} and {title} of a person who works here. */
  bio: readonly string[];
  quote: readonly string[];
  appointed: readonly string[];
  /** A line of a legal notice. */
  legal: readonly string[];
  /** Somebody who left. */
  former: readonly string[];
  /** Somebody of another {organization}. */
  outside: readonly string[];
  praise: readonly string[];
  pressContact: readonly string[];
  board: readonly string[];
  alumni: readonly string[];
  customers: readonly string[];
  speakers: readonly string[];
};

/** Fills the words in braces; what is not given stays. */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (whole, key: string) => words[key] ?? whole);
}
