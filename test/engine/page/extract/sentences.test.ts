import { describe, expect, test } from 'vitest';
import { FETCHED_AT, extractorsOf, factsOf, peopleOf } from '../people-of.ts';

describe('prose', () => {
  test.each<[string, string, string[]]>([
    ['is the', 'Ada Vell is the CEO of Vellmarn and likes tea.', ['Ada Vell | CEO |  | Vellmarn']],
    [
      'serves as our',
      'Ada Vell serves as our Chief Financial Officer, and has two cats.',
      ['Ada Vell | Chief Financial Officer'],
    ],
    [
      'has been since',
      'Ada Vell has been Chief Operating Officer since 2019.',
      ['Ada Vell | Chief Operating Officer'],
    ],
    [
      'was appointed',
      'Ada Vell was appointed Chief Executive Officer in 2022.',
      ['Ada Vell | Chief Executive Officer'],
    ],
    ['joined as', 'Bo Marn joined Vellmarn as VP of Sales in 2020.', ['Bo Marn | VP of Sales']],
    ['our CEO', 'Ask our CEO Ada Vell about it.', ['Ada Vell | CEO']],
    ['two titles before', 'Founder and CEO Ada Vell started with nothing.', ['Ada Vell | Founder and CEO']],
    [
      'apposition',
      'With Ada Vell, Chief Product Officer, we shipped it.',
      ['Ada Vell | Chief Product Officer'],
    ],
    [
      'past by its years',
      'From 1988 to 2006 it was led by Ada Vell, CEO and brewer.',
      ['Ada Vell | former CEO and brewer'],
    ],
    ['past by its end', 'Bo Marn, our CFO, retired in 2020.', ['Bo Marn | former CFO']],
    [
      'past of the one who went only',
      'Ada Vell is our new CEO, since Bo Marn, our CFO, stepped down.',
      ['Ada Vell | CEO', 'Bo Marn | former CFO'],
    ],
    ['not past: retired from something else', 'Bo Marn, our CFO, retired from racing.', ['Bo Marn | CFO']],
    ['founded too long ago', 'In 1871 Ada Vell founded the brewery.', ['Ada Vell | former Founder']],
    ['founded of late', 'In 1971 Ada Vell founded the brewery.', ['Ada Vell | Founder']],
    [
      'apposition after degrees',
      'Our money is in the hands of Ada Vell, CPA, MBA, Chief Financial Officer.',
      ['Ada Vell, CPA, MBA | Chief Financial Officer'],
    ],
    ['brackets', 'Bo Marn (CTO) and others spoke.', ['Bo Marn | CTO']],
    [
      'founded by two',
      'Vellmarn was founded by Ada Vell and Bo Marn in 2012.',
      ['Ada Vell | Founder |  | Vellmarn', 'Bo Marn | Founder |  | Vellmarn'],
    ],
    [
      'founded in by three',
      'The company was founded in 2012 by Ada Vell, Bo Marn and Cy Thorn.',
      ['Ada Vell | Founder', 'Bo Marn | Founder', 'Cy Thorn | Founder'],
    ],
    ['co-founded', 'Ada Vell co-founded Blue Harbor in 2010.', ['Ada Vell | Co-Founder |  | Blue Harbor']],
    [
      'abbreviations end no sentence',
      'Prof. Ada Vell is the Managing Director of Vellmarn Ltd. in Hull.',
      ['Prof. Ada Vell | Managing Director |  | Vellmarn Ltd'],
    ],
    [
      'de: ist',
      'Ada Vell ist Geschäftsführerin der Vellmarn GmbH.',
      ['Ada Vell | Geschäftsführerin |  | Vellmarn GmbH'],
    ],
    [
      'de: gegründet von',
      'Das Unternehmen wurde 2010 von Ada Vell und Bo Marn gegründet.',
      ['Ada Vell | Founder', 'Bo Marn | Founder'],
    ],
    ['de: unser', 'Unser Geschäftsführer Bo Marn begrüßt Sie.', ['Bo Marn | Geschäftsführer']],
    [
      'fr: est',
      'Ada Vell est la directrice générale de Vellmarn.',
      ['Ada Vell | directrice générale |  | Vellmarn'],
    ],
    [
      'fr: fondée par',
      'L’entreprise a été fondée en 2011 par Ada Vell et Bo Marn.',
      ['Ada Vell | Founder', 'Bo Marn | Founder'],
    ],
    [
      'es: es',
      'Ada Vell es la directora general de la empresa.',
      ['Ada Vell | directora general de la empresa'],
    ],
    [
      'es: fundada por',
      'La empresa fue fundada en 2011 por Ada Vell y Bo Marn.',
      ['Ada Vell | Founder', 'Bo Marn | Founder'],
    ],
    [
      'it: fondata da',
      'L’azienda è stata fondata nel 2011 da Ada Vell e Bo Marn.',
      ['Ada Vell | Founder', 'Bo Marn | Founder'],
    ],
    [
      'nl: opgericht door',
      'Het bedrijf werd in 2011 opgericht door Ada Vell en Bo Marn.',
      ['Ada Vell | Founder', 'Bo Marn | Founder'],
    ],
    ['sv: är', 'Ada Vell är vd för Vellmarn.', ['Ada Vell | vd |  | Vellmarn']],
    ['an end stays in the title', 'Ada Vell is CEO until 2021.', ['Ada Vell | CEO until 2021']],
    ['former stays in the title', 'Ada Vell, former CEO, lives in Hull.', ['Ada Vell | former CEO']],
    ['nobody: it was', 'Ada Vell was the CEO for years.', []],
    ['nobody: no title', 'Ada Vell likes the manager of the shop.', []],
    ['nobody: places and firms', 'Our CEO visited North Harbor and South Hills.', []],
    ['nobody: the sentence goes on', 'He worked with Nils Harborg, and then as Director of Sales.', []],
  ])('%s', (_rule, text, people) => {
    expect(peopleOf(`<p>${text}</p>`)).toEqual(people);
  });
});

