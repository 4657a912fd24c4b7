// Rules of which links promise people, and of which URLs are pages at all.
import { describe, expect, test } from 'vitest';
import { GOOD_SCORE, scorePage, USEFUL_SCORE } from '../../../src/engine/crawl/page-chooser.ts';
import { guessPaths } from '../../../src/engine/crawl/page-guesses.ts';
import { isOn, pageKey, pageUrl } from '../../../src/engine/crawl/page-url.ts';
import type { Role } from '../../../src/engine/role.ts';

function score(
  path: string,
  text = '',
  options: { role?: Role; profile?: boolean; home?: string } = {},
): number {
  const home = new URL(options.home ?? 'https://acme.test/');
  const asked = { role: options.role ?? 'CEO', home };
  return scorePage(asked, { url: new URL(path, home), text, profile: options.profile ?? false });
}

describe('a link is good', () => {
  const good: [string, string][] = [
    ['/leadership', ''],
    ['/about/our-team.html', ''],
    ['/AboutUs', ''],
    ['/aboutus', ''],
    ['/x', 'Meet the Team'],
    ['/?page_id=12', 'Team'],
    ['/ueber-uns', 'Über uns'],
    ['/%C3%BCber-uns', ''],
    ['/unternehmen/geschaeftsfuehrung', ''],
    ['/impressum', 'Impressum'],
    ['/mentions-legales', ''],
    ['/qui-sommes-nous', ''],
    ['/nous-connaitre', ''],
    ['/who-is-behind-acme', ''],
    ['/x', 'Das sind wir'],
    ['/x', 'Les hommes et les femmes'],
    ['/quienes-somos', ''],
    ['/chi-siamo', ''],
    ['/quem-somos', ''],
    ['/over-ons', ''],
    ['/om-oss', ''],
    ['/tietoa-meista', ''],
    ['/zespol', ''],
    ['/o-nas', ''],
    ['/x', '会社概要'],
    ['/x', 'О компании'],
    ['/news/acme-appoints-jane-roe-as-ceo', 'Acme appoints Jane Roe as CEO'],
    ['/uber-uns/management', ''],
    ['/quienes-somos/equipo', ''],
    ['/quienes-somos/equipo/junta-directiva.html', ''],
    ['/o-nas/zarzad', 'Zarząd'],
    ['/om-oss/ledning', ''],
    ['/om-oss/ledergruppen', ''],
    ['/om-os/direktionen', ''],
    ['/rolunk/vezetoseg', ''],
    ['/hakkimizda/yonetim', ''],
    ['/kurumsal/yonetim-kurulu', ''],
    ['/over-ons/onze-mensen', ''],
    ['/yritys/johtoryhma', ''],
    ['/o-spolecnosti/vedeni', ''],
    ['/o-nas/vedenie', ''],
    ['/o-nama/uprava', ''],
    ['/despre-noi/echipa', ''],
    ['/etaireia/dioikisi', ''],
    ['/o-kompanii/komanda', ''],
    ['/organigramme.php', ''],
    ['/chi-siamo/organi-sociali', ''],
    ['/a-propos/comite-executif', ''],
    ['/x', 'Ομάδα'],
    ['/x', 'Керівництво'],
    ['/x', 'Ръководство'],
    ['/x', '管理团队'],
    ['/x', '役員紹介'],
    ['/x', '경영진'],
    ['/x', 'هيئة | مجلس الإدارة'],
    ['/%E5%BD%B9%E5%93%A1', ''],
    ['/?page=team', ''],
    ['/index.php?id=ueber-uns', ''],
    ['https://about.acme.test/', ''],
    ['https://company.acme.test/', ''],
    ['https://www2.acme.test/team', ''],
    ['/newsroom/leadership', ''],
    ['/#!/team', 'Team'],
  ];
  test.each(good)('%s "%s"', (path, text) => {
    expect(score(path, text)).toBeGreaterThanOrEqual(GOOD_SCORE);
  });
});

