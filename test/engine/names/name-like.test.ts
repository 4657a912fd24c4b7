import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../support/cpu.ts';
import { isNameLike } from '../../../src/engine/names/name-like.ts';

describe('a person’s name is one', () => {
  test.each([
    'Jane Doe',
    'JANE DOE',
    'Dr. Anna Müller',
    'Prof. Dr. Karl-Heinz Groß',
    'Robert "Bob" Smith',
    'Petr „Valo“ Valenta',
    'Robert (Bob) Smith',
    'Jane Doe, MBA',
    'Jane Doe, PhD, CFA',
    'John Smith Jr.',
    'John Smith III',
    "Seán O'Brien",
    'Smith, Jane',
    'J. R. Smith',
    'Jan van der Berg',
    'María García López',
    'Łukasz Żak',
    'Marie d’Arvor',
    'Anna Kaufmann',
    'Thomas Meister',
    'Nguyễn Văn An',
    'Ana de la Cruz',
    'Jane Doe, M.D.',
    'Dipl.-Ing. Hans Meier',
    'Herr Max Huber',
    'Jean-Pierre de Vries',
    'Vell, Georgia',
    'Ned Hollis',
    'Günther vom Oberhof',
    'Noor op den Veld',
    'Přemysl Dvořal, CSc.',
    'Juan Carlos de la Fuente y Roca',
    'Jan v.d. Moor',
    'Jane Roe (she/her)',
    'Jane Roe, geb. Doe',
    '张伟 (Kevin Zhang)',
    'Mevr. Anna de Vries',
    'Rhys ap Gwilym',
    'Anna op ’t Veld',
    'Santiago Ramón y Vell',
  ])('%s', (text) => {
    expect(isNameLike(text)).toBe(true);
  });
});

describe('a heading, a title, a firm, a department, a place is none', () => {
  test.each([
    'Our Team',
    'Contact Us',
    'Privacy Policy',
    'New York',
    'Marnstad, Australia',
    'Northern California',
    'Hedges That Matter',
    'Funcional y Procesos',
    'Prozesse und Qualität',
    'KMU IT-Betreuung',
    'Acme Ltd',
    'Human Resources',
    'Chief Executive',
    'Sales Director',
    'Jane',
    'Meet The Team',
    'Board of Directors',
    'jane doe',
    'Unser Team',
    'Über uns',
    'Mentions Légales',
    'Read More',
    'View Profile',
    'Jane Doe is our CEO',
    'Jane Doe 2021',
    'jane.doe@acme.test',
    'Managing Director',
    'NED Chair',
    'Ned Director',
    'Geschäftsführer',
    'Northwind GmbH',
    'Terms & Conditions',
    'San Francisco',
    'Learn More',
    'Customer Success',
    'Product Management',
    '',
    'Who We Are',
    'Leadership Team',
    'Lorem ipsum dolor sit',
    'United Kingdom',
    'Case Studies',
    'Follow Us',
    'Software Engineer',
    'Executive Board',
    'Los Angeles',
    'Hong Kong',
    'Women in Tech',
    'Freude am Fahren',
    'Bilder aus Berlin',
    'Werken op Maat',
    'Notizie dalla Sede',
    'Kaffee auf Reisen',
  ])('%s', (text) => {
    expect(isNameLike(text)).toBe(false);
  });
});

test('hostile text is judged at once', () => {
  const start = cpuMs();
  for (const piece of ['a ', 'Dr. ', '"', '(', 'Jr. ', "O'", '-', 'A.']) {
    isNameLike(piece.repeat(500_000));
    isNameLike(piece.repeat(140 / piece.length));
  }
  expect(cpuMs(start)).toBeLessThan(200);
});
