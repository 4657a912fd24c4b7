// A blog engine's site with a grid of cards under /company/leadership: picture, name, title, sometimes a mail link.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, decoys, esc, mailLink, slug } from './markup.ts';

export function leadershipCards(company: Company): Site {
  const site = frame(company, 'theme', [
    ['About', '/about'],
    ['Leadership', '/company/leadership'],
  ]);
  const card = (name: string, title: string, link: string) =>
    `<div class="team-member"><img src="/wp-content/uploads/${slug(name)}.jpg" alt="" width="300" height="300">
      <h3 class="team-member__name">${esc(name)}</h3><p class="team-member__role">${esc(title)}</p>${link}</div>`;
  const cards = at(company, 'leadership').map((person) => card(person.name, person.title, mailLink(person)));
  const gone = decoys(company, 'commented').map((decoy) => `<!-- ${card(decoy.name, decoy.title, '')} -->`);
  const board = at(company, 'board').map((person) => card(person.name, person.title, ''));
  const body = `<h1>${site.words.leadership}</h1><p>The people who answer for ${esc(company.name)}.</p>
    <div class="team-grid">${cards.join('\n')}${gone.join('\n')}</div>
    ${board.length > 0 ? `<h2>Board of Directors</h2><div class="team-grid">${board.join('\n')}</div>` : ''}`;
  return {
    pages: [
      site.home(),
      site.about('/about', '<p><a href="/company/leadership/">Meet our leadership team</a></p>'),
      site.page('/company/leadership', 'Leadership', body),
      ...site.noise(),
    ],
    robots: 'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n',
  };
}
