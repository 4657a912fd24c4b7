// A whole site: the pages that every company has, what is special about this one, and its traps, in one look.
import type { Page, Person, Site } from '../../company.ts';
import { esc, origin } from '../../sites/markup.ts';
import { ENGLISH_TITLES } from '../titles/english.ts';
import { LOOKS } from './looks.ts';
import {
  type Article,
  type Layout,
  mailMark,
  type NavEntry,
  prose,
  say,
  type Sheet,
  type Stage,
} from './stage.ts';
import { traps } from './traps.ts';

export function assemble(stage: Stage, layout: Layout): Site {
  const { place, voice, company } = stage;
  const look = stage.dice.pick(LOOKS);
  const trap = traps(stage);
  const articles = [...(layout.articles ?? []), ...trap.articles, ...chatter(stage)];
  const newest = articles.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const newsPath = (index: number) => `${place.news[1]}/${index + 1}`;
  const nav: NavEntry[] = [
    [voice.home, '/'],
    [say(stage, 'products'), '/products'],
    ...(layout.nav ?? []),
    place.about,
    [say(stage, 'careers'), '/careers'],
    place.news,
    place.contact,
  ];
  const links = newest.map(
    (article, index) =>
      `<li><time datetime="${article.date}">${article.date}</time> <a href="${newsPath(index)}">${article.title}</a></li>`,
  );
  const sheets: Sheet[] = [
    {
      path: '/',
      title: company.name,
      body: `<h1>${say(stage, 'pitch')}</h1><p>${prose(stage, 2)}</p>${layout.home ?? ''}${trap.home}<ul>${links.slice(0, 2).join('')}</ul>`,
    },
    {
      path: place.about[1],
      title: place.about[0],
      body: `<h1>${esc(place.about[0])}</h1><p>${prose(stage, 3)}</p>${layout.about ?? ''}${trap.about}`,
    },
    ...(layout.sheets ?? []),
    {
      path: '/products',
      title: say(stage, 'products'),
      body: `<h1>${say(stage, 'products')}</h1><p>${prose(stage, 4)}</p>`,
    },
    { path: '/careers', title: say(stage, 'careers'), body: openings(stage) },
    {
      path: place.news[1],
      title: place.news[0],
      body: `<h1>${esc(place.news[0])}</h1><ul>${links.join('')}</ul>`,
    },
    ...newest.map((article, index) => articleSheet(stage, article, newsPath(index))),
    { path: place.contact[1], title: place.contact[0], body: contact(stage, layout.contact ?? '') },
    { path: place.imprint[1], title: place.imprint[0], body: imprint(stage, layout.imprint ?? '') },
    {
      path: '/privacy',
      title: voice.privacy,
      body: `<h1>${esc(voice.privacy)}</h1><p>${prose(stage, 4)}</p>`,
    },
  ];
  const footer = layout.footer ?? '';
  const pages: Page[] = sheets.map((sheet) => ({
    path: sheet.path,
    body: look({
      stage,
      nav,
      title: sheet.title,
      body: sheet.body,
      // What a layout says in its head belongs to the pages on which its people stand, or to all.
      head: `${layout.head ?? ''}${sheet.head ?? ''}`,
      footer,
    }),
  }));
  const map = layout.sitemap === undefined ? [] : [sitemap(stage, sheets)];
  const robots = robotsOf(stage, layout);
  return {
    pages: [...pages, ...map, ...(layout.files ?? [])],
    ...(robots === undefined ? {} : { robots }),
  };
}

function robotsOf({ dice, company }: Stage, layout: Layout): string | undefined {
  if (layout.robots !== undefined) return layout.robots;
  if (layout.sitemap !== undefined)
    return `User-agent: *\nDisallow: /admin/\nSitemap: ${origin(company)}/sitemap.xml\n`;
  return dice.chance(0.5) ? 'User-agent: *\nDisallow: /admin/\n' : undefined;
}

/** News about nobody. */
function chatter(stage: Stage): Article[] {
  return Array.from({ length: stage.dice.int(1, 3) }, (_, index) => ({
    title: say(stage, 'pitch'),
    date: `2025-0${stage.dice.int(1, 9)}-0${index + 1}`,
    body: `<p>${prose(stage, 3)}</p>`,
  }));
}

function articleSheet({ dice }: Stage, { title, body, date, author }: Article, path: string): Sheet {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    datePublished: date,
  };
  const byline = author === undefined ? '' : `<p class="byline">${esc(author)}</p>`;
  return {
    path,
    title,
    body: `<article><h1>${title}</h1><time datetime="${date}">${date}</time>${byline}${body}</article>`,
    head: dice.chance(0.5) ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '',
  };
}

/** Roles that nobody holds yet are no people. */
function openings(stage: Stage): string {
  const posts = ['vpSales', 'cfo', 'vpEngineering', 'staff'] as const;
  const jobs = stage.dice.sample(posts, 2).map((post) => stage.dice.pick(ENGLISH_TITLES[post] ?? [])[0]);
  return `<h1>${say(stage, 'careers')}</h1>${jobs.map((job) => `<article><h3>${esc(job)} (m/f/d)</h3><p>${prose(stage, 1)}</p></article>`).join('')}`;
}

function contact(stage: Stage, special: string): string {
  const { company, dice } = stage;
  const accounts = company.roleAccounts.map(
    (account) =>
      `<p><a href="mailto:${account}@${company.mailDomain}">${account}@${company.mailDomain}</a></p>`,
  );
  const one = (person: Person) =>
    dice.pick([
      `<p><strong>${esc(person.name)}</strong><br>${esc(person.title)}<br>${mailMark(stage, person)}</p>`,
      `<div class="contact-card"><h4>${esc(person.name)}</h4><div>${esc(person.title)}</div>${mailMark(stage, person)}</div>`,
      `<p>${say(stage, 'pressContact')}: ${esc(person.name)}, ${esc(person.title)}, ${mailMark(stage, person)}</p>`,
    ]);
  const people = company.people.filter(({ place }) => place === 'contact').map(one);
  return `<h1>${esc(stage.place.contact[0])}</h1><address>${esc(company.name)}, ${esc(company.city)}</address>${accounts.join('')}${people.join('')}${special}`;
}

function imprint(stage: Stage, special: string): string {
  const { company, dice, voice } = stage;
  const form = dice.pick(voice.legalForms);
  return `<h1>${esc(stage.place.imprint[0])}</h1><p>${esc(company.name)} ${esc(form)}<br>${dice.int(1, 99)} ${esc(company.city)}</p>${special}<p>No. ${dice.int(10_000, 99_999)}</p>`;
}

function sitemap({ company }: Stage, sheets: readonly Sheet[]): Page {
  const urls = sheets.map(({ path }) => `<url><loc>${origin(company)}${path}</loc></url>`);
  return {
    path: '/sitemap.xml',
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  };
}
