// A site whose home page links nowhere of use; the people's page is in the sitemap alone, among much else.
import type { Company, Page, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink, origin } from './markup.ts';

export function sitemapOnly(company: Company): Site {
  const site = frame(company, 'utility');
  const people = at(company, 'leadership').map(
    (person) => `<li><h3>${esc(person.name)}</h3><p>${esc(person.title)}</p>${mailLink(person)}</li>`,
  );
  const path = '/en/company/management-board';
  const pages = [
    site.home(),
    site.page(path, 'Management board', `<h1>Management board</h1><ul>${people.join('')}</ul>`),
    site.about('/en/company'),
    ...site.noise(),
  ];
  const products = Array.from({ length: 120 }, (_, index) => `/en/products/series-${index + 1}`);
  const urls = [...products, ...pages.map((page) => page.path)];
  const sitemap: Page = {
    path: '/sitemap-main.xml',
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${origin(company)}${url}</loc><lastmod>2025-01-01</lastmod></url>`).join('')}</urlset>`,
  };
  const index: Page = {
    path: '/sitemap.xml',
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin(company)}/sitemap-main.xml</loc></sitemap></sitemapindex>`,
  };
  return {
    pages: [...pages, sitemap, index],
    robots: `User-agent: *\nDisallow: /cart\nSitemap: ${origin(company)}/sitemap.xml\n`,
  };
}
