import { describe, expect, test } from 'vitest';
import { peopleOf } from '../people-of.ts';

describe('names beside addresses in running text', () => {
  test.each<[string, string, string[]]>([
    ['after a label', 'Press: Ada Vell, ada.vell@vellmarn.test', ['Ada Vell |  | ada.vell@vellmarn.test']],
    [
      'after a call, two in a line',
      'Contact Ada Vell at avell@vellmarn.test or Bo Marn at bmarn@vellmarn.test.',
      ['Ada Vell |  | avell@vellmarn.test', 'Bo Marn |  | bmarn@vellmarn.test'],
    ],
    [
      'the words of a link',
      'Write to <a href="mailto:vell@vellmarn.test">Ada Vell</a> today.',
      ['Ada Vell |  | vell@vellmarn.test'],
    ],
    ['nobody: the address is made of another name', 'Press: Ada Vell, zk@vellmarn.test', []],
    ['nobody: the address is an office’s', 'Press: Ada Vell, press@vellmarn.test', []],
  ])('%s', (_rule, text, people) => {
    expect(peopleOf(`<main><h1>News</h1><p>${text}</p></main>`)).toEqual(people);
  });
});
