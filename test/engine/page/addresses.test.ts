import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../../src/engine/page/address-syntax.ts';
import { decodeCfemail } from '../../../src/engine/page/obfuscation.ts';
import { factsOf } from './people-of.ts';

const addressesOf = (html: string): string[] =>
  factsOf(html).addresses.map(({ address, how }) => `${address} ${how}`);

describe('printed addresses', () => {
  test.each<[string, string, string[]]>([
    ['text', '<p>Write to Ada.Vell@Vellmarn.test.</p>', ['ada.vell@vellmarn.test text']],
    ['mailto', '<a href="mailto:ada@vellmarn.test">x</a>', ['ada@vellmarn.test mailto']],
    [
      'mailto with headers',
      '<a href="MAILTO:ada@vellmarn.test?subject=Hi&cc=b@c.test">x</a>',
      ['ada@vellmarn.test mailto'],
    ],
    ['mailto percent-encoded', '<a href="mailto:%61da%40vellmarn.test">x</a>', ['ada@vellmarn.test mailto']],
    [
      'mailto with a display name',
      '<a href="mailto:Ada%20Vell%20%3Cada@vellmarn.test%3E">x</a>',
      ['ada@vellmarn.test mailto'],
    ],
    ['broken percent signs', '<a href="mailto:100%zz">x</a>', []],
    [
      'a line end within, which is not dropped',
      '<a href="mailto:ada@vellmarn.test%0d%0aRCPT">x</a><a href="mailto:ada@vell%0amarn.test">x</a>',
      [],
    ],
    ['entities', '<p>&#97;da&#64;vellmarn&#46;test</p>', ['ada@vellmarn.test text']],
    ['[at] and [dot]', '<p>ada [at] vellmarn [dot] test</p>', ['ada@vellmarn.test obfuscated']],
    [
      '(at) and (dot) without blanks',
      '<p>ada.vell(at)mail(dot)vellmarn(dot)test</p>',
      ['ada.vell@mail.vellmarn.test obfuscated'],
    ],
    ['(at) with a plain dot', '<p>ada (at) vellmarn.test</p>', ['ada@vellmarn.test obfuscated']],
    ['(ät) and (punkt)', '<p>ada (ät) vellmarn (punkt) test</p>', ['ada@vellmarn.test obfuscated']],
    ['at and dot as words', '<p>ada at vellmarn dot test</p>', ['ada@vellmarn.test obfuscated']],
    [
      'cfemail',
      '<span data-cfemail="204144416056454c4c4d41524e0e54455354">[email protected]</span>',
      ['ada@vellmarn.test cfemail'],
    ],
    [
      'protected link',
      '<a href="/cdn-cgi/l/email-protection#204144416056454c4c4d41524e0e54455354">x</a>',
      ['ada@vellmarn.test cfemail'],
    ],
    [
      'reversed',
      '<span style="unicode-bidi:bidi-override; direction: rtl">tset.nramllev@ada</span>',
      ['ada@vellmarn.test obfuscated'],
    ],
    ['no address: a meeting place', '<p>Meet us at vellmarn.test today</p>', []],
    ['no address: a picture', '<p>logo@2x.png</p>', []],
    ['no address: a handle', '<p>@vellmarn and a@b</p>', []],
    ['no address: filler', '<p>you@example.com name@domain.com</p>', []],
    ['no address: in a comment', '<!-- ada@vellmarn.test -->', []],
    ['no address: hidden', '<p style="display:none">ada@vellmarn.test</p>', []],
    ['no address: in a query', '<a href="https://x.test/?u=1">x</a>', []],
    ['no address: a name in a social network', '<p>Mastodon: @ada@vellmarn.test</p>', []],
    [
      'without the label and the words that elements set apart',
      '<p><span>E-Mail</span><b>ada@vellmarn.test</b><i>German</i></p>',
      ['ada@vellmarn.test text'],
    ],
    [
      'across an element that hides nothing',
      '<p>ad<b></b>a@vell<i>marn.test</i></p>',
      ['ada@vellmarn.test text'],
    ],
    ['each once', '<a href="mailto:ada@vellmarn.test">ada@vellmarn.test</a>', ['ada@vellmarn.test mailto']],
    [
      'brackets round it',
      '<p>(ada@vellmarn.test), &lt;bo@vellmarn.test&gt;</p>',
      ['ada@vellmarn.test text', 'bo@vellmarn.test text'],
    ],
  ])('%s', (_rule, html, addresses) => {
    expect(addressesOf(html)).toEqual(addresses);
  });

  test('the words around an address are kept, at most 240 characters', () => {
    const [printed] = factsOf(`<p>${'long '.repeat(100)}Ada Vell ada@vellmarn.test</p>`).addresses;
    expect(printed?.words).toContain('Ada Vell ada@vellmarn.test');
    expect(printed?.words.length).toBeLessThanOrEqual(240);
  });

  test('their number is bounded', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `a${index}@vellmarn.test`).join(' ');
    expect(factsOf(`<p>${many}</p>`).addresses.length).toBeLessThanOrEqual(500);
  });
});

describe('address syntax', () => {
  test.each([
    'a@b',
    'a@b.c',
    '@b.test',
    'a..b@c.test',
    '.a@b.test',
    'a.@b.test',
    'a b@c.test',
    'a@-b.test',
    'a@b..test',
    'a@b.test1',
    `${'a'.repeat(65)}@b.test`,
    'a@b.test\r\nRCPT TO:<x@y.test>',
    '"a b"@c.test',
    'a@[127.0.0.1]',
    'ä@b.test',
  ])('refuses %j', (text) => {
    expect(parseAddress(text)).toBeNull();
  });
  test.each([
    ['A.B+c@D.Test', 'a.b+c@d.test'],
    ["o'neil@d.test", "o'neil@d.test"],
    ['a@müller.test', 'a@xn--mller-kva.test'],
  ])('accepts %j', (text, address) => {
    expect(parseAddress(text)).toBe(address);
  });
  test.each(['', '2041', 'zz', '2041444', '00'.repeat(300)])('a cfemail of %j is none', (hex) => {
    expect(decodeCfemail(hex)).toBeNull();
  });
});
