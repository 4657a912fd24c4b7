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

/** The same with the share of each, which sum to 1. */
export function weightedFolds(text: string): { text: string; weight: number }[] {
  const source = lower(text);
  const letters = [...new Set(source.match(SPELLED_TWICE) ?? [])].slice(0, 3);
  let choices: { letters: Map<string, string>; weight: number }[] = [{ letters: new Map(), weight: 1 }];
  for (const letter of letters) {
    choices = choices.flatMap((choice) =>
      (SPELLINGS[letter] ?? []).map(([spelled, share]) => ({
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

/** The text as a company writes it that spells every ä, ö, ü, å, ø in this way. */
export function foldAs(text: string, spelling: Spelling): string {
  const letters = spelling === 'expanded' ? 2 : 1;
  const spelled = lower(text).replace(
    SPELLED_TWICE,
    (letter) => SPELLINGS[letter]?.find(([way]) => way.length === letters)?.[0] ?? letter,
  );
  return anyAscii(spelled).toLowerCase();
}

/**
 * How often a name like this is spelled with second letters; null where it has none of the letters. Only German does it
 * as a rule: other letters and endings of the name tell whose ö it is.
 */
export function expandedShare(name: string): number | null {
  const source = lower(name);
  const letters = source.match(SPELLED_TWICE);
  if (letters === null) return null;
  if (NEVER_EXPANDED.test(source)) return 0.03;
  const shares = letters.map((letter) => SPELLINGS[letter]?.find(([way]) => way.length === 2)?.[1] ?? 0);
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  return source.includes('ß') ? Math.max(share, 0.75) : share;
}

/** Turkish and Hungarian letters beside the ö; Finnish double letters and endings; vowels that Spain and Hungary mark. */
const NEVER_EXPANDED =
  /[ığşőűáíóúñ]|ää|öö|yy|kk[aoä]|(?:nen|mäki|järvi|niemi|korpi|lahti|virta|vaara|saari|linna|ranta|salmi|hyvä|lä|kylä)(?:[\s-]|$)/u;

function lower(text: string): string {
  return text.slice(0, FOLD_MAX_CHARS).normalize('NFKC').toLowerCase();
}
