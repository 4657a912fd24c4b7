// Rules of which links a page has, however it was built.
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../support/cpu.ts';
import type { PageLink } from '../../../src/engine/mention.ts';
import { factsOf } from './people-of.ts';

/** The paths that a page links to, with their words. */
function links(html: string, path = '/'): Record<string, string> {
  return Object.fromEntries(linksOf(html, path).map(({ url, text }) => [new URL(url).pathname, text]));
}

function linksOf(html: string, path = '/'): PageLink[] {
  return factsOf(html, path).links;
}

describe('a link is seen', () => {
  const seen: [string, string, string, string][] = [
    [
      'in a menu that is hidden',
      '<nav hidden><a href="/team"><b>Our</b> team</a></nav>',
      '/team',
      'Our team',
    ],
    [
      'in a menu that a style hides',
      '<div style="display:none"><ul><li><a href=/team>Team</a></ul></div>',
      '/team',
      'Team',
    ],
    ['in a template', '<template><a href="/team">Team</a></template>', '/team', 'Team'],
    ['for those without scripts', '<noscript><a href="/team">Team</a></noscript>', '/team', 'Team'],
    ['that is an image', '<a href="/x"><img src=a.png alt="Our people"></a>', '/x', 'Our people'],
    ['that is a hidden image', '<p hidden><a href="/x"><img src=a.png alt="People"></a></p>', '/x', 'People'],
    ['with a label alone', '<a href="/x" aria-label="Our people"><i></i></a>', '/x', 'Our people'],
    ['of an image map', '<map><area href="/x" alt="Leadership"></map>', '/x', 'Leadership'],
    ['of a choice', '<select><option value="">–<option value="/team/">Team</select>', '/team/', 'Team'],
    ['of a card that a script opens', '<div data-href="/p/7" role="link">Ada Vell</div>', '/p/7', 'Ada Vell'],
    [
      'of a button that leads on',
      `<button onclick="window.location.href='/team'">Meet us</button>`,
      '/team',
      'Meet us',
    ],
    ['of a script in an address', `<a href="javascript:window.open('/bio')">Bio</a>`, '/bio', 'Bio'],
    [
      'of a link to nowhere that a script follows',
      '<a href="#" data-url="/bio">Ada Vell</a>',
      '/bio',
      'Ada Vell',
    ],
    ['of a dialog that is loaded', '<button hx-get="/bios/ada">Ada Vell</button>', '/bios/ada', 'Ada Vell'],
    [
      'in the state of a script',
      '<script type="application/json">{"menu":[{"label":"Our team","href":"/team"},{"href":"/x"}]}</script>',
      '/team',
      'Our team',
    ],
    [
      'in a state that is a string of a script',
      String.raw`<script>self.f.push([1,"{\"href\":\"/team\",\"children\":\"Our team\"}"])</script>`,
      '/team',
      'Our team',
    ],
    [
      'with escaped slashes',
      String.raw`<script>var menu=[{"title":"Team","url":"\/about\/team\/"}]</script>`,
      '/about/team/',
      'Team',
    ],
    [
      'in a list of routes',
      '<script type="application/json">["/","/about/team","b"]</script>',
      '/about/team',
      '',
    ],
    [
      'by what its card says',
      '<h3>Ada Vell</h3><p>…</p><a href="/x">View bio</a>',
      '/x',
      'Ada Vell View bio',
    ],
  ];
  test.each(seen)('%s', (_rule, html, path, text) => {
    expect(links(html)).toMatchObject({ [path]: text });
  });

  test('under the address that the page says is its base', () => {
    expect(links('<base href="/de/"><a href="team">Team</a>')).toEqual({ '/de/team': 'Team' });
  });
});

describe('no link', () => {
  test.each([
    ['in a comment', '<!-- <a href="/team">Team</a> -->'],
    ['to nowhere', '<a href="#">Team</a><a href="javascript:void(0)">Team</a><a>Team</a>'],
    ['of another scheme', '<a href="mailto:a@vellmarn.test">Team</a><option value="javascript:x">'],
    [
      'of a frame that counts visitors',
      '<noscript><iframe src="/count?id=1" height="0" width="0"></iframe></noscript><iframe src="/c" style="display:none"></iframe>',
    ],
    ['of a number or a name', '<div data-url="42" data-link="yes">Team</div>'],
    ['in a line of code', '<script>const a = b / c; const d = "a/b";</script>'],
    ['in a style within a hidden link', '<p hidden><a href="mailto:x@y.test"><style>.a{}</style></a></p>'],
  ])('%s', (_rule, html) => {
    expect(links(html)).toEqual({});
  });
});

describe('what a link is to its page', () => {
  const relation = (html: string) => linksOf(html, '/team').map(({ relation }) => relation);
  test.each([
    ['<a rel="nofollow next" href="/team?page=2">2</a>', 'next'],
    ['<link rel="next" href="/team/page/2">', 'next'],
    ['<link rel="canonical" href="/our-team">', 'again'],
    ['<link rel="alternate" hreflang="de" href="/de/team">', 'again'],
    ['<a rel="alternate" hreflang="fr" href="/fr/equipe">Français</a>', 'again'],
    ['<iframe src="/people/list.html"></iframe>', 'part'],
    ['<frameset><frame src="main.html" name="main"></frameset>', 'part'],
    ['<a href="/node/7" hreflang="en">Our people</a>', undefined],
    ['<a href="/x">x</a>', undefined],
  ])('%s', (html, expected) => {
    expect(relation(html)).toEqual([expected]);
  });
  test('a feed is no other language of it', () => {
    expect(linksOf('<link rel="alternate" type="application/rss+xml" href="/feed">')).toEqual([]);
  });
});

describe('a profile', () => {
  const profiles = (html: string) =>
    linksOf(html, '/team').flatMap(({ url, profile }) => (profile ? [new URL(url).pathname] : []));
  test('is a link named after somebody, in itself or by its card', () => {
    expect(profiles('<a href="/team/ada-vell">Ada Vell</a>')).toEqual(['/team/ada-vell']);
    expect(profiles('<h3>Ada Vell</h3><a href="/team/ada-vell">Read more</a>')).toEqual(['/team/ada-vell']);
    expect(profiles('<nav hidden><a href="/team/ada-vell">Ada Vell</a></nav>')).toEqual(['/team/ada-vell']);
  });
  test('is no link whose path names nobody', () => {
    expect(profiles('<a href="/case-studies">Case Studies</a><a href="/x">Ada Vell</a>')).not.toContain('/x');
  });
});

test('costs little on hostile pages', () => {
  const parts = [
    '<p hidden><a href=/x>',
    '<select><option value=/a>',
    '<script>{"href":"',
    `<script>${'\\'.repeat(50)}"href`,
    '<script>"/a/a/a/a/a/a',
    `<b onclick="location${' '.repeat(20)}=`,
    '<b data-href="/">',
  ];
  for (const part of parts) {
    const started = cpuMs();
    factsOf(part.repeat(Math.floor(200_000 / part.length)));
    expect(cpuMs(started)).toBeLessThan(1_500);
  }
});
