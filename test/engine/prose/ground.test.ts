// What a language model says is worth nothing but what its lines bear out, letter for letter.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundPeople } from '../../../src/engine/prose/ground.ts';
import type { SaidPerson } from '../../../src/engine/prose/people-answer.ts';
import { linedPage, linesOf, said } from './lines.ts';
import { numberLines } from '../../../src/engine/prose/numbered-lines.ts';

const LINE = 'The yard is run by Ada Vellmarn, who came to it as chief executive from the tram depots.';
const ground = (person: SaidPerson, ...paragraphs: string[]) =>
  groundPeople([person], linesOf(...paragraphs)).map(({ mention }) => mention);

describe('a person stands', () => {
  test('with name and title in one line, and that line is the evidence', () => {
    expect(ground(said('Ada Vellmarn', 'chief executive'), LINE)).toEqual([
      {
        name: 'Ada Vellmarn',
        title: 'chief executive',
        emails: [],
        extractor: 'llm',
        url: 'https://ferrow.test/story',
        words: LINE,
      },
    ]);
  });

  test('with the title two lines on, and both are the evidence', () => {
    const [mention] = ground(
      said('Ada Vellmarn', 'chief executive', { titleLine: 3 }),
      'Ada Vellmarn came by tram.',
      'It was a long way.',
      'She has been chief executive since.',
    );
    expect(mention).toMatchObject({
      title: 'chief executive',
      words: 'Ada Vellmarn came by tram. … She has been chief executive since.',
    });
  });

  test.each([
    ['printed', 'Write to ada@ferrow.test.', 'ada@ferrow.test'],
    ['in capitals', 'Write to Ada@Ferrow.test.', 'ada@ferrow.test'],
    ['spelled out', 'Write to ada (at) ferrow (dot) test, please.', 'ada@ferrow.test'],
  ])('with the address %s beside', (_how, line, email) => {
    const person = said('Ada Vellmarn', 'chief executive', { email, emailLine: 2 });
    expect(ground(person, LINE, line)).toMatchObject([{ emails: ['ada@ferrow.test'] }]);
  });

  test('with words of at most 240 characters, name and title in them', () => {
    const long = `${'Rivets were driven here for a hundred years. '.repeat(9)}${LINE}`;
    const [mention] = ground(said('Ada Vellmarn', 'chief executive'), long);
    expect(mention?.words.length).toBeLessThanOrEqual(240);
    expect(mention?.words).toContain('Ada Vellmarn, who came to it as chief executive');
  });
});

describe('a person falls', () => {
  test.each<[string, SaidPerson]>([
    ['of an invented name', said('Eve Harrow', 'chief executive')],
    ['of a name in other letters', said('Ada Vellmarn'.toUpperCase(), 'chief executive')],
    ['of a part of a name', said('Ada Vell', 'chief executive')],
    ['of one name alone', said('Ada', 'chief executive')],
    ['whose name is mended', said('Ada Vellmärn', 'chief executive')],
    ['of an invented title', said('Ada Vellmarn', 'Chief Financial Officer')],
    ['of a translated title', said('Ada Vellmarn', 'Geschäftsführerin')],
    ['of a title that is expanded', said('Ada Vellmarn', 'chief executive officer')],
    ['of a title that is cut in a word', said('Ada Vellmarn', 'chief exec')],
    ['of a title that is none', said('Ada Vellmarn', 'run by')],
    ['of a line that is not there', said('Ada Vellmarn', 'chief executive', { nameLine: 9 })],
    ['of another line', said('Ada Vellmarn', 'chief executive', { nameLine: 2, titleLine: 2 })],
    ['of a title in another line', said('Ada Vellmarn', 'chief executive', { titleLine: 2 })],
    ['who has left, as it says itself', said('Ada Vellmarn', 'chief executive', { current: false })],
  ])('%s', (_what, person) => {
    expect(ground(person, LINE, 'The chief of the yard knows everybody who is a director here.')).toEqual([]);
  });

  test('where the title stands three lines away', () => {
    const lines = ['Ada Vellmarn is a director.', 'One.', 'Two.', 'The chief executive decides.'];
    expect(ground(said('Ada Vellmarn', 'chief executive', { titleLine: 4 }), ...lines)).toEqual([]);
  });

  test('where name and title stand on two pages', () => {
    const pages = [linedPage('<p>Ada Vellmarn is a chief executive’s joy.</p>', '/a')];
    pages.push(linedPage('<p>Our chief executive decides.</p>', '/b'));
    const lines = numberLines(pages);
    expect(new Set(lines.map(({ page }) => page.url)).size).toBe(2);
    const nameLine = lines.find(({ text }) => text.includes('Ada'))?.number ?? 0;
    const titleLine = lines.find(({ text }) => text.includes('decides'))?.number ?? 0;
    expect(groundPeople([said('Ada Vellmarn', 'chief executive', { nameLine, titleLine })], lines)).toEqual(
      [],
    );
  });
});

