// Names on one page, titles only on each person's own page behind it: two clicks from the home page.
import type { Company, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, mailLink, slug } from './markup.ts';

export function profilePages(company: Company): Site {
  const site = frame(company, 'utility', [['About', '/about']]);
  const people = [...at(company, 'leadership'), ...at(company, 'team')];
  const links = people.map(
    (person) =>
      `<a class="block rounded" href="/about/people/${slug(person.name)}"><img src="/i/${slug(person.name)}.avif" alt=""/><p class="font-medium">${esc(person.name)}</p></a>`,
  );
  const profiles = people.map((person) =>
    site.page(
      `/about/people/${slug(person.name)}`,
      person.name,
      `<article><h1 class="text-4xl">${esc(person.name)}</h1><p class="text-gray-500">${esc(person.title)}</p>
      <p>${esc(person.name.split(' ')[0] ?? '')} came to ${esc(company.name)} in 2015 and has since learned to like the rain of ${esc(company.city)}.</p>
      <p>${mailLink(person)}</p><a href="/about/people">All people</a></article>`,
    ),
  );
  return {
    pages: [
      site.home(),
      site.about('/about', '<p><a href="/about/people">Meet our people</a></p>'),
      site.page('/about/people', 'People', `<h1>People</h1><div class="grid">${links.join('')}</div>`),
      ...profiles,
      ...site.noise(),
    ],
  };
}
