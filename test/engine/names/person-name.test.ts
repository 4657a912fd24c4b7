import { describe, expect, test } from 'vitest';
import { type PersonName, parsePersonName } from '../../../src/engine/names/person-name.ts';

type Expected = Partial<PersonName>;

const NAMES: readonly (readonly [text: string, name: Expected])[] = [
  ['Jane Doe', { display: 'Jane Doe', given: ['Jane'], family: ['Doe'], particles: [] }],
  ['  Jane \n Doe ', { display: 'Jane Doe' }],
  ['jane doe', { display: 'Jane Doe' }],
  ['JANE DOE', { display: 'Jane Doe', given: ['Jane'], family: ['Doe'] }],
  ['JACK MA', { display: 'Jack Ma', family: ['Ma'] }],
  ['Jack Ma', { family: ['Ma'] }],
  ["SEÁN O'BRIEN", { display: "Seán O'Brien" }],
  ['IAN MCDONALD', { display: 'Ian McDonald' }],
  ['JANE VAN DER BERG', { display: 'Jane van der Berg', particles: ['van', 'der'], family: ['Berg'] }],
  ['Jane DOE', { display: 'Jane Doe', family: ['Doe'] }],
  ['DUPONT Marie', { display: 'Marie Dupont', given: ['Marie'], family: ['Dupont'] }],
  ['Marie-Claire DE LA TOUR', { particles: ['de', 'la'], family: ['Tour'] }],
  ['Dr. Anna Müller', { display: 'Anna Müller', given: ['Anna'] }],
  ['Prof. Dr.-Ing. Karl-Heinz Groß', { display: 'Karl-Heinz Groß', given: ['Karl-Heinz'] }],
  ['Dipl.-Ing. (FH) Hans Meier', { display: 'Hans Meier' }],
  ['Herr Max Huber', { display: 'Max Huber' }],
  ['Frau Dr. med. Eva Roth', { display: 'Eva Roth' }],
  ['Mr. John Smith', { display: 'John Smith' }],
  ['Mme Claire Petit', { display: 'Claire Petit' }],
  ['Ing. Jan Novák, Ph.D.', { display: 'Jan Novák' }],
  ['Mag. Petra Huber, MSc', { display: 'Petra Huber' }],
  ['Sr. Juan Pérez', { display: 'Juan Pérez' }],
  ['Jane Doe, MBA', { display: 'Jane Doe', family: ['Doe'] }],
  ['Jane Doe, PhD, CFA', { display: 'Jane Doe' }],
  ['Jane Doe MBA CPA', { display: 'Jane Doe' }],
  ['Jane Doe M.D.', { display: 'Jane Doe' }],
  ['Jane Doe, MD', { display: 'Jane Doe' }],
  ['John Smith Jr.', { display: 'John Smith Jr.', family: ['Smith'], suffix: 'Jr.' }],
  ['John Smith, Jr.', { display: 'John Smith Jr.', suffix: 'Jr.' }],
  ['John Smith III', { suffix: 'III', family: ['Smith'] }],
  ['Smith, Jane', { display: 'Jane Smith', given: ['Jane'], family: ['Smith'] }],
  ['Berg, Jan van der', { display: 'Jan van der Berg', particles: ['van', 'der'] }],
  ['Jane Doe, CEO', { display: 'Jane Doe', family: ['Doe'] }],
  ['Robert "Bob" Smith', { display: 'Robert Smith', nickname: 'Bob', given: ['Robert'] }],
  ["Robert 'Bob' Smith", { nickname: 'Bob' }],
  ['Robert (Bob) Smith', { nickname: 'Bob' }],
  ['Petr „Valo“ Valenta', { nickname: 'Valo', family: ['Valenta'] }],
  ['Jane Doe (she/her)', { display: 'Jane Doe' }],
  ['John F. Kender', { given: ['John', 'F.'], family: ['Kender'] }],
  ['J. R. Smith', { given: ['J.', 'R.'] }],
  ['Ludwig van Bergen', { particles: ['van'], family: ['Bergen'] }],
  ['Jean-Pierre de Vries', { given: ['Jean-Pierre'], particles: ['de'], family: ['Vries'] }],
  ['Anna-Lena von der Heide', { particles: ['von', 'der'], family: ['Heide'] }],
  ['Ana dos Santos', { particles: ['dos'], family: ['Santos'] }],
  ['Ana de la Cruz', { particles: ['de', 'la'], family: ['Cruz'] }],
  ['Van Morris', { given: ['Van'], family: ['Morris'] }],
  ['Anna Müller-Schmidt', { family: ['Müller-Schmidt'] }],
  ['María García López', { given: ['María'], family: ['García', 'López'], culture: 'iberian' }],
  ['João Silva Pereira', { given: ['João'], family: ['Silva', 'Pereira'] }],
  ['José Ortega y Gasset', { given: ['José'], family: ['Ortega', 'Gasset'] }],
  ['Kovács Anna', { display: 'Kovács Anna', given: ['Anna'], family: ['Kovács'], culture: 'hungarian' }],
  ['Anna Kovács', { given: ['Anna'], family: ['Kovács'] }],
  ['Nguyễn Văn An', { given: ['An', 'Văn'], family: ['Nguyễn'], culture: 'vietnamese' }],
  ['An Nguyen', { given: ['An'], family: ['Nguyen'] }],
  ['Li Xiaolong', { given: ['Xiaolong'], family: ['Li'], culture: 'chinese' }],
  ['李小龙', { display: '李小龙', given: ['小龙'], family: ['李'] }],
  ['Kim Min-jun', { given: ['Min-jun'], family: ['Kim'], culture: 'korean' }],
  ['Valo', { given: ['Valo'], family: [] }],
  ['Łukasz Żak', { given: ['Łukasz'], family: ['Żak'] }],
];

describe('a printed name is taken apart', () => {
  test.each(NAMES)('%s', (text, expected) => {
    expect(parsePersonName(text)).toMatchObject(expected);
  });

  test('a printed name has no field that it does not state', () => {
    expect(parsePersonName('Jane Doe')).toEqual({
      display: 'Jane Doe',
      given: ['Jane'],
      family: ['Doe'],
      particles: [],
    });
  });
});

describe('what is no name gives null', () => {
  test.each([
    '',
    '   ',
    'Room 101',
    'jane@acme.test',
    '<b>Jane</b>',
    '12',
    '– –',
    'a'.repeat(500),
    '!!!',
    'Dr.',
  ])('%j', (text) => {
    expect(parsePersonName(text)).toBeNull();
  });
});
