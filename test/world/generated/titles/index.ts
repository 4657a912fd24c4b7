// The titles of each language; where a language has no word for a post, companies take the English one.
import type { Dice } from '../dice.ts';
import type { Sex } from '../names/name.ts';
import { ENGLISH_TITLES } from './english.ts';
import * as northern from './northern.ts';
import { ITALIAN_TITLES, PORTUGUESE_TITLES, SPANISH_TITLES } from './southern.ts';
import type { Post, Sense, TitleBook } from './title.ts';
import { DUTCH_TITLES, FRENCH_TITLES, GERMAN_TITLES } from './western.ts';

export const TITLE_BOOKS: Readonly<Record<string, TitleBook>> = {
  en: ENGLISH_TITLES,
  de: GERMAN_TITLES,
  fr: FRENCH_TITLES,
  nl: DUTCH_TITLES,
  es: SPANISH_TITLES,
  pt: PORTUGUESE_TITLES,
  it: ITALIAN_TITLES,
  sv: northern.SWEDISH_TITLES,
  da: northern.DANISH_TITLES,
  no: northern.NORWEGIAN_TITLES,
  fi: northern.FINNISH_TITLES,
  pl: northern.POLISH_TITLES,
  cs: northern.CZECH_TITLES,
  hu: northern.HUNGARIAN_TITLES,
  tr: northern.TURKISH_TITLES,
};

/** Firms that write in another language print an English title this often. */
const ENGLISH_SHARE = 0.22;

export type Title = { text: string; sense: Sense };

export function makeTitle(language: string, post: Post, sex: Sex, dice: Dice): Title {
  const own = dice.chance(ENGLISH_SHARE) ? undefined : TITLE_BOOKS[language]?.[post];
  const [text, sense] = dice.pick(own ?? ENGLISH_TITLES[post] ?? []);
  const [masculine = '', feminine = masculine] = text.split('|');
  // "Founder | CEO" has its bar between blanks.
  return { text: text.includes(' | ') ? text : sex === 'f' ? feminine : masculine, sense };
}
