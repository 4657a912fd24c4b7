// Of several people whom the pages name in a role, who comes first, and who does not hold it at all.
import { describe, expect, test } from 'vitest';
import type { Mention, PageFacts } from '../../../src/engine/mention.ts';
import { gatherPeople } from '../../../src/engine/people/gather.ts';
import { findHolders } from '../../../src/engine/people/holders.ts';
import type { PeopleFacts } from '../../../src/engine/people/person.ts';
import type { Role } from '../../../src/engine/role.ts';

const YEAR = { 2019: Date.UTC(2019, 5), 2022: Date.UTC(2022, 5), 2024: Date.UTC(2024, 5) };

type Named = readonly [name: string, title: string];

let pages = 0;

function page(kind: PageFacts['kind'], people: readonly Named[], writtenAt?: number): PeopleFacts {
  pages += 1;
  const url = `https://www.vellmarn.test/${pages}`;
  const mentions = people.map(([name, title]): Mention => ({
    name,
    title,
    emails: [],
    extractor: kind === 'press' ? 'press' : kind === 'imprint' ? 'imprint' : 'card',
    url,
    words: `${name}, ${title}`,
    ...(writtenAt === undefined ? {} : { writtenAt }),
  }));
  return {
    url,
    fetchedAt: Date.UTC(2025, 5),
    kind,
    language: '',
    mentions,
    companyNames: ['Vellmarn'],
    parked: false,
    placeholder: false,
  };
}

function holders(role: Role, ...pages: PeopleFacts[]): string[] {
  return findHolders(gatherPeople(pages, role, ['Vellmarn']), role).map(
    ({ person, fit }) => `${person.name.display} ${fit}`,
  );
}

describe('of two in a role that one person holds', () => {
  test('the page of the people comes before news, however often news says it', () => {
    const news = [1, 2, 3, 4].map(() => page('press', [['Ada Vell', 'CEO']], YEAR[2022]));
    const found = holders('CEO', ...news, page('leadership', [['Bram Orlen', 'CEO']]));
    expect(found[0]).toBe('Bram Orlen exact');
  });

  test('newer news comes before older', () => {
    const old = [1, 2].map(() => page('press', [['Ada Vell', 'CEO']], YEAR[2019]));
    const found = holders('CEO', ...old, page('press', [['Bram Orlen', 'CEO']], YEAR[2024]));
    expect(found[0]).toBe('Bram Orlen exact');
  });

  test('who is called something else among the people comes last', () => {
    const found = holders(
      'CFO',
      page('team', [['Ada Vell', 'Chief Strategy Officer']]),
      page('press', [['Ada Vell', 'CFO']], YEAR[2024]),
      page('press', [['Bram Orlen', 'CFO']], YEAR[2024]),
    );
    expect(found[0]).toBe('Bram Orlen exact');
  });

  test('who holds it for the whole company comes before who holds it for a part', () => {
    const found = holders(
      'CEO',
      page('leadership', [
        ['Ada Vell', 'CEO, Germany'],
        ['Bram Orlen', 'CEO'],
      ]),
    );
    expect(found).toEqual(['Bram Orlen exact', 'Ada Vell qualified']);
  });

  test('of equals the first on the page comes first', () => {
    const found = holders(
      'COO',
      page('leadership', [
        ['Ada Vell', 'COO'],
        ['Bram Orlen', 'COO'],
      ]),
    );
    expect(found).toEqual(['Ada Vell exact', 'Bram Orlen exact']);
  });
});

describe('who no longer holds the role', () => {
  test('is nobody where a page that is kept up says so, and only news says otherwise', () => {
    expect(
      holders(
        'CEO',
        page('press', [['Ada Vell', 'CEO']], YEAR[2022]),
        page('about', [['Ada Vell', 'Former CEO']]),
      ),
    ).toEqual([]);
  });

  test('is nobody where later news says so', () => {
    expect(
      holders(
        'CEO',
        page('press', [['Ada Vell', 'CEO']], YEAR[2019]),
        page('press', [['Ada Vell', 'Former CEO']], YEAR[2022]),
      ),
    ).toEqual([]);
  });

  test('holds it still where later news says so', () => {
    expect(
      holders(
        'CEO',
        page('press', [['Ada Vell', 'Former CEO']], YEAR[2019]),
        page('press', [['Ada Vell', 'CEO']], YEAR[2024]),
      ),
    ).toEqual(['Ada Vell exact']);
  });
});

describe('near titles, where nobody is exact', () => {
  test('the nearest post comes first', () => {
    expect(
      holders(
        'CTO',
        page('team', [
          ['Ada Vell', 'Director of Engineering'],
          ['Bram Orlen', 'VP of Engineering'],
          ['Cleo Marn', 'Head of Technology'],
        ]),
      ),
    ).toEqual(['Bram Orlen near', 'Cleo Marn near', 'Ada Vell near']);
  });

  test('the managing director comes before the owner', () => {
    expect(
      holders(
        'CEO',
        page('team', [
          ['Ada Vell', 'Inhaberin'],
          ['Bram Orlen', 'Geschäftsführer'],
        ]),
      ),
    ).toEqual(['Bram Orlen near', 'Ada Vell near']);
  });

  test('are nobody where somebody is exact', () => {
    expect(
      holders(
        'CFO',
        page('team', [
          ['Ada Vell', 'Finance Director'],
          ['Bram Orlen', 'CFO'],
        ]),
      ),
    ).toEqual(['Bram Orlen exact']);
  });

  test('a title that seven people bear is a rank of the house, and nobody’s role', () => {
    const names = ['Ada', 'Bram', 'Cleo', 'Dirk', 'Enno', 'Fria', 'Gela'];
    const bank = (many: number) =>
      page(
        'team',
        names
          .slice(0, many)
          .map((given, at): Named => [`${given} Vell${'mnrst'.charAt(at % 5)}o`, 'Managing Director']),
      );
    expect(holders('CEO', bank(7))).toEqual([]);
    expect(holders('CEO', bank(3))).toHaveLength(3);
    expect(holders('Managing Director', bank(7))).toHaveLength(5);
  });
});
