// Titles in Chinese, Japanese, Korean cut into the words that the tables know. Knows letters, no meanings.
import { phrasesOf } from './words/language.ts';
import { UNSPACED } from './words/languages/index.ts';

const SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LETTER = /[\p{L}\p{N}]/u;

const WORDS: ReadonlySet<string> = new Set(
  UNSPACED.flatMap(phrasesOf).map((phrase) => phrase.replaceAll(' ', '')),
);
/** By its first sign, how long a word may be. */
const LONGEST = new Map<string, number>();
for (const word of WORDS) {
  const first = word.charAt(0);
  LONGEST.set(first, Math.max(LONGEST.get(first) ?? 0, word.length));
}

/** Signs that mean something only right before a known word: "前" (former) where a word begins, "兼" (and) anywhere. */
const FORMER: ReadonlySet<string> = new Set('前原元전');
const AND: ReadonlySet<string> = new Set('兼及和与與暨겸및');

/** Whether the text has signs of these scripts; their words stand in the tables as printed, as no letters of ours tell them apart. */
export function isUnspaced(text: string): boolean {
  return SCRIPTS.test(text);
}

/** The text with a space around every word that the tables know; any other text as it is. */
export function spacedOut(text: string): string {
  if (!isUnspaced(text)) return text;
  let out = '';
  for (let at = 0; at < text.length;) {
    const length = wordLength(text, at);
    const sign = text.charAt(at);
    if (length > 0) out += ` ${text.slice(at, at + length)} `;
    else if (FORMER.has(sign) && !LETTER.test(text.charAt(at - 1)) && beginsWord(text, at + 1))
      out += ' former ';
    else if (AND.has(sign) && beginsWord(text, at + 1)) out += ' & ';
    else if (sign === '、' || sign === '･' || sign === '・') out += ', ';
    else out += sign;
    at += length || 1;
  }
  return out;
}

/** Of the longest known word that begins there, so that "副总裁" is not read as "总裁"; Latin letters are a word too. */
function wordLength(text: string, at: number): number {
  const first = text.charAt(at);
  const longest = Math.min(LONGEST.get(first) ?? 0, text.length - at);
  for (let length = longest; length > 0; length -= 1) {
    if (WORDS.has(text.slice(at, at + length))) return length;
  }
  if (!LATIN.test(first)) return 0;
  let end = at + 1;
  while (LATIN.test(text.charAt(end))) end += 1;
  return end - at > 1 ? end - at : 0;
}

const LATIN = /^[A-Za-z]$/;

function beginsWord(text: string, at: number): boolean {
  return wordLength(text, text.charAt(at) === ' ' ? at + 1 : at) > 0;
}
