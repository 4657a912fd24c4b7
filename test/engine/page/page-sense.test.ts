import { describe, expect, test } from 'vitest';
import { factsOf } from './people-of.ts';

describe('the kind of a page', () => {
  test.each([
    ['/', '', 'home'],
    ['/de/', '', 'home'],
    ['/leadership', '', 'leadership'],
    ['/about/leadership/', '', 'leadership'],
    ['/de/geschaeftsfuehrung', '', 'leadership'],
    ['/comité-de-direction', '', 'leadership'],
    ['/team', '', 'team'],
    ['/about/our-team', '', 'team'],
    ['/team/ada-vell', '', 'profile'],
    ['/about/leadership/ada-vell', '', 'profile'],
    ['/about', '', 'about'],
    ['/sobre-nosotros', '', 'about'],
    ['/chi-siamo.html', '', 'about'],
    ['/impressum', '', 'imprint'],
    ['/mentions-legales', '', 'imprint'],
    ['/contact-us', '', 'contact'],
    ['/press/2024/funding', '', 'press'],
    ['/p/17', '<h1>Our Team</h1>', 'team'],
    ['/p/18', '<title>Impressum – Vellmarn</title>', 'imprint'],
    ['/p/19', '<h1>Pricing</h1>', 'other'],
    ['/%E0%A4%A', '', 'other'],
    ['/o-nas/zarzad', '', 'leadership'],
    ['/rolunk/vezetoseg', '', 'leadership'],
    ['/hakkimizda/yonetim', '', 'leadership'],
    ['/om-oss/ledergruppen', '', 'leadership'],
    ['/о-компании/руководство', '', 'leadership'],
    ['/x/1', '<h1>管理团队</h1>', 'leadership'],
    ['/x/2', '<h1>Η ομάδα μας</h1>', 'team'],
    ['/despre-noi/echipa', '', 'team'],
    ['/over-ons/onze-mensen', '', 'team'],
    ['/tietoa-meista', '', 'about'],
    ['/hakkimizda', '', 'about'],
    ['/x/3', '<h1>О компании</h1>', 'about'],
    ['/impresszum', '', 'imprint'],
    ['/iletisim', '', 'contact'],
    ['/haberler', '', 'press'],
    ['/x/4', '<h1>プレスリリース</h1>', 'press'],
    ['/services/risk-management', '', 'other'],
    ['/x/5', '<h1>Leadership training</h1>', 'other'],
    ['/news/acme-strengthens-its-leadership-team', '', 'press'],
    ['/en/press-releases/2024/new-team.html', '', 'press'],
    ['/newsroom/leadership', '', 'leadership'],
    ['/company/news', '', 'press'],
    ['/presse/impressum', '', 'imprint'],
  ])('%s %s is %s', (path, html, kind) => {
    expect(factsOf(html, path).kind).toBe(kind);
  });
});

describe('parked pages', () => {
  test.each([
    '<title>vellmarn.test</title><h1>This domain is for sale!</h1>',
    '<p>The domain vellmarn.test may be for sale. Buy this domain.</p>',
    '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>',
    '<title>Apache2 Ubuntu Default Page: It works</title>',
    '<html><body><h1>It works!</h1></body></html>',
    '<title>IIS Windows Server</title>',
    '<p>Diese Domain steht zum Verkauf.</p>',
    '<p>Hier entsteht eine neue Internetpräsenz</p>',
    '<p>Ce nom de domaine est à vendre</p>',
    '<a href="https://www.sedoparking.com/x">Related links</a>',
  ])('%s', (html) => {
    expect(factsOf(html)).toMatchObject({ parked: true, mentions: [] });
  });

  test.each([
    '<h1>Vellmarn</h1><p>We help you sell domains faster.</p>',
    `<p>This domain is for sale</p><p>${'A real page with its own text. '.repeat(200)}</p>`,
  ])('not %s', (html) => {
    expect(factsOf(html).parked).toBe(false);
  });
});

describe("a theme's sample content", () => {
  test.each([
    ['John Doe', '<div><h3>John Doe</h3><p>CEO</p></div><div><h3>Sara Lind</h3><p>CTO</p></div>'],
    ['Max Mustermann', '<p>Geschäftsführer: Max Mustermann</p>'],
    ['filler text', '<div><h3>Sara Lind</h3><p>CTO</p><p>Lorem ipsum dolor sit amet.</p></div>'],
  ])('%s gives nobody', (_rule, html) => {
    expect(factsOf(html)).toMatchObject({ placeholder: true, mentions: [] });
  });

  test('people of a page without filler stay', () => {
    expect(factsOf('<div><h3>Sara Lind</h3><p>CTO</p></div>')).toMatchObject({ placeholder: false });
  });
});

