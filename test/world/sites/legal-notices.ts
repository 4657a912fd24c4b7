// Firms of the south whose only named person stands in the legal notice.
import type { Company, Person, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink } from './markup.ts';

/** French: the director of the publication and the legal representative. */
export function mentionsLegales(company: Company): Site {
  const site = frame(company, 'theme', [['Savoir-faire', '/savoir-faire']]);
  const directors = at(company, 'leadership');
  const legal = `<h1>Mentions légales</h1><h2>Éditeur du site</h2>
    <p>${esc(company.name)}, SAS au capital de 50 000 €, RCS ${esc(company.city)} 000 000 000, 4 quai des Tanneurs, ${esc(company.city)}</p>
    ${directors.map((person) => `<p>${esc(person.title)} : ${nameInCapitals(person)} ${mailLink(person)}</p>`).join('')}
    <p>Directeur de la publication : ${esc(directors[0]?.name ?? '')}</p>
    <h2>Hébergeur</h2><p>Nuage Clair SARL, gérant : Anatole Brisefer, 1 rue du Serveur</p>
    <h2>Propriété intellectuelle</h2><p>Toute reproduction est interdite. Photographies : Mirabelle Soufflot.</p>`;
  return {
    pages: [
      site.home(),
      site.about('/savoir-faire'),
      site.page('/imprint', 'Mentions légales', legal),
      ...site.noise(),
    ],
  };
}

/** Italian: the legal representative, in a footer-like notice. */
export function noteLegali(company: Company): Site {
  const site = frame(company, 'grid', [['Chi siamo', '/chi-siamo']]);
  const lines = at(company, 'leadership').map(
    (person) => `<p>${esc(person.title)}: ${esc(person.name)} ${mailLink(person)}</p>`,
  );
  const legal = `<h1>Note legali</h1><p>${esc(company.name)} S.r.l., sede legale in ${esc(company.city)}, P. IVA 00000000000, REA XX-000000</p>${lines.join('')}
    <p>Legale rappresentante: ${esc(at(company, 'leadership')[0]?.name ?? '')}</p><p>Responsabile della protezione dei dati: Studio Olmo</p>`;
  return {
    pages: [
      site.home(),
      site.about('/chi-siamo'),
      site.page('/imprint', 'Note legali', legal),
      ...site.noise(),
    ],
  };
}

/** Spanish: the notice names the administrator, a team page the others. */
export function avisoLegal(company: Company): Site {
  const site = frame(company, 'theme', [['Quiénes somos', '/quienes-somos']]);
  const list = at(company, 'leadership').map(
    (person) =>
      `<div class="col"><h4>${esc(person.name)}</h4><h5>${esc(person.title)}</h5>${mailLink(person)}</div>`,
  );
  const legal = `<h1>Aviso legal</h1><p>Titular: ${esc(company.name)}, S.L., NIF B00000000, domicilio en ${esc(company.city)}.</p>
    <p>Inscrita en el Registro Mercantil de ${esc(company.city)}, tomo 1, folio 2.</p>`;
  return {
    pages: [
      site.home(),
      site.about('/quienes-somos', `<h2>Equipo directivo</h2><div class="row">${list.join('')}</div>`),
      site.page('/imprint', 'Aviso legal', legal),
      ...site.noise(),
    ],
  };
}

/** French notices often print the family name in capitals. */
function nameInCapitals(person: Person): string {
  const [first = '', ...rest] = person.name.split(' ');
  return esc(`${first} ${rest.join(' ').toLocaleUpperCase('fr')}`);
}
