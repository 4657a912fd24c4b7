// The generated companies: the same from the same seed, and each one's truth agrees with what its site and mail say.
import { describe, expect, test } from 'vitest';
import { ROLES } from '../../src/engine/role.ts';
import type { Company, Person } from './company.ts';
import { COMPANIES } from './companies/index.ts';
import { COMPANIES_PER_SEED, generatedCompanies } from './generated/index.ts';
import { generateCompany } from './generated/company.ts';
import { CULTURES } from './generated/names/index.ts';
import { SHAPE_NAMES, SHAPES } from './generated/sites/shapes.ts';
import { splitOf } from './generated/splits.ts';
import { TITLE_BOOKS } from './generated/titles/index.ts';
import { VOICES } from './generated/voices/index.ts';
import { BEHAVIOURS, type MailBehaviourName } from './mail/behaviours.ts';
import { prints, reachable, read } from './printed.ts';
import { truthOfTitle } from './titles.ts';
import { allowedPages, isReachable, roleTruth } from './truth.ts';
import { UNSEEN } from './unseen/index.ts';

const SEEDS = [1, 2, 3];
const WORLD = new Map(SEEDS.map((seed) => [seed, generatedCompanies(seed)]));
const worldOf = (seed: number) => WORLD.get(seed) ?? [];
const ALL = SEEDS.flatMap(worldOf);

const facet = (companies: readonly Company[], name: string) =>
  new Set(companies.map(({ facets }) => facets?.[name]));

describe('the generator', () => {
  test('gives the same company for the same seed and index, whatever was made before', () => {
    const again = generateCompany(2, 17);
    const before = worldOf(2)[17];
    expect(JSON.stringify(again)).toBe(JSON.stringify(before));
    expect(again.build(again)).toEqual(before?.build(before));
    expect(again.build(again)).toEqual(again.build(again));
  });

  test('gives other companies for another seed', () => {
    const [first, second] = [worldOf(1), worldOf(2)];
    const alike = first.filter((one, index) => JSON.stringify(one) === JSON.stringify(second[index]));
    expect(alike).toEqual([]);
  });

  test.each(SEEDS)('of seed %i makes a wide enough world', (seed) => {
    const companies = worldOf(seed);
    expect(companies.length).toBeGreaterThanOrEqual(150);
    expect(facet(companies, 'shape').size).toBe(SHAPE_NAMES.length);
    expect(facet(companies, 'culture').size).toBeGreaterThanOrEqual(12);
    expect(facet(companies, 'language').size).toBeGreaterThanOrEqual(12);
    expect(facet(companies, 'mail').size).toBeGreaterThanOrEqual(12);
    const held = new Set(
      companies.flatMap((company) =>
        ROLES.filter(
          (role) => roleTruth(company, role).state === 'filled' && roleTruth(company, role).findable,
        ),
      ),
    );
    expect(held).toEqual(new Set(ROLES));
  });

  test('knows at least 25 ways to build, 12 cultures, and a dozen languages with titles and words', () => {
    expect(SHAPE_NAMES.length).toBeGreaterThanOrEqual(25);
    expect(Object.keys(CULTURES).length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(TITLE_BOOKS).length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(TITLE_BOOKS).toSorted()).toEqual(Object.keys(VOICES).toSorted());
  });
});

describe('the splits', () => {
  test('are a half, a sixth and a third of the companies', () => {
    const count = (split: string) =>
      worldOf(1).filter((_, index) => splitOf(index) === split).length / COMPANIES_PER_SEED;
    expect([count('tune'), count('check'), count('hold')]).toEqual([1 / 2, 1 / 6, 1 / 3]);
  });

  test('hold has every shape, and those held back stand nowhere else', () => {
    const held = new Set<string | undefined>(SHAPE_NAMES.filter((name) => SHAPES[name].isHeldBack));
    expect(held.size).toBeGreaterThanOrEqual(8);
    for (const { facets } of ALL) {
      if (facets?.['split'] !== 'hold') expect(held.has(facets?.['shape'])).toBe(false);
    }
    const hold = worldOf(1).filter(({ facets }) => facets?.['split'] === 'hold');
    expect(facet(hold, 'shape').size).toBe(SHAPE_NAMES.length);
  });
});

