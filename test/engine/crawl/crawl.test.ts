// Rules of reading a site, against servers on loopback.
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { link, page, type Pages, redirect, startSite, type TestSite } from './site.ts';

const open: TestSite[] = [];
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function site(...setup: Parameters<typeof startSite>): Promise<TestSite> {
  const started = await startSite(...setup);
  open.push(started);
  return started;
}

const HOME = 'https://acme.test/';
const at = (path: string) => `https://acme.test${path}`;

describe('the home page', () => {
  const found: [string, Pages, string][] = [
    ['over https', { [HOME]: page() }, HOME],
    ['on www alone', { 'https://www.acme.test/': page() }, 'https://www.acme.test/'],
    [
      'on www where the domain gives an error',
      { [HOME]: { status: 403 }, 'https://www.acme.test/': page() },
      'https://www.acme.test/',
    ],
    [
      'after a redirect to www',
      { [HOME]: redirect('https://www.acme.test/'), 'https://www.acme.test/': page() },
      'https://www.acme.test/',
    ],
    ['after a redirect to a language', { [HOME]: redirect('/en/', 302), [at('/en/')]: page() }, at('/en/')],
    [
      'after a redirect that stands in the page',
      { [HOME]: '<meta http-equiv="refresh" content="0; url=/start">', [at('/start')]: page() },
      at('/start'),
    ],
    [
      'after a redirect that a script makes',
      { [HOME]: '<script>location.replace("/start")</script>', [at('/start')]: page() },
      at('/start'),
    ],
  ];
  test.each(found)('is found %s', async (_rule, pages, homeUrl) => {
    const acme = await site(pages);
    expect(await acme.crawl()).toMatchObject({ status: 'read', homeUrl, ownDomains: ['acme.test'] });
  });

  test('is found over http where https is closed', async () => {
    const acme = await site({ 'http://acme.test/': page() }, { closed: ['https'] });
    expect(await acme.crawl()).toMatchObject({ status: 'read', homeUrl: 'http://acme.test/' });
  });

  test('is found over http where https hangs, without a long wait', async () => {
    const hanging = { by: () => undefined };
    const acme = await site({
      'https://acme.test/robots.txt': hanging,
      [HOME]: hanging,
      'http://acme.test/': page(),
    });
    const started = performance.now();
    expect(await acme.crawl({ onPage: async () => 'stop' })).toMatchObject({ homeUrl: 'http://acme.test/' });
    expect(performance.now() - started).toBeLessThan(2_500);
  });

  test('https is asked before http, and http not at all where https answers', async () => {
    const acme = await site({ [HOME]: page(), 'http://acme.test/': page() });
    await acme.crawl();
    expect(acme.asked.filter((url) => url.startsWith('http:'))).toEqual([]);
  });

  test('its new domain is the company’s too', async () => {
    const acme = await site({
      [HOME]: redirect('https://www.acme-group.test/'),
      'https://www.acme-group.test/': page(
        link('/team', 'Team'),
        link('https://acme.test/about', 'About us'),
      ),
      'https://www.acme-group.test/team': page(),
      'https://acme.test/about': page(),
    });
    const outcome = await acme.crawl();
    expect(outcome.ownDomains).toEqual(['acme.test', 'acme-group.test']);
    expect(outcome.read).toContain('https://acme.test/about');
    expect(outcome.read).toContain('https://www.acme-group.test/team');
  });

  test.each(['https://www.facebook.com/acme', 'https://sedo.com/search?domain=acme.test'])(
    'that leads to %s is no site of the company, and is not asked',
    async (target) => {
      const acme = await site({ [HOME]: redirect(target), [target]: page() });
      expect(await acme.crawl()).toMatchObject({ status: 'parked', pages: 0, ownDomains: ['acme.test'] });
      expect(acme.asked.filter((url) => !url.includes('acme.test/'))).toEqual([]);
    },
  );

  test('that is parked ends the crawl', async () => {
    const acme = await site({ [HOME]: page('PARKED', link('/team', 'Team')) });
    expect(await acme.crawl()).toMatchObject({ status: 'parked', pages: 0 });
    expect(acme.asked).toEqual([at('/robots.txt'), HOME]);
  });

  test('that gives an error does not hide the rest of the site', async () => {
    const acme = await site({ [HOME]: { status: 500 }, [at('/team')]: page() });
    expect(await acme.crawl()).toMatchObject({ status: 'read', homeUrl: null, read: [at('/team')] });
  });
});

