// The syllables of a Chinese given name in pinyin: of two, each gives an initial. Knows the sounds, and no names.

/** A Mandarin syllable as pinyin writes it, tones dropped. */
const SYLLABLE =
  '(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxzcsryw])(?:i?a(?:o|i|ng?)?|i?o(?:ng|u)?|u?(?:a|e)(?:i|n|ng)?|[iuv](?:ng?|e|o|u|i)?)|(?:a(?:o|i|ng?)?|er?|ou?))';
const ONE_OR_TWO = new RegExp(`^(?:${SYLLABLE}){1,2}$`);
/** The second begins with a consonant: "xian" is one, and who means two writes "Xi'an". */
const TWO = new RegExp(`^(${SYLLABLE})((?=[bcdfghjklmnpqrstwxyz])${SYLLABLE})$`);
const PINYIN_MAX_CHARS = 12;

/** Whether the folded word can be a Chinese given name of one or two syllables. */
export function isPinyin(word: string): boolean {
  return word.length <= PINYIN_MAX_CHARS && ONE_OR_TWO.test(word);
}

/** The two syllables of a Chinese given name; [] where there are not two, or the name is of another culture. */
export function syllables(word: string, culture: string | undefined): string[] {
  if (culture !== 'chinese' || word.length > PINYIN_MAX_CHARS) return [];
  const found = TWO.exec(word);
  return found === null ? [] : [found[1] ?? '', found[2] ?? ''];
}
