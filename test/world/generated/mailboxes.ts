// Gives each member of a company an address, and decides whether the site prints it and whether it can be worked out.
import type { Person } from '../company.ts';
import type { LocalPattern } from '../local-part.ts';
import { formAddress, type Regime } from './addresses.ts';
import type { Dice } from './dice.ts';
import type { Member } from './member.ts';
import type { Size } from './posts.ts';
import { isWithinReach } from './reach.ts';
import type { Shape } from './sites/shapes.ts';

export type Giving = {
  dice: Dice;
  members: readonly Member[];
  regime: Regime;
  mailDomain: string;
  size: Size;
  shape: Shape;
  roleAccounts: readonly string[];
  /** Whether the mail server tells an open mailbox from none. */
  isTold: boolean;
  twoLetters: number;
};

/** Executives of small firms go by their first name. */
const FIRST_NAME_SHARE: Readonly<Record<Size, number>> = {
  micro: 0.22,
  small: 0.09,
  middle: 0.02,
  large: 0.01,
};
const DEVIATIONS: readonly LocalPattern[] = [
  'first',
  'first.last',
  'flast',
  'firstl',
  'last',
  'firstlast',
  'f.last',
];
const ALIAS_SHARE = 0.07;

export function giveAddresses(giving: Giving): void {
  const { dice, members, mailDomain } = giving;
  const used = new Set<string>(['postmaster', ...giving.roleAccounts]);
  const printing = printingPolicy(giving);
  for (const member of members) {
    const { person } = member;
    const { local, pattern } = chooseLocal(giving, member, used);
    used.add(local);
    person.email = `${local}@${mailDomain}`;
    if (pattern === null) person.guessable = false;
    else if (pattern !== giving.regime.pattern) person.pattern = pattern;
    person.published = person.findable && printing(member);
  }
  for (const member of members) withdrawBeyondReach(giving, member);
  for (const { person, name } of members) {
    const alias = formAddress('first.last', giving.regime.style, name);
    if (!dice.chance(ALIAS_SHARE) || used.has(alias) || giving.regime.isArbitrary) continue;
    used.add(alias);
    person.alsoReachedAt = [`${alias}@${mailDomain}`];
  }
}

/** Eight candidates and a control go into one conversation. */
const ATTEMPTS = 8;

/** What nobody could work out is not to be found, however regular it is. */
function withdrawBeyondReach(
  { members, regime, isTold, twoLetters }: Giving,
  { person, name }: Member,
): void {
  if (person.published) return;
  const shown = members
    .filter((other) => other.person !== person && other.person.published && other.person.guessable)
    .map((other) => other.person.pattern ?? regime.pattern);
  const local = person.email.split('@')[0] ?? '';
  const attempts = isTold ? ATTEMPTS : 1;
  if (!isWithinReach({ name, local, shown: [...new Set(shown)], twoLetters, attempts }))
    person.guessable = false;
}

/** pattern null: the address follows from nothing. */
function chooseLocal(
  { dice, regime, size }: Giving,
  { name, post }: Member,
  used: ReadonlySet<string>,
): { local: string; pattern: LocalPattern | null } {
  const form = (pattern: LocalPattern) => formAddress(pattern, regime.style, name);
  const isLeader = post !== 'staff' && post !== 'assistant';
  const wanted: LocalPattern =
    isLeader && dice.chance(FIRST_NAME_SHARE[size])
      ? 'first'
      : dice.chance(regime.loyalty)
        ? regime.pattern
        : dice.pick(DEVIATIONS);
  if (!regime.isArbitrary && !used.has(form(wanted))) return { local: form(wanted), pattern: wanted };
  // Where the usual address is somebody else's, the next longer one; where that is too, a number.
  const longer = form('first.last');
  if (!regime.isArbitrary && !used.has(longer)) return { local: longer, pattern: 'first.last' };
  for (;;) {
    const handle = regime.isArbitrary
      ? `${form('first').slice(0, 3)}${dice.pick(['', 'x', '_', '-'])}${dice.int(10, 999)}`
      : `${form(wanted)}${dice.int(2, 99)}`;
    if (!used.has(handle)) return { local: handle, pattern: null };
  }
}

/** What the company prints: nothing, the contacts, the crowd, everybody. */
function printingPolicy({ dice, shape }: Giving): (member: Member) => boolean {
  const policy = dice.weighted([
    ['nothing', 26],
    ['contacts', 44],
    ['staff', 10],
    ['everybody', 16],
    ['leaders', 4],
  ] as const);
  const atBlock = shape.publishes && shape.isReadable;
  const rows: Readonly<Record<typeof policy, (person: Person) => boolean>> = {
    nothing: () => false,
    contacts: ({ place }) => place === 'contact',
    staff: ({ place }) => place === 'contact' || (place === 'crowd' && atBlock),
    everybody: ({ place }) => place === 'contact' || atBlock,
    leaders: ({ place }) => place === 'leaders' && atBlock,
  };
  return ({ person }) => rows[policy](person);
}
