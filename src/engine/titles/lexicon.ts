// From words to meanings: all tables in one look-up, with the endings of gender and case, and compound words.
import type { Meaning } from './title.ts';
import { phraseWords } from './tokens.ts';
import { FUNCTION_ROWS } from './words/functions.ts';
import { COMPOUND_ENDS, LEVEL_ROWS, PROFESSION_WORDS } from './words/levels.ts';
import {
  AT_WORDS,
  FLUFF_WORDS,
  LINK_WORDS,
  PART_WORDS,
  PLACE_WORDS,
  QUALIFIER_ROWS,
  WHOLE_WORDS,
} from './words/modifiers.ts';
import { type PostRow, splitPhrases } from './words/language.ts';
import { LANGUAGES } from './words/languages/index.ts';
import { ASSISTANT_PHRASES, POST_ROWS } from './words/posts.ts';

const PHRASE_MAX_WORDS = 7;

const LEXICON = new Map<string, Meaning>();
const WORDS = new Set<string>();
const FIRST_WORDS = new Map<string, number>();

/** The meaning of the longest phrase that begins at `start`, and of how many words it is; null for an unknown word. */
export function meaningAt(
  words: readonly string[],
  start: number,
): { meaning: Meaning; length: number } | null {
  const first = words[start] ?? '';
  const longest = Math.min(FIRST_WORDS.get(first) ?? 0, words.length - start);
  for (let length = longest; length >= 1; length -= 1) {
    const meaning = LEXICON.get(words.slice(start, start + length).join(' '));
    if (meaning !== undefined) return { meaning, length };
  }
  const compound = compoundMeaning(first);
  return compound === null ? null : { meaning: compound, length: 1 };
}

/** The form of the word that the tables know, where they know one: without the endings of gender, umlauts as one. */
export function knownForm(word: string): string {
  if (WORDS.has(word)) return word;
  const umlauted = word.replace(/([aou])e/g, '$1');
  if (umlauted !== word && WORDS.has(umlauted)) return umlauted;
  if (word.length < 5) return word;
  for (const [end, other] of ENDINGS) {
    if (!word.endsWith(end)) continue;
    for (const base of [word, umlauted]) {
      const form = base.slice(0, base.length - end.length) + other;
      if (WORDS.has(form)) return form;
    }
  }
  return umlauted.length > 10 && compoundMeaning(umlauted) !== null ? umlauted : word;
}

/** Whether the word alone, or as a compound, is in the tables. */
export function isKnownWord(word: string): boolean {
  return WORDS.has(word) || compoundMeaning(word) !== null;
}

const ENDINGS: readonly (readonly [end: string, other: string])[] = [
  ['innen', ''],
  ['in', ''],
  ['euse', 'eur'],
  ['trice', 'teur'],
  ['trice', 'tore'],
  ['rice', 'eur'],
  ['ora', 'or'],
  ['ka', ''],
  ['enta', 'ente'],
  ['a', 'o'],
  ['a', 'y'],
  ['a', ''],
  ['e', ''],
];

function compoundMeaning(word: string): Meaning | null {
  for (const [end, level] of COMPOUND_ENDS) {
    if (word.length <= end.length + 1 || !word.endsWith(end)) continue;
    const stem = word.slice(0, word.length - end.length);
    const meaning = LEXICON.get(stem) ?? LEXICON.get(stem.replace(/[sn]$/, ''));
    if (meaning?.as === 'whole') return { as: 'post', posts: [{ level, function: null }], acronym: null };
    if (meaning?.as === 'qualifier') return { as: 'qualifier', qualifier: meaning.qualifier };
    const fn = meaning?.as === 'function' ? meaning.function : 'other';
    return { as: 'post', posts: [{ level, function: fn }], acronym: null };
  }
  return null;
}

/** Acronyms that stand for something else in another trade. */
const ACRONYMS: ReadonlySet<string> = new Set(['cmo', 'cio', 'cpo', 'cro', 'md', 'coo', 'cos']);

/** Earlier rows win where one phrase stands in two tables. */
function fill(): void {
  addPosts(POST_ROWS);
  addAll(ASSISTANT_PHRASES, { as: 'qualifier', qualifier: 'assistant' });
  for (const [qualifier, phrases] of QUALIFIER_ROWS) addAll(phrases, { as: 'qualifier', qualifier });
  for (const [level, phrases] of LEVEL_ROWS) {
    addAll(phrases, { as: 'post', posts: [{ level, function: null }], acronym: null });
  }
  for (const [fn, phrases] of FUNCTION_ROWS) addAll(phrases, { as: 'function', function: fn });
  addAll(WHOLE_WORDS, { as: 'whole' });
  addAll(PLACE_WORDS, { as: 'place' });
  addAll(PART_WORDS, { as: 'part' });
  addAll(AT_WORDS, { as: 'at' });
  addAll('to', { as: 'to' });
  addAll(LINK_WORDS, { as: 'link' });
  addAll(FLUFF_WORDS, { as: 'fluff' });
  addAll(PROFESSION_WORDS, PROFESSIONAL);
  for (const words of LANGUAGES) {
    addPosts(words.posts);
    addAll(words.assistants, { as: 'qualifier', qualifier: 'assistant' });
    for (const [qualifier, phrases] of words.qualifiers) addAll(phrases, { as: 'qualifier', qualifier });
    for (const [level, phrases] of words.levels) {
      addAll(phrases, { as: 'post', posts: [{ level, function: null }], acronym: null });
    }
    for (const [fn, phrases] of words.functions) addAll(phrases, { as: 'function', function: fn });
    addAll(words.wholes, { as: 'whole' });
    addAll(words.places, { as: 'place' });
    addAll(words.links, { as: 'link' });
    addAll(words.professions, PROFESSIONAL);
  }
}

const PROFESSIONAL: Meaning = {
  as: 'post',
  posts: [{ level: 'professional', function: null }],
  acronym: null,
};

function addPosts(rows: readonly PostRow[]): void {
  for (const [posts, phrases] of rows) {
    const named = posts.map(([level, fn]) => ({ level, function: fn }));
    const meaning: Meaning = { as: 'post', posts: named, acronym: null };
    for (const phrase of splitPhrases(phrases)) {
      add(phrase, ACRONYMS.has(phrase) ? { ...meaning, acronym: phrase } : meaning);
    }
  }
}

function addAll(phrases: string, meaning: Meaning): void {
  for (const phrase of splitPhrases(phrases)) add(phrase, meaning);
}

function add(phrase: string, meaning: Meaning): void {
  const words = phraseWords(phrase);
  const key = words.join(' ');
  if (key === '' || key === '&' || LEXICON.has(key)) return;
  LEXICON.set(key, meaning);
  for (const word of words) if (word !== '&') WORDS.add(word);
  const [first = ''] = words;
  FIRST_WORDS.set(first, Math.min(PHRASE_MAX_WORDS, Math.max(FIRST_WORDS.get(first) ?? 0, words.length)));
}

fill();
