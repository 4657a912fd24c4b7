// Which printed addresses are the company's, whose they are, and where its people receive mail.
import { describe, expect, test } from 'vitest';
import { readCompanyMail } from '../../../src/engine/addresses/company-mail.ts';
import { patternPosterior } from '../../../src/engine/local-parts/pattern-posterior.ts';
import { ruleOf } from '../../../src/engine/local-parts/rule-address.ts';
import { parsePersonName } from '../../../src/engine/names/person-name.ts';
import type { Person } from '../../../src/engine/people/person.ts';

const ASKED = 'orchard-works.test';

function person(text: string, ...emails: readonly string[]): Person {
  const name = parsePersonName(text);
  if (name === null) throw new Error('not a name');
  return { name, sightings: [], emails: [...emails] };
}

const read = (printed: readonly string[], people: readonly Person[] = [], own: readonly string[] = [ASKED]) =>
  readCompanyMail(printed, people, own);

describe('the host at which people receive mail', () => {
  test.each([
    ['the asked domain, where nothing is printed', [], [], ASKED],
    ['the asked domain, for its office', ['info@orchard-works.test'], [], ASKED],
    ['the domain of the same name', ['info@orchard-works.example'], [], 'orchard-works.example'],
    [
      'where the people’s addresses stand, not the help desk’s',
      ['support@help.orchard-works.test', 'sales@help.orchard-works.test'],
      [person('Ada Vell', 'ada.vell@mail.orchard-works.test')],
      'mail.orchard-works.test',
    ],
    [
      'a domain that begins alike, for two of the staff',
      [],
      [person('Ada Vell', 'ada@orchardmail.test'), person('Bo Roe', 'bo@orchardmail.test')],
      'orchardmail.test',
    ],
    [
      'the office’s domain, where its name is the site’s and a word more',
      ['office@orchard-works-mail.test'],
      [],
      'orchard-works-mail.test',
    ],
    ['not a group’s', ['info@orchard-works-group.test'], [], ASKED],
    ['not a partner’s', ['info@orchard-works-partners.test'], [], ASKED],
    ['not one of two such', ['info@orchard-works-mail.test', 'info@orchard-works-post.test'], [], ASKED],
    [
      'not another where the site has an own address',
      ['info@orchard-works-mail.test', 'press@orchard-works.test'],
      [],
      ASKED,
    ],
    ['not that of an agency', ['info@pixel-agency.test'], [], ASKED],
    ['not a provider’s', ['orchardworks@gmail.com'], [person('Ada Vell', 'ada.vell@gmail.com')], ASKED],
    ['not that of one person alone', [], [person('Ada Vell', 'ada@orchardmail.test')], ASKED],
  ] as const)('is %s', (_case, printed, people, expected) => {
    expect(read(printed, people).host).toBe(expected);
  });

  test('may be another of its hosts: the likelier come first', () => {
    const { hosts } = read(['info@orchard-works.test'], [person('Ada Vell', 'ada@uk.orchard-works.test')]);
    expect(hosts).toEqual(['uk.orchard-works.test', 'orchard-works.test']);
  });
});

describe('a domain that only its mail servers can prove', () => {
  test('is one of staff, and of no office: a host’s or an agency’s is printed as well', () => {
    const { kin, host } = read(
      ['info@orchard-works-group.test', 'jane@elsewhere.test'],
      [person('Ada Vell', 'ada.vell@parent.test')],
    );
    expect(kin).toEqual(['parent.test']);
    expect(host).toBe(ASKED);
  });

  test('is the company’s own once it is proven', () => {
    const ada = person('Ada Vell', 'ada.vell@parent.test');
    const { host, kin, owners } = read([], [ada], [ASKED, 'parent.test']);
    expect([host, kin]).toEqual(['parent.test', []]);
    expect(owners.get('ada.vell@parent.test')).toBe(ada);
  });

  test('is no provider, and at most three', () => {
    const staff = ['a', 'b', 'c', 'd'].map((name) => person('Ada Vell', `ada.vell@${name}-firm.test`));
    expect(read([], [person('Bo Roe', 'bo.roe@gmail.com'), ...staff]).kin).toHaveLength(3);
    expect(read([], [person('Bo Roe', 'bo.roe@gmail.com')]).kin).toEqual([]);
  });
});

describe('an address is a person’s', () => {
  const ada = person('Ada Vell');
  const bo = person('Bo Roe');

  test('whose name makes it, wherever it is printed', () => {
    const { owners, seen } = read(['ada.vell@orchard-works.test', 'broe@uk.orchard-works.test'], [ada, bo]);
    expect([...owners.values()]).toEqual([ada, bo]);
    expect(seen.map(({ localPart }) => localPart)).toEqual(['ada.vell', 'broe']);
  });

  test('of nobody’s where two could have it, or an office has', () => {
    const twins = [person('Ada Vell'), person('Alma Vell')];
    expect(read(['avell@orchard-works.test'], twins).owners.size).toBe(0);
    expect(read(['info@orchard-works.test'], [person('Ines Foster')]).owners.size).toBe(0);
  });

  test('of few letters only where it stands beside the person', () => {
    const address = 'adv@orchard-works.test';
    expect(read([address], [person('Adele Vell')]).owners.size).toBe(0);
    const beside = person('Adele Vell', address);
    expect(read([address], [beside]).owners.get(address)).toBe(beside);
  });
});

describe('an address that states the rule', () => {
  test('is nobody’s, even beside a person, and tells the pattern', () => {
    const ada = person('Ada Vell', 'vorname.nachname@orchard-works.test');
    const { owners, seen, printedOf } = read([], [ada]);
    expect([owners.size, printedOf(ada)]).toEqual([0, []]);
    expect(patternPosterior(seen).get('first.last')).toBeGreaterThan(0.85);
  });

  test('tells nothing where it is of another company', () => {
    expect(read(['firstname.lastname@elsewhere.test']).seen).toEqual([]);
  });

  test.each([
    ['firstname.lastname', 'first.last'],
    ['first.last', 'first.last'],
    ['vorname.nachname', 'first.last'],
    ['v.nachname', 'f.last'],
    ['vorname', 'first'],
    ['prenom.nom', 'first.last'],
    ['pnom', null],
    ['nombre.apellido', 'first.last'],
    ['nome.cognome', 'first.last'],
    ['voornaam', 'first'],
    ['fornamn.efternamn', 'first.last'],
    ['nachname.vorname', 'last.first'],
    ['ad.soyad', 'first.last'],
    ['ada.vell', null],
    ['ad.vell', null],
    ['lastname', null],
    ['name', null],
    ['prenominato', null],
    ['info', null],
  ] as const)('%s: %s', (localPart, pattern) => {
    expect(ruleOf(localPart)).toBe(pattern);
  });
});

describe('a local part that two people’s names make', () => {
  test.each([
    ['given names', 'Ada Vell', 'Ada Marn', ['ada'], ['ada.vell', 'avell']],
    ['initials and a surname', 'Ada Vell', 'Alma Vell', ['avell', 'vell', 'a.vell'], ['ada', 'ada.vell']],
    ['nothing with oneself', 'Ada Vell', 'A. Vell', [], ['avell', 'a.vell', 'vell']],
    ['nothing', 'Ada Vell', 'Bo Marn', [], ['ada', 'vell', 'avell']],
  ] as const)('is shared: %s', (_case, one, other, shared, own) => {
    const ada = person(one);
    const found = read([], [ada, person(other)]).sharedBy(ada);
    expect([...found]).toEqual(expect.arrayContaining([...shared]));
    for (const localPart of own) expect(found.has(localPart)).toBe(false);
  });
});
