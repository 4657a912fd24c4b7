// People in words for machines: JSON-LD, microdata, RDFa, h-cards, vCards, and states that frameworks embed.
import type { Person } from '../../company.ts';
import { esc, origin, slug } from '../../sites/markup.ts';
import { type Block, mailMark, type Stage } from './stage.ts';

/** JSON for a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(/</gu, '\\u003c');
}

export const jsonLd: Block = (people, { company, dice }) => {
  const persons = people.map(({ name, title, email, published }) => ({
    '@type': 'Person',
    name,
    jobTitle: title,
    ...(published ? { email: dice.chance(0.5) ? `mailto:${email}` : email } : {}),
  }));
  const organization = { '@type': 'Organization', name: company.name, url: origin(company) };
  const shapes = [
    { '@context': 'https://schema.org', ...organization, employee: persons },
    {
      '@context': 'https://schema.org',
      '@graph': [organization, ...persons.map((one) => ({ ...one, worksFor: { name: company.name } }))],
    },
    { '@context': 'http://schema.org', '@type': 'Corporation', name: company.name, member: persons },
    persons.map((one) => ({ '@context': 'https://schema.org', ...one })),
  ];
  return {
    body: '<div id="team-root"></div>',
    head: `<script type="application/ld+json">${json(dice.pick(shapes))}</script>`,
  };
};

export const microdata: Block = (people, stage) => {
  const card = (person: Person) =>
    `<div itemprop="employee" itemscope itemtype="https://schema.org/Person"><span itemprop="name">${esc(person.name)}</span> <span itemprop="jobTitle">${esc(person.title)}</span>${person.published ? ` <span itemprop="email">${mailMark(stage, person)}</span>` : ''}</div>`;
  return {
    body: `<div itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="${esc(stage.company.name)}">${people.map(card).join('')}</div>`,
  };
};

export const rdfa: Block = (people, stage) => {
  const card = (person: Person) =>
    `<li typeof="Person" property="employee"><span property="name">${esc(person.name)}</span><br><span property="jobTitle">${esc(person.title)}</span> ${mailMark(stage, person)}</li>`;
  return {
    body: `<div vocab="https://schema.org/" typeof="Organization"><ul>${people.map(card).join('')}</ul></div>`,
  };
};

export const hCards: Block = (people, stage) => {
  const isClassic = stage.dice.chance(0.4);
  const [root, name, title, mail] = isClassic
    ? ['vcard', 'fn', 'title', 'email']
    : ['h-card', 'p-name', 'p-job-title', 'u-email'];
  const card = (person: Person) =>
    `<div class="${root}"><span class="${name}">${esc(person.name)}</span>, <span class="${title}">${esc(person.title)}</span>${person.published ? ` <a class="${mail}" href="mailto:${person.email}">${person.email}</a>` : ''}</div>`;
  return { body: people.map(card).join('') };
};

/** The file itself; people without a printed address have none in it. */
export function vcard(person: Person, organization: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${person.name.replace(/,/gu, '\\,')}`,
    `ORG:${organization}`,
    `TITLE:${person.title.replace(/,/gu, '\\,')}`,
    ...(person.published ? [`EMAIL;TYPE=INTERNET,WORK:${person.email}`] : []),
    'END:VCARD',
    '',
  ];
  return lines.join('\r\n');
}

type Field = Record<string, unknown>;

function fields(stage: Stage, people: readonly Person[]): Field[] {
  const [name, title] = stage.dice.pick([
    ['name', 'role'],
    ['fullName', 'position'],
    ['title', 'jobTitle'],
    ['displayName', 'designation'],
    ['label', 'subtitle'],
  ] as const);
  return people.map((person, index) => ({
    id: `p${index}-${slug(person.name)}`,
    [name]: person.name,
    [title]: person.title,
    image: { url: `/assets/${slug(person.name)}.jpg`, width: 400 },
    ...(person.published ? { email: person.email } : {}),
  }));
}

/** Each framework's way to hand the page's data to the browser. */
const STATES: Readonly<Record<string, (data: Field[], stage: Stage) => string>> = {
  next: (data) =>
    `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { page: { sections: [{ kind: 'people', items: data }] } } }, page: '/[slug]', buildId: 'q81' })}</script>`,
  flight: (data) =>
    `<div hidden id="S:0"></div><script>self.__next_f=self.__next_f||[];self.__next_f.push([1,${json(`5:["$","$L9",null,{"members":${JSON.stringify(data)}}]\n`)}])</script>`,
  nuxt: (data) =>
    `<div id="__nuxt"></div><script>window.__NUXT__=${json({ data: [{ team: data }], serverRendered: true })};</script>`,
  apollo: (data) =>
    `<div id="root"></div><script>window.__APOLLO_STATE__=${json(Object.fromEntries(data.map((one) => [`Member:${String(one['id'])}`, { __typename: 'Member', ...one }])))}</script>`,
  angular: (data) =>
    `<app-root></app-root><script id="ng-state" type="application/json">${json({ 'G.https://cms/team': { body: { items: data } } })}</script>`,
  inertia: (data) =>
    `<div id="app" data-page="${esc(json({ component: 'Team/Index', props: { members: data } }))}"></div>`,
  islands: (data) =>
    `<astro-island component-url="/_astro/Team.js" props="${esc(json({ people: [1, data.map((one) => [0, Object.fromEntries(Object.entries(one).map(([key, value]) => [key, [0, value]]))])] }))}"></astro-island>`,
  preloaded: (data) =>
    `<div id="app"></div><script>window.__PRELOADED_STATE__ = JSON.parse(${json(JSON.stringify({ staff: { byId: data } }))});</script>`,
  remix: (data) =>
    `<div id="app"></div><script>window.__remixContext = ${json({ state: { loaderData: { 'routes/team': { people: data } } } })};</script>`,
};

export const STATE_NAMES = Object.keys(STATES);

export function embeddedState(framework: string): Block {
  return (people, stage) => ({ body: STATES[framework]?.(fields(stage, people), stage) ?? '' });
}
