import { describe, expect, test } from 'vitest';
import { matchTitle } from '../../../src/engine/titles/match-role.ts';
import { otherOrganization } from '../../../src/engine/titles/other-organization.ts';
import { isFormer } from '../../../src/engine/titles/status.ts';
import { isTitleLike } from '../../../src/engine/titles/title-like.ts';

describe('a job title is one, in every language', () => {
  test.each([
    'CEO',
    'Chief Executive Officer',
    'Founder & CEO',
    'VP, Sales',
    'Head of Platform Reliability',
    'Software Engineer',
    'Senior Software Engineer II',
    'Executive Assistant to the CEO',
    'Office Manager',
    'Chief Barking Officer',
    'Partner',
    'Geschäftsführerin',
    'Leitung Produktion',
    'Kundenberaterin',
    'Rechtsanwältin',
    'Werkstudent',
    'Mitglied der Geschäftsleitung',
    'Directrice générale',
    'Directeur général adjoint',
    'Directrice générale déléguée',
    'Subdirector General',
    'Varatoimitusjohtaja',
    'Vice VD',
    'Chargée de communication',
    'Ingénieur logiciel',
    'Director de Operaciones',
    'Socia',
    'Responsabile marketing',
    'Amministratore delegato',
    'Diretor-presidente',
    'Algemeen directeur',
    'Medewerker support',
    'Verkställande direktör',
    'Säljare',
    'Daglig leder',
    'Salgschef',
    'Toimitusjohtaja',
    'Asiantuntija',
    'Prezes zarządu',
    'Specjalista ds. marketingu',
    'Jednatel',
    'Vedoucí prodeje',
    'Assistant',
    'Managing Director, Acme Ltd',
    'Former CEO',
  ])('%s', (text) => {
    expect(isTitleLike(text)).toBe(true);
  });
});

describe('a name, a heading, a field, a sentence is none', () => {
  test.each([
    '',
    'Jane Doe',
    'Our Team',
    'Marketing',
    'Sales',
    'Contact',
    'Meet our CEO',
    'Letter from the CEO',
    'Baltimore, MD',
    'Our founder started the company',
    'The CEO is here today',
    'Read more',
    'Founders',
    'About the Founder',
    'Engineering',
    'jane.doe@acme.test',
    'https://acme.test/ceo',
    'CEO '.repeat(40),
    'x'.repeat(1000),
    'New York',
    'What does a CFO do?',
  ])('%s', (text) => {
    expect(isTitleLike(text)).toBe(false);
  });
});

describe('a title names another organisation than the company', () => {
  test.each([
    ['CEO at Northwind', 'Northwind'],
    ['CEO of Northwind Traders', 'Northwind Traders'],
    ['CEO @ Northwind', 'Northwind'],
    ['CEO, Northwind', 'Northwind'],
    ['Founder & CEO, Northwind Traders', 'Northwind Traders'],
    ['Geschäftsführer der Nordwind GmbH', 'Nordwind GmbH'],
    ['Geschäftsführer bei Nordwind', 'Nordwind'],
    ['PDG chez Nordwind', 'Nordwind'],
    ['VP of Sales at Northwind', 'Northwind'],
    ['CEO', null],
    ['CTO; board member at Northwind', null],
    ['CEO of Acme', null],
    ['CEO at Acme Robotics', null],
    ['CEO, Acme Germany', null],
    ['CEO, Germany', null],
    ['CEO of EMEA', null],
    ['CEO of the Company', null],
    ['President of the Consumer Division', null],
    ['VP of Widgets', null],
    ['Head of Engineering', null],
    ['Director of Sales', null],
  ])('%s: %j', (title, organization) => {
    expect(otherOrganization(title, ['Acme Robotics Ltd', 'acme.test'])).toBe(organization);
  });

  test('a host name is a name of the company', () => {
    expect(matchTitle('CEO of Acme Robotics', 'CEO', ['acmerobotics.test'])).toBe('exact');
    expect(matchTitle('CEO of Acme', 'CEO', ['Acme Robotics Ltd'])).toBe('exact');
  });
});

describe('a post that is past is former', () => {
  test.each([
    ['Former CEO', true],
    ['Ex-CTO', true],
    ['CEO until 2021', true],
    ['CEO (2015–2019)', true],
    ['Founder and former CEO', false],
    ['CEO', false],
    ['CEO since 2015', false],
    ['', false],
  ])('%s: %s', (title, former) => {
    expect(isFormer(title)).toBe(former);
  });
});

test('hostile text is judged at once', () => {
  const start = performance.now();
  for (const piece of [
    'ceo ',
    '&',
    'a.',
    '(',
    'vice president ',
    'co ',
    '2015-',
    'a & ',
    'geschaftsfuhrer',
    '/',
    'leiter',
    '首席',
    '前兼',
    'CEO 兼 ',
    'since ',
    'v.d.',
  ]) {
    const hostile = piece.repeat(100_000);
    isTitleLike(hostile);
    matchTitle(hostile, 'CEO', [hostile, hostile]);
    otherOrganization(hostile, [hostile]);
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a region is no verb', () => {
  expect(isTitleLike('Directeur commercial Grand Est')).toBe(true);
  expect(isTitleLike('Le directeur est ravi')).toBe(false);
});

describe('a company that is called as a word of titles is', () => {
  test.each([
    ['Volt CEO', 'Volt Kft.', 'CEO', 'exact'],
    ['CEO of Volt', 'Volt Kft.', 'CEO', 'exact'],
    ['Head of Sales', 'Sales Ltd', 'VP of Sales', 'near'],
    ['Director, IR', 'Vellmarn', 'CFO', 'none'],
    ['ヴェル代表取締役社長', '株式会社ヴェル', 'CEO', 'exact'],
    ['星辰科技首席执行官', '星辰科技有限公司', 'CEO', 'exact'],
    ['北风公司首席执行官', '星辰科技有限公司', 'CEO', 'qualified'],
  ] as const)('%s at %s as %s: %s', (title, company, role, fit) => {
    expect(matchTitle(title, role, [company])).toBe(fit);
  });
});

test.each([
  'Caio Marn',
  'Cao Vell',
  'Cloe Marn',
  'Isa Vell',
  'Raf Orlen',
  'Rida Vell',
  'Nguyen Van An',
  'Dono Vell',
])('%s is a name, no title', (name) => {
  expect(isTitleLike(name)).toBe(false);
});
