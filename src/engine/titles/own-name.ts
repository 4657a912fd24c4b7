// The company's own names among the words of a title: they say nothing there.
import { isKnownWord, meaningAt } from './lexicon.ts';
import { titleTokens } from './tokens.ts';
import { LEGAL_FORMS } from './words/legal-forms.ts';

const NAMES_MAX = 12;
const NAME_MAX_WORDS = 8;
const SQUASHED_MIN_CHARS = 4;

export type OwnNames = {
  /** How many words from `start` on are the company's own name; 0 for none. */
  lengthAt(words: readonly string[], start: number): number;
  /** Whether the words are the beginning of a longer own name: "Acme" of "Acme Robotics". */
  begins(words: readonly string[]): boolean;
};

/** A name that could be a title ("Head of Sales Ltd") is not taken out. */
export function ownNames(companyNames: readonly string[]): OwnNames {
  const names = companyNames
    .slice(0, NAMES_MAX)
    .map(nameWords)
    .filter((words) => words.length > 0 && !isTitleToo(words));
  const sequences = new Set(names.map((words) => words.join(' ')));
  const squashed = new Set(
    names.map((words) => words.join('')).filter((name) => name.length >= SQUASHED_MIN_CHARS),
  );
  return {
    lengthAt: (words, start) => {
      if (sequences.size === 0) return 0;
      for (let length = Math.min(NAME_MAX_WORDS, words.length - start); length >= 1; length -= 1) {
        const candidate = words.slice(start, start + length);
        if (sequences.has(candidate.join(' ')) || squashed.has(candidate.join(''))) return length;
      }
      return 0;
    },
    begins: (words) => {
      const joined = words.join(' ');
      return (
        joined.length >= SQUASHED_MIN_CHARS &&
        names.some((name) => `${name.join(' ')} `.startsWith(`${joined} `))
      );
    },
  };
}

/** Made wholly of words that titles are made of, a post or a field among them; "Volt" or "Group" alone are names. */
function isTitleToo(words: readonly string[]): boolean {
  if (!words.every(isKnownWord)) return false;
  return words.some((_word, at) => {
    const as = meaningAt(words, at)?.meaning.as;
    return as === 'post' || as === 'function';
  });
}

/** A company's name without its legal form; of a host name only the label before the first dot. */
function nameWords(name: string): string[] {
  const label = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(name) ? name.slice(0, name.indexOf('.')) : name;
  const words = titleTokens(label)
    .map(({ word }) => word)
    .filter((word) => /[\p{L}\p{N}&]/u.test(word));
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  // "株式会社ヴェル" has its form before the name.
  while (words.length > 1 && LEGAL_FORMS.has(words[0] ?? '')) words.shift();
  return words.slice(0, NAME_MAX_WORDS);
}
