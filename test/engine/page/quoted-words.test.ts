import { describe, expect, test } from 'vitest';
import { quoteWords } from '../../../src/engine/page/quoted-words.ts';
import { factsOf } from './people-of.ts';

const OWN = 'ada@vellmarn.test';

describe('quoted words', () => {
  test('a short text stands whole, white space folded', () => {
    expect(quoteWords(' Ada Vell \n CEO ', [])).toBe('Ada Vell CEO');
  });

  test('a long text is cut between words, and says that it goes on', () => {
    const words = quoteWords(`Ada Vell CEO ${'She did a lot. '.repeat(60)}`, []);
    expect(words).toMatch(/^Ada Vell CEO She did .* (?:She|did|a|lot\.) …$/);
    expect(words.length).toBeLessThanOrEqual(240);
  });

  test('a text without blanks is cut all the same, and never through a character', () => {
    expect(quoteWords('x'.repeat(500), []).length).toBe(240);
    expect(quoteWords('😀'.repeat(500), []).isWellFormed()).toBe(true);
  });

  test.each([
    ['their own stands', `Ada Vell ${OWN}`, `Ada Vell ${OWN}`],
    ['in any case', 'Ada Vell Ada@Vellmarn.TEST', 'Ada Vell Ada@Vellmarn.TEST'],
    ['another’s is masked', `${OWN}, bo.marn@vellmarn.test (office)`, `${OWN}, … (office)`],
    ['one that is spelled out', 'Bo Marn bo_marn [at] vellmarn [dot] test CFO', 'Bo Marn … CFO'],
    ['one in words', 'Write to bo at vellmarn dot test today', 'Write to … today'],
    [
      'their own, spelled out',
      'Ada ada [at] vellmarn [dot] test CEO',
      'Ada ada [at] vellmarn [dot] test CEO',
    ],
    ['an end of one', 'Montague CFO montague_ferrisby@', 'Montague CFO …'],
    ['what is no address stays', 'Ada (@ada) of 3 @ Harbor', 'Ada (@ada) of 3 @ Harbor'],
  ])('of others’ addresses: %s', (_rule, text, words) => {
    expect(quoteWords(text, [OWN])).toBe(words);
  });

  test('a heap of addresses costs time in proportion', () => {
    expect(quoteWords('bo@vellmarn.test '.repeat(50_000), [OWN]).length).toBeLessThanOrEqual(240);
  });
});

describe('the words around a printed address', () => {
  const wordsOf = (html: string): string | undefined =>
    factsOf(html).addresses.find(({ address }) => address === OWN)?.words;

  test.each([
    [
      'are the person’s lines, without the menu above and the neighbours',
      `<nav>Home Accept all cookies at any time</nav><div>
       <h4>Ada Vell</h4><p>COO</p><p>ada [at] vellmarn [dot] test</p>
       <h4>Bo Marn</h4><p>CFO</p><p>bo [at] vellmarn [dot] test</p></div>`,
      'Ada Vell COO ada [at] vellmarn [dot] test',
    ],
    [
      'reach to a name that follows',
      `<p>Cookies</p><div><a href="mailto:${OWN}">E-mail</a><h3>Ada Vell</h3><p>CEO</p></div>`,
      'E-mail Ada Vell',
    ],
    [
      'are the line, where the name is far away',
      `<div><h3>Ada Vell</h3><p>CEO</p><p>${'She did a lot. '.repeat(40)}</p><p>Mail: ${OWN}</p></div>`,
      `Mail: ${OWN}`,
    ],
    [
      'are the sentence of a paragraph',
      `<p>We make pumps in Marnstad since long ago. Ask our CEO Ada Vell under ${OWN} about them. Pumps are useful.</p>`,
      `Ask our CEO Ada Vell under ${OWN} about them.`,
    ],
    [
      'mask the others of the line',
      `<p>Press: Bo Marn bo.marn@vellmarn.test, Ada Vell ${OWN}</p>`,
      `Press: Bo Marn …, Ada Vell ${OWN}`,
    ],
    [
      'keep elements apart that have no blank between them',
      `<p>Ada Vell<span>E-Mail</span><a href="mailto:${OWN}">${OWN}</a></p>`,
      `Ada Vell E-Mail ${OWN}`,
    ],
  ])('%s', (_rule, html, words) => {
    expect(wordsOf(html)).toBe(words);
  });

  test('of one endless line begin and end between words', () => {
    const words = wordsOf(`<p>${'longish '.repeat(100)}Ada Vell ${OWN} ${'longish '.repeat(100)}</p>`) ?? '';
    expect(words).toMatch(/^… longish .*Ada Vell ada@vellmarn\.test .*longish …$/);
    expect(words.length).toBeLessThanOrEqual(240);
  });
});

describe('the words of a mention', () => {
  test('carry no address of somebody else', () => {
    const facts = factsOf(
      `<div><h3>Ada Vell</h3><p>CEO</p><p>${OWN}</p><p>Assistant: kim.oss@vellmarn.test</p></div>`,
    );
    expect(facts.mentions[0]?.words).toBe(`Ada Vell CEO ${OWN} Assistant: …`);
  });
});
