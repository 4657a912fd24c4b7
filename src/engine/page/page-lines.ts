// The lines of a page that may say who holds a role, and those beside them, for whoever reads prose. It reads none itself.
import type { PageLine } from '../mention.ts';
import type { Role } from '../role.ts';
import { shownWords } from '../shown-words.ts';
import { createPostFinder } from '../titles/names-post.ts';
import { parseAddress } from './address-syntax.ts';
import type { TextLine } from './document.ts';
import { findSpelledAddresses } from './obfuscation.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** Of one page. */
const LINES_MAX = 80;
const LINES_LOOKED_AT = 4_000;
/** Before and after a line with a title: where the name stands that belongs to it. */
const BESIDE = 2;
/** A longer paragraph is parted between sentences. */
export const LINE_MAX_CHARS = 600;
const PARAGRAPH_MAX_CHARS = 12_000;

type Part = { text: string; namesPost: boolean };

/** In the order of the page; without those about other firms, customers, advisers and people who have left. */
export function pageLines(reading: Reading, role: Role): PageLine[] {
  const namesPost = createPostFinder(role);
  const parts: Part[] = reading.document.lines
    .slice(0, LINES_LOOKED_AT)
    .filter((line) => isOwn(reading, line))
    .flatMap((line) => partsOf(line.text))
    .filter((text) => !SPEAKS_TO_MODELS.test(text))
    .map((text) => ({ text, namesPost: namesPost(text) }));
  const lines: PageLine[] = [];
  for (const [at, { text, namesPost }] of parts.entries()) {
    if (lines.length >= LINES_MAX) break;
    if (parts.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).some((part) => part.namesPost))
      lines.push({ at, text, namesPost, addresses: addressesIn(text) });
  }
  return lines;
}

function isOwn(reading: Reading, line: TextLine): boolean {
  if (reading.isOtherFirm(line)) return false;
  const sense = reading.sections.senseOf(line);
  return sense === 'own' || sense === 'founders' || sense === 'board';
}

/** No company tells its visitors that: who wrote it wants to lead a reader like ours. */
const SPEAKS_TO_MODELS =
  /(?:ignore|disregard|forget|override)[^.]{0,40}(?:instruction|prompt|rule|above|previous|prior)|(?:system|developer) (?:prompt|message)|as an? (?:ai|language) (?:model|assistant)|you are (?:now )?an? (?:ai|assistant|language model|chatbot)|<\/?(?:system|assistant|user|lines)>/iu;

function partsOf(text: string): string[] {
  if (text.length <= LINE_MAX_CHARS) return [shownWords(text, LINE_MAX_CHARS)].filter((part) => part !== '');
  const parts: string[] = [];
  for (const sentence of sentencesOf(text.slice(0, PARAGRAPH_MAX_CHARS))) {
    const shown = shownWords(sentence, LINE_MAX_CHARS);
    const last = parts.at(-1);
    if (last !== undefined && last.length + shown.length < LINE_MAX_CHARS)
      parts[parts.length - 1] = `${last} ${shown}`;
    else if (shown !== '') parts.push(shown);
  }
  return parts;
}

/** As printed, or spelled out ("jo [at] acme [dot] test"). */
function addressesIn(text: string): string[] {
  const found = findSpelledAddresses(text).map(({ address }) => address);
  for (const word of text.includes('@') ? text.split(/[\s<>()[\],;“”„"]+/u) : []) {
    const address = parseAddress(word.replace(/^mailto:|[.:!?]+$/giu, ''));
    if (address !== null) found.push(address);
  }
  return [...new Set(found)];
}
