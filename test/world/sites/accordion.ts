// Departments that fold open; within each a "Title: Name" line. Served in the encoding of the last century.
import type { Company, Page, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink } from './markup.ts';

export function accordion(company: Company): Site {
  const site = frame(company, 'theme', [
    [company.language === 'fr' ? 'L’équipe' : 'Das Unternehmen', '/organisation'],
  ]);
  const parts = at(company, 'leadership').map(
    (person) =>
      `<details><summary>${esc(person.title.split(' ').at(-1) ?? '')}</summary><p>${esc(person.title)}: ${esc(person.name)}<br>${mailLink(person)}</p></details>`,
  );
  const page = site.page(
    '/organisation',
    site.words.team,
    `<h1>${esc(site.words.team)}</h1>${parts.join('\n')}`,
  );
  return { pages: [site.home(), page, site.about('/about'), ...site.noise()].map(inLatin1) };
}

function inLatin1(page: Page): Page {
  const text = String(page.body)
    .replace('charset="utf-8"', 'charset="iso-8859-1"')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '&quot;')
    .replace(/–/gu, '&ndash;');
  return {
    ...page,
    headers: { 'content-type': 'text/html; charset=iso-8859-1' },
    body: Buffer.from(text, 'latin1'),
  };
}
