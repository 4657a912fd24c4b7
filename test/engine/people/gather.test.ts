// One person for all the ways in which a company's pages write a name.
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/engine/page/read-page.ts';
import { gatherPeople } from '../../../src/engine/people/gather.ts';
import { factsOf } from '../page/people-of.ts';

const namesOf = (...pages: string[]) =>
  gatherPeople(
    pages.map((body, index) => factsOf(body, `/${index}`)),
    'CEO',
    ['Vellmarn'],
  ).map(({ name }) => [name.display, name.nickname ?? '']);

const card = (name: string): string => `<div><h3>${name}</h3><p>CEO</p></div>`;

describe('what a person is called', () => {
  test.each<[string, string[], string[][]]>([
    ['the full name, then the short one', ['Robert Vell', 'Bob Vell'], [['Robert Vell', 'Bob']]],
    ['the short name, then the full one', ['Bob Vell', 'Robert Vell'], [['Robert Vell', 'Bob']]],
    ['one writing only', ['Robert Vell', 'Robert Vell'], [['Robert Vell', '']]],
    ['a nickname in quotes elsewhere', ['Ada Vell', 'Ada “Teddy” Vell'], [['Ada Vell', 'Teddy']]],
    [
      'an initial is no nickname',
      ['Robert Vell', 'R. Vell'],
      [
        ['Robert Vell', ''],
        ['R. Vell', ''],
      ],
    ],
    [
      'another person of that surname',
      ['Robert Vell', 'Ada Vell'],
      [
        ['Robert Vell', ''],
        ['Ada Vell', ''],
      ],
    ],
  ])('%s', (_rule, printed, names) => {
    expect(namesOf(...printed.map(card))).toEqual(names);
  });
});

describe('a site that does not say what it is called', () => {
  const holders = (body: string): string[] =>
    gatherPeople([factsOf(body)], 'CEO', []).map(({ name }) => name.display);

  test.each<[string, string[]]>([
    ['CEO of Vellmarn', ['Ada Vell']],
    ['CEO of Vellmarn Robotics', ['Ada Vell']],
    ['CEO of Harbor Marine', []],
    ['CEO', ['Ada Vell']],
  ])('%s', (title, people) => {
    expect(holders(`<div><h3>Ada Vell</h3><p>${title}</p></div>`)).toEqual(people);
  });

  test('its initials may be the host', () => {
    const page = readPage('<div><h3>Ada Vell</h3><p>CEO of the Office of Special Engines</p></div>', {
      url: 'https://www.ose.test/team',
      fetchedAt: 0,
      companyDomain: 'ose.test',
    });
    expect(gatherPeople([page], 'CEO', []).map(({ name }) => name.display)).toEqual(['Ada Vell']);
  });
});
