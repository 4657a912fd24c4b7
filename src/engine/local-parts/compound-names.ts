// How names of several words are written in one: hyphens, particles, two surnames, second given names.
import { isCompoundGiven } from '../names/given-pairs.ts';
import type { PersonName } from '../names/person-name.ts';
import { FACETS, type HouseStyle, type Trait, waysOf } from './house-style.ts';

export type Written = {
  /** Lower case, marks as printed. */
  text: string;
  weight: number;
  traits: readonly Trait[];
  /** What its initial is taken from, where not from its start. */
  initial?: string;
  /** The words that it is made of, where initials may be taken from each. */
  parts?: readonly string[];
};

const JOINERS = { hyphened: '-', kept: '-', dotted: '.', underscored: '_', joined: '' } as const;

/** The first given name, with or without those after it. */
export function givenWays({ given, culture }: PersonName, house: HouseStyle): Written[] {
  const [first = '', second = ''] = given;
  const parts = pieces(first);
  if (parts.length > 1) return compound(parts, house, culture);
  const [one = ''] = parts;
  const after = pieces(second);
  if (after.join('').length < 2) return [{ text: one, weight: 1, traits: [] }];
  if (culture === 'chinese' || culture === 'korean') return compound([one, ...after], house, culture);
  // of Vietnamese names the one that people are called by stands alone
  if (culture === 'vietnamese') return [{ text: one, weight: 1, traits: [] }];
  const facet = isCompoundGiven(one, after.join('')) ? 'pair' : 'second';
  return waysOf(facet, house).map(({ way, trait, share }) => {
    if (way === 'dropped') return { text: one, weight: share, traits: [trait] };
    if (way === 'alone') return { text: after.join(''), weight: share, traits: [trait] };
    const joiner = way === 'hyphened' ? '-' : '';
    return { text: [one, ...after].join(joiner), weight: share, traits: [trait], parts: [one, ...after] };
  });
}

function compound(parts: readonly string[], house: HouseStyle, culture: PersonName['culture']): Written[] {
  const isOneName = culture === 'chinese' || culture === 'korean';
  const ways = isOneName
    ? waysOf('syllables', house)
    : waysOf('hyphen', house).filter(({ way }) => way !== 'tail');
  return ways.map(({ way, trait, share }) => ({
    text: way === 'head' ? (parts[0] ?? '') : parts.join(way === 'kept' ? '-' : ''),
    weight: share,
    traits: [trait],
    parts,
  }));
}

/** The surname's forms: compound ones joined, halved, hyphenated; particles joined or dropped. */
export function surnameWays({ family, particles, culture }: PersonName, house: HouseStyle): Written[] {
  const parts = family.flatMap(pieces);
  if (parts.length === 0) return [{ text: '', weight: 1, traits: [] }];
  const main = mainWays(family, parts, culture, house);
  const before = particles.flatMap(pieces);
  if (before.length === 0) return main;
  return waysOf('particle', house, isElided(particles) ? ELIDED : FACETS.particle).flatMap(
    ({ way, trait, share }) =>
      main.map((surname) => ({
        ...surname,
        text: withParticle(way, before, surname.text),
        weight: surname.weight * share,
        traits: [...surname.traits, trait],
      })),
  );
}

/** "d’Arvor" belongs together. */
const ELIDED = {
  joined: 0.86,
  dropped: 0.06,
  hyphened: 0.03,
  dotted: 0.01,
  underscored: 0.01,
  initial: 0.03,
};

function isElided(particles: readonly string[]): boolean {
  return particles.every((particle) => /^(?:d|l|dell|dall|all)['’‘]?$/u.test(particle));
}

function withParticle(way: keyof typeof FACETS.particle, before: readonly string[], surname: string): string {
  if (way === 'dropped') return surname;
  if (way === 'initial') return before.map((word) => word.slice(0, 1)).join('') + surname;
  return [...before, surname].join(JOINERS[way]);
}

function mainWays(
  family: readonly string[],
  parts: readonly string[],
  culture: PersonName['culture'],
  house: HouseStyle,
): Written[] {
  if (parts.length === 1) return [{ text: parts[0] ?? '', weight: 1, traits: [] }];
  const ways = family.length === 1 ? waysOf('hyphen', house) : waysOf(pairOf(culture), house);
  return ways.map(({ way, trait, share }) => {
    if (way === 'head' || way === 'tail')
      return { text: (way === 'head' ? parts[0] : parts.at(-1)) ?? '', weight: share, traits: [trait] };
    return { text: parts.join(JOINERS[way]), weight: share, traits: [trait] };
  });
}

function pairOf(culture: PersonName['culture']): 'iberian' | 'portuguese' | 'surnames' {
  return culture === 'iberian' || culture === 'portuguese' ? culture : 'surnames';
}

/** The words of a name between hyphens and signs; marks stay for the spelling to decide. */
function pieces(word: string): string[] {
  return word
    .toLowerCase()
    .replace(/['’‘`´]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((piece) => piece !== '');
}