describe('no home page', () => {
  test('a domain without a name does not exist', async () => {
    const acme = await site({});
    expect(await acme.crawl()).toMatchObject({ status: 'no_such_domain', pages: 0, requests: 0 });
  });
  test('a name without an address, or without a server, is unreachable', async () => {
    const nameless = await site({}, { names: { 'acme.test': { kind: 'no_address' } } });
    expect(await nameless.crawl()).toMatchObject({ status: 'unreachable' });
    const closed = await site({ [HOME]: page() }, { closed: ['http', 'https'] });
    expect(await closed.crawl()).toMatchObject({ status: 'unreachable', homeUrl: null });
  });
  test('a domain whose name servers fail does not resolve', async () => {
    const broken = await site({}, { names: { 'acme.test': { kind: 'failed' } } });
    expect(await broken.crawl()).toMatchObject({ status: 'no_such_domain', requests: 0 });
  });
  test('a circle of redirects, or a redirect inside, ends', async () => {
    const circle = await site({ [HOME]: redirect('/a'), [at('/a')]: redirect('/') });
    expect(await circle.crawl()).toMatchObject({ status: 'unreachable' });
    const inside = await site({ [HOME]: redirect('http://169.254.169.254/latest/meta-data/') });
    expect((await inside.crawl()).pages).toBe(0);
    const port = await site({ [HOME]: redirect('http://acme.test:22/') });
    expect((await port.crawl()).pages).toBe(0);
  });
});

describe('robots.txt', () => {
  const robots = (text: string, status = 200) => ({ [at('/robots.txt')]: { status, body: text } });
  const rest: Pages = {
    [HOME]: page(link('/team', 'Team'), link('/about', 'About')),
    [at('/team')]: page(),
    [at('/about')]: page(),
  };

  test('comes before every page of an origin', async () => {
    const acme = await site({
      ...rest,
      [HOME]: page(link('https://people.acme.test/team', 'Team')),
      'https://people.acme.test/team': page(),
    });
    await acme.crawl();
    for (const origin of ['https://acme.test', 'https://people.acme.test']) {
      const [first] = acme.asked.filter((url) => url.startsWith(origin));
      expect(first).toBe(`${origin}/robots.txt`);
    }
  });

  const totals: [string, Pages][] = [
    ['a total ban', robots('User-agent: *\nDisallow: /')],
    ['a ban for us', robots('User-agent: *\nAllow: /\n\nUser-agent: svc-bot\nDisallow: /')],
    ['an error of the server', robots('', 503)],
    ['429', robots('', 429)],
  ];
  test.each(totals)('%s: nothing else is asked, and the outcome says so', async (_rule, rules) => {
    const acme = await site({ ...rest, ...rules });
    expect(await acme.crawl()).toMatchObject({ status: 'robots_denied', pages: 0 });
    expect(acme.asked.filter((url) => !url.endsWith('/robots.txt'))).toEqual([]);
  });

  test('a ban on some pages keeps us from those alone, by links and by redirects', async () => {
    const acme = await site({
      ...rest,
      ...robots('User-agent: *\nDisallow: /team'),
      [at('/about')]: redirect('/team/board'),
      [at('/team/board')]: page(),
    });
    const outcome = await acme.crawl();
    expect(outcome.status).toBe('read');
    expect(acme.asked.filter((url) => url.includes('/team'))).toEqual([]);
  });

  test('a ban on the home page leaves what is allowed', async () => {
    const acme = await site({ ...rest, ...robots('User-agent: *\nDisallow: /$') });
    const outcome = await acme.crawl();
    expect(acme.asked).not.toContain(HOME);
    expect(outcome).toMatchObject({ status: 'read', homeUrl: null });
    expect(outcome.read).toContain(at('/team'));
  });

  test('a missing one allows all, one behind redirects counts', async () => {
    expect((await (await site(rest)).crawl()).pages).toBe(3);
    const moved = await site({
      ...rest,
      [at('/robots.txt')]: redirect('https://www.acme.test/robots.txt'),
      'https://www.acme.test/robots.txt': 'User-agent: *\nDisallow: /',
    });
    expect((await moved.crawl()).pages).toBe(0);
  });

  test('a crawl delay keeps the pages of a host apart', async () => {
    const times: number[] = [];
    const timed = {
      by: (response: ServerResponse) => {
        times.push(performance.now());
        response.writeHead(200, { 'content-type': 'text/html' }).end(page());
      },
    };
    const acme = await site({
      ...rest,
      ...robots('User-agent: *\nCrawl-delay: 0.3'),
      [at('/team')]: timed,
      [at('/about')]: timed,
    });
    await acme.crawl();
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(250);
  });
});

