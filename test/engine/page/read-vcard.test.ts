import { describe, expect, test } from 'vitest';
import { readVcard } from '../../../src/engine/page/read-vcard.ts';
import { FETCHED_AT } from './people-of.ts';

const page = {
  url: 'https://www.vellmarn.test/ada.vcf',
  fetchedAt: FETCHED_AT,
  companyDomain: 'vellmarn.test',
};
const card = (...lines: string[]): string => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const peopleOf = (text: string): string[] =>
  readVcard(text, page).mentions.map(({ name, title, emails, organization }) =>
    [name, title, emails.join(), organization ?? ''].join(' | '),
  );

describe('vCard files', () => {
  test.each<[string, string, string[]]>([
    [
      'version 4',
      card(
        'VERSION:4.0',
        'FN:Ada Vell',
        'TITLE:CEO',
        'EMAIL;TYPE=work:Ada@vellmarn.test',
        'ORG:Vellmarn;Board',
      ),
      ['Ada Vell | CEO | ada@vellmarn.test | Vellmarn'],
    ],
    [
      'a name in parts',
      card('VERSION:3.0', 'N:Vell;Ada;;;', 'ROLE:Chief Financial Officer'),
      ['Ada Vell | Chief Financial Officer |  | '],
    ],
    [
      'groups and folded lines',
      card('item1.EMAIL;type=INTERNET:ada@vell', ' marn.test', 'FN:Ada Vell'),
      ['Ada Vell |  | ada@vellmarn.test | '],
    ],
    ['escapes', card('FN:Ada Vell', 'TITLE:Director\\, Sales'), ['Ada Vell | Director, Sales |  | ']],
    [
      'quoted-printable',
      card('VERSION:2.1', 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rn B=C3=A4cker', 'TITLE:CTO'),
      ['Jörn Bäcker | CTO |  | '],
    ],
    [
      'several',
      card('FN:Ada Vell', 'TITLE:CEO') + card('FN:Bo Marn', 'TITLE:CTO'),
      ['Ada Vell | CEO |  | ', 'Bo Marn | CTO |  | '],
    ],
    [
      'a function’s mailbox is no person’s',
      card('FN:Ada Vell', 'TITLE:CEO', 'EMAIL:info@vellmarn.test'),
      ['Ada Vell | CEO |  | '],
    ],
    ['nobody: a sample', card('FN:John Doe', 'TITLE:CEO'), []],
    ['nobody: a firm', card('FN:Vellmarn GmbH', 'EMAIL:info@vellmarn.test'), []],
    ['nobody: no card', 'Ada Vell, CEO', []],
    ['nobody: cut off', 'BEGIN:VCARD\nFN:Ada Vell\nTITLE:CEO', []],
  ])('%s', (_rule, text, people) => {
    expect(peopleOf(text)).toEqual(people);
  });

  test('all addresses are kept, also those of functions', () => {
    const facts = readVcard(card('FN:Vellmarn GmbH', 'EMAIL:info@vellmarn.test'), page);
    expect(facts.addresses).toEqual([
      { address: 'info@vellmarn.test', words: 'Vellmarn GmbH', how: 'structured' },
    ]);
  });
});
