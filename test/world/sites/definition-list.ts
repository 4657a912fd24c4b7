// Officers as a definition list: the office is the term, the person its definition.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink } from './markup.ts';

export function definitionList(company: Company): Site {
  const site = frame(company, 'old', [
    ['Officers', '/about/officers.html'],
    ['History', '/about/history.html'],
  ]);
  const rows = at(company, 'leadership').map(
    (person) => `<DT>${esc(person.title)}<DD>${esc(person.name)} ${mailLink(person)}`,
  );
  const body = `<H1>Officers of ${esc(company.name)}</H1><DL>${rows.join('\n')}</DL>`;
  return {
    pages: [
      site.home(),
      site.page('/about/officers.html', 'Officers', body),
      site.about('/about/history.html'),
      ...site.noise(),
    ],
  };
}
