// The truth beside the companies agrees with what their sites and mail servers show.
import { describe, expect, test } from 'vitest';
import { COMPANIES } from './companies/index.ts';
import { prints, reachable, read, textOf } from './printed.ts';
import { allowedPages, isReachable, roleTruth, rolesInState } from './truth.ts';

/** Lower case, since a legal notice prints family names in capitals; the words may stand in two table cells. */
function names(text: string, name: string): boolean {
  const page = text.toLowerCase();
  if (page.includes(name.toLowerCase()) || page.includes(name.replace(/’/gu, "'").toLowerCase())) return true;
  return (
    page.includes('<th>surname') &&
    name
      .toLowerCase()
      .split(' ')
      .every((word) => page.includes(`>${word}`) || page.includes(` ${word}`))
  );
}

test('there are at least forty companies in sixteen differently built sites and eight languages', () => {
  expect(COMPANIES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(COMPANIES.map((company) => company.build)).size).toBeGreaterThanOrEqual(16);
  expect(new Set(COMPANIES.map((company) => company.language)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(COMPANIES.map((company) => company.mail)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(COMPANIES.map((company) => company.pattern)).size).toBeGreaterThanOrEqual(8);
});

test('every domain belongs to one company and ends in the reserved .test', () => {
  const domains = COMPANIES.flatMap((company) => [...new Set([company.domain, company.mailDomain])]);
  expect(new Set(domains).size).toBe(domains.length);
  expect(domains.every((domain) => /^[a-z0-9-]+\.test$/u.test(domain))).toBe(true);
});

describe.each(COMPANIES.map((company) => [company.domain, company] as const))('%s', (_domain, company) => {
  test('every address is on the company’s mail domain, well formed and only one person’s', () => {
    const addresses = company.people.flatMap((person) => [person.email, ...person.alsoReachedAt]);
    for (const address of addresses) {
      expect(address).toMatch(/^[a-z0-9._-]+@[a-z0-9-]+\.test$/u);
      expect(address.endsWith(`@${company.mailDomain}`)).toBe(true);
    }
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('who is findable is named with the title on an allowed page that links or a sitemap lead to', () => {
    if (!isReachable(company)) return;
    const paths = reachable(company);
    const pages = allowedPages(company)
      .filter((page) => paths.has(page.path))
      .map(read);
    for (const person of company.people) {
      const isNamed = pages.some((text) => names(text, person.name));
      const isTitled = pages.some(
        (text) => names(text, person.name) && text.includes(person.title.split(' ')[0] ?? ''),
      );
      expect([person.name, isNamed, isTitled]).toEqual([person.name, person.findable, person.findable]);
    }
  });

  test('an address is printed on an allowed page exactly where it is published', () => {
    if (!isReachable(company)) return;
    const text = textOf(company);
    for (const person of company.people) {
      expect([person.email, prints(text, person.email)]).toEqual([
        person.email,
        person.published && person.findable,
      ]);
    }
  });

  test('every decoy is named somewhere, and none of them works here', () => {
    const all = company
      .build(company)
      .pages.map((page) => String(page.body))
      .join('\n');
    for (const decoy of company.decoys) {
      expect([decoy.name, all.includes(decoy.name)]).toEqual([decoy.name, true]);
      expect(company.people.map((person) => person.name)).not.toContain(decoy.name);
    }
  });

  test('a role has holders exactly where it is filled or nearly so', () => {
    for (const role of [...rolesInState(company, 'filled'), ...rolesInState(company, 'near')]) {
      expect(roleTruth(company, role).holders.length).toBeGreaterThan(0);
    }
    for (const role of rolesInState(company, 'vacant')) {
      expect(roleTruth(company, role)).toMatchObject({ holders: [], arguable: [], findable: false });
    }
  });
});
