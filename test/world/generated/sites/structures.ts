// Where on a site the people stand: the structures. How they are written is a block's.
import type { Page, Person } from '../../company.ts';
import { esc, slug } from '../../sites/markup.ts';
import { ENGLISH_VOICE } from '../voices/english.ts';
import { vcard } from './marked.ts';
import {
  type Article,
  type Block,
  type Layout,
  mailMark,
  prose,
  say,
  type Sheet,
  type Stage,
} from './stage.ts';

export type Structure = (stage: Stage, block: Block) => Layout;

const everybody = ({ leaders, crowd }: Stage): Person[] => [...leaders, ...crowd];
const titled = (title: string, body: string) => `<h1>${esc(title)}</h1>${body}`;

/** A page of the navigation. */
export const inNavigation: Structure = (stage, block) => {
  const [label, path] = stage.dice.chance(0.5) ? stage.place.team : stage.place.leadership;
  const { body, head = '' } = block(everybody(stage), stage);
  return {
    nav: [[label, path]],
    sheets: [{ path, title: label, body: titled(label, `<p>${prose(stage, 1)}</p>${body}`), head }],
  };
};

/** About, then a hub page, then the people: two clicks from the navigation. */
export const twoClicksDeep: Structure = (stage, block) => {
  const [, about] = stage.place.about;
  const [label] = stage.place.leadership;
  const [hubLabel] = stage.place.team;
  const hub = `${about}/${slug(hubLabel) || 'hub'}`;
  const path = `${hub}/${slug(label) || 'who'}`;
  const { body, head = '' } = block(everybody(stage), stage);
  return {
    about: `<ul class="sub"><li><a href="${hub}">${esc(hubLabel)}</a></li></ul>`,
    sheets: [
      {
        path: hub,
        title: hubLabel,
        body: titled(hubLabel, `<p>${prose(stage, 2)}</p><p><a href="${path}">${esc(label)}</a></p>`),
      },
      { path, title: label, body: titled(label, body), head },
    ],
  };
};

/** A list over several pages; the leaders are spread over them. */
export const paged: Structure = (stage, block) => {
  const [label, path] = stage.place.team;
  const people = stage.dice.sample(everybody(stage), Number.POSITIVE_INFINITY);
  const perPage = Math.max(2, Math.ceil(people.length / 3));
  const pages: Sheet[] = [];
  for (let from = 0; from < people.length; from += perPage) {
    const number = pages.length + 1;
    const { body, head = '' } = block(people.slice(from, from + perPage), stage);
    const next =
      from + perPage < people.length
        ? `<nav class="pagination"><a rel="next" href="${path}/page/${number + 1}">${number + 1} ›</a></nav>`
        : '';
    pages.push({
      path: number === 1 ? path : `${path}/page/${number}`,
      title: label,
      body: titled(label, body + next),
      head,
    });
  }
  return { nav: [[label, path]], sheets: pages };
};

/** Names alone on the list, the titles on a page for each. */
export const profiles: Structure = (stage) => {
  const [label, path] = stage.place.leadership;
  const link = (person: Person) => `${path}/${slug(person.name)}`;
  const list = everybody(stage).map(
    (person) =>
      `<li><a href="${link(person)}"><img src="/p/${slug(person.name)}.jpg" alt="">${esc(person.name)}</a></li>`,
  );
  const sheets = everybody(stage).map((person) => ({
    path: link(person),
    title: person.name,
    body: `<article><h1>${esc(person.name)}</h1><p class="job">${esc(person.title)}</p><p>${prose(stage, 2)}</p>${mailMark(stage, person)}</article>`,
  }));
  return {
    nav: [[label, path]],
    sheets: [{ path, title: label, body: titled(label, `<ul>${list.join('')}</ul>`) }, ...sheets],
  };
};

/** The addresses stand in vCard files alone. */
export const vcards: Structure = (stage) => {
  const [label, path] = stage.place.contact;
  const file = (person: Person) => `/vcf/${slug(person.name)}.vcf`;
  const list = everybody(stage).map(
    (person) =>
      `<div class="who"><b>${esc(person.name)}</b><span>${esc(person.title)}</span><a href="${file(person)}" download>vCard</a></div>`,
  );
  const files: Page[] = everybody(stage).map((person) => ({
    path: file(person),
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
    body: vcard(person, stage.company.name),
  }));
  return { contact: `<h2>${esc(label)}</h2>${list.join('')}<p hidden>${path}</p>`, files };
};

