// An indie web house: microformats (h-card) for all, and a vCard file for each of them.
import type { Company, Page, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink, slug } from './markup.ts';

export function hCard(company: Company): Site {
  const site = frame(company, 'old', [['Humans', '/humans']]);
  const people = at(company, 'leadership');
  const cards = people.map(
    (
      person,
    ) => `<li class="h-card"><a class="p-name u-url" href="/humans/${slug(person.name)}.vcf">${esc(person.name)}</a>,
      <span class="p-job-title">${esc(person.title)}</span> at <span class="p-org">${esc(company.name)}</span> ${mailLink(person, ' class="u-email"')}</li>`,
  );
  const files = people.map((person): Page => ({
    path: `/humans/${slug(person.name)}.vcf`,
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
    body: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `FN:${person.name}`,
      `ORG:${company.name}`,
      `TITLE:${person.title}`,
      ...(person.published ? [`EMAIL;TYPE=INTERNET:${person.email}`] : []),
      'END:VCARD',
      '',
    ].join('\r\n'),
  }));
  const body = `<h1>Humans</h1><ul>${cards.join('\n')}</ul>`;
  return {
    pages: [
      site.home(),
      site.page('/humans', 'Humans', body),
      ...files,
      site.about('/colophon'),
      ...site.noise(),
    ],
  };
}
