// Everything on the home page, in sections reached by anchors; people as headings with a paragraph below.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink } from './markup.ts';

export function onePager(company: Company): Site {
  const site = frame(company, 'utility', [['Team', '/#team']]);
  const people = at(company, 'leadership').map(
    (person) =>
      `<h3>${esc(person.name)}</h3><p><b>${esc(person.title)}</b><br/>${esc(person.name.split(' ')[0] ?? '')} looks after what others forget. ${mailLink(person)}</p>`,
  );
  return {
    pages: [site.home(`<section id="team"><h2>${esc(site.words.team)}</h2>${people.join('\n')}</section>`)],
  };
}
