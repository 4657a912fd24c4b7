// A small German firm whose people stand in the imprint alone, as the law wants it.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink } from './markup.ts';

export function impressum(company: Company): Site {
  const site = frame(company, 'grid', [['Über uns', '/ueber-uns']]);
  const directors = at(company, 'leadership');
  const addresses = directors.map((person) => mailLink(person)).join(' ');
  const label = directors.length > 1 ? 'Geschäftsführer:' : 'Geschäftsführerin:';
  const legal = `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p>
    <p>${esc(company.name)} GmbH<br>Werkstraße 12<br>04275 ${esc(company.city)}</p>
    <p><strong>${label}</strong> ${directors.map((person) => esc(person.name)).join(', ')}</p>
    <p>Telefon: +49 341 0000000<br>E-Mail: ${company.roleAccounts.map((account) => `${account}@${company.mailDomain}`).join(', ')} ${addresses}</p>
    <p>Registergericht: Amtsgericht ${esc(company.city)}<br>HRB 00000<br>USt-IdNr.: DE000000000</p>
    <h2>Verantwortlich nach § 18 Abs. 2 MStV</h2><p>Redaktion ${esc(company.name)}</p>
    <h2>Streitschlichtung</h2><p>Wir nehmen an keinem Streitbeilegungsverfahren teil.</p>
    <p>Gestaltung: Studio Fernblick, Inhaberin Wiebke Tannhauser</p>`;
  return {
    pages: [
      site.home(),
      site.about('/ueber-uns'),
      site.page('/imprint', 'Impressum', legal),
      ...site.noise(),
    ],
  };
}
