// The languages that have a table of their own; those of the great tables beside this folder come before them.
import type { LanguageWords } from '../language.ts';
import { BALTIC } from './baltic.ts';
import { BULGARIAN } from './bulgarian.ts';
import { CHINESE } from './chinese.ts';
import { GREEK } from './greek.ts';
import { HUNGARIAN } from './hungarian.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';
import { ROMANIAN } from './romanian.ts';
import { RUSSIAN } from './russian.ts';
import { SEMITIC } from './semitic.ts';
import { SLOVAK } from './slovak.ts';
import { SOUTH_SLAVIC } from './south-slavic.ts';
import { SOUTHEAST_ASIAN } from './southeast-asian.ts';
import { TURKISH } from './turkish.ts';

/** Where two languages write one word, the earlier one's meaning holds. */
export const LANGUAGES: readonly LanguageWords[] = [
  HUNGARIAN,
  TURKISH,
  ROMANIAN,
  SLOVAK,
  SOUTH_SLAVIC,
  BALTIC,
  GREEK,
  RUSSIAN,
  BULGARIAN,
  CHINESE,
  JAPANESE,
  KOREAN,
  SOUTHEAST_ASIAN,
  SEMITIC,
];

/** Those that are written without spaces between words. */
export const UNSPACED: readonly LanguageWords[] = [CHINESE, JAPANESE, KOREAN];
