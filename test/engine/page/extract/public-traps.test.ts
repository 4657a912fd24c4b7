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
    [
      'a firm with a dotted legal form',
      'Bo trabaja con Vell Marine Consultores S.A., fundador de la casa.',
      [],
    ],
    [
      'a person who says "I am"',
      'Soy Ada Vell, fundadora y directora general.',
      ['Ada Vell | fundadora y directora general'],
    ],
    ['a founder, Czech', 'Jsem Ada Vell, zakladatelka Vellmarn.', ['Ada Vell | zakladatelka Vellmarn']],
    ['a person behind the company’s title', 'Ask our CEO, Ada Vell, about it.', ['Ada Vell | CEO']],
    [
      'a person before an address of the web',
      'An update from Ada Vell, Global President http://www.vellmarn.test/x',
      ['Ada Vell | Global President'],
    ],
    [
      'a post in a firm behind a dash',
      'Ada Vell is CEO – Private Equity at Harbor Advisors Ltd today.',
      ['Ada Vell | CEO |  | Harbor Advisors Ltd today'],
    ],
    [
      'a post in a firm without a name',
      'Ada Vell is the Managing Director of a family run company.',
      ['Ada Vell | Managing Director |  | a family run company'],
    ],
    [
      'a post in "the Company and"',
      'Ada Vell is Managing Director of the Company and Mr. Bo Marn is not.',
      ['Ada Vell | Managing Director of the Company and Mr'],
    ],
    ['a brand before a given name', 'Before HarborX Bo, founder of Vell, worked alone.', []],
    ['a person of initials', 'Our CEO Ada Vell and her cat.', ['Ada Vell | CEO']],
    [
      'links side by side',
      'Hakkımızda Tarihçemiz Misyon ve Vizyon Değerlerimiz Genel Başkan Yönetim Kurulu Denetim Kurulu Kurucularımız Eski Başkanlarımız',
      [],
    ],
    ['a title before Mr.', 'Ask our CEO Mr. Bo Marn about it.', ['Bo Marn | CEO']],
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
    [
      'none: news',
      '<div><h3>Harbor Summit</h3><p>10/1/2013 – Vellmarn Appoints Bo Marn as President</p></div>',
      [],
    ],
    [
      'none: news without its day',
      '<div><h3>Harbor Summit</h3><p>Vellmarn Names Head of Sales</p></div>',
      [],
    ],
    ['none: an entry with a label', '<div><h3>Blue Harbor</h3><p>Start-ups: CTO service</p></div>', []],
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
    [
      'a responsible person with a title',
      '<p>Verantwortliche Person: Ada Vell (Founder)</p>',
      ['Ada Vell | Founder'],
    ],
    ['nobody: a title in capitals', '<p>DIRECTOR DE FINANZAS</p>', []],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html, '/impressum')).toEqual(people);
  });
});

