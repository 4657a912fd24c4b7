// Small pieces of markup that every builder needs.
import type { Company, Person } from '../company.ts';

/** Text for HTML: also fit for a double-quoted attribute. */
export function esc(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}

/** A path's last part from a name: "Zoë van Ruiten" gives "zoe-van-ruiten". */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/gu, '')
    .trim()
    .replace(/\s+/gu, '-');
}

export function at(company: Company, place: string): Person[] {
  return company.people.filter((person) => person.place === place);
}

export function decoys(company: Company, kind: Company['decoys'][number]['kind']) {
  return company.decoys.filter((decoy) => decoy.kind === kind);
}

/** The link to a published address, nothing for the others. */
export function mailLink(person: Person, attributes = ''): string {
  return person.published ? `<a href="mailto:${person.email}"${attributes}>${person.email}</a>` : '';
}

/** A full address of this site, as visitors see it. */
export function origin(company: Company): string {
  const scheme = company.web.startsWith('http-') || company.web === 'http' ? 'http' : 'https';
  return `${scheme}://${company.web.endsWith('-www') ? 'www.' : ''}${company.domain}`;
}
