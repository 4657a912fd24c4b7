// An invented company: its site, its mail server and the truth about its people. Values only; knows no network.
import type { Role } from '../../src/engine/role.ts';
import type { MailBehaviourName } from './mail/behaviours.ts';
import { type LocalPattern, localPart } from './local-part.ts';
import { truthOfTitle } from './titles.ts';

/** What the world's mail server does with one mailbox. */
export type MailboxState = 'open' | 'full' | 'disabled';

export type Person = {
  name: string;
  /** Other forms of the name that are right too (nickname, full name, with a degree). */
  alsoNamed: readonly string[];
  /** As the site prints it. */
  title: string;
  email: string;
  /** Other addresses that reach the same person. */
  alsoReachedAt: readonly string[];
  /** Roles that the printed title denotes exactly. */
  holds: readonly Role[];
  /** Roles that it denotes only nearly: right to return where nobody is exact. */
  near: readonly Role[];
  /** Roles for which returning the person is neither right nor wrong. */
  maybe: readonly Role[];
  /** The address is printed beside the person on a page that robots allow. */
  published: boolean;
  /** Name and title stand on a page that robots allow. */
  findable: boolean;
  mailbox: MailboxState;
  /** False where the part before the @ follows from neither the name nor the colleagues. */
  guessable: boolean;
  /** Where the site puts the person; what the names mean is the builder's. */
  place: string;
  /** How the address is formed, where not by the company's pattern. */
  pattern?: LocalPattern;
};

/** Someone whom the site names and who must not be returned. */
export type Decoy = {
  kind:
    | 'testimonial'
    | 'former'
    | 'adviser'
    | 'commented'
    | 'assistant'
    | 'namesake'
    | 'placeholder'
    | 'partner'
    | 'quoted'
    | 'stale'
    | 'joke';
  name: string;
  title: string;
  organization?: string;
  /** The roles to which the title tempts, where that is known better than from its words. */
  tempts?: readonly Role[];
};

export type Page = {
  /** Starts with '/'; matched without the query. */
  path: string;
  /** 200 unless told. */
  status?: number;
  headers?: Record<string, string>;
  /** text/html; charset=utf-8 unless headers say otherwise. */
  body: string | Buffer;
};

export type Site = {
  pages: readonly Page[];
  /** The text of robots.txt; absent: 404; a number: that status. */
  robots?: string | number;
};

export type SiteBuilder = (company: Company) => Site;

/** Which schemes answer and where they redirect. */
export type WebShape =
  | 'https' // https only, apex
  | 'https-www' // both schemes, everything goes to https://www
  | 'https-apex' // both schemes, everything goes to https://apex
  | 'http' // http only, apex and www the same
  | 'http-www' // http only, apex goes to www
  | 'refused' // connections are cut
  | 'silent'; // connections are taken and never answered

/** What the name server says of the domain. */
export type DnsShape =
  | 'one-mx'
  | 'several-mx'
  | 'dead-first-mx'
  | 'no-mx' // mail goes to the A record, and is served there
  | 'null-mx'
  | 'nxdomain'
  | 'servfail'
  | 'timeout';

export type Company = {
  domain: string;
  /** Where mail goes; the domain itself unless told. */
  mailDomain: string;
  name: string;
  /** BCP 47, of the site. */
  language: string;
  /** What the company does, a phrase in its language. */
  business: string;
  city: string;
  /** Which trap or shape it stands for. */
  tests: string;
  build: SiteBuilder;
  web: WebShape;
  dns: DnsShape;
  mail: MailBehaviourName;
  pattern: LocalPattern;
  people: readonly Person[];
  decoys: readonly Decoy[];
  /** Mailboxes that belong to nobody. */
  roleAccounts: readonly string[];
  /** What a generated company is made of, by which results are grouped. */
  facets?: Readonly<Record<string, string>>;
};

type Draft = Partial<Company> &
  Pick<Company, 'domain' | 'name' | 'tests' | 'build'> & {
    staff?: readonly PersonDraft[];
  };

/** Name, title, and what differs from the usual. `local` is the part before the @, where the pattern does not give it. */
export type PersonDraft = readonly [
  name: string,
  title: string,
  rest?: Partial<Omit<Person, 'name' | 'title'>> & { local?: string; first?: string; last?: string },
];

/** A company from what is special about it; the rest is a healthy English one with an honest mail server. */
export function company(draft: Draft): Company {
  const { staff = [], ...given } = draft;
  const whole = {
    mailDomain: draft.domain,
    language: 'en',
    business: 'tools for small workshops',
    city: 'Port Ellery',
    web: 'https-www',
    dns: 'one-mx',
    mail: 'honest',
    pattern: 'first.last',
    decoys: [],
    roleAccounts: ['info'],
    ...given,
  } as const;
  return { ...whole, people: staff.map((row) => person(row, whole.pattern, whole.mailDomain)) };
}

function person([name, title, rest = {}]: PersonDraft, pattern: LocalPattern, mailDomain: string): Person {
  const { local, first, last, ...given } = rest;
  const words = name.split(' ');
  const derived = localPart(pattern, first ?? words[0] ?? '', last ?? words.at(-1) ?? '');
  return {
    name,
    title,
    alsoNamed: [],
    email: `${local ?? derived}@${mailDomain}`,
    alsoReachedAt: [],
    ...truthOfTitle(title),
    published: false,
    findable: true,
    mailbox: 'open',
    guessable: true,
    place: 'leadership',
    ...given,
  };
}
