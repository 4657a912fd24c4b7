import { expect, test } from 'vitest';
import { readPage } from '../../../src/engine/page/read-page.ts';

const source = { url: 'https://quill.test/team', fetchedAt: 0, companyDomain: 'quill.test' };
const card = (name: string, title: string, email = '') =>
  `<div class="card"><h3>${name}</h3><p>${title}</p>${email === '' ? '' : `<a href="mailto:${email}">Mail</a>`}</div>`;
const page = (...cards: string[]) => `<html lang="en"><body><h1>Our team</h1>${cards.join('')}</body></html>`;

test('a person of a sample name counts with an address at the company, not without one', () => {
  const real = readPage(
    page(card('Jane Doe', 'CEO', 'jane.doe@quill.test'), card('Ada Quill', 'CTO')),
    source,
  );
  expect(real.placeholder).toBe(false);
  expect(real.mentions.map(({ name }) => name)).toEqual(['Jane Doe', 'Ada Quill']);
  for (const email of ['', 'jane@theme.test']) {
    const sample = readPage(page(card('Jane Doe', 'CEO', email), card('Ada Quill', 'CTO')), source);
    expect([sample.placeholder, sample.mentions]).toEqual([true, []]);
  }
});

test('a forgotten sample person falls alone where somebody’s own address shows that the page is filled in', () => {
  const team = (email: string) =>
    readPage(
      page(card('Moira Quill', 'COO', email), card('John Doe', 'Marketing Manager'), card('Ada Vell', 'CTO')),
      source,
    );
  expect(team('moira@quill.test').mentions.map(({ name }) => name)).toEqual(['Moira Quill', 'Ada Vell']);
  for (const email of ['info@quill.test', 'moira@theme.test', 'john@quill.test', ''])
    expect([team(email).placeholder, team(email).mentions]).toEqual([true, []]);
});