export const onHome: Structure = (stage, block) => {
  const [label] = stage.place.team;
  const { body, head } = block(everybody(stage), stage);
  const home = `<section id="people"><h2>${esc(label)}</h2>${body}</section>`;
  return { nav: [[label, '/#people']], home, ...(head === undefined ? {} : { head }) };
};

export const onAbout: Structure = (stage, block) => {
  const { body, head } = block(everybody(stage), stage);
  return { about: body, ...(head === undefined ? {} : { head }) };
};

export const onContact: Structure = (stage, block) => {
  const { body, head } = block(everybody(stage), stage);
  return { contact: body, ...(head === undefined ? {} : { head }) };
};

export const inFooter: Structure = (stage) => ({
  footer: `<p>${everybody(stage)
    .map((person) => `${esc(person.title)}: ${esc(person.name)} ${mailMark(stage, person)}`)
    .join(' · ')}</p>`,
});

/** The law's page alone names them. */
export const inImprint: Structure = (stage) => ({
  imprint: everybody(stage)
    .map(
      (person) =>
        `<p>${say(stage, 'legal', { name: person.name, title: person.title })} ${mailMark(stage, person)}</p>`,
    )
    .join(''),
});

/** People only as they speak or are appointed in the company's own news of this year. */
export const inNews: Structure = (stage) => ({
  articles: stage.leaders.map((person, index): Article => {
    const words = { name: person.name, title: person.title };
    const isAppointed = stage.dice.chance(0.35);
    return {
      title: isAppointed ? say(stage, 'appointed', words) : say(stage, 'pitch'),
      date: `2026-0${1 + (index % 9)}-1${index % 10}`,
      body: `<p>${prose(stage, 1)}</p><p>${say(stage, isAppointed ? 'appointed' : 'quote', words)}</p><p>${prose(stage, 1)} ${mailMark(stage, person)}</p>`,
    };
  }),
});

/** The blog's authors are the people; a box under each post says who writes. */
export const inAuthorBoxes: Structure = (stage) => ({
  articles: stage.leaders.map((person, index) => ({
    title: say(stage, 'pitch'),
    date: `2026-0${1 + (index % 9)}-2${index % 8}`,
    author: person.name,
    body: `<p>${prose(stage, 3)}</p><div class="author-box" rel="author"><img src="/a/${slug(person.name)}.jpg" alt=""><div class="author-name">${esc(person.name)}</div><div class="author-bio">${esc(person.title)}, ${esc(stage.company.name)}</div>${mailMark(stage, person)}</div>`,
  })),
});

/** The same people under /en and in the language of the country, the titles as the site's own language has them. */
export const inTwoLanguages: Structure = (stage, block) => {
  const [label, path] = stage.place.team;
  const other = stage.company.language === 'en' ? 'fr' : 'en';
  const { body, head = '' } = block(everybody(stage), stage);
  const names = everybody(stage).map((person) => `<li>${esc(person.name)}</li>`);
  const alternate = `<link rel="alternate" hreflang="${other}" href="/${other}${path}">`;
  return {
    nav: [[label, `/${stage.company.language}${path}`]],
    home: `<p><a href="/${other}" hreflang="${other}">${other.toUpperCase()}</a></p>`,
    head: alternate,
    sheets: [
      { path: `/${stage.company.language}${path}`, title: label, body: titled(label, body), head },
      {
        path: `/${other}`,
        title: stage.company.name,
        body: titled(
          stage.company.name,
          `<p>${esc(ENGLISH_VOICE.filler[0] ?? '')}</p><a href="/${other}${path}">Team</a>`,
        ),
      },
      { path: `/${other}${path}`, title: 'Team', body: titled('Team', `<ul>${names.join('')}</ul>`) },
    ],
  };
};

/** Nothing links to the page: the sitemap alone knows it. */
export const inSitemap: Structure = (stage, block) => {
  const [label, path] = stage.place.leadership;
  const { body, head = '' } = block(everybody(stage), stage);
  return {
    sheets: [{ path, title: label, body: titled(label, body), head }],
    sitemap: [path],
  };
};

/** Signed letters: who leads says so at the foot of the page. */
export const inLetters: Structure = (stage) => ({
  about: stage.leaders
    .map(
      (person) =>
        `<section class="letter"><p>${prose(stage, 3)}</p><p><i>${esc(person.name)}</i><br>${esc(person.title)}, ${esc(stage.company.name)}</p>${mailMark(stage, person)}</section>`,
    )
    .join(''),
});
