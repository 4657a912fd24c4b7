// A golden page as the engine reads it: its people, and who of them holds which role.
import { readFileSync } from 'node:fs';
import type { PageFacts } from '../../src/engine/mention.ts';
import { readPage } from '../../src/engine/page/read-page.ts';
import { gatherPeople } from '../../src/engine/people/gather.ts';
import { findHolders } from '../../src/engine/people/holders.ts';
import { ROLES } from '../../src/engine/role.ts';

export type GoldenPage = { file: string; domain: string; path: string };

/** What the page must give: people in its order, who of them holds which role, its addresses. */
export type Golden = GoldenPage & {
  rule: string;
  people: readonly string[];
  roles: Readonly<Record<string, string>>;
  addresses?: readonly string[];
};

export function readGolden({ file, domain, path }: GoldenPage, folder = 'pages'): PageFacts {
  const html = readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8');
  const url = `https://www.${domain}${path}`;
  return readPage(html, { url, fetchedAt: Date.UTC(2025, 5, 1), companyDomain: domain });
}

/** "name | title | address" of every mention, the last parts only where they are there. */
export function peopleIn({ mentions }: PageFacts): string[] {
  return mentions.map(({ name, title, emails }) =>
    [name, title, emails.join(', ')].join(' | ').replace(/[ |]+$/, ''),
  );
}

/** "name (fit)" of the holders of each role that anybody holds. */
export function rolesIn(facts: PageFacts): Record<string, string> {
  return rolesAcross([facts]);
}

/** The same for several pages of one site, which tell the company's names together. */
export function rolesAcross(pages: readonly PageFacts[]): Record<string, string> {
  const companyNames = [...new Set(pages.flatMap((page) => page.companyNames))];
  const held = ROLES.map((role) => {
    const people = gatherPeople(pages, role, companyNames);
    const holders = findHolders(people, role).map(({ person, fit }) => `${person.name.display} (${fit})`);
    return [role, holders.join(', ')] as const;
  });
  return Object.fromEntries(held.filter(([, holders]) => holders !== ''));
}
