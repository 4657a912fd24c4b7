// The truth beside the companies agrees with what their sites and mail servers show.
import { describe, expect, test } from 'vitest';
import { COMPANIES } from './companies/index.ts';
import type { Company, Page } from './company.ts';
import { allowedPages, isReachable, roleTruth, rolesInState } from './truth.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', ndash: '–' };

/** A page's text with its entities resolved, comments dropped. */
function read(page: Page): string {
  const charset = page.headers?.['content-type']?.includes('iso-8859-1') === true ? 'latin1' : 'utf8';
  const text = typeof page.body === 'string' ? page.body : page.body.toString(charset);
  return text
    .replace(/<!--.*?-->/gsu, '')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/gu, (whole, name: string) => ENTITIES[name] ?? whole);
}

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

function textOf(company: Company): string {
  return allowedPages(company).map(read).join('\n');
}

/** Addresses as printed and as hidden. */
function prints(text: string, email: string): boolean {
  const hidden = [...text.matchAll(/data-cfemail="([0-9a-f]+)"/gu)].map(([, hex = '']) => {
    const bytes = Buffer.from(hex, 'hex');
    return String.fromCharCode(...bytes.subarray(1).map((byte) => byte ^ (bytes[0] ?? 0)));
  });
  const disguises = [
    email,
    email.replace('@', '(at)'),
    email.replace('@', ' [at] ').replace(/\./gu, ' [dot] '),
  ];
  return disguises.some((disguise) => text.includes(disguise)) || hidden.includes(email);
}

/** Paths that can be reached by links and sitemaps from the home page, through allowed pages. */
function reachable(company: Company): Set<string> {
  const pages = new Map(allowedPages(company).map((page) => [page.path, page]));
  const seen = new Set<string>();
  const queue = ['/', '/sitemap.xml'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = pages.get(path) ?? pages.get(path.replace(/\/$/u, ''));
    if (page === undefined || seen.has(page.path)) continue;
    seen.add(page.path);
    const links = read(page).matchAll(/(?:href="?|<loc>https?:\/\/[^/]+)(\/[^">#\s<]*)/giu);
    for (const [, link = ''] of links) queue.push(link);
  }
  return seen;
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