describe('a link is not followed', () => {
  const useless: [string, string][] = [
    ['/', ''],
    ['/imprinting-machines', ''],
    ['/teamwork', 'Teamwork software'],
    ['/careers/team', 'Join our team'],
    ['/x', 'Join our team'],
    ['/login', 'Login'],
    ['/products/x', 'Products'],
    ['/privacy', 'Privacy'],
    ['/blog/2019/03/ten-ways-to-build-a-team-that-lasts', ''],
    ['/news/2019/03/a-long-story-about-nothing-at-all', 'News'],
    ['https://jobs.acme.test/about', 'About'],
    ['/settings/team', ''],
    ['/admin/users/team', ''],
    ['/products/risk-management', 'Risk management'],
    ['/x', 'Asset Management'],
    ['/x', 'Leadership training'],
    ['/x', 'Success story of a client of ours'],
    ['/x', 'Elektrické vedení'],
    ['/x', 'Om'.repeat(3)],
    ['/stellenangebote/team', 'Unser Team sucht dich'],
    ['/x', 'Rejoindre l’équipe'],
    ['/praca/zespol', ''],
    ['https://shop.acme.test/company', 'Company'],
  ];
  test.each(useless)('%s "%s"', (path, text) => {
    expect(score(path, text)).toBeLessThan(USEFUL_SCORE);
  });
});

describe('the order', () => {
  const rows: [string, number, number][] = [
    ['leadership before team', score('/leadership'), score('/team')],
    ['team before about', score('/team'), score('/about')],
    ['about before contact', score('/about'), score('/contact')],
    ['contact before news', score('/contact'), score('/news')],
    [
      'the home page’s language first',
      score('/en/team', '', { home: 'https://acme.test/en/' }),
      score('/fr/team', '', { home: 'https://acme.test/en/' }),
    ],
    ['the same host first', score('/team'), score('https://uk.acme.test/team')],
    ['shallow before deep', score('/team'), score('/a/b/c/team')],
    ['words that agree with the path', score('/team', 'Team'), score('/team', 'More')],
    ['profiles last', score('/contact'), score('/team/jane-roe', 'Jane Roe', { profile: true })],
    [
      'a profile of the role before others',
      score('/team/jane-roe', 'Jane Roe, CEO', { profile: true }),
      score('/team/john-doe', 'John Doe', { profile: true }),
    ],
    [
      'the role asked for',
      score('/team/x', 'CTO', { role: 'CTO' }),
      score('/team/x', 'CTO', { role: 'CFO' }),
    ],
  ];
  const more: [string, number, number][] = [
    ['a page of a team before a person of it', score('/team'), score('/team/jane-roe')],
    ['a part of what a company says of itself before one of a team', score('/about/x'), score('/team/x')],
    ['a page about the company before what it says of quality', score('/about/x'), score('/about/quality')],
    [
      'imprints where they name managing directors',
      score('/impressum', '', { role: 'Managing Director' }),
      score('/team'),
    ],
    [
      '… and not for those whom they never name',
      score('/team', '', { role: 'CMO' }),
      score('/impressum', '', { role: 'CMO' }),
    ],
    [
      'the story where founders are asked for',
      score('/about', '', { role: 'Founder' }),
      score('/team', '', { role: 'Founder' }),
    ],
    [
      'leadership before the story',
      score('/leadership', '', { role: 'Founder' }),
      score('/about', '', { role: 'Founder' }),
    ],
    ['one of the news after the list of them', score('/news'), score('/news/a-new-hall')],
    ['the press’s contact before its news', score('/press/contact'), score('/press/a-new-hall')],
    [
      'a newsroom’s page of leaders before a blog’s posts on leadership',
      score('/newsroom/leadership'),
      score('/blog/leadership'),
    ],
    ['one of a blog after one of the news', score('/news/a-new-hall'), score('/blog/a-new-hall')],
    [
      'the news of an appointment before contact',
      score('/news/new-ceo', 'Jane Roe appointed CEO'),
      score('/contact'),
    ],
    [
      'a menu before a headline',
      score('/x', 'Team'),
      score('/x', 'How our team of engineers builds pumps that last'),
    ],
    ['no number of a page counts', score('/team?page=2'), score('/team?sort=2')],
  ];
  test.each([...rows, ...more])('%s', (_rule, first, second) => {
    expect(first).toBeGreaterThan(second);
  });

  test('other languages than the home page’s come later, wherever they are named', () => {
    const home = new URL('https://acme.test/');
    const asked = { role: 'CEO' as const, home, language: 'de' };
    const of = (href: string) => scorePage(asked, { url: new URL(href, home), text: '', profile: false });
    expect(of('/de/team')).toBe(of('/team'));
    for (const other of ['/en/team', '/en-us/team', 'https://en.acme.test/team', '/team?lang=en'])
      expect(of(other)).toBeLessThan(of('/team') - 2);
    // parts that only look like languages
    for (const same of ['/ir/team', '/hq/team', '/x1/team']) expect(of(same)).toBe(of('/ab/team'));
  });

  test('of a site in other letters the English part is worth as much, and the way there more than most', () => {
    const home = new URL('https://acme.test/');
    const of = (language: string, href: string, text = '') =>
      scorePage({ role: 'CEO', home, language }, { url: new URL(href, home), text, profile: false });
    expect(of('zh', '/en/management')).toBe(of('zh', '/management'));
    for (const way of ['/en/', '/en', '/en/index.html', 'https://en.acme.test/'])
      expect(of('ja', way)).toBeGreaterThanOrEqual(GOOD_SCORE);
    expect(of('ko', '/global.html', 'English')).toBeGreaterThanOrEqual(GOOD_SCORE);
    expect(of('zh', '/de/', 'Deutsch')).toBeLessThan(USEFUL_SCORE);
    // names in Latin letters stand on the site's own pages
    expect(of('pl', '/en/', 'English')).toBeLessThan(GOOD_SCORE);
    expect(of('pl', '/en/management')).toBeLessThan(of('pl', '/management'));
  });

  test('the news of an appointment is worth a request, on a blog too', () => {
    expect(score('/blog/jane-roe', 'Jane Roe joins Acme as CEO')).toBeGreaterThanOrEqual(USEFUL_SCORE);
  });

  test('a profile is worth a request', () => {
    for (const path of ['/people/jane-roe', '/about/company/team/leadership/jane-roe']) {
      expect(score(path, 'Jane Roe', { profile: true })).toBeGreaterThanOrEqual(USEFUL_SCORE);
    }
  });

  test('a company may be called like a page that is not followed', () => {
    expect(score('/team', '', { home: 'https://www.shop.co.uk/' })).toBeGreaterThanOrEqual(GOOD_SCORE);
  });
});

