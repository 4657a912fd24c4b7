// A Scandinavian contact page: paragraphs with line breaks, "Name, title" over telephone and address.
import type { Company, Person, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc } from './markup.ts';

export function nordicContacts(company: Company): Site {
  const site = frame(company, 'grid', [
    ['Om oss', '/om-oss'],
    ['Kontakta oss', '/kontakta-oss'],
  ]);
  const entry = (person: Person) =>
    `<p><strong>${esc(person.name)}</strong><br>${esc(person.title)}<br>Tel: 08-000 00 00${person.published ? `<br><a href="mailto:${person.email}">${person.email}</a>` : ''}</p>`;
  const body = `<h1>Kontakta oss</h1><h2>Ledning</h2>${at(company, 'leadership').map(entry).join('\n')}
    <h2>Övriga</h2>${at(company, 'team').map(entry).join('\n')}`;
  return {
    pages: [
      site.home(),
      site.about('/om-oss'),
      site.page('/kontakta-oss', 'Kontakta oss', body),
      ...site.noise(),
    ],
  };
}
