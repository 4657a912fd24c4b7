// One generated company from (seed, index): who works there, how they are reached, what the site shows of it.
import type { Company } from '../company.ts';
import { BEHAVIOURS } from '../mail/behaviours.ts';
import { chooseRegime, type Regime } from './addresses.ts';
import { giveAddresses } from './mailboxes.ts';
import { makeDecoys } from './decoys.ts';
import { type Dice, rollDice } from './dice.ts';
import { chooseServers } from './mail-kinds.ts';
import type { Member } from './member.ts';
import { CULTURE_NAMES, CULTURES, type CultureName, SHARES } from './names/index.ts';
import { type FullName, makeName, printFamily } from './names/name.ts';
import { nameCompany } from './naming.ts';
import { crowdOf, leadersOf, type Size } from './posts.ts';
import { assemble } from './sites/assemble.ts';
import { type Shape, SHAPES } from './sites/shapes.ts';
import type { Disguise, NavEntry, Stage } from './sites/stage.ts';
import { shapeOf, splitOf } from './splits.ts';
import { makeTitle } from './titles/index.ts';
import type { Post } from './titles/title.ts';
import { voiceOf } from './voices/index.ts';

const SIZE_SHARES: readonly (readonly [Size, number])[] = [
  ['micro', 18],
  ['small', 40],
  ['middle', 30],
  ['large', 12],
];
const DISGUISES: readonly (readonly [Disguise, number])[] = [
  ['mailto', 50],
  ['label', 18],
  ['text', 14],
  ['at', 7],
  ['cloudflare', 6],
  ['entities', 5],
];

export function generateCompany(seed: number, index: number): Company {
  const dice = rollDice(`${seed}/${index}/company`);
  const shapeName = shapeOf(seed, index);
  const shape: Shape = SHAPES[shapeName];
  const culture = dice.weighted(CULTURE_NAMES.map((name) => [name, SHARES[name].weight] as const));
  const language = dice.pick(SHARES[culture].languages);
  const size = dice.weighted(SIZE_SHARES);
  const taken = new Set<string>();
  const members = hire({ dice, culture, language, size, shape, taken });
  const { name, domain } = nameCompany(dice, index, language, members[0]?.name);
  const mailDomain = dice.chance(0.05) ? domain.replace('.test', '-mail.test') : domain;
  const servers = chooseServers(dice);
  const regime = regimeFor(dice, size, culture);
  const roleAccounts = dice.sample(['info', 'office', 'hello', 'sales', 'contact'], dice.int(1, 2));
  giveAddresses({
    dice,
    members,
    regime,
    mailDomain,
    size,
    shape,
    roleAccounts,
    isTold: BEHAVIOURS[servers.mail].truthful,
    twoLetters: TWO_LETTER_SHARES[culture] ?? 0,
  });
  const people = members.map(({ person }) => person);
  const voice = voiceOf(language);
  return {
    domain,
    mailDomain,
    name,
    language,
    business: dice.pick(voice.businesses),
    city: dice.pick(voice.cities),
    tests: `${shapeName}; ${culture} names; ${servers.mail}`,
    build: (company) => buildSite(seed, index, company, shape),
    ...servers,
    pattern: regime.pattern,
    people,
    decoys: makeDecoys({
      dice,
      culture,
      language,
      people,
      taken: (other) => isTaken(taken, other),
      hasThemePeople: shapeName === 'theme people',
    }),
    roleAccounts,
    facets: { split: splitOf(index), shape: shapeName, culture, language, size, mail: servers.mail },
  };
}

type Hiring = {
  dice: Dice;
  culture: CultureName;
  language: string;
  size: Size;
  shape: Shape;
  taken: Set<string>;
};

function hire(hiring: Hiring): Member[] {
  const { dice, size, language, shape } = hiring;
  const leaders = leadersOf(dice, size, language).slice(0, shape.most);
  const crowd = crowdOf(dice, size);
  // Somebody stands on the contact page of most sites; the rest of the crowd beside the leaders, or nowhere.
  const contacts = dice.weighted([
    [0, 25],
    [1, 24],
    [2, 24],
    [3, 15],
    [5, 12],
  ]);
  return [
    ...leaders.map((post) => join(hiring, post, dice.chance(0.07) ? 'nowhere' : 'leaders')),
    ...crowd.map((post, index) =>
      join(hiring, post, index < contacts ? 'contact' : shape.hasCrowd ? 'crowd' : 'nowhere'),
    ),
  ].filter((member) => member !== null);
}

function join({ dice, culture, language, shape, taken }: Hiring, post: Post, place: string): Member | null {
  const home = dice.chance(0.87) ? culture : dice.pick(CULTURE_NAMES);
  const isAbroad =
    home !== culture || !SHARES[home].languages.slice(0, 1).includes(language) || language === 'en';
  const name = makeName(CULTURES[home], dice, isAbroad);
  if (isTaken(taken, name)) return null;
  taken.add(keyOf(name));
  const title = makeTitle(language, post, name.sex, dice);
  const isShown = place === 'contact' || (place !== 'nowhere' && shape.isReadable);
  return {
    name,
    post,
    person: {
      name: name.printed,
      title: title.text,
      email: '',
      alsoNamed: name.alsoNamed,
      alsoReachedAt: [],
      ...title.sense,
      published: false,
      findable: isShown,
      mailbox: dice.weighted([
        ['open', 965],
        ['full', 15],
        ['disabled', 20],
      ] as const),
      guessable: true,
      place,
    },
  };
}

/** No two people of one company share a given and a family name. */
const keyOf = ({ given, family }: FullName) => `${given} ${printFamily(family)}`;
const isTaken = (taken: ReadonlySet<string>, name: FullName) => taken.has(keyOf(name));

/** Only some countries write ö as "oe". */
const TWO_LETTER_SHARES: Partial<Record<CultureName, number>> = {
  german: 0.85,
  danish: 0.45,
  norwegian: 0.4,
  swedish: 0.05,
};

function regimeFor(dice: Dice, size: Size, culture: CultureName): Regime {
  const regime = chooseRegime(dice, size);
  const umlauts = dice.chance(TWO_LETTER_SHARES[culture] ?? 0) ? 'two' : 'one';
  return { ...regime, style: { ...regime.style, umlauts } };
}

function buildSite(seed: number, index: number, company: Company, shape: Shape) {
  const dice = rollDice(`${seed}/${index}/site`);
  const voice = voiceOf(company.language);
  const entry = (place: keyof Stage['place']): NavEntry => [
    dice.pick(voice[place]),
    `/${dice.pick(voice.paths[place])}`,
  ];
  const stage: Stage = {
    company,
    voice,
    dice,
    disguise: dice.weighted(DISGUISES),
    leaders: company.people.filter(({ place }) => place === 'leaders'),
    crowd: company.people.filter(({ place }) => place === 'crowd'),
    place: {
      about: entry('about'),
      team: entry('team'),
      leadership: entry('leadership'),
      news: entry('news'),
      contact: entry('contact'),
      imprint: entry('imprint'),
    },
  };
  return assemble(stage, shape.build(stage));
}
