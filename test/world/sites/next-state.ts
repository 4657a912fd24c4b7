// A client-rendered site: an empty root, everything in the embedded application state.
import type { Company, Page, Site } from '../company.ts';
import { at, decoys, esc, slug } from './markup.ts';
import { wordsFor } from './words.ts';

export function nextState(company: Company): Site {
  const words = wordsFor(company.language);
  const people = at(company, 'leadership').map((person) => ({
    id: slug(person.name),
    fields: {
      fullName: person.name,
      position: person.title,
      photo: { url: `/media/${slug(person.name)}.webp`, width: 640 },
      ...(person.published ? { contactEmail: person.email } : {}),
    },
  }));
  const quotes = decoys(company, 'testimonial').map((decoy) => ({
    quote: words.filler[1],
    author: { name: decoy.name, role: `${decoy.title}, ${decoy.organization ?? ''}` },
  }));
  const page = (path: string, title: string, pageProps: object, links: string): Page => {
    const state = {
      props: { pageProps },
      page: path,
      query: {},
      buildId: 'k3Xb71',
      locale: company.language,
    };
    return {
      path,
      body: `<!DOCTYPE html><html lang="${company.language}"><head><meta charSet="utf-8"/><title>${esc(title)} | ${esc(company.name)}</title></head><body><div id="__next">${links}</div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state).replace(/</gu, '\\u003c')}</script><script src="/_next/static/chunks/main-41d2.js" defer=""></script></body></html>`,
    };
  };
  const nav = `<nav><a href="/">${esc(company.name)}</a><a href="/product">${esc(words.products)}</a><a href="/team">${esc(words.team)}</a><a href="/blog">${esc(words.news)}</a></nav>`;
  const posts = words.posts.map(([title, text], index) => ({
    slug: `post-${index}`,
    title,
    text,
    author: { name: 'Redaction' },
  }));
  return {
    pages: [
      page('/', words.home, { hero: words.pitch, testimonials: quotes }, nav),
      page('/product', words.products, { blocks: words.filler }, nav),
      page('/team', words.team, { section: { heading: words.leadership, members: people } }, nav),
      page('/blog', words.news, { posts }, nav),
    ],
  };
}