describe('which pages', () => {
  test('the promising ones, best first, and no others', async () => {
    const links = [
      link('/blog/team-building-tips', 'Team building'),
      link('/careers', 'Join the team'),
      link('/contact', 'Contact'),
      link('/leadership', 'Leadership'),
      link('/brochure.pdf', 'Our leadership'),
      link('https://elsewhere.test/team', 'Team'),
      link('/login', 'Login'),
      link('/products/x', 'Products'),
      link('/about?utm_source=x#top', 'About us'),
    ];
    const acme = await site({
      [HOME]: page(...links),
      ...Object.fromEntries(
        ['/leadership', '/about', '/contact', '/login', '/blog/team-building-tips'].map((path) => [
          at(path),
          page(),
        ]),
      ),
    });
    const outcome = await acme.crawl({ limits: { maxPages: 3 } });
    expect(outcome.read.toSorted()).toEqual([HOME, at('/about'), at('/leadership')]);
    const all = await acme.crawl();
    expect(all.read).not.toContain(at('/login'));
    expect(acme.asked.filter((url) => /elsewhere|pdf|login|products/.test(url))).toEqual([]);
  });

  test('one page in many spellings, or with the same bytes, is read once', async () => {
    const same = page();
    const acme = await site({
      [HOME]: page(
        link('/team'),
        link('/team/'),
        link('/team/index.html'),
        link('https://www.acme.test/team?utm_source=x'),
        link('/our-team'),
        link('/', 'About us'),
      ),
      [at('/team')]: same,
      [at('/our-team')]: same,
    });
    const outcome = await acme.crawl();
    expect(outcome.read.filter((url) => url.includes('team'))).toHaveLength(1);
    expect(acme.asked.filter((url) => /\/team/.test(url))).toEqual([at('/team')]);
    expect(acme.asked.filter((url) => url === HOME)).toHaveLength(1);
  });

  test('of large bodies too, those with the same bytes count as one, and no others', async () => {
    const long = (words: string, at = 0) => `${'a'.repeat(at)}<p>${words}</p>${'a'.repeat(400_000 - at)}`;
    const acme = await site({
      [HOME]: page(link('/team'), link('/our-team'), link('/leadership'), link('/management')),
      [at('/team')]: long('one'),
      [at('/our-team')]: long('one'),
      [at('/leadership')]: long('two'),
      [at('/management')]: long('one', 200_000),
    });
    const { read } = await acme.crawl();
    expect(read.filter((url) => url.includes('team'))).toHaveLength(1);
    expect(read).toContain(at('/leadership'));
    expect(read).toContain(at('/management'));
  });

  test('are guessed only where links give few good ones', async () => {
    const poor = await site({
      [HOME]: page(),
      [at('/about-us')]: page(link('/x', 'Our leadership')),
      [at('/x')]: page(),
    });
    expect((await poor.crawl()).read.toSorted()).toEqual([HOME, at('/about-us'), at('/x')]);
    const rich = await site({
      [HOME]: page(link('/a', 'Team'), link('/b', 'About'), link('/c', 'Leadership')),
      ...Object.fromEntries(['/a', '/b', '/c', '/about-us'].map((path) => [at(path), page()])),
    });
    expect((await rich.crawl()).read).toHaveLength(4);
    expect(rich.asked).not.toContain(at('/about-us'));
  });

  test('the sitemap is asked at once where no link promises people, else once links have led to nobody', async () => {
    const links = ['/a', '/b', '/c'];
    const pages = Object.fromEntries(links.map((path) => [at(path), page()]));
    const mapped = Promise.withResolvers<void>();
    const refuse = (response: ServerResponse) => response.writeHead(404).end();
    const poor = await site({
      [HOME]: page(link('/a', 'About'), link('/b', 'Imprint'), link('/c', 'Contact')),
      // no page answers before the sitemap is asked for
      ...Object.fromEntries(
        links.map((path) => [
          at(path),
          { by: (response) => void mapped.promise.then(() => refuse(response)) },
        ]),
      ),
      [at('/sitemap.xml')]: {
        by(response) {
          mapped.resolve();
          refuse(response);
        },
      },
    });
    await poor.crawl({ deadlineMs: 2_000 });
    expect(poor.asked).toContain(at('/sitemap.xml'));
    const rich = await site({
      [HOME]: page(link('/a', 'Team'), link('/b', 'About'), link('/c', 'Leadership')),
      ...pages,
    });
    await rich.crawl({ limits: { wantsLeads: () => false } });
    expect(rich.asked).not.toContain(at('/sitemap.xml'));
    await rich.crawl();
    expect(rich.asked.at(-1)).toBe(at('/sitemap.xml'));
  });

  test('what says nothing of itself is read last, and only where nobody was found', async () => {
    const acme = await site({
      [HOME]: page(
        link('/aurora', 'Aurora'),
        link('/news/1', 'One'),
        link('/a', 'Team'),
        link('/b', 'About'),
        link('/c', 'Leadership'),
      ),
      ...Object.fromEntries(
        ['/a', '/b', '/c', '/aurora', '/news/1', '/d'].map((path) => [at(path), page(link('/d', 'Contact'))]),
      ),
    });
    const found = await acme.crawl({ limits: { wantsLeads: () => false } });
    expect(found.read).not.toContain(at('/aurora'));
    expect(found.read).not.toContain(at('/news/1'));
    const { read } = await acme.crawl();
    expect(read.slice(-2).toSorted()).toEqual([at('/aurora'), at('/news/1')]);
  });

  test('one language of a page, and the home page’s', async () => {
    const languages = ['de', 'en', 'fr'];
    const acme = await site({
      [HOME]: redirect('/de/', 302),
      [at('/de/')]:
        `<html lang="de">${languages.map((code) => link(`/${code}/team`, 'Team')).join('')}${link('/de/kontakt', 'Kontakt')}${link('/de/impressum', 'Impressum')}`,
      ...Object.fromEntries(
        ['/de/kontakt', '/de/impressum', ...languages.map((code) => `/${code}/team`)].map((path) => [
          at(path),
          page(),
        ]),
      ),
    });
    const { read } = await acme.crawl({ limits: { maxPages: 4 } });
    expect(read.toSorted()).toEqual(['/de/', '/de/impressum', '/de/kontakt', '/de/team'].map(at));
  });

  test('the home page of a language, where the first page only asks for one', async () => {
    const acme = await site({
      [HOME]: `<html lang="en">${link('/de/', 'Deutsch')}${link('/en/', 'English')}${link('/fr/', 'Français')}`,
      [at('/en/')]: page(link('/en/team', 'Team')),
      [at('/en/team')]: page(),
      [at('/de/')]: page(),
      [at('/fr/')]: page(),
    });
    const { read } = await acme.crawl({ limits: { maxPages: 3 } });
    expect(read).toContain(at('/en/'));
    expect(read.slice(0, 2)).toEqual([HOME, at('/en/')]);
  });

  test('guesses end where the site answers everything with its home page', async () => {
    const everything = page();
    const all = new Proxy<Pages>(
      {},
      {
        get: (_pages, url) => (String(url).endsWith('.txt') ? undefined : everything),
      },
    );
    const acme = await site(all, { names: { 'acme.test': { kind: 'addresses', addresses: ['127.0.0.1'] } } });
    const outcome = await acme.crawl();
    expect(outcome.pages).toBe(1);
    expect(outcome.requests).toBeLessThan(10);
  });

  test('come from the sitemap too, nested once', async () => {
    const acme = await site({
      [HOME]: page(),
      [at('/robots.txt')]: `Sitemap: ${at('/maps.xml')}`,
      [at('/maps.xml')]: `<sitemapindex><sitemap><loc>${at('/page-map.xml')}</loc></sitemap></sitemapindex>`,
      [at('/page-map.xml')]:
        `<urlset><url><loc>${at('/x')}</loc></url><url><loc>${at('/deep/leadership')}</loc></url></urlset>`,
      [at('/deep/leadership')]: page(),
      [at('/x')]: page(),
    });
    // pages of which the map says nothing come after those that it promises
    expect((await acme.crawl()).read).toEqual([HOME, at('/deep/leadership'), at('/x')]);
  });

  test('come from the list for language models where the home page shows no link', async () => {
    const list = {
      headers: { 'content-type': 'text/plain' },
      body: `# Acme\n\n- [Who we are](/x1): our team\n- [Pumps](${at('/x2')}): products\n- [Team](https://elsewhere.test/team)`,
    };
    const drawn = await site({
      [HOME]: page(),
      [at('/llms.txt')]: list,
      [at('/x1')]: page(),
      [at('/x2')]: page(),
    });
    expect((await drawn.crawl()).read).toContain(at('/x1'));
    const plain = await site({
      [HOME]: page(link('/x3', 'About')),
      [at('/llms.txt')]: list,
      [at('/x3')]: page(),
    });
    await plain.crawl();
    expect(plain.asked).not.toContain(at('/llms.txt'));
    const forbidden = await site({
      [HOME]: page(),
      [at('/robots.txt')]: 'User-agent: *\nDisallow: /llms.txt',
      [at('/llms.txt')]: list,
    });
    await forbidden.crawl();
    expect(forbidden.asked).not.toContain(at('/llms.txt'));
  });

  test('errors, other media types and empty answers are not read', async () => {
    const acme = await site({
      [HOME]: page(
        link('/a', 'Team'),
        link('/b', 'About'),
        link('/c', 'Leadership'),
        link('/jane.vcf', 'Our CEO'),
      ),
      [at('/a')]: { status: 404, body: page() },
      [at('/b')]: { headers: { 'content-type': 'application/json' }, body: '{}' },
      [at('/c')]: { body: '' },
      [at('/jane.vcf')]: { headers: { 'content-type': 'text/vcard' }, body: 'BEGIN:VCARD' },
    });
    expect((await acme.crawl()).read.toSorted()).toEqual([HOME, at('/jane.vcf')]);
  });
});

