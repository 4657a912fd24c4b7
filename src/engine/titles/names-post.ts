// Whether running text has words of a role's titles in it. Knows words, not who is meant.
import { fold } from '../names/fold.ts';
import type { Role } from '../role.ts';
import { isKnownWord, knownForm, meaningAt } from './lexicon.ts';
import { ROLE_POSTS } from './role-posts.ts';
import { isUnspaced, spacedOut } from './unspaced.ts';

/** Some levels say little alone ("director"): their field must stand beside them, at most so many words away. */
const FIELD_REACH_WORDS = 4;
/** Distinct words of one text that are kept in mind. */
const WORDS_MAX = 20_000;

/** A judge for one text, line by line: whether a line has words of one of the role's titles, exact or near. */
export function createPostFinder(role: Role): (line: string) => boolean {
  const { exact, near } = ROLE_POSTS[role];
  const rows = [...exact, ...near];
  const known = new Map<string, string | null>();
  /** The form that the tables know; null where they know none. */
  const formOf = (word: string): string | null => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const form = isUnspaced(word) ? word : knownForm(fold(word));
    const kept = isKnownWord(form) ? form : null;
    if (known.size < WORDS_MAX) known.set(word, kept);
    return kept;
  };

  return (line) => {
    const words = (spacedOut(line).match(/[\p{L}\p{N}&][\p{L}\p{M}\p{N}&]*/gu) ?? []).map(formOf);
    const phrase = words.map((word) => word ?? '');
    for (const [at, word] of words.entries()) {
      const found = word === null ? null : meaningAt(phrase, at);
      if (found?.meaning.as !== 'post') continue;
      for (const { level, function: fn } of found.meaning.posts) {
        const fields = rows.filter((row) => row[0] === level).map((row) => row[1]);
        if (fields.includes(fn)) return true;
        if (
          fn === null &&
          fields.length > 0 &&
          isFieldBeside(phrase, { from: at, to: at + found.length }, fields)
        )
          return true;
      }
    }
    return false;
  };
}

/** "Director of our finance department", "sales director". */
function isFieldBeside(
  words: readonly string[],
  post: { from: number; to: number },
  fields: readonly (string | null)[],
): boolean {
  const to = Math.min(words.length, post.to + FIELD_REACH_WORDS);
  for (let beside = Math.max(0, post.from - FIELD_REACH_WORDS); beside < to; beside += 1) {
    const meaning = words[beside] === '' ? undefined : meaningAt(words, beside)?.meaning;
    if (meaning?.as === 'function' && fields.includes(meaning.function)) return true;
  }
  return false;
}
