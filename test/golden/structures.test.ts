// More pages built after public ones (SOURCES.md), one by one and several of a site together.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { peopleIn, readGolden, rolesAcross, rolesIn } from './read-golden.ts';
import { OTHERS } from './structures-rest.ts';
import { TEAMS } from './structures-teams.ts';

const FOLDER = 'structures';
const PAGES = [...TEAMS, ...OTHERS];

describe('golden structures', () => {
  test.each(PAGES)('$rule', (page) => {
    const facts = readGolden(page, FOLDER);
    expect(peopleIn(facts)).toEqual(page.people);
    expect(rolesIn(facts)).toEqual(page.roles);
    expect(facts.addresses.map(({ address }) => address)).toEqual(page.addresses ?? []);
  });

  test('every page has its expectation', () => {
    const files = readdirSync(new URL(`${FOLDER}/`, import.meta.url)).sort();
    expect(PAGES.map(({ file }) => file).sort()).toEqual(files);
  });
});

/** Who holds the roles, by all pages of the site. */
const SITES: readonly { rule: string; domain: string; roles: Readonly<Record<string, string>> }[] = [
  {
    rule: 'a customer’s officer on one page, executives and directors on the other',
    domain: 'edgarion.test',
    roles: {
      CEO: 'Robert Lyonne (exact)',
      CTO: 'Ajit Kapila (exact)',
      CFO: 'Stefan Cummings (exact)',
      CMO: 'Nancia Malusi (exact)',
      'Managing Director': 'Robert Lyonne (near)',
      'VP of Sales': 'Tod Hindley (near)',
      'VP of Engineering': 'Ajit Kapila (near)',
      'VP of Marketing': 'Nancia Malusi (near)',
    },
  },
  {
    rule: 'a leadership page in two languages',
    domain: 'there.test',
    roles: {
      CEO: 'Edgar Overbeke (exact)',
      CFO: 'Petra Marit Meisner (exact)',
      CPO: 'Jorgen Berens (exact)',
      'Managing Director': 'Edgar Overbeke (near)',
      SVP: 'Jorgen Berens (exact)',
    },
  },
  {
    rule: 'the chief under his words, among managers, among directors',
    domain: 'interlakenfh.test',
    roles: {
      CEO: 'Erik J. Bergdahl (exact)',
      COO: 'Melinda D. Marsall (exact)',
      President: 'Erik J. Bergdahl (exact)',
      'Managing Director': 'Erik J. Bergdahl (near)',
      EVP: 'Melinda D. Marsall (exact), Earl Donelly Jr. (exact)',
    },
  },
  {
    rule: 'two directors, their surname spelled in two ways',
    domain: 'serintia.test',
    roles: {
      CEO: 'Svend Jornsen (near), Renata Jornsen (near)',
      'Managing Director': 'Svend Jornsen (exact), Renata Jornsen (exact)',
    },
  },
  {
    rule: 'founders on one page, who represent the firm on the other',
    domain: 'komvolt.test',
    roles: {
      CEO: 'Finn Hesse (near), Maximilian Riedl (near)',
      Founder: 'Finn Hesse (exact), Maximilian Riedl (exact)',
      'Co-Founder': 'Finn Hesse (near), Maximilian Riedl (near)',
      'Managing Director': 'Finn Hesse (near), Maximilian Riedl (near)',
    },
  },
  {
    rule: 'a customer’s officer at home, the staff on the other page',
    domain: 'ignita.test',
    roles: {
      CEO: 'Sigbjørn Nomeland (exact)',
      CTO: 'Valdemar Rolfsnes (near)',
      CMO: 'Frank-Ville Bødalen (near)',
      CPO: 'Sigbjørn Nomeland (near)',
      'Managing Director': 'Sigbjørn Nomeland (near)',
      'VP of Engineering': 'Valdemar Rolfsnes (near)',
      'VP of Marketing': 'Frank-Ville Bødalen (near)',
    },
  },
  {
    rule: 'services that are nobody, and the team',
    domain: 'mcwhistler.test',
    roles: {
      CEO: 'Barry E. McWhistler (exact)',
      CFO: 'William J. Rodes Jr. (exact)',
      President: 'Barry E. McWhistler (exact)',
      'Managing Director': 'Barry E. McWhistler (near)',
      SVP: 'William J. Rodes Jr. (exact), Pamela J. McCade (exact)',
    },
  },
];

describe('golden sites', () => {
  test.each(SITES)('$domain: $rule', ({ domain, roles }) => {
    const pages = PAGES.filter((page) => page.domain === domain);
    expect(pages.length).toBeGreaterThan(1);
    expect(rolesAcross(pages.map((page) => readGolden(page, FOLDER)))).toEqual(roles);
  });
});