describe('an address falls, the person stands', () => {
  test.each([
    ['that is invented', 'ada.vellmarn@ferrow.test', 2],
    ['of another line', 'ada@ferrow.test', 1],
    ['of no line', 'ada@ferrow.test', null],
    ['that is an office’s', 'info@ferrow.test', 2],
    ['that is a part of one', 'da@ferrow.test', 2],
  ])('%s', (_what, email, emailLine) => {
    const person = said('Ada Vellmarn', 'chief executive', { email, emailLine });
    expect(ground(person, LINE, 'Write to ada@ferrow.test or info@ferrow.test.')).toMatchObject([
      { name: 'Ada Vellmarn', emails: [] },
    ]);
  });
});

describe('words around a title count, whoever left them out', () => {
  test.each([
    ['Ada Vellmarn, former chief executive, paints.', 'former chief executive'],
    ['Ada Vellmarn is assistant to the chief executive.', 'assistant to the chief executive'],
    ['Ada Vellmarn, chief executive until 2021, paints.', 'chief executive until 2021'],
    ['Ada Vellmarn, deputy chief executive, paints.', 'deputy chief executive'],
    ['Ada Vellmarn, chief of staff to the chief executive, sails.', 'chief of staff to the chief executive'],
    ['The director of the yard says that Ada Vellmarn, its chief executive, sails.', 'chief executive'],
    ['Ada Vellmarn was appointed chief executive in May.', 'chief executive'],
    ['As chief executive of the yard, Ada Vellmarn decides.', 'chief executive'],
    ['A naval architect by trade, Ada Vellmarn runs the yard as its chief executive.', 'chief executive'],
  ])('%s', (line, title) => {
    expect(ground(said('Ada Vellmarn', 'chief executive'), line)).toMatchObject([{ title }]);
  });

  test('another organisation is named with it', () => {
    const line = 'Ada Vellmarn was brought up by the chief executive of Northwind Bank in the north.';
    expect(ground(said('Ada Vellmarn', 'chief executive'), line)).toMatchObject([
      { title: 'chief executive', organization: 'Northwind Bank' },
    ]);
  });

  test.each([
    'Ada Vellmarn was chief executive for nine years.',
    'The then chief executive Ada Vellmarn had it painted.',
    'Ada Vellmarn stepped down as chief executive in May.',
    'From 1999 to 2012 Ada Vellmarn was the chief executive.',
  ])('what is over falls: %s', (line) => {
    expect(ground(said('Ada Vellmarn', 'chief executive'), line)).toEqual([]);
  });
});

test('whatever a model says, every name, title and address stands in the page', () => {
  const lines = linesOf(
    LINE,
    'Bo Marn, former CEO, and Cy North: cy@ferrow.test, bo (at) ferrow (dot) test.',
  );
  const page = lines.map(({ text }) => text).join('\n');
  const words = page.split(/\s+/);
  const phrase = fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.tuple(fc.nat(words.length), fc.integer({ min: 1, max: 4 })).map(
      ([from, count]) =>
        words
          .slice(from, from + count)
          .join(' ')
          .replace(/[.,:]+$/u, '') || 'x',
    ),
  );
  const line = fc.integer({ min: 1, max: 4 });
  const person: fc.Arbitrary<SaidPerson> = fc.record({
    name: phrase,
    nameLine: line,
    title: phrase,
    titleLine: line,
    email: fc.option(fc.oneof(phrase, fc.constantFrom('cy@ferrow.test', 'bo@ferrow.test', 'eve@x.test'))),
    emailLine: fc.option(line),
    current: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 5 }), (people) => {
      for (const { mention } of groundPeople(people, lines)) {
        expect(page).toContain(mention.name);
        for (const word of mention.title.split(' ')) expect(page).toContain(word);
        for (const email of mention.emails) expect(['cy@ferrow.test', 'bo@ferrow.test']).toContain(email);
        expect(mention.words.length).toBeLessThanOrEqual(240);
      }
    }),
    { numRuns: 500 },
  );
});
