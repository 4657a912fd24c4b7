// People where the name and the words about it stand in unusual ways beside each other, good and bad.
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/engine/page/read-page.ts';

function people(body: string, lang = 'en'): string[] {
  const html = `<html lang="${lang}"><body>${body}</body></html>`;
  const page = { url: 'https://quill.test/team', fetchedAt: 0, companyDomain: 'quill.test' };
  return readPage(html, page).mentions.map(({ name, title, organization }) =>
    [name, title, ...(organization === undefined ? [] : [organization])].join(' | '),
  );
}

describe('a menu is no heading', () => {
  const person = '<h1>Ada Vell</h1><h2>Chief Executive Officer</h2>';
  test.each([
    '<ul><li><a href="/i">Investors</a></li><li><a href="/c">Customers</a></li></ul>',
    '<header><div><a href="/b">Advisory Board</a></div></header>',
  ])('of what follows: %s', (menu) => {
    expect(people(menu + person)).toEqual(['Ada Vell | Chief Executive Officer']);
  });
  test('a label over people is one', () => {
    expect(people(`<div>Investors</div>${person}`)).toEqual([]);
    expect(people(`<h2><a href="/i">Investors</a></h2><h3>Ada Vell</h3><p>CEO</p>`)).toEqual([]);
  });
});

describe('definitions', () => {
  test('of people begin with the title, whatever is told then', () => {
    const list =
      '<dl><dt>Ada Vell</dt><dd>CEO. Does the talking.</dd><dt>Bo Marn</dt><dd>Drew the crab. Sings.</dd></dl>';
    expect(people(list)).toEqual(['Ada Vell | CEO']);
  });
});

describe('labels of properties', () => {
  test.each([
    ['en', 'Position: Chief Operating Officer', 'Chief Operating Officer'],
    ['de', 'Funktion: Leiter Vertrieb', 'Leiter Vertrieb'],
    ['fr', 'Poste : Directrice financière', 'Directrice financière'],
    ['ru', 'Должность:&nbsp;генеральный директор', 'генеральный директор'],
    ['zh', '职务：总经理', '总经理'],
  ])('are none of the title: %s %s', (lang, line, title) => {
    expect(people(`<div><b>Ada Vell</b><br><small>${line}</small></div>`, lang)).toEqual([
      `Ada Vell | ${title}`,
    ]);
  });
});

describe('elements side by side', () => {
  const item = (...parts: string[]) =>
    `<ul><li>${parts.map((part) => `<span>${part}</span>`).join('')}</li></ul>`;
  test('part name, title and what follows', () => {
    expect(people(item('Ada Vell', 'Chief Operating Officer', 'Commercial, Bath'))).toEqual([
      'Ada Vell | Chief Operating Officer',
    ]);
  });
  test('part no title of two halves', () => {
    expect(people(item('Ada Vell', 'Vice President', 'Sales'))).toEqual(['Ada Vell | Vice President Sales']);
    expect(people(item('Ada Vell', 'Director of', 'Sales'))).toEqual(['Ada Vell | Director of Sales']);
  });
});

describe('a profession under a name', () => {
  test('is no label of another firm', () => {
    const card = (name: string) =>
      `<section><h3>${name}</h3><p>Steuerberater</p><p>Geschäftsführer</p></section>`;
    const found = people(card('Ada Vell') + card('Bo Marn'), 'de');
    expect(found).toContain('Ada Vell | Geschäftsführer');
    expect(found).toContain('Bo Marn | Geschäftsführer');
    const officers = ['Data Protection Officer', 'CEO'].map(
      (title, at) => `<div><h3>${['Ada Vell', 'Bo Marn'][at]}</h3><p>${title}</p></div>`,
    );
    expect(people(officers.join(''))).toContain('Bo Marn | CEO');
  });
  test('before a colon is one', () => {
    expect(people('<p>Steuerberater: Vell &amp; Marn<br>Geschäftsführer: Ada Vell</p>', 'de')).toEqual([]);
  });
});

describe('an old list', () => {
  test('leads from name to post by dots', () => {
    const list =
      '<p>Ada Vell .......... President .......... ext. 101<br>Bo Marn … V.P. of Sales … ext. 102<br>Cy Thorn ..... Controller ..... ext. 104</p>';
    expect(people(list)).toEqual([
      'Ada Vell | President',
      'Bo Marn | V.P. of Sales',
      'Cy Thorn | Controller',
    ]);
  });
});

describe('a button beside a title', () => {
  test('is none of it', () => {
    const card =
      '<div><h4>Ada Vell</h4><span>CEO</span><button type="button">Read the whole story</button></div>';
    expect(people(card)).toEqual(['Ada Vell | CEO']);
  });
  test('may be the card', () => {
    const card = '<button type="button"><b>Ada Vell</b><span>CEO</span></button>';
    expect(people(card)).toEqual(['Ada Vell | CEO']);
  });
});

