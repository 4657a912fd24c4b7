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
    [
      'a particle, and a nickname in quotes',
      'Write to Bo op den Marn, bo.opdenmarn@vellmarn.test, or to Susan “Sue” Vell, sue.vell@vellmarn.test.',
      ['Bo op den Marn |  | bo.opdenmarn@vellmarn.test', 'Susan “Sue” Vell |  | sue.vell@vellmarn.test'],
    ],
    [
      'the first letters of both names',
      'Press: Adele Marnstadt, ademar@vellmarn.test',
      ['Adele Marnstadt |  | ademar@vellmarn.test'],
    ],
    [
      'who opens a long paragraph, whose only address it is',
      `Ada Vell joined us long ago. ${'We keep spare parts for years. '.repeat(5)} <a href="mailto:avell@vellmarn.test">Mail</a>`,
      ['Ada Vell |  | avell@vellmarn.test'],
    ],
    [
      'nobody: of two addresses in a long paragraph',
      `Ada Vell joined us long ago. ${'We keep spare parts for years. '.repeat(5)} avell@vellmarn.test ${'And more of them. '.repeat(9)} xk@vellmarn.test`,
      [],
    ],
    ['nobody: the address is made of another name', 'Press: Ada Vell, zk@vellmarn.test', []],
    ['nobody: the address is an office’s', 'Press: Ada Vell, press@vellmarn.test', []],
  ])('%s', (_rule, text, people) => {
    expect(peopleOf(`<main><h1>News</h1><p>${text}</p></main>`)).toEqual(people);
  });
});
