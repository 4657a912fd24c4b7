// The shape of one language's words: rows of the same meanings as the great tables beside this file. Folding and
// order are the lexicon's; phrases stand as the language writes them, `|` between them.
import type { Level, Qualifier, TitleFunction } from '../title.ts';

export type PostRow = readonly [
  posts: readonly (readonly [level: Level, fn: TitleFunction | null])[],
  phrases: string,
];

export type LanguageWords = {
  /** Whole titles that carry level and function in one phrase. */
  posts: readonly PostRow[];
  /** Levels to which a function is added. */
  levels: readonly (readonly [level: Level, phrases: string])[];
  functions: readonly (readonly [fn: TitleFunction, phrases: string])[];
  qualifiers: readonly (readonly [qualifier: Qualifier, phrases: string])[];
  /** Titles about a post that somebody else holds. */
  assistants: string;
  /** Professions and ranks below a department's head. */
  professions: string;
  /** Small words between a post and its field. */
  links: string;
  /** Words by which a post is expressly the whole company's. */
  wholes: string;
  /** Places and parts that narrow a post. */
  places: string;
};

/** Every phrase of the tables, as written. */
export function phrasesOf(words: LanguageWords): string[] {
  const rows = [...words.posts, ...words.levels, ...words.functions, ...words.qualifiers];
  const lists = [words.assistants, words.professions, words.links, words.wholes, words.places];
  return [...rows.map(([, phrases]) => phrases), ...lists].flatMap(splitPhrases);
}

export function splitPhrases(phrases: string): string[] {
  return phrases
    .split('|')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