describe('what Italians are called before their names', () => {
  test.each(['Dott.ssa Ada Vellini', 'Prof.ssa Ada Vellini', 'Sig.ra Ada Vellini', 'Dott. Ada Vellini'])(
    '%s',
    (name) => {
      expect(people(`<div><h4>${name}</h4><p>Amministratrice Unica</p></div>`, 'it')).toEqual([
        `${name} | Amministratrice Unica`,
      ]);
    },
  );
});

describe('who has died', () => {
  test.each(['Egon Marn (†)', 'Egon Marn †', 'Egon Marn (1931–2009)'])(
    'holds no post any more: %s',
    (name) => {
      const found = people(`<div><h3>${name}</h3><p>Founder</p></div><div><h3>Ada Vell</h3><p>CEO</p></div>`);
      expect(found.filter((line) => !line.includes('| former '))).toEqual(['Ada Vell | CEO']);
    },
  );
});

describe('a biography', () => {
  test('goes by the given name under a heading that is the whole', () => {
    const html =
      '<h2>Ada Vell</h2><p>Ada is our Chief Executive Officer. She likes hills.</p><h2>Bo Marn</h2><p>Bo is our Head of Sales.</p>';
    expect(people(html)).toEqual(['Ada Vell | Chief Executive Officer', 'Bo Marn | Head of Sales']);
  });
  test('of somebody else, or under another heading, is not hers', () => {
    expect(people('<h2>Ada Vell</h2><h2>Story</h2><p>Ada is our Chief Executive Officer.</p>')).toEqual([]);
    expect(people('<h2>Ada Vell</h2><p>Bo is our Chief Executive Officer.</p>')).toEqual([]);
    expect(people('<h2>Ada Vell</h2><p>Ada was Chief Executive Officer of Marn Holdings.</p>')).toEqual([]);
  });
});

describe('what is drawn by scripts', () => {
  const rows = (tag: string) =>
    `<script>self.__next_f.push(${JSON.stringify([
      1,
      `8:${JSON.stringify([
        '$',
        'ul',
        null,
        {
          children: [
            [
              '$',
              'li',
              'a',
              {
                children: [
                  ['$', 'h3', null, { children: 'Bo Marn' }],
                  ['$', tag, null, { children: 'Chief Operating Officer' }],
                ],
              },
            ],
          ],
        },
      ])}\n`,
    ])})</script>`;
  test('goes on where a page of people shows some of them', () => {
    const shown = '<ul><li><h3>Ada Vell</h3><p>CEO</p></li></ul>';
    expect(people(shown + rows('p'))).toEqual(['Ada Vell | CEO', 'Bo Marn | Chief Operating Officer']);
  });
});

describe('sentences', () => {
  test.each([
    [
      'en',
      'It began when co-founders Ada Vell and Bo Marn burned their first soap.',
      ['Ada Vell | Co-Founder', 'Bo Marn | Co-Founder'],
    ],
    ['en', 'Founders Ada Vell and Bo Marn still do.', ['Ada Vell | Founder', 'Bo Marn | Founder']],
    [
      'en',
      'The founders of Blue Harbor, Ada Vell and Bo Marn, buy here.',
      ['Ada Vell | Founder | Blue Harbor', 'Bo Marn | Founder | Blue Harbor'],
    ],
    [
      'en',
      'The board has appointed Ada Vell as Chief Financial Officer.',
      ['Ada Vell | Chief Financial Officer'],
    ],
    ['sv', 'För mer information: Ada Hallmarn, marknadschef', ['Ada Hallmarn | marknadschef']],
    [
      'nl',
      'Drie gezichten: Ada Vell (zaakvoerder), Bo Marn (verkoopleider).',
      ['Ada Vell | zaakvoerder', 'Bo Marn | verkoopleider'],
    ],
    ['en', 'Blue Harbor appoints Ada Vell as CEO.', ['Ada Vell | CEO | Blue Harbor']],
    ['sv', 'Styrelsen har utsett Ada Vell till ny vd.', ['Ada Vell | vd']],
    ['de', 'Der Aufsichtsrat hat Ada Vell zur Geschäftsführerin bestellt.', []],
    ['en', 'She sold Ada Vell as a president of dolls.', []],
  ])('%s: %s', (lang, sentence, found) => {
    expect(people(`<p>${sentence}</p>`, lang)).toEqual(found);
  });
  test('a headline names who is new', () => {
    expect(people('<h1>Ada Hallmarn ny vd</h1>', 'sv')).toEqual(['Ada Hallmarn | vd']);
    expect(people('<h1>Ada Vell neue Geschäftsführerin</h1>', 'de')).toEqual([
      'Ada Vell | Geschäftsführerin',
    ]);
  });
});