describe('URLs', () => {
  test('are one page in all their spellings', () => {
    const spellings = [
      'https://acme.test/team',
      'http://www.acme.test/team/',
      'https://acme.test//team/index.html#top',
      'https://acme.test/team?utm_source=x&fbclid=y',
      'https://acme.test/team;jsessionid=1234',
      'https://ACME.test:443/team/?',
      'https://acme.test/t%65am?navi=menu&pk_campaign=x',
    ];
    const keys = spellings.map((text) => {
      const url = pageUrl(text);
      return url === null ? null : pageKey(url);
    });
    expect(new Set(keys)).toEqual(new Set(['acme.test/team']));
    expect(pageKey(new URL('https://acme.test/%c3%bcber-uns'))).toBe(
      pageKey(new URL('https://acme.test/über-uns')),
    );
    expect(pageKey(new URL('https://acme.test/%E0%A4%A'))).toBe('acme.test/%E0%A4%A');
    expect(pageKey(new URL('https://acme.test/?b=1&a=2'))).toBe(
      pageKey(new URL('https://acme.test/?a=2&b=1')),
    );
    expect(pageKey(new URL('https://acme.test/?id=1'))).not.toBe(pageKey(new URL('https://acme.test/?id=2')));
  });

  test.each([
    'mailto:jane@acme.test',
    'javascript:void(0)',
    'https://user@acme.test/team',
    'https://acme.test:8443/team',
    'https://acme.test/team.pdf',
    'https://acme.test/jane.JPG?x=1',
    'https://acme.test/a/b/a/b/a/b',
    'https://acme.test/1/2/3/4/5/6/7/8/9',
    'https://acme.test/?a=1&b=2&c=3&d=4',
    `https://acme.test/${'a'.repeat(600)}`,
    'no url',
  ])('%s is no page', (text) => {
    expect(pageUrl(text)).toBeNull();
  });

  test('are the company’s on any subdomain, and nowhere else', () => {
    const own = (text: string) => isOn(new URL(text), ['acme.test']);
    expect([own('https://acme.test/'), own('https://a.b.acme.test/')]).toEqual([true, true]);
    expect([
      own('https://notacme.test/'),
      own('https://acme.test.evil.test/'),
      own('http://127.0.0.1/'),
    ]).toEqual([false, false, false]);
  });
});

describe('guesses', () => {
  test('follow the language of the site, else its top label', () => {
    expect(guessPaths('de-AT', 'acme.test')).toContain('/ueber-uns');
    expect(guessPaths('', 'acme.fr')).toContain('/qui-sommes-nous');
    expect(guessPaths('hu-HU', 'acme.test')).toContain('/rolunk');
    expect(guessPaths('', 'acme.jp')).toContain('/company/officer');
    expect(guessPaths('en', 'acme.fr')).not.toContain('/qui-sommes-nous');
    expect(guessPaths('', 'acme.constructor')[0]).toBe('/team');
  });
});
