// Titles in Chinese, Japanese, Korean cut into the words that the tables know. Knows letters, no meanings.
import { phrasesOf } from './words/language.ts';
import { UNSPACED } from './words/languages/index.ts';

const SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Longest first, so that "副总裁" is not read as "总裁". */
const WORDS = [...new Set(UNSPACED.flatMap(phrasesOf))]
  .map((phrase) => phrase.replaceAll(' ', ''))
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Words of one sign that mean something only right before a post: "前" (former), "兼" (and). */
const BEFORE_A_WORD = `(?=\\s?(?:${WORDS}|[A-Z]{3}(?![A-Za-z])))`;
const FORMER = new RegExp(`(?<![\\p{L}\\p{N}])(?:前|原|元|전)${BEFORE_A_WORD}`, 'gu');
const AND = new RegExp(`(?:兼|及|和|与|與|暨|겸|및)${BEFORE_A_WORD}`, 'gu');
const KNOWN = new RegExp(`${WORDS}|[A-Za-z]{2,}`, 'gu');

/** The text with a space around every word that the tables know; any other text as it is. */
export function spacedOut(text: string): string {
  if (!SCRIPTS.test(text)) return text;
  return text
    .replace(/[、･・]/gu, ', ')
    .replace(FORMER, ' former ')
    .replace(AND, ' & ')
    .replace(KNOWN, (word) => ` ${word} `);
}
