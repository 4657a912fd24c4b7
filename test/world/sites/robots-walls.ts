// Sites with walls for robots: one forbids the team page but not the about page, one forbids everything, one cannot say.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink } from './markup.ts';

/** People of place "forbidden" stand behind the wall, those of "leadership" on the about page before it. */
export function teamForbidden(company: Company): Site {
  const site = frame(company, 'theme', [
    ['About', '/about'],
    ['Team', '/team'],
  ]);
  const item = (people: Company['people']) =>
    people
      .map(
        (person) =>
          `<div class="member"><h3>${esc(person.name)}</h3><p>${esc(person.title)}</p>${mailLink(person)}</div>`,
      )
      .join('');
  return {
    pages: [
      site.home(),
      site.about('/about', `<h2>Who leads us</h2>${item(at(company, 'leadership'))}`),
      site.page('/team', 'Team', `<h1>Team</h1>${item(at(company, 'forbidden'))}`),
      ...site.noise(),
    ],
    robots: 'User-agent: *\nDisallow: /team\nDisallow: /search\n',
  };
}

export function robotsBanned(company: Company): Site {
  const open = teamForbidden(company);
  return { pages: open.pages, robots: 'User-agent: *\nDisallow: /\n' };
}

/** A robots.txt that fails forbids everything (RFC 9309 §2.3.1.4). */
export function robotsBroken(company: Company): Site {
  const open = teamForbidden(company);
  return { pages: open.pages, robots: 503 };
}
