// A site that has not caught up: the leadership page still shows who left, a recent press release names the successor.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, decoys, esc, slug } from './markup.ts';

const DAY_MS = 86_400_000;
const RELEASED_DAYS_AGO = 30;

export function succession(company: Company): Site {
  const site = frame(company, 'theme', [
    ['Leadership', '/leadership'],
    ['Press', '/press'],
  ]);
  const successors = at(company, 'press');
  const gone = decoys(company, 'stale');
  const cards = [...gone, ...at(company, 'leadership')].map(
    ({ name, title }) =>
      `<div class="member"><img src="/m/${slug(name)}.jpg" alt=""><h3>${esc(name)}</h3><p>${esc(title)}</p></div>`,
  );
  const date = new Date(Date.now() - RELEASED_DAYS_AGO * DAY_MS).toISOString().slice(0, 10);
  const releases = successors.map((person, index) => {
    const before = gone[index]?.name ?? '';
    return site.page(
      `/press/${date}-${slug(person.name)}`,
      `${company.name} names ${person.name} ${person.title}`,
      `<article><h1>${esc(company.name)} names ${esc(person.name)} ${esc(person.title)}</h1><p><time datetime="${date}">${date}</time></p>
      <p>${esc(company.name)} has appointed ${esc(person.name)} as ${esc(person.title)}. She succeeds ${esc(before)}, who retires after twelve years.</p>
      <p>“I have admired this house for years,” said ${esc(person.name)}, ${esc(person.title)} of ${esc(company.name)}.</p></article>`,
      `<meta property="article:published_time" content="${date}T08:00:00Z">`,
    );
  });
  const links = releases.map((release, index) => {
    const person = successors[index];
    return `<li><a href="${release.path}">${esc(company.name)} names ${esc(person?.name ?? '')} ${esc(person?.title ?? '')}</a></li>`;
  });
  return {
    pages: [
      site.home(),
      site.page(
        '/leadership',
        'Leadership',
        `<h1>Leadership</h1><div class="team">${cards.join('\n')}</div>`,
      ),
      site.page('/press', 'Press', `<h1>Press</h1><ul>${links.join('')}</ul>`),
      ...releases,
      ...site.noise(),
    ],
  };
}
