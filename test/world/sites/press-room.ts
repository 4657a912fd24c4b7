// A company that shows its people only as they speak in its press releases.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, decoys, esc } from './markup.ts';

const DAY_MS = 86_400_000;

export function pressRoom(company: Company): Site {
  const site = frame(company, 'grid', [['Press', '/press']]);
  const speakers = at(company, 'leadership');
  const partners = decoys(company, 'namesake');
  const releases = speakers.map((person, index) => {
    const date = new Date(Date.now() - (40 + index * 55) * DAY_MS);
    const iso = date.toISOString().slice(0, 10);
    const title = TITLES[index % TITLES.length] ?? '';
    const partner = partners[index % Math.max(1, partners.length)];
    const foreign =
      partner === undefined
        ? ''
        : `<p>“We waited a long time for this,” added ${esc(partner.name)}, ${esc(partner.title)} of ${esc(partner.organization ?? '')}.</p>`;
    const body = `<article><h1>${esc(company.name)} ${esc(title)}</h1><p class="dateline">${esc(company.city.toUpperCase())}, <time datetime="${iso}">${date.toUTCString().slice(5, 16)}</time></p>
      <p>${esc(company.name)} today said that it ${esc(title)}. The work begins in autumn and takes two years.</p>
      <p>“Nobody should have to choose between fast and careful,” said ${esc(person.name)}, ${esc(person.title)} of ${esc(company.name)}. “This step lets us be both.”</p>
      ${foreign}<p>About ${esc(company.name)}: founded in 1998, based in ${esc(company.city)}.</p></article>`;
    return site.page(
      `/press/${iso}-${index + 1}`,
      title,
      body,
      `<meta property="article:published_time" content="${iso}">`,
    );
  });
  const links = releases.map(
    (release, index) =>
      `<li><a href="${release.path}">${esc(company.name)} ${esc(TITLES[index % TITLES.length] ?? '')}</a></li>`,
  );
  return {
    pages: [
      site.home(),
      site.page('/press', 'Press', `<h1>Press releases</h1><ul>${links.join('')}</ul>`),
      ...releases,
      site.about('/about'),
      ...site.noise(),
    ],
  };
}

const TITLES = [
  'opens second plant',
  'joins harbour project',
  'lowers energy use by a third',
  'names new partner',
  'wins tram contract',
];
