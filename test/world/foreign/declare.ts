// How a foreign company is declared: its people with what their titles denote, its pages as they are written.
import type { Company, Page, Person, Site } from '../company.ts';
import { localPart } from '../local-part.ts';
import type { TitleTruth } from '../titles.ts';

/** Name, title as printed, what it denotes, and what differs from the usual; `local` is the part before the @. */
export type StaffRow = readonly [
  name: string,
  title: string,
  denotes: TitleTruth,
  rest?: Partial<Omit<Person, 'name' | 'title'>> & { local?: string },
];

type Draft = Partial<Omit<Company, 'build' | 'people'>> &
  Pick<Company, 'domain' | 'name' | 'language' | 'tests' | 'pattern'> & {
    /** The system that writes such pages. */
    built: string;
    staff: readonly StaffRow[];
    /** By path; a body alone is an HTML page. */
    pages: Readonly<Record<string, string | Omit<Page, 'path'>>>;
    robots?: Site['robots'];
  };

export function foreign({ built, staff, pages, robots, ...draft }: Draft): Company {
  const mailDomain = draft.mailDomain ?? draft.domain;
  const mail = draft.mail ?? 'honest';
  const list: Page[] = Object.entries(pages).map(([path, page]) =>
    typeof page === 'string' ? { path, body: page } : { path, ...page },
  );
  const site: Site = robots === undefined ? { pages: list } : { pages: list, robots };
  return {
    business: '',
    city: '',
    web: 'https-www',
    dns: 'one-mx',
    decoys: [],
    roleAccounts: ['info', 'office', 'contact'],
    facets: { shape: built, language: draft.language, mail },
    ...draft,
    mailDomain,
    mail,
    build: () => site,
    people: staff.map((row) => personOf(row, draft.pattern, mailDomain)),
  };
}

function personOf(
  [name, title, denotes, rest = {}]: StaffRow,
  usual: Company['pattern'],
  mailDomain: string,
): Person {
  const { local, ...given } = rest;
  const words = name.replace(/^(?:(?:Dr|Prof|Ing|Mgr|Dipl|Mag)\.(?:-\S+)? )+/u, '').split(' ');
  const derived = localPart(given.pattern ?? usual, words[0] ?? '', words.at(-1) ?? '');
  return {
    name,
    title,
    alsoNamed: [],
    email: `${local ?? derived}@${mailDomain}`,
    alsoReachedAt: [],
    ...denotes,
    published: false,
    findable: true,
    mailbox: 'open',
    guessable: true,
    place: 'site',
    ...given,
  };
}
