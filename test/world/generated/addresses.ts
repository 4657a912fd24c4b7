// How a generated company forms its addresses: the shares of patterns, the house's style with letters and surnames.
import { type LocalPattern, localPart } from '../local-part.ts';
import type { Dice } from './dice.ts';
import type { FullName } from './names/name.ts';

/** How the house writes what an address cannot hold. */
export type HouseStyle = {
  /** ö as "oe" or as "o"; likewise ä, ü, å, ø. */
  umlauts: 'two' | 'one';
  /** Two surnames, a hyphen, a particle. */
  surnames: 'joined' | 'hyphen' | 'one';
  particle: 'kept' | 'dropped';
};

export type Regime = {
  pattern: LocalPattern;
  style: HouseStyle;
  /** The share of people who follow the pattern. */
  loyalty: number;
  /** Of handles and numbers that follow from nothing. */
  isArbitrary: boolean;
};

/** Shares of company domains, of a hundred; what is left to a hundred is "none of these". */
export const PATTERN_SHARES: readonly (readonly [LocalPattern, number])[] = [
  ['first.last', 27.5],
  ['first', 17.8],
  ['flast', 8.9],
  ['last', 4.4],
  ['firstlast', 3.5],
  ['firstl', 2.5],
  ['lastfirst', 2.1],
  ['f.last', 1.9],
  ['initials', 1.2],
  ['first_last', 1.1],
  ['last.first', 0.9],
  ['first-last', 0.9],
];
const NONE_OF_THESE = 23;
/** Half of "none of these" has a system that colleagues can show. */
const RARE_PATTERNS: readonly LocalPattern[] = ['lastf', 'first.l', 'f_last', 'threes'];
/** With more people, first names alone become rare. */
const LARGE_FIRST_SHARE = 4;
const SMALL_FIRST_SHARE = 26;

export function chooseRegime(dice: Dice, size: string): Regime {
  const rows = PATTERN_SHARES.map(([pattern, share]) => {
    if (pattern !== 'first') return [pattern, share] as const;
    return [
      pattern,
      size === 'large' ? LARGE_FIRST_SHARE : size === 'micro' ? SMALL_FIRST_SHARE : share,
    ] as const;
  });
  const isRare = dice.chance(NONE_OF_THESE / (NONE_OF_THESE + 77));
  return {
    pattern: isRare ? dice.pick(RARE_PATTERNS) : dice.weighted(rows),
    isArbitrary: isRare && dice.chance(0.5),
    loyalty: dice.weighted([
      [1, 80],
      [0.85, 14],
      [0.55, 6],
    ]),
    style: {
      umlauts: dice.chance(0.6) ? 'two' : 'one',
      surnames: dice.weighted([
        ['joined', 35],
        ['hyphen', 35],
        ['one', 30],
      ] as const),
      particle: dice.chance(0.6) ? 'kept' : 'dropped',
    },
  };
}

/** @returns the part before the @, without regard to whether somebody else has it. */
export function formAddress(pattern: LocalPattern, style: HouseStyle, name: FullName): string {
  return localPart(pattern, givenFor(style, name), familyFor(style, name));
}

function givenFor(style: HouseStyle, { given }: FullName): string {
  const folded = fold(given, style);
  return style.surnames === 'hyphen' ? folded.replace(/ /gu, '-') : folded.replace(/[ -]/gu, '');
}

function familyFor(style: HouseStyle, { family, mainSurname }: FullName): string {
  const main = (mainSurname === 'first' ? family.parts[0] : family.parts.at(-1)) ?? '';
  const isPair = family.joiner === '-';
  const words =
    // Two surnames without a hyphen are shortened nearly everywhere.
    style.surnames === 'one' || !isPair ? main : family.parts.join(style.surnames === 'hyphen' ? '-' : '');
  // An apostrophe belongs to the name: nobody writes d’Aubry as aubry.
  const isKept = style.particle === 'kept' || family.particle?.endsWith('’') === true;
  const particle = isKept ? (family.particle ?? '') : '';
  return fold(particle, style).replace(/[^a-z]/gu, '') + fold(words, style).replace(/[^a-z-]/gu, '');
}

const TWO_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
};
const ONE_LETTER: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  ð: 'd',
};

/** Only the north writes ä as "ae"; a Spaniard's or a Turk's ü is a u wherever it is told apart by nothing. */
function fold(words: string, { umlauts }: HouseStyle): string {
  const lower = words.toLowerCase().normalize('NFC');
  const two =
    umlauts === 'two' ? lower.replace(/[äöüåøæ]/gu, (letter) => TWO_LETTERS[letter] ?? letter) : lower;
  return two
    .replace(/[øæßłđıœð]/gu, (letter) => ONE_LETTER[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z -]/gu, '');
}
