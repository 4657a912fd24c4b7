// How letters of all scripts become ASCII lower case, and which spellings of one name can stand in an address.
import anyAscii from 'any-ascii';

const FOLD_MAX_CHARS = 400;
const VARIANTS_MAX = 8;

/**
 * Letters that companies spell in more than one way, with the share of each spelling; the first is what `fold`
 * gives. Letters with one spelling only (æ, ł, đ, þ, ß, é …) are any-ascii's.
 */
const SPELLINGS: Readonly<Record<string, readonly (readonly [spelling: string, share: number])[]>> = {
  ä: [
    ['a', 0.5],
    ['ae', 0.5],
  ],
  ö: [
    ['o', 0.5],
    ['oe', 0.5],
  ],
  ü: [
    ['u', 0.4],
    ['ue', 0.6],
  ],
  å: [
    ['a', 0.8],
    ['aa', 0.2],
  ],
  ø: [
    ['o', 0.65],
    ['oe', 0.35],
  ],
};

const SPELLED_TWICE = /[äöüåø]/gu;

/** Which of the two ways a company spells ä, ö, ü, å, ø: `plain` drops the mark, `expanded` writes a second letter. */
export type Spelling = 'plain' | 'expanded';

/** ASCII, lower case; everything that is not a letter or digit stays as it is. Longer than 400 characters is cut. */
export function fold(text: string): string {
  return anyAscii(lower(text)).toLowerCase();
}

/** The distinct ASCII spellings of a name, the plain one (which is `fold`'s) first, at most eight. */
export function foldVariants(text: string): string[] {
  return weightedFolds(text).map(({ text }) => text);
}

/** The same with the share of each, which sum to 1. With a known `spelling`, nine tenths go to it. */
export function weightedFolds(text: string, spelling?: Spelling): { text: string; weight: number }[] {
  const source = lower(text);
  const letters = [...new Set(source.match(SPELLED_TWICE) ?? [])].slice(0, 3);
  let choices: { letters: Map<string, string>; weight: number }[] = [{ letters: new Map(), weight: 1 }];
  for (const letter of letters) {
    choices = choices.flatMap((choice) =>
      shares(letter, spelling).map(([spelled, share]) => ({
        letters: new Map(choice.letters).set(letter, spelled),
        weight: choice.weight * share,
      })),
    );
  }
  const weights = new Map<string, number>();
  for (const choice of choices.slice(0, VARIANTS_MAX)) {
    const spelled = source.replace(SPELLED_TWICE, (letter) => choice.letters.get(letter) ?? letter);
    const folded = anyAscii(spelled).toLowerCase();
    weights.set(folded, (weights.get(folded) ?? 0) + choice.weight);
  }
  return [...weights].map(([text, weight]) => ({ text, weight }));
}

/** Which way the local part spells the name; null where it does not tell. */
export function spellingOf(name: string, localPart: string): Spelling | null {
  const source = lower(name);
  if (source.search(SPELLED_TWICE) === -1) return null;
  const plain = anyAscii(source).toLowerCase();
  const expanded = anyAscii(
    source.replace(
      SPELLED_TWICE,
      (letter) => SPELLINGS[letter]?.find(([s]) => s.length === 2)?.[0] ?? letter,
    ),
  ).toLowerCase();
  if (plain === expanded) return null;
  if (localPart.includes(expanded)) return 'expanded';
  return localPart.includes(plain) ? 'plain' : null;
}

function shares(letter: string, spelling: Spelling | undefined): readonly (readonly [string, number])[] {
  const known = SPELLINGS[letter] ?? [];
  if (spelling === undefined) return known;
  return known.map(([spelled]) => [
    spelled,
    (spelled.length === 2) === (spelling === 'expanded') ? 0.9 : 0.1,
  ]);
}

function lower(text: string): string {
  return text.slice(0, FOLD_MAX_CHARS).normalize('NFKC').toLowerCase();
}
