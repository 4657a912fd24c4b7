// The truth beside the unseen companies agrees with what their sites print.
import { describe, expect, test } from 'vitest';
import { COMPANIES } from './companies/index.ts';
import { allowedPages } from './truth.ts';
import { UNSEEN } from './unseen/index.ts';

/** Marks gone, entities resolved, white space folded, lower case: scripts' words and alternative texts stay. */
function wordsOf(body: string): string {
  return body
    .replace(/ alt="([^"]*)"/gu, '>$1<')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&amp;/gu, '&')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

const domains = UNSEEN.map(({ domain }) => domain);

test('there are at least thirty unseen companies, on domains of their own', () => {
  expect(UNSEEN.length).toBeGreaterThanOrEqual(30);
  expect(new Set([...domains, ...COMPANIES.map(({ domain }) => domain)]).size).toBe(
    UNSEEN.length + COMPANIES.length,
  );
});

describe.each(UNSEEN.map((company) => [company.domain, company] as const))('%s', (_domain, company) => {
  const pages = allowedPages(company).map(({ body }) => String(body));
  const words = pages.map(wordsOf);

  test('names whoever is findable, and nobody who is not', () => {
    for (const { name, alsoNamed, findable } of company.people) {
      const printed = [name, ...alsoNamed].map((form) => form.toLowerCase());
      const isNamed = words.some((text) => printed.some((form) => text.includes(form)));
      expect([name, isNamed]).toEqual([name, findable]);
    }
  });

  test('names every decoy, and none of them works here', () => {
    for (const { name } of company.decoys) {
      expect([name, words.some((text) => text.includes(name.toLowerCase()))]).toEqual([name, true]);
      expect(company.people.map((person) => person.name)).not.toContain(name);
    }
  });

  test('prints an address exactly where it is published', () => {
    const text = pages
      .join('\n')
      .replace(/ ?\(at\) ?/gu, '@')
      .replace(/ \(dot\) /gu, '.');
    for (const { email, published } of company.people)
      expect([email, text.includes(email)]).toEqual([email, published]);
  });
});
