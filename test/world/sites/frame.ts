// What surrounds the people of an invented site: navigation, banner, footer, and pages that are about something else.
import type { Company, Page } from '../company.ts';
import { type Look, LOOKS } from './looks.ts';
import { decoys, esc } from './markup.ts';
import { type Words, wordsFor } from './words.ts';

/** A navigation entry: what it says and where it leads. */
export type NavEntry = readonly [label: string, path: string];

export type Frame = {
  words: Words;
  /** A whole page in the site's look. */
  page(path: string, title: string, body: string, head?: string): Page;
  /** The home page: pitch, testimonials, and what the builder adds. */
  home(extra?: string, head?: string): Page;
  /** An about page with history, former people and advisers, and what the builder adds. */
  about(path: string, extra?: string): Page;
  /** Products, careers, news with posts, contact, privacy, an imprint that names nobody. A builder's own page goes before. */
  noise(): Page[];
};

/** @param nav entries beside the usual ones (products, careers, news, contact). */
export function frame(company: Company, look: Look, nav: readonly NavEntry[] = []): Frame {
  const words = wordsFor(company.language);
  const draw = LOOKS[look];
  const entries: NavEntry[] = [
    [words.home, '/'],
    [words.products, '/products'],
    ...nav,
    [words.careers, '/careers'],
    [words.news, '/news'],
    [words.contact, '/contact'],
  ];
  const page = (path: string, title: string, body: string, head = ''): Page => ({
    path,
    body: draw({ company, words, entries, title, body, head }),
  });
  return {
    words,
    page,
    home: (extra = '', head = '') => page('/', company.name, homeBody(company, words) + extra, head),
    about: (path, extra = '') => page(path, words.about, aboutBody(company, words) + extra),
    noise: () => noisePages(company, words, page),
  };
}

/** Fills {name}, {title}, {company}, {city} and {business}; the result is escaped. */
export function fill(text: string, company: Company, who: { name?: string; title?: string } = {}): string {
  const values: Record<string, string> = {
    company: company.name,
    city: company.city,
    business: company.business,
    name: who.name ?? '',
    title: who.title ?? '',
  };
  return esc(text.replace(/\{(\w+)\}/gu, (whole, key: string) => values[key] ?? whole));
}

function homeBody(company: Company, words: Words): string {
  const quotes = decoys(company, 'testimonial').map(
    (decoy) => `<blockquote class="quote"><p>“${fill(words.filler[1] ?? '', company)}”</p>
      <footer><strong>${esc(decoy.name)}</strong><br><span>${esc(decoy.title)}, ${esc(decoy.organization ?? '')}</span></footer></blockquote>`,
  );
  const partners = decoys(company, 'partner').map(
    (decoy) =>
      `<div class="partner"><h4>${esc(decoy.name)}</h4><p>${esc(decoy.title)}, ${esc(decoy.organization ?? '')}</p></div>`,
  );
  return `<section class="hero"><h1>${fill(words.pitch, company)}</h1><p>${fill(words.filler[0] ?? '', company)}</p>
    <a class="button" href="/products">${esc(words.readMore)}</a></section>
    ${quotes.length > 0 ? `<section class="testimonials"><h2>${esc(words.customersSay)}</h2>${quotes.join('')}</section>` : ''}
    ${partners.join('')}
    <section><h2>${esc(words.news)}</h2><ul>${words.posts.map(([title], index) => `<li><a href="/news/${index + 1}">${esc(title)}</a></li>`).join('')}</ul></section>`;
}

function aboutBody(company: Company, words: Words): string {
  const former = decoys(company, 'former').map((decoy) => `<p>${fill(words.former, company, decoy)}</p>`);
  const advisers = decoys(company, 'adviser').map(
    (decoy) =>
      `<div class="adviser"><h4>${esc(decoy.name)}</h4><p>${esc(decoy.title)}, ${esc(decoy.organization ?? '')}</p></div>`,
  );
  return `<h1>${esc(words.about)}</h1>${words.filler.map((text) => `<p>${fill(text, company)}</p>`).join('')}
    ${former.join('')}
    ${advisers.length > 0 ? `<h2>${esc(words.advisers)}</h2><div class="advisers">${advisers.join('')}</div>` : ''}`;
}

function noisePages(company: Company, words: Words, page: Frame['page']): Page[] {
  const filler = words.filler.map((text) => `<p>${fill(text, company)}</p>`).join('');
  const jobs = words.jobs
    .map((job) => `<article class="job"><h3>${esc(job)}</h3>${filler}</article>`)
    .join('');
  const assistants = decoys(company, 'assistant').map(
    (decoy) => `<p>${fill(words.assistant, company, decoy)}</p>`,
  );
  const accounts = company.roleAccounts.map(
    (account) =>
      `<p><a href="mailto:${account}@${company.mailDomain}">${account}@${company.mailDomain}</a></p>`,
  );
  const quoted = decoys(company, 'quoted').map(
    (decoy) =>
      `<p>“Nobody expected so many,” said ${esc(decoy.name)}, ${esc(decoy.title)} of ${esc(decoy.organization ?? '')}.</p>`,
  );
  const posts = words.posts.map(([title, text], index) =>
    page(
      `/news/${index + 1}`,
      title,
      `<article><h1>${esc(title)}</h1><time datetime="2024-03-0${index + 1}"></time><p>${esc(text)}</p>${index === 0 ? quoted.join('') : ''}${filler}</article>`,
    ),
  );
  return [
    page('/products', words.products, `<h1>${esc(words.products)}</h1>${filler.repeat(2)}`),
    page('/careers', words.careers, `<h1>${esc(words.careers)}</h1>${jobs}`),
    page(
      '/news',
      words.news,
      `<h1>${esc(words.news)}</h1><ul>${words.posts.map(([title], index) => `<li><a href="/news/${index + 1}">${esc(title)}</a></li>`).join('')}</ul>`,
    ),
    ...posts,
    page(
      '/contact',
      words.contact,
      `<h1>${esc(words.contact)}</h1><address>${esc(company.name)}, 12 ${esc(company.city)}</address>${accounts.join('')}${assistants.join('')}`,
    ),
    page('/privacy', words.privacy, `<h1>${esc(words.privacy)}</h1>${filler.repeat(4)}`),
    page(
      '/imprint',
      words.imprint,
      `<h1>${esc(words.imprint)}</h1><p>${esc(company.name)}, 12 ${esc(company.city)}</p>${accounts.join('')}`,
    ),
  ];
}
