// How a foreign company is declared: its people with what their titles denote, its pages as they are written.
import type { Company, Page, Person, Site } from '../company.ts';
import { localPart } from '../local-part.ts';
import type { TitleTruth } from '../titles.ts';
import { type Dress, dressing } from './dressing.ts';
import { filler } from './furniture.ts';
import { SPEECH } from './speech.ts';

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
  const dress: Dress = { domain: draft.domain, built, language: draft.language };
  // Whole sites are heavy: each is put together when it is first wanted.
  let site: Site | undefined;
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
    build: () => (site ??= siteOf(pages, robots, dress)),
    people: staff.map((row) => personOf(row, draft.pattern, mailDomain)),
  };
}

function siteOf(pages: Draft['pages'], robots: Site['robots'], dress: Dress): Site {
  const written = Object.entries(pages).map(([path, page]): Page =>
    typeof page === 'string' ? { path, body: page } : { path, ...page },
  );
  const wear = dressing(dress);
  const foot = { path: '/', body: wear('</body>') };
  const whole = [...written, ...unwritten([...written, foot], dress)].map((page) =>
    typeof page.body === 'string' ? { ...page, body: wear(page.body) } : page,
  );
  return robots === undefined ? { pages: whole } : { pages: whole, robots };
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

/** Where menus lead that nobody wrote out: pages of a real site have people on few of them. */
function unwritten(written: readonly Page[], dress: Dress): Page[] {
  const paths = new Set(written.map(({ path }) => path));
  if (paths.has('*')) return [];
  const missing = new Map<string, Page>();
  for (const { path, body } of written) {
    for (const [, link = ''] of String(body).matchAll(/<a\s[^>]*?href="([^"#?]*)/giu)) {
      const place = placeOn(dress.domain, path, link);
      if (place === null || missing.has(place) || paths.has(place) || paths.has(`${place}/`)) continue;
      missing.set(place, { path: place, body: pageOf(place, dress) });
    }
  }
  return [...missing.values()];
}

function placeOn(domain: string, from: string, link: string): string | null {
  const base = `https://www.${domain}${from}`;
  if (!URL.canParse(link, base)) return null;
  const { hostname, pathname } = new URL(link, base);
  const isPage = /^(?:\/(?!cdn-cgi)[\w%-]+(?:\.html?)?)+\/?$/u.test(pathname);
  return isPage && hostname.replace(/^www\./u, '') === domain ? pathname.replace(/\/$/u, '') : null;
}

function pageOf(path: string, { domain, language }: Dress): string {
  const heading = (path.split('/').at(-1) ?? '').replace(/\.html?$/u, '').replace(/-/gu, ' ');
  const known = Object.keys(SPEECH).find((one): one is keyof typeof SPEECH => one === language) ?? 'en';
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${heading} | ${domain}</title></head><body><nav><a href="/">${domain}</a></nav><main><h1>${heading}</h1>${filler(known, path.length)}</main></body></html>`;
}
