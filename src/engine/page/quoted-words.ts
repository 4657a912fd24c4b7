// The words of a page that are kept as evidence: whole words, and nobody's address but that of the person they are about.
import { parseAddress } from './address-syntax.ts';
import { foldSpace } from './document.ts';
import { findSpelledAddresses } from './obfuscation.ts';
import { sentencesOf } from './sentences.ts';

export const WORDS_MAX_CHARS = 240;
const LOOKED_AT_CHARS = WORDS_MAX_CHARS * 4;
/** A sentence is looked for this far before and after the place. */
const REACH_CHARS = 300;
/** Of a sentence that is too long, what stands before the place. */
const BEFORE_CHARS = 120;
const MASK = '…';

/** The text as it may be quoted: at most 240 characters, cut between words; `own` addresses stand, in lower case. */
export function quoteWords(text: string, own: readonly string[]): string {
  return cutAtWord(foldSpace(withoutOthers(text.slice(0, LOOKED_AT_CHARS), own)));
}

/** The sentence of the text that holds the offset; of a long one the words around it. */
export function sentenceAround(text: string, at: number): string {
  const start = Math.max(0, at - REACH_CHARS);
  const near = text.slice(start, at + REACH_CHARS);
  const { sentence, from } = sentenceAt(near, at - start);
  if (sentence.length <= WORDS_MAX_CHARS) return sentence;
  const cut = at - start - from - BEFORE_CHARS;
  return cut <= 0 ? sentence : `${MASK} ${sentence.slice(cut).replace(/^\S*\s/u, '')}`;
}

function sentenceAt(text: string, at: number): { sentence: string; from: number } {
  let from = 0;
  for (const sentence of sentencesOf(text)) {
    const place = text.indexOf(sentence, from);
    if (place === -1) continue; // it was longer than sentences are read
    if (at < place + sentence.length) return { sentence, from: place };
    from = place + sentence.length;
  }
  return { sentence: text, from: 0 };
}

/** An address, or the beginning of one that a cut went through. */
const PLAIN = /[a-z0-9_+&'.-]{1,64}@(?:[\p{L}\p{N}.-]{0,252}[\p{L}\p{N}])?/giu;

function withoutOthers(text: string, own: readonly string[]): string {
  const plain = [...text.matchAll(PLAIN)].map(({ 0: found, index }) => ({
    address: parseAddress(found.replace(/^[.'&-]+/, '')),
    from: index,
    to: index + found.length,
  }));
  let shown = '';
  let to = 0;
  for (const place of [...plain, ...findSpelledAddresses(text)].sort((one, other) => one.from - other.from)) {
    if (place.from < to || (place.address !== null && own.includes(place.address))) continue;
    shown += text.slice(to, place.from) + MASK;
    to = place.to;
  }
  return shown + text.slice(to);
}

function cutAtWord(text: string): string {
  if (text.length <= WORDS_MAX_CHARS) return text;
  const end = text.lastIndexOf(' ', WORDS_MAX_CHARS - 2);
  if (end > WORDS_MAX_CHARS / 2) return `${text.slice(0, end)} ${MASK}`;
  return `${text.slice(0, WORDS_MAX_CHARS - 1).replace(/[\ud800-\udbff]$/, '')}${MASK}`;
}
