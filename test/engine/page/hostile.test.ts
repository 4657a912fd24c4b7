import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../support/cpu.ts';
import { factsOf } from './people-of.ts';

/** Generous: a machine may be slow; a square would take minutes. */
const BOUND_MS = 4_000;
const SIZE = 2_000_000;

const fill = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length));
const numbered = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

describe('two megabytes of hostile markup are read in bounded time', () => {
  test.each<[string, () => string]>([
    ['nested elements', () => fill('<div>')],
    ['nested elements with names', () => fill('<div>Ada Vell')],
    ['nested elements with classes', () => fill('<div class="h-card team card" id="x">')],
    [
      'nested items of microdata',
      () => fill('<div itemscope itemtype="http://schema.org/Person" itemprop="name">'),
    ],
    ['nested lists', () => fill('<ul><li>Ada Vell, CEO')],
    ['nested tables', () => fill('<table><tr><td>Ada Vell<td>CEO')],
    ['nested definitions', () => fill('<dl><dt>CEO<dd>Ada Vell')],
    ['nested links', () => fill('<a href="/x"><b>')],
    ['unclosed inline elements', () => fill('<b>x')],
    ['closing tags of nothing', () => `${'<div>'.repeat(100_000)}${'</span>'.repeat(200_000)}`],
    ['a giant attribute', () => `<p title="${'x'.repeat(SIZE)}">`],
    ['a giant address', () => `<a href="mailto:${'x'.repeat(SIZE)}@vellmarn.test">x</a>`],
    ['many attributes', () => `<p ${numbered(250_000, (index) => `a${index} `)}>`],
    ['at signs', () => fill('a@')],
    ['only at signs', () => fill('@')],
    ['addresses', () => numbered(80_000, (index) => `<p>a${index}@vellmarn.test`)],
    ['spelled addresses', () => fill('ada [at] vellmarn [dot] ')],
    ['spelled marks', () => fill('( at ) ')],
    ['blanks', () => `a${' '.repeat(SIZE)}b`],
    ['dots', () => fill('.')],
    ['middle dots', () => fill('· ')],
    ['people in lines', () => fill(`<p>${'CEO: Ada Vell · '.repeat(20)}`)],
    ['capitals', () => fill('Aa Bb ')],
    ['sentences', () => fill('Our CEO Ada Vell Bo Marn Cy Thorn and founder Xo Yen said it. ')],
    ['quotes', () => fill('“')],
    [
      'cards',
      () => numbered(40_000, (index) => `<div><h3>Ada Vell${'abcdef'[index % 6]}</h3><p>CEO</p></div>`),
    ],
    ['names and titles, flat', () => numbered(80_000, (index) => `<p>Ada Vell${'abcdef'[index % 6]}<p>CEO`)],
    ['names in one paragraph', () => fill('Ada Vell<br>CEO<br>Bo Marn<br>CTO<br>')],
    ['images', () => fill('<img alt="Ada Vell, CEO">')],
    ['labels', () => fill('<p>Geschäftsführer: ')],
    ['headings', () => fill('<h2>Advisors</h2><h3>x</h3>')],
    ['links', () => numbered(60_000, (index) => `<a href="/p${index}">Ada Vell</a>`)],
    ['nested JSON', () => `<script type="application/ld+json">${'['.repeat(1_400_000)}</script>`],
    [
      'closed nested JSON',
      () => `<script type="application/ld+json">${'['.repeat(300_000)}${']'.repeat(300_000)}</script>`,
    ],
    [
      'many persons in JSON',
      () =>
        `<script type="application/ld+json">[${numbered(20_000, (index) => `{"@type":"Person","name":"Ada V${index}","jobTitle":"CEO"},`)}1]</script>`,
    ],
    ['nested literals', () => `<script>name=${'{a:['.repeat(300_000)}</script>`],
    ['literals that end in code', () => `<script>${fill('name={a:[{b:"x"},')}f()</script>`],
    ['functions called on the spot', () => `<script>name=${fill('(function(a){return {b:')}</script>`],
    ['strings without an end', () => `<script>name=${fill('{a:"x\\')}</script>`],
    [
      'a packed list of one position',
      () => `<script type="application/json">[${numbered(100_000, () => '[0,0,0],')}0]</script>`,
    ],
    [
      'packed lists that spread',
      () =>
        `<script type="application/json">[${numbered(
          60,
          (index) =>
            `[${Array(40)
              .fill(index + 1)
              .join()}],`,
        )}"x"]</script>`,
    ],
    ['JSON in attributes', () => numbered(20_000, () => `<p data-x='[{"name":"Ada Vell","role":"CEO"}]'>`)],
    ['attributes that name', () => fill('<b data-name="Ada Vell" data-title="CEO">')],
    ['labels of links', () => fill('<a aria-label="About Ada Vell, CEO">')],
    ['entities', () => fill('&amp;')],
    ['angle brackets', () => fill('<')],
    ['open comments', () => fill('<!--')],
    ['open scripts', () => fill('<script>')],
    ['reversed text', () => fill('<b style="direction:rtl;unicode-bidi:bidi-override">x@y')],
  ])('%s', (_rule, html) => {
    const text = html();
    const started = cpuMs();
    factsOf(text);
    expect(cpuMs(started)).toBeLessThan(BOUND_MS);
  });

  test.each<[string, string]>([
    ['cards', '<div><h3>Ada Vell</h3><p>CEO</p></div><div><h3>Bo Marn</h3><p>CTO</p></div>'],
    ['deep markup', '<div><p>Ada Vell, CEO'],
    ['prose', 'Our CEO Ada Vell said that Bo Marn, CTO of Vellmarn, is here. '],
  ])('four times as much of %s costs no sixteen times as much', (_rule, piece) => {
    const cost = (times: number): number => {
      const text = piece.repeat(times);
      const runs = [0, 1, 2].map(() => {
        const started = cpuMs();
        factsOf(text);
        return cpuMs(started);
      });
      return Math.min(...runs);
    };
    cost(200); // the first run compiles
    expect(cost(4_000)).toBeLessThan(12 * Math.max(cost(1_000), 5));
  });
});

describe('what a page may not do', () => {
  test('no field of the answer is longer than its bound', () => {
    const long = 'Ada '.repeat(2_000);
    const facts = factsOf(
      `<title>${long}</title><a href="/x">${long}</a><p>Ada Vell, CEO ${long}</p><p>${long} ada@vellmarn.test ${long}</p>`,
    );
    expect(facts.pageTitle.length).toBeLessThanOrEqual(1_000);
    expect(Math.max(...facts.links.map(({ text }) => text.length))).toBeLessThanOrEqual(200);
    for (const { words } of [...facts.mentions, ...facts.addresses])
      expect(words.length).toBeLessThanOrEqual(240);
  });

  test('names of prototypes are keys like others', () => {
    const html =
      '<div __proto__="x" constructor="y" class="constructor __proto__"></div><script type="application/json">{"__proto__":{"name":"Ada Vell"},"constructor":{"name":"Ada Vell","role":"CEO"}}</script>';
    expect(factsOf(html).mentions.map(({ name }) => name)).toEqual(['Ada Vell']);
  });

  test('broken surrogates, nulls and an empty page are read', () => {
    for (const html of [
      '',
      '\0',
      '\ud800',
      '<\ud800>',
      '<p>\udfff@vellmarn.test',
      '<a href="\0">',
      '<html lang>',
    ])
      expect(factsOf(html).mentions).toEqual([]);
  });
});
