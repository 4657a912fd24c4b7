// The key under which a person's name is kept or compared when only a hash may be stored. Coarse by intent.
import { fold } from './fold.ts';
import { canonicalGiven } from './nicknames.ts';
import { parsePersonName } from './person-name.ts';

/**
 * Equal for the forms of one name: diacritics, case, honorifics, order, middle names, common nicknames. Meant to match
 * too much rather than too little (a suppression). A text that is no name gives its folded words.
 */
export function personKey(text: string): string {
  const name = parsePersonName(text);
  const words = name === null ? [text] : [canonicalGiven(start(name.given)), start(name.family)];
  return words
    .map((word) => letters(word).replace(UMLAUT_AS_TWO, '$1'))
    .filter((word) => word !== '')
    .sort()
    .join(' ');
}

/** "mueller" and "müller" are one. */
const UMLAUT_AS_TWO = /([aou])e/g;

/** The first half of the first word: of two surnames, or of a hyphenated name, the other is often left out. */
function start([first = '']: readonly string[]): string {
  return letters(first.split(/[-‐‑]/u)[0] ?? '');
}

function letters(word: string): string {
  return fold(word).replace(/[^a-z0-9]/g, '');
}