describe('press', () => {
  const article = (body: string, head = ''): string => `${head}<article><h1>News</h1>${body}</article>`;
  test.each<[string, string, string[]]>([
    [
      'said name, title of firm',
      '“We are glad,” said Ada Vell, Chief Executive Officer of Blue Harbor.',
      ['Ada Vell | Chief Executive Officer |  | Blue Harbor'],
    ],
    [
      'name, title at firm, says',
      '“It works,” says Bo Marn, CTO at Vellmarn, who built it.',
      ['Bo Marn | CTO |  | Vellmarn'],
    ],
    ['firm, title, name', '“It works,” said Blue Harbor CEO Ada Vell.', ['Ada Vell | CEO |  | Blue Harbor']],
    [
      'de',
      '„Wir freuen uns“, sagt Ada Vell, Geschäftsführerin der Vellmarn GmbH.',
      ['Ada Vell | Geschäftsführerin |  | Vellmarn GmbH'],
    ],
    [
      'fr',
      '« Nous sommes ravis », déclare Ada Vell, directrice générale de Vellmarn.',
      ['Ada Vell | directrice générale |  | Vellmarn'],
    ],
  ])('%s', (_rule, text, people) => {
    const html = article(`<p>${text}</p>`);
    expect(peopleOf(html)).toEqual(people);
    expect(extractorsOf(html)).toEqual(people.map(() => 'press'));
  });

  const QUOTE = '<p>“Fine,” said Ada Vell, CEO of Vellmarn.</p>';
  const AT = Date.UTC(2024, 2, 3);
  test.each<[string, string, string, number | undefined]>([
    [
      'article:published_time',
      '<meta property="article:published_time" content="2024-03-03T00:00:00Z">',
      '',
      AT,
    ],
    ['an offset', '<meta property="article:published_time" content="2024-03-03T02:00:00+0200">', '', AT],
    [
      'datePublished',
      '<script type="application/ld+json">{"@graph":[{"@type":"NewsArticle","datePublished":"2024-03-03"}]}</script>',
      '',
      AT,
    ],
    ['time', '', '<time datetime="2024-03-03">3 March</time>', AT],
    ['a dateline', '', '<p>HULL, March 3, 2024 – Vellmarn opened a harbour.</p>', AT],
    ['a German date line', '', '<p>3. März 2024</p>', AT],
    ['a numeric date', '', '<p>03.03.2024</p>', AT],
    ['no date', '', '', undefined],
    ['a date to come', '<meta property="article:published_time" content="2031-01-01">', '', undefined],
    ['no date at all', '<meta property="article:published_time" content="yesterday">', '', undefined],
  ])('written at: %s', (_rule, head, body, at) => {
    const [mention] = factsOf(article(body + QUOTE, head), '/news/harbour').mentions;
    expect(mention?.name).toBe('Ada Vell');
    expect(mention?.writtenAt).toBe(at);
    expect(AT).toBeLessThan(FETCHED_AT);
  });

  test('a date says nothing of a page that is no news', () => {
    const [mention] = factsOf(`<time datetime="2024-03-03"></time>${QUOTE}`, '/about').mentions;
    expect(mention?.writtenAt).toBeUndefined();
  });
});

