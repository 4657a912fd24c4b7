// Owns how words of links and paths are folded, and how phrases are found in them without trying each. No judgement.

const TEXT_MAX_CHARS = 200;
/** Words of the longest phrase in any table. */
const PHRASE_MAX_WORDS = 4;

/** Letters that NFKD leaves alone, as addresses and paths write them. */
const WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ı: 'i',
};

/** Scripts that write no spaces between words; after NFKD Hangul is Jamo, still of the same script. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The words of a text: lower case, no accents, no punctuation; "aboutUs" is two. Of long texts, the beginning. */
export function wordsOf(text: string): string[] {
  const head = text.slice(0, TEXT_MAX_CHARS).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  // most links are ASCII, and the rest of the way is the slow part
  const plain = /^[\u0000-\u007f]*$/.test(head) ? head.toLowerCase() : fold(head);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøæœßđı]/g, (letter) => WITHOUT_DECOMPOSITION[letter] ?? letter);
}

export type Phrases = {
  /** The greatest weight of the phrases that stand in the words; 0 where none does. */
  weightIn: (words: readonly string[]) => number;
  /** The weight of the phrase that the words are; 0 where they are none. */
  weightOf: (words: readonly string[]) => number;
};

/** Before a phrase that counts only where it is all that the words say: "om" is "about" alone, and in "om os" it is not. */
const WHOLE = '=';

/** Phrases with their weights. One of several words is found written together, too ("aboutus"). */
export function createPhrases(rows: readonly { weight: number; words: readonly string[] }[]): Phrases {
  const weights = new Map<string, number>();
  const wholes = new Map<string, number>();
  const unspaced: { phrase: string; weight: number }[] = [];
  for (const { weight, words } of rows) {
    for (const text of words) {
      const phrase = wordsOf(text);
      const isWhole = text.startsWith(WHOLE);
      if (UNSPACED.test(text) && !isWhole) unspaced.push({ phrase: phrase.join(''), weight });
      for (const key of [phrase.join(' '), phrase.join('')]) {
        wholes.set(key, Math.max(weight, wholes.get(key) ?? 0));
        if (!isWhole) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
      }
    }
  }
  const weightOf = (words: readonly string[]) => wholes.get(words.join(' ')) ?? 0;
  return {
    weightOf,
    weightIn(words) {
      let best = weightOf(words);
      for (let from = 0; from < words.length; from += 1) {
        let phrase = '';
        for (let to = from; to < Math.min(words.length, from + PHRASE_MAX_WORDS); to += 1) {
          phrase = to === from ? (words[to] ?? '') : `${phrase} ${words[to]}`;
          best = Math.max(best, weights.get(phrase) ?? 0);
        }
      }
      const joined = words.join('');
      if (!UNSPACED.test(joined)) return best;
      return unspaced.reduce(
        (most, { phrase, weight }) => (joined.includes(phrase) ? Math.max(most, weight) : most),
        best,
      );
    },
  };
}
