// In which forms a person's name can enter an address: spellings, compound names, particles, nicknames, order.
import { type Spelling, expandedShare, fold, foldAs } from '../names/fold.ts';
import { readingsOf } from '../names/name-readings.ts';
import { otherForms } from '../names/nicknames.ts';
import type { PersonName } from '../names/person-name.ts';
import { syllables } from '../names/syllables.ts';
import { givenWays, surnameWays, type Written } from './compound-names.ts';
import { type HouseStyle, type Trait, UNKNOWN_HOUSE, waysOf } from './house-style.ts';
import type { NameForms } from './patterns.ts';

/** Share of addresses in which the form is used; the weights of one name sum to at most 1. */
export type WeightedForms = NameForms & {
  weight: number;
  /** How it is written where the house had a choice. */
  traits: readonly Trait[];
};

const FORMS_MAX = 64;
const NICKNAMES_MAX = 2;

/** Shares of the given name's other forms: printed beside it; its full name where it is a short one; a short one. */
const NICKNAME_PRINTED_SHARE = 0.4;
const FULL_NAME_SHARE = 0.12;
const SHORT_NAME_SHARE = 0.05;

/** All forms, likeliest first, at most 64. */
export function nameForms(name: PersonName, house: HouseStyle = UNKNOWN_HOUSE): WeightedForms[] {
  return readingsOf(name)
    .flatMap(({ name: reading, share }) => combined(reading, house, share))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, FORMS_MAX);
}

function combined(name: PersonName, house: HouseStyle, share: number): WeightedForms[] {
  const middleInitial = letters(fold(name.given[1] ?? '')).slice(0, 1);
  const marks = marksOf(name, house);
  const families = surnameWays(name, house).flatMap((way) => spelled(way, marks));
  const pairs = givenForms(name, house)
    .flatMap((way) => spelled(way, marks))
    .flatMap((given) =>
      families
        // One company writes one way: forms that mix two are left out.
        .filter((family) => !contradict(given.traits, family.traits))
        .map((family) => ({ given, family, weight: given.weight * family.weight })),
    );
  const mass = pairs.reduce((sum, { weight }) => sum + weight, 0);
  return pairs.map(({ given, family, weight }) => ({
    first: given.text,
    firstInitial: given.initial,
    last: family.text,
    lastInitial: family.initial,
    middleInitial,
    weight: mass === 0 ? 0 : (weight * share) / mass,
    traits: [...new Set([...given.traits, ...family.traits])],
  }));
}

function givenForms(name: PersonName, house: HouseStyle): Written[] {
  const [first = ''] = name.given;
  const forms = givenWays(name, house);
  const nicknames: Written[] = [];
  if (name.nickname !== undefined)
    nicknames.push({ text: name.nickname, weight: NICKNAME_PRINTED_SHARE, traits: [] });
  else {
    const { forms: others, isFull } = otherForms(letters(fold(first)), NICKNAMES_MAX);
    const most = isFull ? FULL_NAME_SHARE : SHORT_NAME_SHARE;
    nicknames.push(...others.map((text, at) => ({ text, weight: most / 3 ** at, traits: [] })));
  }
  const taken = nicknames.reduce((sum, { weight }) => sum + weight, 0);
  for (const form of forms) form.weight *= 1 - taken;
  return [...forms, ...nicknames].flatMap((form) => initialled(form, name, house));
}

/** "x" or "xm" of Xiaoming, "j" or "jp" of Jean-Pierre. */
function initialled(form: Written, name: PersonName, house: HouseStyle): Written[] {
  const parts = form.parts ?? syllables(form.text, name.culture);
  if (parts.length < 2) return [form];
  const each = parts.map((part) => part.slice(0, 1)).join('');
  const facet = form.parts === undefined ? 'syllableInitials' : 'initials';
  return waysOf(facet, house).map(({ way, trait, share }) => ({
    ...form,
    initial: way === 'each' ? each : each.slice(0, 1),
    weight: form.weight * share,
    traits: [...form.traits, trait],
  }));
}

type Marks = ReadonlyMap<Spelling, { trait: Trait; share: number }> | null;

/** How the house spells ä, ö, ü, as far as it is known; else as people of such a name do; null where it says nothing. */
function marksOf(name: PersonName, house: HouseStyle): Marks {
  const words = [...name.given, ...name.family].join(' ');
  const expanded = expandedShare(words);
  if (expanded === null) return null;
  const prior = { plain: 1 - expanded, expanded };
  return new Map(waysOf('marks', house, prior).map(({ way, trait, share }) => [way, { trait, share }]));
}

type Form = { text: string; initial: string; weight: number; traits: readonly Trait[] };

function spelled({ text, weight, initial, traits }: Written, marks: Marks): Form[] {
  const whole = (folded: string, share: number, more: readonly Trait[]): Form => {
    const clean = tidy(folded);
    return {
      text: clean,
      initial: initial === undefined ? clean.slice(0, 1) : letters(fold(initial)),
      weight: weight * share,
      traits: [...traits, ...more],
    };
  };
  const plain = foldAs(text, 'plain');
  const expanded = foldAs(text, 'expanded');
  if (plain === expanded || marks === null) return [whole(plain, 1, [])];
  return [...marks].map(([spelling, { share, trait }]) =>
    whole(spelling === 'plain' ? plain : expanded, share, [trait]),
  );
}

/** Whether two halves of one address write the same thing in two ways. */
function contradict(one: readonly Trait[], other: readonly Trait[]): boolean {
  return one.some((trait) => {
    const facet = trait.slice(0, trait.indexOf(':') + 1);
    return other.some((second) => second.startsWith(facet) && second !== trait);
  });
}

function letters(word: string): string {
  return word.replace(/[^a-z0-9]/g, '');
}

/** ASCII letters, digits, and single dots, hyphens and underscores inside. */
function tidy(text: string): string {
  return text.replace(/[^a-z0-9._-]/g, '').replace(/^[._-]+|[._-]+$/g, '');
}
