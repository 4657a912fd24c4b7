// What a line of a page may be, before any rule of layout looks at it.
import { describe, expect, test } from 'vitest';
import { createJudge } from '../../../src/engine/page/judge.ts';

const judge = createJudge();

describe('an abbreviation in a title ends no sentence', () => {
  test.each([
    'Sr. Vice President, Supply Chain',
    'SR. VICE PRESIDENT, SALES',
    'Exec. Vice President',
    'Asst. Director of Operations',
    'Adm. Direktør',
    'Stellv. Leiterin Vertrieb',
    'Kfm. Leiter',
  ])('%s is a title', (line) => {
    expect(judge.isTitle(line)).toBe(true);
  });
});

describe('a sentence with a title in it is none', () => {
  test.each([
    'Director of Sales. Previously at Northwind',
    'Our CEO. Speaking last week',
    'Founder of the firm. Father of three',
    'Vice President. Reader, runner, cook',
  ])('%s', (line) => {
    expect(judge.isTitle(line)).toBe(false);
  });
});

describe('a word for several people that one of them governs is a title', () => {
  test.each([
    ['Vorsitzender der Geschäftsführung', true],
    ['Sprecherin der Geschäftsführung', true],
    ['Assistent der Geschäftsführung', true],
    ['Unsere Geschäftsführung', false],
    ['Geschäftsführung', false],
    ['Our Directors', false],
  ])('%s: %s', (line, isTitle) => {
    expect(judge.isTitle(line)).toBe(isTitle);
  });
});
