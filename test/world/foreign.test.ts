// The truth beside the foreign companies agrees with what their sites print, where a visitor can get to.
import { describe, expect, test } from 'vitest';
import { ROLES } from '../../src/engine/role.ts';
import { COMPANIES } from './companies/index.ts';
import { ALL_FOREIGN, foreignCompanies } from './foreign/index.ts';
import { reachablePages, wordsOf } from './foreign/reading.ts';
import { isReachable, rolesInState } from './truth.ts';
import { UNSEEN } from './unseen/index.ts';

const domainsOf = (companies: typeof ALL_FOREIGN) => companies.map(({ domain }) => domain);

test('foreign companies stand on domains of their own, all of them reserved ones', () => {
  const all = [ALL_FOREIGN, COMPANIES, UNSEEN].flatMap(domainsOf);
  expect(new Set(all).size).toBe(all.length);
  expect(domainsOf(ALL_FOREIGN).filter((domain) => !/^[a-z0-9-]+\.test$/u.test(domain))).toEqual([]);
});

test('they are many, in many languages and systems, with many mail servers, and somebody holds every role', () => {
  const different = (valueOf: (company: (typeof ALL_FOREIGN)[number]) => string) =>
    new Set(ALL_FOREIGN.map(valueOf)).size;
  expect(ALL_FOREIGN.length).toBeGreaterThanOrEqual(95);
  expect(different(({ language }) => language)).toBeGreaterThanOrEqual(24);
  expect(different(({ facets }) => facets?.['shape'] ?? '')).toBeGreaterThanOrEqual(95);
  expect(different(({ mail }) => mail)).toBeGreaterThanOrEqual(18);
  const held = new Set(ALL_FOREIGN.flatMap((company) => rolesInState(company, 'filled')));
  expect(ROLES.filter((role) => !held.has(role))).toEqual([]);
});

test('most pages are as heavy as real ones', () => {
  const sizes = ALL_FOREIGN.flatMap((company) => company.build(company).pages.map(({ body }) => body.length));
  const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  expect(median).toBeGreaterThan(30_000);
});

test('about a third is kept, and no company stands in both parts', () => {
  const [open, kept] = [foreignCompanies('foreign'), foreignCompanies('foreign-kept')];
  expect(open.length + kept.length).toBe(ALL_FOREIGN.length);
  expect(kept.length / ALL_FOREIGN.length).toBeGreaterThan(0.22);
  expect(kept.length / ALL_FOREIGN.length).toBeLessThan(0.45);
});

describe.each(ALL_FOREIGN.map((company) => [company.domain, company] as const))('%s', (_domain, company) => {
  // A domain that moved is read where it moved to.
  const kin = ALL_FOREIGN.filter(({ mailDomain }) => mailDomain === company.mailDomain);
  const pages = isReachable(company) ? kin.flatMap(reachablePages) : [];
  const texts = pages.map(wordsOf);

  test('whoever is findable is named with the title on a page that can be reached, and nobody else is', () => {
    if (!isReachable(company)) return;
    for (const { name, title, alsoNamed, findable } of company.people) {
      const naming = texts.filter((text) =>
        [name, ...alsoNamed].some((form) => text.includes(wordsOf(form))),
      );
      const isTitled = naming.some((text) => text.includes(wordsOf(title)));
      expect([name, title, naming.length > 0 && isTitled]).toEqual([name, title, findable]);
    }
  });

  test('every decoy is named, and none of them works here', () => {
    for (const { name } of company.decoys) {
      expect([name, texts.some((text) => text.includes(wordsOf(name)))]).toEqual([name, true]);
      expect(company.people.map((person) => person.name)).not.toContain(name);
    }
  });

  test('an address is printed on a page that can be reached exactly where it is published', () => {
    if (!isReachable(company)) return;
    for (const { email, published } of company.people) {
      expect([email, texts.some((text) => standsIn(text, email))]).toEqual([email, published]);
    }
  });

  test('every address is on the mail domain and one person’s alone', () => {
    const addresses = company.people.flatMap(({ email, alsoReachedAt }) => [email, ...alsoReachedAt]);
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9._-]+@[a-z0-9-]+\.test$/u);
    expect(addresses.filter((address) => !address.endsWith(`@${company.mailDomain}`))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const accounts = company.roleAccounts.map((account) => `${account}@${company.mailDomain}`);
    expect(addresses.filter((address) => accounts.includes(address))).toEqual([]);
  });
});

/** "eva@x.test" does not stand in "neva@x.test". */
function standsIn(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    if (!/[\w.+-]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
