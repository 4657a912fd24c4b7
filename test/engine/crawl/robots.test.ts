// Rules of what a robots.txt allows (RFC 9309).
import { describe, expect, test } from 'vitest';
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
    const started = performance.now();
    const verdicts = texts.map((text) => allows(text, `/${'a'.repeat(400)}`));
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(verdicts).toEqual([true, false, false, false, false, true, true]);
  });
});