describe('imprint', () => {
  test.each<[string, string, string[]]>([
    [
      'Geschäftsführer',
      '<p>Geschäftsführer: Ada Vell, Dr. Bo Marn und Cy Thorn</p>',
      ['Ada Vell | Geschäftsführer', 'Dr. Bo Marn | Geschäftsführer', 'Cy Thorn | Geschäftsführer'],
    ],
    [
      'vertreten durch den',
      '<p>Vertreten durch den Geschäftsführer Ada Vell</p>',
      ['Ada Vell | Geschäftsführer'],
    ],
    [
      'vertreten durch, lines',
      '<p>Vertreten durch:<br>Ada Vell<br>Bo Marn</p>',
      ['Ada Vell | Vertreten durch', 'Bo Marn | Vertreten durch'],
    ],
    [
      'vertreten durch, title behind',
      '<p>Vertreten durch: Ada Vell (Geschäftsführerin)</p>',
      ['Ada Vell | Geschäftsführerin'],
    ],
    [
      'vertretungsberechtigt',
      '<p>Vertretungsberechtigter Geschäftsführer: Ada Vell</p>',
      ['Ada Vell | Vertretungsberechtigter Geschäftsführer'],
    ],
    ['Vorstand', '<p>Vorstand: Ada Vell, Bo Marn</p>', ['Ada Vell | Vorstand', 'Bo Marn | Vorstand']],
    ['Inhaberin', '<p>Inhaberin: Ada Vell</p>', ['Ada Vell | Inhaberin']],
    [
      'label, name and field in elements of one line',
      '<p><span>Verantwortlich</span> <span>Ada Vell</span> <span>Markt &amp; Strategie</span></p>',
      ['Ada Vell | Verantwortlich'],
    ],
    [
      'without umlauts',
      '<h3>Vertreten durch</h3><p>Geschaeftsfuehrer Dr. Ada Vell</p>',
      ['Dr. Ada Vell | Geschaeftsfuehrer'],
    ],
    [
      'a sentence, with the capacity',
      '<p>Le représentant légal de la société Vellmarn est Ada Vell en sa qualité de Présidente.</p>',
      ['Ada Vell | Présidente'],
    ],
    [
      'a sentence of the site',
      '<p>Le directeur de la publication du site est Ada Vell.</p>',
      ['Ada Vell | directeur de la publication'],
    ],
    [
      'a sentence, Italian',
      '<p>Il legale rappresentante della società Vellmarn è Ada Vell.</p>',
      ['Ada Vell | legale rappresentante'],
    ],
    [
      'in a longer line',
      '<p>Vellmarn GmbH, Hafenweg 1, 12345 Hafen. Geschäftsführer: Ada Vell. HRB 1234</p>',
      ['Ada Vell | Geschäftsführer'],
    ],
    [
      'heading and names',
      '<h3>Geschäftsführer</h3><p>Ada Vell<br>Bo Marn</p>',
      ['Ada Vell | Geschäftsführer', 'Bo Marn | Geschäftsführer'],
    ],
    [
      'en',
      '<p>Managing Directors: Ada Vell, Bo Marn</p>',
      ['Ada Vell | Managing Director', 'Bo Marn | Managing Director'],
    ],
    ['fr', '<p>Directeur de la publication : Ada Vell</p>', ['Ada Vell | Directeur de la publication']],
    [
      'fr with a title',
      '<p>Directrice de la publication : Madame Ada Vell, Présidente</p>',
      ['Madame Ada Vell | Présidente'],
    ],
    [
      'fr représentée par',
      '<p>Vellmarn SAS, représentée par Ada Vell, Présidente</p>',
      ['Ada Vell | Présidente'],
    ],
    ['it', '<p>Legale rappresentante: Ada Vell</p>', ['Ada Vell | Legale rappresentante']],
    ['es', '<p>Representante legal: Ada Vell</p>', ['Ada Vell | Representante legal']],
    [
      'address beside',
      '<p>Inhaber: Ada Vell, ada@vellmarn.test</p>',
      ['Ada Vell | Inhaber | ada@vellmarn.test'],
    ],
    ['nobody: who hosts the site', '<p>Hosting: Harbor Web AG, Geschäftsführer: Ada Vell</p>', []],
    [
      'nobody: under the host’s heading',
      '<h3>Hébergeur</h3><p>Harbor Web SAS</p><p>Directeur général : Ada Vell</p>',
      [],
    ],
    ['nobody: no names', '<p>Geschäftsführer: siehe Handelsregister</p>', []],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html, '/impressum')).toEqual(people);
  });

  test('a title above the next name in a list of cards is not that name’s', () => {
    const html = '<h3>Ada Vell</h3><p>Geschäftsführer</p><h3>Bo Marn</h3><p>Entwickler</p>';
    expect(peopleOf(html)).toEqual(['Ada Vell | Geschäftsführer', 'Bo Marn | Entwickler']);
  });
});

