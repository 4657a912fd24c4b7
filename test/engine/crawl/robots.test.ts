// Rules of what a robots.txt allows (RFC 9309).
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../support/cpu.ts';
import { parseRobots } from '../../../src/engine/crawl/robots.ts';

const URL_OF_ROBOTS = 'https://acme.test/robots.txt';
const allows = (text: string, path: string) =>
  parseRobots(URL_OF_ROBOTS, text).allows(`https://acme.test${path}`);

describe('a robots.txt', () => {
  const rows: [string, string, string, boolean][] = [
    ['empty', '', '/team', true],
    ['nonsense', '<html>Not found</html>', '/team', true],
    ['all forbidden', 'User-agent: *\nDisallow: /', '/team', false],
    ['an empty disallow', 'User-agent: *\nDisallow:', '/team', true],
    ['others forbidden', 'User-agent: otherbot\nDisallow: /', '/team', true],
    ['our token in any case', 'User-agent: SVC-Bot\nDisallow: /', '/team', false],
    ['our token with a version', 'User-agent: svc-bot/1.0\nDisallow: /', '/team', false],
    ['a longer token is another bot', 'User-agent: svc-bot-news\nDisallow: /', '/team', true],
    ['our group wins over all', 'User-agent: *\nDisallow: /\n\nUser-agent: svc-bot\nAllow: /', '/team', true],
    [
      'our empty group wins too',
      'User-agent: *\nDisallow: /\n\nUser-agent: svc-bot\nDisallow:',
      '/team',
      true,
    ],
    ['one group for several', 'User-agent: a\nUser-agent: svc-bot\nDisallow: /team', '/team', false],
    ['groups of one name add up', 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/b', false],
    [
      'a sitemap between is no end',
      'User-agent: *\nSitemap: https://acme.test/s.xml\nDisallow: /',
      '/x',
      false,
    ],
    ['an unknown line between is no end', 'User-agent: *\nClean-param: a\nDisallow: /', '/x', false],
    ['the longest rule wins', 'User-agent: *\nDisallow: /\nAllow: /team', '/team/jane', true],
    ['allow wins ties', 'User-agent: *\nDisallow: /team\nAllow: /team', '/team', true],
    ['wildcards', 'User-agent: *\nDisallow: /*/private', '/a/private/x', false],
    ['an end mark', 'User-agent: *\nDisallow: /team$', '/team/jane', true],
    ['a comment', 'User-agent: * # all\nDisallow: /team # not this', '/team', false],
    ['old line ends', 'User-agent: *\rDisallow: /team\r', '/team', false],
    ['encoded paths', 'User-agent: *\nDisallow: /über', '/%C3%BCber', false],
    ['queries', 'User-agent: *\nDisallow: /*?print', '/team?print=1', false],
    // RFC 9309 §2.2.2, the table of octets
    ['a query as it is', 'User-agent: *\nDisallow: /foo/bar?baz=quz', '/foo/bar?baz=quz', false],
    [
      'a URL in a query',
      'User-agent: *\nDisallow: /foo?baz=https://foo.bar',
      '/foo?baz=https%3A%2F%2Ffoo.bar',
      false,
    ],
    ['a letter beyond ASCII', 'User-agent: *\nDisallow: /foo/bar/ツ', '/foo/bar/%E3%83%84', false],
    ['capitals of the encoding', 'User-agent: *\nDisallow: /foo/%e3%83%84', '/foo/ツ', false],
    ['letters that need no encoding', 'User-agent: *\nDisallow: /foo/%62%61%7A', '/foo/baz', false],
    ['the same the other way', 'User-agent: *\nDisallow: /foo/baz', '/foo/%62%61%7A', false],
    ['an encoded slash is no slash', 'User-agent: *\nDisallow: /a/b', '/a%2Fb', true],
    // §2.2.3
    [
      'a star that is meant',
      'User-agent: *\nDisallow: /path/file-with-a-%2A.html',
      '/path/file-with-a-*.html',
      false,
    ],
    ['a star that is meant is no wildcard', 'User-agent: *\nDisallow: /a%2Ab', '/axb', true],
    ['a dollar that is meant', 'User-agent: *\nDisallow: /path/foo-%24', '/path/foo-$', false],
    ['a dollar within', 'User-agent: *\nDisallow: /a$b', '/a$b/c', false],
    ['wildcard and end', 'User-agent: *\nDisallow: /*.php$', '/x.php?y=1', true],
    ['the end of the last piece counts', 'User-agent: *\nDisallow: /*.php$', '/x.php/y.php', false],
    ['pieces do not overlap', 'User-agent: *\nDisallow: /ab*ba$', '/aba', true],
    // §2.2.2: octets of the rule decide, not the order
    [
      'a longer allow after',
      'User-agent: *\nDisallow: /example/page/\nAllow: /example/page/a.gif',
      '/example/page/a.gif',
      true,
    ],
    [
      'a longer disallow before',
      'User-agent: *\nDisallow: /example/page/a.gif\nAllow: /example/page/',
      '/example/page/a.gif',
      false,
    ],
    ['wildcards count as octets', 'User-agent: *\nAllow: /page\nDisallow: /*.htm', '/page.htm', false],
    ['a mark before the text', '\uFEFFUser-agent: *\nDisallow: /', '/x', false],
    ['spaces anywhere', '  user-agent :  *  \n  disallow :  /x  ', '/x', false],
    ['words that are misspelt', 'Useragent: *\nDissallow: /x', '/x', false],
    ['a rule without its slash', 'User-agent: *\nDisallow: private', '/private/x', false],
    ['rules before any group', 'Disallow: /\nUser-agent: *\nAllow: /', '/x', true],
    ['broken encoding', 'User-agent: *\nDisallow: /%zz', '/%zz', false],
    ['half a character', 'User-agent: *\nDisallow: /\uD800', '/x', true],
    [
      'a delay ends the names of a group',
      'User-agent: *\nCrawl-delay: 1\nUser-agent: bad\nDisallow: /',
      '/x',
      true,
    ],
  ];
  test.each(rows)('%s', (_rule, text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  test('speaks for its own origin alone', () => {
    expect(parseRobots(URL_OF_ROBOTS, '').allows('https://www.acme.test/')).toBe(false);
  });

  test('gives a delay of at most two seconds, and sitemaps', () => {
    const delay = (value: string) =>
      parseRobots(URL_OF_ROBOTS, `User-agent: *\nCrawl-delay: ${value}`).delayMs;
    expect([delay('0.5'), delay('30'), delay('-1'), delay('soon')]).toEqual([500, 2_000, 0, 0]);
    expect(parseRobots(URL_OF_ROBOTS, 'sitemap: /a.xml\nSITEMAP: /b.xml').sitemaps).toEqual([
      '/a.xml',
      '/b.xml',
    ]);
  });

  test('of more rules than anybody honest has is a no', () => {
    const rules = (count: number) =>
      Array.from({ length: count }, (_, index) => `Disallow: /private/${index}`).join('\n');
    expect(allows(`User-agent: *\n${rules(10_000)}`, '/team')).toBe(true);
    expect(allows(`User-agent: *\n${rules(10_001)}`, '/team')).toBe(false);
    expect(allows(`User-agent: other\n${rules(20_000)}`, '/team')).toBe(true);
  });

  test('that is hostile costs little, and forbids where it cannot be followed', () => {
    const texts = [
      'User-agent: a\n'.repeat(20_000) + 'Disallow: /x\n'.repeat(20_000),
      `User-agent: *\n${`Disallow: /${'*a'.repeat(400)}\n`.repeat(500)}`,
      `User-agent: *\n${`Disallow: /${'a*'.repeat(15)}\n`.repeat(15_000)}`,
      `User-agent: *\nDisallow: /${'*'.repeat(400_000)}`,
      `User-agent: *\n${'Disallow: /a\n'.repeat(35_000)}`,
      ':'.repeat(500_000),
      ' '.repeat(500_000),
    ];
    const started = cpuMs();
    const verdicts = texts.map((text) => allows(text, `/${'a'.repeat(400)}`));
    expect(cpuMs(started)).toBeLessThan(2_000);
    expect(verdicts).toEqual([true, false, false, false, false, true, true]);
  });
});