describe('what the company is called', () => {
  test.each<[string, string, string[]]>([
    [
      'linked data first',
      '<title>Team | VM</title><script type="application/ld+json">{"@type":"Organization","name":"Vellmarn"}</script>',
      ['Vellmarn', 'VM'],
    ],
    [
      'a publisher',
      '<script type="application/ld+json">{"@type":"NewsArticle","publisher":{"@type":"Organization","name":"Vellmarn"}}</script>',
      ['Vellmarn'],
    ],
    ['og:site_name', '<meta property="og:site_name" content="Vellmarn">', ['Vellmarn']],
    [
      'the copyright line',
      '<footer>© 2019–2025 Vellmarn Ltd. All rights reserved.</footer>',
      ['Vellmarn Ltd'],
    ],
    [
      'the copyright line with years left open',
      '<p>Copyright © 2003– Vellmarn, Inc. All rights reserved.</p>',
      ['Vellmarn, Inc'],
    ],
    [
      'what a press release is about',
      '<h3>About Vellmarn, Inc.</h3>',
      ['About Vellmarn, Inc.', 'Vellmarn, Inc.'],
    ],
    ['a line with a legal form', '<p>Vellmarn GmbH</p><p>Hafenweg 1</p>', ['Vellmarn GmbH']],
    ['the end of the title', '<title>Leadership – Vellmarn</title>', ['Vellmarn']],
    ['nothing general', '<title>Home | Welcome</title>', []],
    ['nothing legal', '<p>© All rights reserved. Vell Design</p>', []],
  ])('%s', (_rule, html, names) => {
    expect(factsOf(html).companyNames).toEqual(names);
  });
});

describe('title and language', () => {
  test('they are read from the markup', () => {
    expect(factsOf('<html lang="de-DE"><title> Über \n uns </title>')).toMatchObject({
      pageTitle: 'Über uns',
      language: 'de-de',
    });
    expect(factsOf('<p>x')).toMatchObject({ pageTitle: '', language: '' });
  });
});

describe('links', () => {
  test('they are absolute, without fragment, each once, with their words or the words of their image', () => {
    const html = `<base href="https://www.vellmarn.test/en/"><a href="team#top">Team</a><a href="team"><b>Again</b></a>
      <a href="/about"><img src="x" alt="About us"></a><a href="https://other.test/x">Other</a>
      <a href="mailto:a@b.test">m</a><a href="javascript:alert(1)">j</a><a href="#x">f</a><a href="http://[">b</a>
      <a href="https://u:p@evil.test/">c</a>`;
    expect(factsOf(html).links).toEqual([
      { url: 'https://www.vellmarn.test/en/team', text: 'Team', profile: false },
      { url: 'https://www.vellmarn.test/about', text: 'About us', profile: false },
      { url: 'https://other.test/x', text: 'Other', profile: false },
    ]);
  });

  test('a link that only says "more" is about the heading above it', () => {
    const html = `<div><h3>Our leadership</h3><p>Meet them.</p><a href="/p/5">Learn more</a></div>
      <div><h3>Our history</h3><a href="/p/6">History</a></div>`;
    expect(factsOf(html).links.map(({ text }) => text)).toEqual(['Our leadership Learn more', 'History']);
  });

  test('a link on this site that is named after a person leads to that person', () => {
    const html = `<a href="/x/ada-vell"><img alt="Ada Vell"></a><a href="/x/zoe-aerts">Zoë Aerts</a>
      <a href="/x/7">Bo Marn</a><a href="https://other.test/ada-vell">Ada Vell</a><a href="/x/our-team">Our Team</a>`;
    expect(factsOf(html).links.map(({ profile }) => profile)).toEqual([true, true, false, false, false]);
  });

  test("the link in a person's card is a profile link; social networks are none", () => {
    const html = `<div><h3><a href="/team/ada-vell">Ada Vell</a></h3><p>CEO</p><a href="https://linkedin.com/in/adavell">in</a></div>
      <div><a href="/team/bo-marn"><h3>Bo Marn</h3><p>CTO</p></a></div><a href="/jobs">Jobs</a>`;
    const facts = factsOf(html);
    expect(facts.mentions.map(({ profileUrl }) => profileUrl)).toEqual([
      'https://www.vellmarn.test/team/ada-vell',
      'https://www.vellmarn.test/team/bo-marn',
    ]);
    expect(facts.links.map(({ profile }) => profile)).toEqual([true, false, true, false]);
  });
});
