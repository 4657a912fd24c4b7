import { describe, expect, test } from 'vitest';
import { shownTitle, shownWords } from '../../src/engine/shown-words.ts';

describe('words of a page are shown as plain text of one line', () => {
  test.each([
    ['Ada Vellmarn', 'Ada Vellmarn'],
    ['Søren Łukasz Ñáñez-O’Brien', 'Søren Łukasz Ñáñez-O’Brien'],
    ['李 小龍', '李 小龍'],
    ['  Ada \n Vellmarn ', 'Ada Vellmarn'],
    ['CEO \u001b[2J', 'CEO [2J'],
    ['C\0EO', 'C EO'],
    ['CEO \u202e\u2066', 'CEO'],
    ['CEO\u2028CFO\u0085', 'CEO CFO'],
    ['CEO\u{e0041}', 'CEO'],
    ['V\u0300\u0300\u0300\u0300\u0300x', 'V\u0300\u0300\u0300x'],
    ['CEO \udfff', 'CEO \ufffd'],
  ])('%j is %j', (text, shown) => {
    expect(shownWords(text, 240)).toBe(shown);
  });

  test('a cut leaves no half character', () => {
    expect(shownWords('ab😀', 3)).toBe('ab');
    expect(shownWords('ab😀', 4)).toBe('ab😀');
  });

  test.each([
    ['CEO', 'CEO'],
    ['<b>CEO</b>', 'CEO'],
    ['CEO <img src=x onerror=alert(1)>', 'CEO'],
    ['CEO <img src=x', 'CEO'],
    ['Sales & Marketing', 'Sales & Marketing'],
  ])('the title %j is %j', (text, shown) => {
    expect(shownTitle(text, 160)).toBe(shown);
  });
});