describe('what a sentence says before and after the name', () => {
  test.each<[string, string, string[]]>([
    ['years that are over', '<ul><li>2011–2017: Dr. Ada Vell, CEO</li></ul>', ['Dr. Ada Vell | former CEO']],
    [
      'a chronicle that tells the end',
      '<p>2011: Ada Vell becomes CEO. 2017: Ada Vell leaves for a vineyard.</p>',
      ['Ada Vell | former CEO'],
    ],
    [
      'a chronicle that tells no end',
      '<p>2011: Ada Vell becomes CEO. 2017: we leave the old mill.</p>',
      ['Ada Vell | CEO'],
    ],
    [
      'the post first',
      '<p>As Chief of Staff, Ada Vell looks after the office.</p><p>Als CTO verantwortet Bo Marn die Technik.</p>',
      ['Ada Vell | Chief of Staff', 'Bo Marn | CTO'],
    ],
    [
      'nobody: what was done in a post may have been elsewhere',
      '<p>As CEO, Ada Vell led a bank before she came to us.</p><p>Als CTO leitete Bo Marn zuvor die Technik.</p>',
      [],
    ],
    [
      'a title of two parts before the name, a town behind it',
      '<p>As VP, Sales, Ada Vell waters the plants in Fort Marn and reads.</p>',
      ['Ada Vell | VP, Sales'],
    ],
    ['years over a title before the name', '<p>2011–2017: mr. Ada Vell, CTO</p>', ['Ada Vell | former CTO']],
    ['nobody: what he did in his post', '<p>As CEO of Harborly, he wrote “Blue Harbor” in a year.</p>', []],
    [
      'a post in brackets behind the years at the firm',
      '<p>Ada Vell ist seit 2016 bei Vellmarn (Geschäftsführerin).</p><p>Bo Marn has been with Vellmarn since 2019 (CTO).</p>',
      ['Ada Vell | Geschäftsführerin', 'Bo Marn | CTO'],
    ],
    ['nobody: somebody else in brackets', '<p>Ada Vell works with a friend (CEO of Blue Harbor).</p>', []],
    ['letters with stops', '<p>Our C.E.O. Ada Vell studied hydraulics.</p>', ['Ada Vell | CEO']],
    [
      'the firm of whom an article quotes',
      '<p>“Good,” said Ada Vell, Vice President, Sales of Blue Harbor.</p><p>“Fine,” said Bo Marn, VP, Sales, Casa Azul.</p>',
      ['Ada Vell | Vice President, Sales |  | Blue Harbor', 'Bo Marn | VP, Sales |  | Casa Azul'],
    ],
    [
      'the firm of a guest, and the last of two parts',
      '<p>Guest article by Ada Vell, VP, Sales, Casa Azul.</p><p>«Bien», dijo Bo Marn, Director de Sistemas de Blue Harbor.</p>',
      ['Ada Vell | VP, Sales |  | Casa Azul', 'Bo Marn | Director de Sistemas |  | Blue Harbor'],
    ],
    [
      'a field of whom an article quotes is no firm',
      '<p>“Good,” said Ada Vell, Vice President, Sales.</p>',
      ['Ada Vell | Vice President, Sales'],
    ],
    [
      'nobody: a label behind a name is that name’s, and what follows its firm',
      '<p><strong>Ada Vell</strong> | Gérante – Tramway Works</p>',
      [],
    ],
    [
      'nobody: the firm and its town',
      '<title>Team | Vellmarn</title><p>CFO</p><footer><p>Vellmarn, Port Ellery</p></footer>',
      [],
    ],
  ])('%s', (_rule, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});
