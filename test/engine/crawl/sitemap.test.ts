// Rules of which pages a sitemap promises.
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../support/cpu.ts';
import { rankMaps, readSitemapBody } from '../../../src/engine/crawl/sitemap-body.ts';

const MAP = { role: 'CEO' as const, homeUrl: 'https://acme.test/', ownDomains: ['acme.test'] };

function read(text: string, homeLanguage = 'en') {
  return readSitemapBody({ ...MAP, homeLanguage, body: Buffer.from(text) });
}

function paths(text: string, homeLanguage?: string): string[] {
  return read(text, homeLanguage).pages.map(({ url }) => new URL(url).pathname);
}

const urlset = (...locations: string[]) =>
  `<?xml version="1.0"?><urlset>${locations.map((path) => `<url><loc>https://acme.test${path}</loc></url>`).join('')}</urlset>`;

describe('of a sitemap', () => {
  test('the pages of people come first, then what says nothing of itself, and nothing else', () => {
    expect(
      paths(
        urlset(
          '/',
          '/pumps',
          '/contact',
          '/products/x',
          '/entreprise/comite-de-direction',
          '/careers',
          '/news/a-hall',
        ),
      ),
    ).toEqual(['/entreprise/comite-de-direction', '/contact', '/news/a-hall', '/', '/pumps']);
  });

  test('of ten thousand URLs the few good ones are found, wherever they stand', () => {
    const many = Array.from({ length: 9_000 }, (_, index) => `/products/p${index}`);
    expect(paths(urlset(...many, '/about/leadership'))).toEqual(['/about/leadership']);
  });

  test('a plain list of lines, CDATA and entities are read', () => {
    expect(paths('https://acme.test/team\r\n  https://acme.test/about  \nnonsense')).toEqual([
      '/team',
      '/about',
    ]);
    expect(paths('<urlset><url><loc><![CDATA[https://acme.test/team]]></loc></url></urlset>')).toEqual([
      '/team',
    ]);
    expect(
      read('<urlset><url><loc> https://acme.test/?a=1&amp;page=team </loc></url></urlset>').pages[0]?.url,
    ).toBe('https://acme.test/?a=1&page=team');
  });

  test('the page in the home page’s language stands for its translations', () => {
    const alternates = ['en/our-people', 'de/unser-team']
      .map(
        (path) =>
          `<xhtml:link rel="alternate" hreflang="${path.slice(0, 2)}" href="https://acme.test/${path}"/>`,
      )
      .join('');
    const map = `<urlset><url><loc>https://acme.test/en/our-people</loc>${alternates}</url><url><loc>https://acme.test/de/unser-team</loc>${alternates}</url></urlset>`;
    expect(paths(map, 'de')).toEqual(['/de/unser-team']);
    expect(paths(map, 'en')).toEqual(['/en/our-people']);
    expect(paths(map, 'fr').toSorted()).toEqual(['/de/unser-team', '/en/our-people']);
  });

  test('other companies’ pages are none', () => {
    expect(paths('<urlset><url><loc>https://elsewhere.test/team</loc></url></urlset>')).toEqual([]);
  });
});

describe('of an index', () => {
  const rank = (language: string, ...names: string[]) =>
    rankMaps(
      { role: 'CEO', home: new URL('https://acme.test/'), language },
      names.map((name) => `https://acme.test/${name}`),
    ).map((url) => new URL(url).pathname.slice(1));

  test('people before pages before the rest; products, posts and pictures not at all', () => {
    expect(
      rank(
        'en',
        'post-sitemap.xml',
        'sitemap-1.xml',
        'page-sitemap.xml',
        'team-sitemap.xml',
        'product-sitemap.xml.gz',
      ),
    ).toEqual(['team-sitemap.xml', 'page-sitemap.xml', 'sitemap-1.xml']);
  });
  test('the home page’s language before others', () => {
    expect(rank('de', 'sitemap-en.xml', 'sitemap-de.xml', 'fr/sitemap.xml')[0]).toBe('sitemap-de.xml');
    expect(rank('fr', 'en/sitemap.xml', 'fr/sitemap.xml')[0]).toBe('fr/sitemap.xml');
  });
  test('the company may be called like what it does not show', () => {
    const named = rankMaps({ role: 'CEO', home: new URL('https://jobpost.test/') }, [
      'https://jobpost.test/map.xml',
    ]);
    expect(named).toHaveLength(1);
  });
});

test('costs little on hostile maps', () => {
  for (const part of ['<loc>', '<loc></loc>', '<loc>x</loc><xhtml:link hreflang', '<![CDATA[', '\n']) {
    const started = cpuMs();
    read(part.repeat(Math.floor(1_000_000 / part.length)));
    expect(cpuMs(started)).toBeLessThan(1_500);
  }
});
