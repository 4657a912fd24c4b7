// A grid of cards in which everybody has a mail link; the link says "Email" and the address is in the href alone.
import type { Company, Person, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, slug } from './markup.ts';

export function mailtoTeam(company: Company): Site {
  const site = frame(company, 'grid', [[company.language === 'nl' ? 'Het team' : 'Meet the team', '/team']]);
  const card = (person: Person) =>
    `<div class="col-sm-6 col-lg-3"><div class="card"><img class="card-img-top" src="/img/${slug(person.name)}.jpg" alt="${esc(person.name)}">
      <div class="card-body"><h5 class="card-title">${esc(person.name)}</h5><p class="card-text text-muted">${esc(person.title)}</p>
      <p class="card-text">Loves ${HOBBIES[person.name.length % HOBBIES.length]}.</p>
      ${person.published ? `<a href="mailto:${person.email}?subject=Hello" class="btn btn-sm">Email</a>` : ''}
      <a href="https://social.example/in/${slug(person.name)}" class="btn btn-sm">Profile</a></div></div></div>`;
  const body = `<h1>${esc(site.words.team)}</h1><div class="row">${at(company, 'leadership').map(card).join('\n')}</div>
    <h2>And everybody else</h2><div class="row">${at(company, 'team').map(card).join('\n')}</div>`;
  return {
    pages: [site.home(), site.page('/team', site.words.team, body), site.about('/about'), ...site.noise()],
  };
}

const HOBBIES = ['rye bread', 'canoes', 'old radios', 'choir singing', 'long walks'];
