// A large group: a committee of vice presidents, regional heads, deputies and a board whose members lead other firms.
import type { Company, Person, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, decoys, esc, slug } from './markup.ts';

export function groupExecutives(company: Company): Site {
  const site = frame(company, 'utility', [['Governance', '/group/governance']]);
  const card = (person: Pick<Person, 'name' | 'title'>) =>
    `<li class="exec"><a href="/group/governance#${slug(person.name)}"><img src="/x.png" alt="Portrait"/><span class="n">${esc(person.name)}</span></a><span class="t">${esc(person.title)}</span></li>`;
  const board = decoys(company, 'adviser').map(
    (decoy) =>
      `<li class="exec"><span class="n">${esc(decoy.name)}</span><span class="t">Non-executive director; ${esc(decoy.title)} of ${esc(decoy.organization ?? '')}</span></li>`,
  );
  const gone = decoys(company, 'former').map(
    (decoy) =>
      `<li class="exec"><span class="n">${esc(decoy.name)}</span><span class="t">Former ${esc(decoy.title)}</span></li>`,
  );
  const body = `<h1>Governance</h1><h2>Executive committee</h2><ul class="execs">${at(company, 'leadership').map(card).join('\n')}</ul>
    <h2>Supervisory board</h2><ul class="execs">${board.join('\n')}</ul><h2>Past members</h2><ul class="execs">${gone.join('\n')}</ul>`;
  const contacts = at(company, 'team').map(
    (person) =>
      `<p>${esc(person.name)}, ${esc(person.title)}: <a href="mailto:${person.email}">${person.email}</a></p>`,
  );
  return {
    pages: [
      site.home(),
      site.page('/group/governance', 'Governance', body),
      site.page('/media/contacts', 'Media contacts', `<h1>Media contacts</h1>${contacts.join('')}`),
      ...site
        .noise()
        .map((page) =>
          page.path === '/news'
            ? { ...page, body: `${String(page.body)}<a href="/media/contacts">Media contacts</a>` }
            : page,
        ),
    ],
  };
}
