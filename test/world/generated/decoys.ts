// Who must not be returned: invented with titles that tempt, of other firms, of the past, of a theme, of a kennel.
import type { Role } from '../../../src/engine/role.ts';
import type { Decoy, Person } from '../company.ts';
import type { Dice } from './dice.ts';
import { CULTURES, type CultureName } from './names/index.ts';
import { type FullName, makeName, printFamily } from './names/name.ts';
import { makeTitle } from './titles/index.ts';
import type { Post } from './titles/title.ts';

export type DecoyContext = {
  dice: Dice;
  culture: CultureName;
  language: string;
  /** Whom the site shows in a post; nobody can be confused with somebody who has no name here. */
  people: readonly Person[];
  taken: (name: FullName) => boolean;
  hasThemePeople: boolean;
};

const ORGANIZATIONS = [
  'Harbour Foods',
  'Granite Cloud',
  'Ormonde Hotels',
  'Stadtwerke Nebelau',
  'Clinique du Val Doré',
  'Tramway Works',
  'Northgate Steel',
  'Banca Pietralba',
  'Fjordline Ferries',
  'Casa Romero Azul',
  'Lakeside University',
  'Kestrel Motors',
];
const TEMPTING: readonly Post[] = [
  'ceo',
  'cto',
  'coo',
  'cfo',
  'cmo',
  'founder',
  'md',
  'vpSales',
  'president',
  'cio',
];
const THEME_PEOPLE = [
  ['John Doe', 'CEO & Founder'],
  ['Jane Doe', 'CTO'],
  ['Max Mustermann', 'Chief Operating Officer'],
  ['Your Name', 'Chief Marketing Officer'],
  ['John Smith', 'Managing Director'],
  ['Lorem Ipsum', 'CFO'],
] as const;
const PETS = [
  'Biscuit',
  'Waffle Barkington',
  'Bruno',
  'Miss Marple',
  'Lotte Wedelmann',
  'Sir Licksalot',
  'Mochi Pawson',
];
const COUNTS: readonly (readonly [number, number])[] = [
  [0, 35],
  [1, 25],
  [2, 20],
  [3, 13],
  [5, 7],
];

export function makeDecoys(context: DecoyContext): Decoy[] {
  const { dice, hasThemePeople } = context;
  const decoys: Decoy[] = hasThemePeople ? themePeople(dice) : [];
  for (let left = dice.weighted(COUNTS); left > 0; left -= 1) decoys.push(...oneDecoy(context));
  if (dice.chance(0.1)) decoys.push(pet(dice));
  return decoys;
}

function oneDecoy(context: DecoyContext): Decoy[] {
  const { dice, people } = context;
  const kind = dice.weighted<Decoy['kind']>([
    ['testimonial', 30],
    ['quoted', 18],
    ['former', 16],
    ['adviser', 12],
    ['partner', 8],
    ['stale', 7],
    ['namesake', 5],
    ['commented', 4],
  ]);
  if (kind === 'stale') return predecessor(context);
  const name = kind === 'namesake' ? namesake(context) : stranger(context);
  if (name === null) return [];
  const { text, sense } = makeTitle(context.language, dice.pick(TEMPTING), name.sex, dice);
  const held = people.filter(({ findable }) => findable).flatMap(({ holds }) => [...holds]);
  const tempts: readonly Role[] = sense.holds.filter((role) => !held.includes(role));
  const isOutside = !['former', 'commented'].includes(kind);
  return [
    {
      kind,
      name: name.printed,
      title: text,
      tempts,
      ...(isOutside ? { organization: dice.pick(ORGANIZATIONS) } : {}),
    },
  ];
}

/** Somebody of whom nothing else is known; of any culture, since customers are. */
function stranger({ dice, culture, taken }: DecoyContext): FullName | null {
  const name = makeName(CULTURES[dice.chance(0.7) ? culture : 'english'], dice, true);
  return taken(name) ? null : name;
}

/** A customer who shares a surname with somebody here. */
function namesake({ dice, culture, people, taken }: DecoyContext): FullName | null {
  const [like] = people.filter(({ findable }) => findable);
  if (like === undefined) return null;
  const name = makeName(CULTURES[culture], dice, true);
  const family = printFamily(name.family);
  const shared = like.name.replace(/,.*$/u, '').split(' ').at(-1) ?? '';
  if (shared.length < 3 || !name.printed.endsWith(family)) return null;
  const printed = `${name.printed.slice(0, -family.length)}${shared}`.trim();
  const isSamePerson = people.some((person) => person.name.includes(printed.split(' ')[0] ?? ''));
  return isSamePerson || taken(name) ? null : { ...name, printed };
}

/** Who held a post before somebody whom the site shows in it today, under the same title. */
function predecessor(context: DecoyContext): Decoy[] {
  const now = context.people.find(({ findable, holds }) => findable && holds.length > 0);
  const name = stranger(context);
  if (now === undefined || name === null) return [];
  return [{ kind: 'stale', name: name.printed, title: now.title, tempts: [] }];
}

function themePeople(dice: Dice): Decoy[] {
  return dice.sample(THEME_PEOPLE, 4).map(([name, title]) => ({ kind: 'placeholder', name, title }));
}

function pet(dice: Dice): Decoy {
  const { text } = makeTitle('en', 'joke', 'm', dice);
  return { kind: 'joke', name: dice.pick(PETS), title: text, tempts: [] };
}
