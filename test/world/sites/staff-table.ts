// A table of everybody: name, position, telephone, sometimes an address. Some firms put the family name first, in its own column.
import type { Company, Person, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink } from './markup.ts';

const HEADINGS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['Name', 'Position', 'Phone', 'Email'],
  de: ['Name', 'Funktion', 'Telefon', 'E-Mail'],
  nl: ['Naam', 'Functie', 'Telefoon', 'E-mail'],
  sv: ['Namn', 'Befattning', 'Telefon', 'E-post'],
};

export function staffTable(company: Company): Site {
  const path = '/contacts/people';
  const site = frame(company, 'grid', [[wordsOfNav(company), path]]);
  const heads = HEADINGS[company.language] ?? HEADINGS['en'] ?? [];
  const row = (person: Person, index: number) =>
    `<tr><td>${esc(person.name)}</td><td>${esc(person.title)}</td><td>+00 341 ${1200 + index}</td><td>${mailLink(person)}</td></tr>`;
  const body = `<h1>${esc(site.words.team)}</h1><table class="table table-striped"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
    <tbody>${[...at(company, 'leadership'), ...at(company, 'team')].map(row).join('\n')}</tbody></table>`;
  return {
    pages: [site.home(), site.page(path, site.words.team, body), site.about('/about'), ...site.noise()],
  };
}

/** The same with the names in two columns, family name first, and nothing but the position beside them. */
export function splitNameTable(company: Company): Site {
  const path = '/organisation';
  const site = frame(company, 'old', [['Organisation', path]]);
  const rows = [...at(company, 'leadership'), ...at(company, 'team')].map((person) => {
    const words = person.name.split(' ');
    const [last, first] = [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
    return `<TR><TD>${esc(last)}<TD>${esc(first)}<TD>${esc(person.title)}<TD>${mailLink(person)}`;
  });
  const body = `<H2>Organisation</H2><TABLE BORDER=1><TR><TH>Surname<TH>First name<TH>Position<TH>E-mail${rows.join('\n')}</TABLE>`;
  return {
    pages: [site.home(), site.page(path, 'Organisation', body), site.about('/about'), ...site.noise()],
  };
}

function wordsOfNav(company: Company): string {
  return company.language === 'de' ? 'Ansprechpartner' : company.language === 'nl' ? 'Medewerkers' : 'People';
}