describe('titles', () => {
  const rows = Object.values(TITLE_BOOKS).flatMap((book) => Object.values(book).flat());

  test('denote the same roles, exactly and nearly, in both tables of the world', () => {
    const pairs = rows
      .flatMap(([text, sense]) => formsOf(text).map((form) => [form, sense, senseElsewhere(form)] as const))
      .filter(([, , other]) => other !== null);
    for (const [form, sense, other] of pairs) {
      expect([form, rolesIn(other?.holds), rolesIn(other?.near)]).toEqual([
        form,
        rolesIn(sense.holds),
        rolesIn(sense.near),
      ]);
    }
    expect(pairs.length).toBeGreaterThan(40);
  });

  test('of one wording have one meaning within a language', () => {
    for (const book of Object.values(TITLE_BOOKS)) {
      const texts = Object.values(book).flatMap((list) => list.map(([text]) => text));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

test('every domain is of .test and belongs to one company of its seed, none to the worlds written by hand', () => {
  const written = new Set(
    [...COMPANIES, ...UNSEEN].flatMap(({ domain, mailDomain }) => [domain, mailDomain]),
  );
  for (const seed of SEEDS) {
    const domains = worldOf(seed).flatMap(({ domain, mailDomain }) => [...new Set([domain, mailDomain])]);
    expect(new Set(domains).size).toBe(domains.length);
    for (const domain of domains) expect(domain).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.test$/u);
    expect(domains.filter((domain) => written.has(domain))).toEqual([]);
  }
});

describe.each(SEEDS)('the companies of seed %i', (seed) => {
  const companies = worldOf(seed);

  test('have well-formed addresses, each one person’s, on their mail domain', () => {
    for (const { people, mailDomain, roleAccounts } of companies) {
      const addresses = people.flatMap(({ email, alsoReachedAt }) => [email, ...alsoReachedAt]);
      for (const address of addresses) {
        expect(address).toMatch(/^[a-z0-9]+(?:[._-]*[a-z0-9]+)*[a-z0-9x_-]?@[a-z0-9-]+\.test$/u);
        expect(address.endsWith(`@${mailDomain}`)).toBe(true);
      }
      const taken = [...addresses, ...roleAccounts.map((account) => `${account}@${mailDomain}`)];
      expect(new Set(taken).size).toBe(taken.length);
    }
  });

  test('have addresses that follow from the names wherever the truth says so', () => {
    for (const { people } of companies) {
      for (const person of people.filter(({ guessable }) => guessable)) {
        expect([person.name, person.email, isMadeOf(person)]).toEqual([person.name, person.email, true]);
      }
    }
  });

  test('name whoever is findable, with the title, where links lead, and nobody who is not', () => {
    for (const company of companies.filter(isReachable)) {
      const paths = reachable(company);
      const texts = allowedPages(company)
        .filter(({ path }) => paths.has(path))
        .map(plain);
      for (const { name, title, findable } of company.people) {
        const isNamed = texts.some((text) => text.includes(name));
        const isTitled = texts.some((text) => text.includes(name) && text.includes(title));
        const who = `${company.tests}: ${name}, ${title}`;
        expect([who, isNamed, isTitled]).toEqual([who, findable, findable]);
      }
    }
  });

  test('print an address exactly where it is published', () => {
    for (const company of companies) {
      const text = allowedPages(company).map(printed).join('\n');
      for (const { email, published } of company.people) {
        expect([company.tests, email, prints(text, email)]).toEqual([company.tests, email, published]);
      }
    }
  });

  test('name every decoy somewhere, and none of them works there', () => {
    for (const company of companies) {
      const all = company
        .build(company)
        .pages.map(({ body }) => plainText(String(body)))
        .join('\n');
      const own = company.people.map(({ name }) => name);
      for (const { name, title } of company.decoys) {
        expect([company.tests, name, all.includes(name) && all.includes(title)]).toEqual([
          company.tests,
          name,
          true,
        ]);
        expect(own).not.toContain(name);
      }
    }
  });
});

test('a mail server tells mailboxes from nothing exactly where it is said to tell the truth', () => {
  for (const mail of new Set(ALL.map((company) => company.mail))) {
    expect([mail, tellsApart(mail)]).toEqual([mail, BEHAVIOURS[mail].truthful]);
  }
});

const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  å: 'a',
};
const IN_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The local part is a chain of beginnings of the name's words. */
function isMadeOf({ name, alsoNamed, email }: Person): boolean {
  const local = (email.split('@')[0] ?? '').replace(/[^a-z]/gu, '');
  const lower = [name, ...alsoNamed].join(' ').toLowerCase().normalize('NFC');
  const folds = [lower, lower.replace(/[äöüåø]/gu, (letter) => IN_TWO[letter] ?? letter)].map((text) =>
    text.replace(/[øæßłđıå]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter).normalize('NFKD'),
  );
  const words = folds
    .flatMap((text) => text.replace(/[\u0300-\u036f’.“”,()]/gu, '').split(/[^a-z]+/u))
    .filter((word) => word !== '');
  const reached = new Set([0]);
  for (let from = 0; from < local.length; from += 1) {
    if (!reached.has(from)) continue;
    for (const word of words) {
      for (
        let length = 1;
        length <= word.length && local.startsWith(word.slice(0, length), from);
        length += 1
      ) {
        reached.add(from + length);
      }
    }
  }
  return reached.has(local.length);
}

const formsOf = (text: string) => (text.includes(' | ') ? [text] : text.split('|'));
const rolesIn = (roles: readonly string[] = []) => roles.toSorted();

function senseElsewhere(title: string) {
  try {
    return truthOfTitle(title);
  } catch {
    return null;
  }
}

/** Text of markup or of a program's state: entities resolved, marks gone, white space folded. */
function plainText(text: string): string {
  return text
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/gu, '"')
    .replace(/&lt;/gu, '<')
    .replace(/&amp;/gu, '&')
    .replace(/\\,/gu, ',')
    .replace(/\\+"/gu, '"');
}

const plain = (page: Parameters<typeof read>[0]) => plainText(read(page));
const printed = (page: Parameters<typeof read>[0]) => read(page).replace(/ \[at\] /gu, '@');

/** Whether an open mailbox and one that does not exist are answered differently, however often one asks, after a wait. */
function tellsApart(mail: MailBehaviourName): boolean {
  const behaviour = BEHAVIOURS[mail];
  if (behaviour.banner !== undefined || behaviour.mail?.('') !== undefined) return false;
  const seen = new Map<string, number>();
  const timing = { greylistMs: 100, slowMs: 0, recipientsBeforeLimit: 4, tarpitMs: 0 };
  const ask = (box: 'open' | null, now: number, recipients: number) =>
    behaviour
      .rcpt({
        recipient: box === null ? 'nobody@a.test' : 'ann@a.test',
        sender: 's@b.test',
        box,
        recipients,
        errors: recipients - 1,
        now,
        seen,
        timing,
      })?.[0]
      ?.slice(0, 1);
  ask('open', 0, 1);
  ask(null, 0, 2);
  return [3, 9].every(
    (recipients) => ask('open', 1_000, recipients) === '2' && ask(null, 1_000, recipients) === '5',
  );
}