describe('sections', () => {
  const menu =
    '<nav><ul><li><a href="/board">Board of Directors</a></li><li><a href="/x">Risk</a></li></ul></nav>';
  test.each<[string, string, string[]]>([
    [
      'a menu is no heading',
      `${menu}<div><h3>Ada Vell</h3><p>ada@vellmarn.test</p></div>`,
      ['Ada Vell |  | ada@vellmarn.test'],
    ],
    [
      'a menu by its class is none',
      '<div class="main-menu"><p>Board of Directors</p></div><div><h3>Ada Vell</h3><p>ada@vellmarn.test</p></div>',
      ['Ada Vell |  | ada@vellmarn.test'],
    ],
    [
      'an advisory board of an industry',
      '<h2>Industry Advisory Board</h2><div><h3>Ada Vell</h3><p>Senior Vice President, Harbor Group</p></div>',
      ['Ada Vell | Advisor'],
    ],
    [
      'a supervisory board with the company’s name',
      '<h2>VELLMARN Supervisory Board</h2><div><h3>Ada Vell</h3><p>Member</p></div><p>Ada Vell was appointed Chief Technology Officer.</p>',
      ['Ada Vell | Non-executive director'],
    ],
    ['former presidents', '<h2>Eski Başkanlarımız</h2><div><h3>Ada Vell</h3><p>Genel Başkan</p></div>', []],
    [
      'an advisory board over headings with titles',
      '<h3>Industry Advisory Board</h3><h3>Ada Vell, Chief Strategy Officer</h3><p>x</p><h3>Bo Marn, CTO</h3><p>x</p>',
      ['Ada Vell | Advisor', 'Bo Marn | Advisor'],
    ],
    [
      'an advisory board over headings with readings',
      '<h3>アドバイザリーボード</h3><h3>岩野和生（いわの かずお）</h3><p>x</p><h3>Ada Vell（アダ・ベル）</h3><p>最高経営責任者</p>',
      ['Ada Vell（アダ・ベル） | Advisor'],
    ],
    [
      'no sections: a committee of people',
      '<h2>Management Board</h2><div><h3>Ada Vell</h3><p>CEO</p></div>',
      ['Ada Vell | CEO'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('a customer who is quoted', () => {
  const praise = '“Vellmarn helped us to save a lot of money in the very first year of our work”';
  test.each<[string, string, string[]]>([
    [
      'in classes of a quotation',
      '<div class="Quote_quoteWrap"><p>So fast.</p><div class="Quote_quoteName">Ada Vell, COO</div><div>COO, Harbor Marine</div></div>',
      [],
    ],
    [
      'with a firm behind the title',
      `<h4>${praise}</h4><p>Ada Vell</p><p>CFO Harbor-Marn</p>`,
      ['Ada Vell | CFO |  | Harbor-Marn'],
    ],
    [
      'with a firm behind a comma',
      `<p>${praise}</p><p>Ada Vell, CEO, Harbor Marine</p>`,
      ['Ada Vell | CEO |  | Harbor Marine'],
    ],
    ['the company’s own chief', `<p>${praise}</p><p>Ada Vell</p><p>CEO</p>`, ['Ada Vell | CEO']],
    [
      'the company’s own chief of a field',
      `<p>${praise}</p><p>Ada Vell</p><p>Managing Director Sales</p>`,
      ['Ada Vell | Managing Director Sales'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('a firm that has its founder’s name', () => {
  const title = '<title>About us | Ada Vell</title><p>© 2024 Vellmarn s.r.o.</p>';
  test('she is somebody, for her title names the company', () => {
    expect(peopleOf(`${title}<div><h3>Ada Vell</h3><p>Founder of Vellmarn</p></div>`)).toEqual([
      'Ada Vell | Founder |  | Vellmarn',
    ]);
  });

  test('she is somebody where her given name is known', () => {
    expect(peopleOf('<p>© 2024 Susan Vell LLC</p><div><h3>Susan Vell</h3><p>Founder</p></div>')).toEqual([
      'Susan Vell | Founder',
    ]);
  });

  test('a firm is nobody', () => {
    expect(
      peopleOf('<title>About us | Point Marine</title><div><h3>Point Marine</h3><p>Founder</p></div>'),
    ).toEqual([]);
  });
});

describe('an organisation', () => {
  test.each<[string, string, string[]]>([
    [
      'right behind its preposition',
      '<div><h3>Ada Vell</h3><p>CEO of<a href="https://harbor.test">Harbor</a></p></div>',
      ['Ada Vell | CEO |  | Harbor'],
    ],
    [
      'behind an apostrophe',
      '<div><h3>Ada Vell</h3><p>fondatrice dell’Harbor Marine</p></div>',
      ['Ada Vell | fondatrice |  | Harbor Marine'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('a list', () => {
  test.each<[string, string, string[]]>([
    [
      'of services',
      '<ul><li>Budgeting</li><li>Lease Enforcement</li><li>Owner &amp; Founder</li><li>Taxes</li></ul>',
      [],
    ],
    [
      'of one person',
      '<ul><li>Ada Vell</li><li>CEO</li><li>ada@vellmarn.test</li></ul>',
      ['Ada Vell | CEO | ada@vellmarn.test'],
    ],
    [
      'of one person under the portrait',
      '<ul><li><img src="a.jpg"></li><li>Ada Vell</li><li>CEO</li></ul>',
      ['Ada Vell | CEO'],
    ],
    [
      'of people by turns',
      '<ul><li>Ada Vell</li><li>CEO</li><li>Bo Marn</li><li>CTO</li></ul>',
      ['Ada Vell | CEO', 'Bo Marn | CTO'],
    ],
    ['of people, one to an item', '<ul><li>Who we are</li><li>Ada Vell<br>CEO</li></ul>', ['Ada Vell | CEO']],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('a paragraph of filler that was forgotten', () => {
  const filler = '<header><p>Lorem ipsum dolor sit amet, consectetur adipisicing elit.</p></header>';
  test.each<[string, string, string[]]>([
    [
      'beside people with the company’s name',
      `${filler}<p>© 2024 Vellmarn</p><div><h3>Ada Vell</h3><p>CEO of Vellmarn</p></div>`,
      ['Ada Vell | CEO |  | Vellmarn'],
    ],
    [
      'beside people with the company’s addresses',
      `${filler}<div><h3>Ada Vell</h3><p>CEO</p><p>ada@vellmarn.test</p></div>`,
      ['Ada Vell | CEO | ada@vellmarn.test'],
    ],
    [
      'beside people of whom nothing says whose they are',
      `${filler}<p>© 2024 Vellmarn</p><div><h3>Ada Vell</h3><p>CEO</p></div>`,
      [],
    ],
    [
      'in the cards themselves',
      `<p>© 2024 Vellmarn</p><div><h3>Ada Vell</h3><p>CEO of Vellmarn</p><p>Lorem ipsum dolor sit amet.</p></div>`,
      [],
    ],
    [
      'of another generator',
      '<div><h3>Ada Vell</h3><p>CEO</p></div><p>Just two good old boys, never meanin’ no harm.</p>',
      [],
    ],
    [
      'of a blind text',
      '<div><h3>Ada Vell</h3><p>CEO</p></div><p>Far far away, behind the word mountains, live texts.</p>',
      [],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('a name', () => {
  test.each<[string, string, string[]]>([
    [
      'that is a word of headings',
      '<div><h3>Will White</h3><p>Executive Director</p></div>',
      ['Will White | Executive Director'],
    ],
    [
      'with a title in brackets',
      '<div><h3>Ada Vell (CEO)</h3><p>She founded it.</p></div>',
      ['Ada Vell | CEO'],
    ],
    [
      'with a nickname in brackets',
      '<div><h3>Adelaide (Ada) Vell</h3><p>CEO</p></div>',
      ['Adelaide (Ada) Vell | CEO'],
    ],
    [
      'whose card has somebody else’s address',
      '<div><div><h3>Bo Marn</h3><p>CTO</p></div><div><h3>Ada Vell</h3><p>CEO</p></div><p>bo.marn@vellmarn.test</p></div>',
      ['Bo Marn | CTO', 'Ada Vell | CEO'],
    ],
    [
      'whose card has an address of no name',
      '<div><h3>Ada Vell</h3><p>CEO</p><p>av77@vellmarn.test</p></div>',
      ['Ada Vell | CEO | av77@vellmarn.test'],
    ],
    ['none: a heading', '<div><h3>White Paper</h3><p>Executive Director</p></div>', []],
    ['with the name of a saint', '<div><h3>Francisco Vell</h3><p>CTO</p></div>', ['Francisco Vell | CTO']],
    ['none: a city', '<div><h3>San Francisco</h3><p>Head of Sales</p></div>', []],
    ['none: a heading over staff', '<div><h3>Clinical Staff</h3><p>Director</p></div>', []],
    ['none: a file', '<div><h3>Angebot Umbau.pdf</h3><p>Eigentümer</p></div>', []],
    ['none: a sentence', '<div><h3>We’re Professionals</h3><p>Chief Executive</p></div>', []],
    [
      'in the cards of a theme for speakers',
      '<title>Our team</title><div class="single-speaker-area"><h5>Ada Vell</h5><p>CEO</p></div>',
      ['Ada Vell | CEO'],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html, '/team')).toEqual(people);
  });

  test('of a speaker, elsewhere', () => {
    expect(peopleOf('<div class="speaker"><h5>Ada Vell</h5><p>CEO</p></div>', '/summit')).toEqual([]);
  });
});

describe('sample people', () => {
  test('name and surname, Turkish', () => {
    expect(peopleOf('<div><h3>Ad Soyad</h3><p>Genel Müdür</p></div>')).toEqual([]);
  });
});

describe('what the company is called', () => {
  test.each<[string, string, string[]]>([
    ['no post in another firm', '<h2>President of Harbor Marine, LLC</h2>', []],
    ['no post in another firm, with the name', '<h2>Ada Vell, CEO, Harbor Marine, Inc.</h2>', []],
    ['no post in another firm, behind a comma', '<p>CEO, Harbor Marine AS</p>', []],
    ['the firm', '<p>Harbor Marine, LLC</p>', ['Harbor Marine, LLC']],
    ['no year in front', '<p>Copyright 2021Vellmarn</p>', ['Vellmarn']],
    ['no half of a legal form', '<p>© 2024 Vellmarn s.r.o. Všechna práva vyhrazena.</p>', ['Vellmarn']],
    ['no half of a Polish legal form', '<p>© Vellmarn Sp. z o.o. 2024</p>', ['Vellmarn']],
  ])('%s', (_rule, html, names) => {
    expect(factsOf(html).companyNames).toEqual(names);
  });
});
