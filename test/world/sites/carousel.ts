// A slider of portraits in which the title stands before the name, and every slide occurs twice (the slider's clones).
import type { Company, Person, Site } from '../company.ts';
import { frame } from './frame.ts';
import { at, esc, slug } from './markup.ts';

export function carousel(company: Company): Site {
  const site = frame(company, 'grid', [[site18n(company), '/who-we-are']]);
  const slide = (person: Person, clone: boolean) =>
    `<div class="swiper-slide${clone ? ' swiper-slide-duplicate' : ''}"><figure><img data-src="/p/${slug(person.name)}.png"><figcaption>
      <small>${esc(person.title)}</small><strong>${esc(person.name)}</strong></figcaption></figure></div>`;
  const people = at(company, 'leadership');
  const slides = [
    ...people.slice(-1).map((person) => slide(person, true)),
    ...people.map((person) => slide(person, false)),
    ...people.slice(0, 1).map((person) => slide(person, true)),
  ];
  const body = `<h1>${esc(site.words.team)}</h1><div class="swiper"><div class="swiper-wrapper">${slides.join('')}</div></div>`;
  const list = at(company, 'team').map(
    (person) => `<li>${esc(person.name)} &lt;${person.published ? person.email : ''}&gt;</li>`,
  );
  const press = list.length > 0 ? `<h2>Desk</h2><ul>${list.join('')}</ul>` : '';
  return {
    pages: [
      site.home(),
      site.page('/who-we-are', site.words.team, body + press),
      site.about('/about'),
      ...site.noise(),
    ],
  };
}

function site18n(company: Company): string {
  const labels: Record<string, string> = {
    fr: 'Qui sommes-nous',
    es: 'El equipo',
    it: 'Chi siamo',
    pt: 'A equipa',
  };
  return labels[company.language] ?? 'Who we are';
}
