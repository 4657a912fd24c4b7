// What pages of public repositories taught: whole sentences and labels that look like people, and people who were missed.
import { describe, expect, test } from 'vitest';
import { factsOf, peopleOf } from '../people-of.ts';

describe('prose', () => {
  test.each<[string, string, string[]]>([
    ['a firm after "dell’"', 'Bo lavora dal 2019, fondatore dell’Harbor Marine di Porto.', []],
    ['a firm after "gründer i"', 'Bo er gründer og motoren i Point Marine siden 1999.', []],
    ['a firm after "director del"', 'Es director del Harbor Marine desde 2019.', []],
    [
      'a department behind a slash',
      'He was Executive Vice President Electrics/Harbor Marine until then.',
      [],
    ],
    ['a firm behind its president', 'President and Chief Strategy Officer, Harbor Marine, and Chair.', []],
    ['a firm with its legal form', 'Before that he was Executive Vice President Harbor Marine AG.', []],
    ['a firm that goes on', 'He joined Vell Marine Solutions, Country Manager since 2011.', []],
    ['a person behind the company’s title', 'Ask our CEO, Ada Vell, about it.', ['Ada Vell | CEO']],
    ['a person of initials', 'Our CEO Ada Vell and her cat.', ['Ada Vell | CEO']],
  ])('%s', (_rule, text, people) => {
    expect(peopleOf(`<p>${text}</p>`)).toEqual(people);
  });
});

describe('a title', () => {
  test.each<[string, string, string[]]>([
    ['none: a number of founders', '<div><h3>Eine Mission</h3><p>Zwei Gründer</p></div>', []],
    ['none: three founders', '<div><h3>Ada Vell</h3><p>Three founders</p></div>', []],
    [
      'a numbered vice president',
      '<div><h3>Ada Vell</h3><p>1st Vice President</p></div>',
      ['Ada Vell | 1st Vice President'],
    ],
    ['none: who answers for data', '<p>Il titolare del trattamento è Ada Vell.</p>', []],
    ['an owner', '<p>Titolare: Ada Vell</p>', ['Ada Vell | Titolare']],
    [
      'under a name with a bar behind it',
      '<p><b>Ada Vell</b> |<br>Chairman and CEO</p>',
      ['Ada Vell | Chairman and CEO'],
    ],
    [
      'under a name with an unknown sign behind it',
      '<div><h3>Ada Vell \ufffc</h3><p>CEO</p></div>',
      ['Ada Vell | CEO'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('an imprint', () => {
  test.each<[string, string, string[]]>([
    [
      'two with one surname',
      '<p>Geschäftsführer: Ada und Bo Vell</p>',
      ['Ada Vell | Geschäftsführer', 'Bo Vell | Geschäftsführer'],
    ],
    [
      'two with one surname, other entries in the same line',
      '<p>Managing Director: Ada and Bo Vell Commercial Register: Marnstad 123</p>',
      ['Ada Vell | Managing Director', 'Bo Vell | Managing Director'],
    ],
    [
      'two with one surname under their label',
      '<h3>Directeur de la publication</h3><p>Ada &amp; Bo Vell.</p>',
      ['Ada Vell | Directeur de la publication', 'Bo Vell | Directeur de la publication'],
    ],
    [
      'two with two surnames',
      '<p>Geschäftsführer: Ada Vell und Bo Marn</p>',
      ['Ada Vell | Geschäftsführer', 'Bo Marn | Geschäftsführer'],
    ],
    [
      'an entry behind the name in the same line',
      '<p>Geschäftsführer: Ada Vell Registergericht: Marnstad</p>',
      ['Ada Vell | Geschäftsführer'],
    ],
    ['an executive director', '<p>Executive Director: Ada Vell</p>', ['Ada Vell | Executive Director']],
    ['nobody: a title in capitals', '<p>DIRECTOR DE FINANZAS</p>', []],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html, '/impressum')).toEqual(people);
  });
});

describe('what the company is called', () => {
  test.each<[string, string, string[]]>([
    ['no post in another firm', '<h2>President of Harbor Marine, LLC</h2>', []],
    ['no post in another firm, with the name', '<h2>Ada Vell, CEO, Harbor Marine, Inc.</h2>', []],
    ['no post in another firm, behind a comma', '<p>CEO, Harbor Marine AS</p>', []],
    ['the firm', '<p>Harbor Marine, LLC</p>', ['Harbor Marine, LLC']],
    ['no half of a legal form', '<p>© 2024 Vellmarn s.r.o. Všechna práva vyhrazena.</p>', ['Vellmarn']],
    ['no half of a Polish legal form', '<p>© Vellmarn Sp. z o.o. 2024</p>', ['Vellmarn']],
  ])('%s', (_rule, html, names) => {
    expect(factsOf(html).companyNames).toEqual(names);
  });
});
