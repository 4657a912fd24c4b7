// People whom a site names and who must not be returned, each where such people stand on real sites.
import type { Decoy } from '../../company.ts';
import { esc, slug } from '../../sites/markup.ts';
import { type Article, prose, say, type Stage } from './stage.ts';

export type Traps = { home: string; about: string; articles: Article[] };

export function traps(stage: Stage): Traps {
  const of = (...kinds: Decoy['kind'][]) => stage.company.decoys.filter(({ kind }) => kinds.includes(kind));
  const praise = of('testimonial', 'namesake').map((decoy) => praiseBy(stage, decoy));
  const partners = of('partner').map((decoy) => visitor(stage, decoy));
  const board = of('adviser').map((decoy) => visitor(stage, decoy));
  const former = of('former').map(
    (decoy) => `<li>${say(stage, 'former', { name: decoy.name, title: decoy.title })}</li>`,
  );
  const jokes = of('joke').map(
    ({ name, title }) =>
      `<div class="member"><img src="/img/${slug(name)}.jpg" alt=""><h3>${esc(name)}</h3><p>${esc(title)}</p></div>`,
  );
  const gone = of('commented').map(
    ({ name, title }) => `<!-- <div class="member"><h3>${esc(name)}</h3><p>${esc(title)}</p></div> -->`,
  );
  return {
    home:
      section(say(stage, 'customers'), praise) + section(say(stage, 'speakers'), partners) + gone.join(''),
    about:
      section(say(stage, 'board'), board) +
      (former.length > 0 ? section(say(stage, 'alumni'), [`<ul>${former.join('')}</ul>`]) : '') +
      jokes.join(''),
    articles: [
      ...of('quoted').map((decoy) => outsideArticle(stage, decoy)),
      ...of('stale').map((decoy) => oldArticle(stage, decoy)),
    ],
  };
}

function section(title: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `<section><h2>${title}</h2>${parts.join('')}</section>`;
}

function praiseBy(stage: Stage, { name, title, organization = '' }: Decoy): string {
  const words = say(stage, 'praise');
  const [who, what, where] = [esc(name), esc(title), esc(organization)];
  const review = {
    '@context': 'https://schema.org',
    '@type': 'Review',
    reviewBody: words,
    author: { '@type': 'Person', name, jobTitle: title, worksFor: { name: organization } },
  };
  return stage.dice.pick([
    `<blockquote><p>“${words}”</p><footer>${who}, ${what}, ${where}</footer></blockquote>`,
    `<figure class="testimonial"><blockquote>${words}</blockquote><figcaption><b>${who}</b><br>${what}<br><i>${where}</i></figcaption></figure>`,
    `<div class="slick-slide"><p class="quote">${words}</p><h4>${who}</h4><span class="pos">${what} @ ${where}</span></div>`,
    `<div class="review"><img src="/logos/${slug(organization)}.svg" alt="${where}"><p>“${words}”</p><p><strong>${who}</strong> | ${what} – ${where}</p></div>`,
    `<p>“${words}” ${who}, ${what}, ${where}</p><script type="application/ld+json">${JSON.stringify(review).replace(/</gu, '\\u003c')}</script>`,
  ]);
}

/** Speakers, partners and board members, with the firm that they really work for. */
function visitor(stage: Stage, { name, title, organization = '' }: Decoy): string {
  const [who, what, where] = [esc(name), esc(title), esc(organization)];
  return stage.dice.pick([
    `<div class="speaker"><h3>${who}</h3><p>${what}, ${where}</p></div>`,
    `<div class="speaker"><h4>${who}</h4><p>${what}</p><p class="org">${where}</p></div>`,
    `<li>${who} (${what}, ${where})</li>`,
    `<p><b>${where}</b><br>${who}<br>${what}</p>`,
  ]);
}

function outsideArticle(stage: Stage, { name, title, organization = '' }: Decoy): Article {
  return {
    title: say(stage, 'pitch'),
    date: `2026-0${stage.dice.int(1, 9)}-0${stage.dice.int(1, 9)}`,
    body: `<p>${prose(stage, 2)}</p><p>${say(stage, 'outside', { name, title, organization })}</p>`,
  };
}

/** The company's own words of years ago, about somebody who is not there any more. */
function oldArticle(stage: Stage, { name, title }: Decoy): Article {
  return {
    title: say(stage, 'pitch'),
    date: `${stage.dice.int(2013, 2018)}-0${stage.dice.int(1, 9)}-1${stage.dice.int(0, 9)}`,
    body: `<p>${prose(stage, 1)}</p><p>${say(stage, 'quote', { name, title })}</p>`,
  };
}