describe('limits', () => {
  const many: Pages = {
    [HOME]: page(...Array.from({ length: 40 }, (_, index) => link(`/team/${index}`, 'Team'))),
    ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [at(`/team/${index}`), page()])),
  };

  test('at most 12 pages, or as many as are asked for', async () => {
    expect((await (await site(many)).crawl()).pages).toBe(12);
    expect((await (await site(many)).crawl({ limits: { maxPages: 5 } })).pages).toBe(5);
  });

  test('"stop" ends the crawl at once', async () => {
    const acme = await site(many);
    const outcome = await acme.crawl({ onPage: async () => 'stop' });
    expect(outcome).toMatchObject({ status: 'read', pages: 1, read: [HOME] });
  });

  test('at the deadline, what was read counts', async () => {
    const acme = await site({
      [HOME]: page(link('/team', 'Team'), link('/a', 'About')),
      [at('/team')]: { by: () => undefined },
      [at('/a')]: page('NAME:Acme'),
    });
    const outcome = await acme.crawl({ deadlineMs: 700 });
    expect(outcome).toMatchObject({ status: 'read', pages: 2, companyNames: ['Acme'] });
  });

  test('a page that does not come is not waited for once somebody was found', async () => {
    const acme = await site({
      [HOME]: page(link('/team', 'Team'), link('/a', 'About')),
      [at('/team')]: page('NAME:Acme'),
      [at('/a')]: { by: () => undefined },
    });
    const started = performance.now();
    let isFound = false;
    const outcome = await acme.crawl({
      limits: { wantsLeads: () => !isFound },
      onPage: async (facts) => {
        isFound ||= facts.companyNames.length > 0;
        return 'continue';
      },
    });
    expect(outcome).toMatchObject({ status: 'read', pages: 2 });
    expect(performance.now() - started).toBeLessThan(5_000); // a page may take six seconds
  });

  test('a deadline that has passed asks nothing', async () => {
    const acme = await site(many);
    expect(await acme.crawl({ deadlineMs: 0 })).toMatchObject({ status: 'unreachable', pages: 0 });
  });

  test('a host that says 429 without a near end is asked no more', async () => {
    const acme = await site({
      ...many,
      [HOME]: page(link('/team/1', 'Team')),
      [at('/team/1')]: { status: 429 },
    });
    const outcome = await acme.crawl();
    expect(outcome.pages).toBe(1);
    expect(acme.asked.at(-1)).toMatch(/team\/1$|sitemap/);
  });

  test('a host that says "in a second" is asked again then', async () => {
    let times = 0;
    const busy = {
      by: (response: ServerResponse) => {
        times += 1;
        if (times === 1) response.writeHead(503, { 'retry-after': '1' }).end();
        else response.writeHead(200, { 'content-type': 'text/html' }).end(page());
      },
    };
    const acme = await site({ [HOME]: page(link('/team', 'Team')), [at('/team')]: busy });
    expect((await acme.crawl()).read).toContain(at('/team'));
  });

  test('an endless page, a zip of zeros and a wrong charset do no harm', async () => {
    const acme = await site({
      [HOME]: page(link('/a', 'Team'), link('/b', 'About'), link('/c', 'Leadership')),
      [at('/a')]: {
        by: (response) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          const pour = () => {
            while (!response.destroyed && response.write('<div>'.repeat(10_000)));
          };
          response.on('drain', pour);
          pour();
        },
      },
      [at('/b')]: {
        headers: { 'content-type': 'text/html; charset=klingon' },
        body: Buffer.from([0xff, 0xfe, 0x41]),
      },
      [at('/c')]: page(),
    });
    expect((await acme.crawl()).pages).toBe(4);
  });
});
