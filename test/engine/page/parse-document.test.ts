import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/engine/page/document.ts';
import { parseDocument } from '../../../src/engine/page/parse-document.ts';

const linesOf = (html: string): string[] => parseDocument(html).lines.map(({ text }) => text);

describe('the visible text', () => {
  test.each<[string, string, string[]]>([
    ['blocks break lines', '<h3>Ada  Vell</h3><p>CEO</p>', ['Ada Vell', 'CEO']],
    ['a line break breaks a line', '<p>Ada Vell<br>CEO</p>', ['Ada Vell', 'CEO']],
    ['inline elements do not', '<p>Ada <b>Vell</b>, <i>CEO</i></p>', ['Ada Vell, CEO']],
    ['neighbouring spans are parted', '<p><span>Ada Vell</span><span>CEO</span></p>', ['Ada Vell CEO']],
    [
      'neighbours of two kinds are words',
      '<p><b>Ada Vell, Jr.</b><i>CEO</i><span>since 2019</span><a>ada@vellmarn.test</a></p>',
      ['Ada Vell, Jr. CEO since 2019 ada@vellmarn.test'],
    ],
    [
      'a word that an editor has cut stays one',
      '<p><span class="c1">Manag</span><span class="c1">ing</span> Di<wbr>rector</p>',
      ['Managing Director'],
    ],
    [
      'letters one by one are one word, and so is an address in parts',
      '<p><i>A</i><b>d</b><i>a</i> <b>ada</b><i>@</i><b>vellmarn</b><i>.test</i></p>',
      ['Ada ada@vellmarn.test'],
    ],
    ['one word in two elements stays one', '<p><b>A</b>da</p>', ['Ada']],
    ['entities are decoded', '<p>Ada&nbsp;Vell &amp; Bo&#8217;s</p>', ['Ada Vell & Bo’s']],
    ['soft hyphens and zero-width blanks go', '<p>Vell\u00admarn\u200b</p>', ['Vellmarn']],
    ['comments never count', '<!-- <p>Ada Vell, CEO</p> --><p>x</p>', ['x']],
    ['scripts and styles never count', '<script>var a="Ada"</script><style>p{}</style>x', ['x']],
    ['a template never counts', '<template>a</template>x', ['x']],
    [
      'a shadow that the server declares counts',
      '<x-a><template shadowrootmode="open">a</template></x-a>x',
      ['a', 'x'],
    ],
    ['what stands in for scripts counts', '<p>a<noscript>b</noscript></p>x', ['a', 'b', 'x']],
    [
      'what a stream brings later counts',
      '<div hidden id="S:0">a</div><div hidden id="S">b</div>x',
      ['a', 'x'],
    ],
    [
      'hidden elements never count',
      '<div hidden><p>a</p></div><p style="color:red; display: none">b</p>x',
      ['x'],
    ],
    [
      'what a click opens counts, though it is hidden at first',
      '<div class="team-modal" style="display:none">a</div><div role="dialog" hidden>b</div><div class="tab-pane" hidden>c</div>',
      ['a', 'b', 'c'],
    ],
    [
      'what a button says that it opens counts',
      '<button aria-controls="p0 p1">More</button><div id="p0" hidden>a</div><div id="p1" style="display:none">b</div>',
      ['More', 'a', 'b'],
    ],
    [
      'what no button opens never counts',
      '<button aria-controls="p0">More</button><div id="p2" hidden>a</div><div hidden>b</div><p>x</p>',
      ['More', 'x'],
    ],
    [
      'a hidden thing that only sounds like it never counts',
      '<div class="biology" hidden>a</div><div class="multimodal-old" style="display:none">b</div>x',
      ['x'],
    ],
    [
      'repeated inline boxes are rows',
      '<div><a class="p"><b>Ada Vell</b><i>CEO</i></a> <a class="p"><b>Bo Marn</b><i>CTO</i></a></div>',
      ['Ada Vell CEO', 'Bo Marn CTO'],
    ],
    [
      'words between inline boxes keep them in one line',
      '<p><a class="p"><b>A</b><i>b</i></a> and <a class="p"><b>C</b><i>d</i></a></p>',
      ['Ab and Cd'],
    ],
    ['copies of a carousel never count', '<div class="slick-cloned" aria-hidden="true">a</div>x', ['x']],
    ['aria-hidden alone is visible', '<div aria-hidden="true">a</div>', ['a']],
    ['the title is no text', '<title>T</title><p>x', ['x']],
    ['preformatted lines stay lines', '<pre>Ada Vell\nCEO</pre>', ['Ada Vell', 'CEO']],
    ['unclosed items are closed', '<ul><li>a<li>b</ul>', ['a', 'b']],
  ])('%s', (_rule, html, lines) => {
    expect(linesOf(html)).toEqual(lines);
  });

  test("an element's text is its own and its descendants'", () => {
    const document = parseDocument('<div><h3>Ada</h3><p>Vell <b>x</b></p></div><p>y</p>');
    expect(document.elements.map((element) => `${element.name}: ${textOf(document, element)}`)).toEqual([
      'div: Ada Vell x',
      'h3: Ada',
      'p: Vell x',
      'b: x',
      'p: y',
    ]);
  });

  test('data scripts and the title are kept apart from the text', () => {
    const document = parseDocument(
      '<title> A &amp;\n B </title><script type="application/ld+json">{"a":"<p>"}</script>',
    );
    expect(document.title).toBe('A & B');
    expect(document.scripts).toEqual([{ type: 'application/ld+json', id: '', text: '{"a":"<p>"}' }]);
    expect(document.text).toBe('');
  });
});

describe('hostile markup', () => {
  test('depth is bounded, and what lies deeper is still read', () => {
    const document = parseDocument(`${'<div>'.repeat(100_000)}<p>Ada Vell`);
    let deepest = 0;
    for (const element of document.elements.slice(-1)) {
      for (let each = element.parent; each !== null; each = each.parent) deepest += 1;
    }
    expect(deepest).toBeLessThanOrEqual(201);
    expect(document.lines.map(({ text }) => text)).toEqual(['Ada Vell']);
  });

  test('the number of elements is bounded', () => {
    expect(parseDocument('<p>x'.repeat(400_000)).elements.length).toBeLessThanOrEqual(150_000);
  });

  test('what lies beyond two megabytes is not read', () => {
    expect(parseDocument(`${'x'.repeat(2 * 1024 * 1024)}<p>Ada`).lines).toHaveLength(1);
  });

  test('closing tags that close nothing change nothing', () => {
    expect(linesOf('</div></p></span><p>a</i></p></table>b')).toEqual(['a', 'b']);
  });
});
