// Holders whose names stand in two scripts on the two halves of a site.
import { expect, test } from 'vitest';
import { gatherPeople } from '../../../src/engine/people/gather.ts';
import { findHolders } from '../../../src/engine/people/holders.ts';
import { readPage } from '../../../src/engine/page/read-page.ts';
import { parsePersonName } from '../../../src/engine/names/person-name.ts';

const page = (path: string, lang: string, body: string) =>
  readPage(`<html lang="${lang}"><body><h1>Management</h1>${body}</body></html>`, {
    url: `https://quill.test${path}`,
    fetchedAt: 0,
    companyDomain: 'quill.test',
  });
const row = (title: string, name: string) => `<table><tr><th>${title}</th><td>${name}</td></tr></table>`;
const japanese = page('/company', 'ja', row('代表取締役社長', '八重樫 徹'));
const english = page('/en/company', 'en', row('President and CEO', 'Toru Yaegashi'));

test.each([
  ['in Latin letters where they are told', [japanese, english], ['Toru Yaegashi']],
  ['as they are where not', [japanese], ['八重樫徹']],
])('one person is named %s', (_rule, pages, names) => {
  const holders = findHolders(gatherPeople(pages, 'CEO', []), 'CEO');
  expect(holders.map(({ person }) => person.name.display)).toEqual(names);
});

test.each([
  ['Trịnh Hoài Nam', ['Nam', 'Hoài'], ['Trịnh']],
  ['Lương Thị Bích Hạnh', ['Hạnh', 'Bích', 'Thị'], ['Lương']],
])('a Vietnamese name with its marks begins with the surname: %s', (name, given, family) => {
  expect(parsePersonName(name)).toMatchObject({ given, family, culture: 'vietnamese' });
});
