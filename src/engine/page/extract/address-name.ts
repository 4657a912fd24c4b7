// People of whom running text gives a name beside their own address, and no title: "Press: Ada Vell, ada.vell@…".
// They hold no role by that; but a company's way of making addresses shows in them.
import { patternsOf } from '../../local-parts/local-parts.ts';
import type { Mention } from '../../mention.ts';
import { PARTICLES } from '../../names/honorifics.ts';
import { parsePersonName } from '../../names/person-name.ts';
import type { AddressSpot } from '../addresses.ts';
import { isGenericMailbox } from '../address-syntax.ts';
import { lineAt } from '../document.ts';
import { bareName } from '../judge.ts';
import { carriesName } from '../person-mention.ts';
import { mentionOf, type Reading } from '../reading.ts';

const SPOTS_MAX = 200;
const BEFORE_CHARS = 90;
/** A link to an address has its words, often the name itself, at the address's place. */
const AFTER_CHARS = 60;
const RUNS_MAX = 6;
const PARAGRAPH_MAX_CHARS = 1_500;
/** Names of one page that are held against an address: each costs all ways of making one. */
const NAMES_MAX = 400;
const TOKENS_MAX = 6;

const PARTICLE = [...PARTICLES].map((word) => word.replaceAll(/[^\p{L}]/gu, '.')).join('|');
const RUN = new RegExp(
  `\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30}(?: (?:(?:${PARTICLE}) ){0,3}(?:[“"„«(]\\p{Lu}\\p{L}{1,20}[”"“»)]|\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30})){1,5}`,
  'gu',
);

/** Mentions without a title, by names of which the address beside them is made. */
export function readAddressNames(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  const budget = { names: NAMES_MAX };
  const spots = reading.addresses.slice(0, SPOTS_MAX);
  const lines = spots.map(({ at }) => lineAt(reading.document, at));
  for (const [index, spot] of spots.entries()) {
    if (isGenericMailbox(spot.address)) continue;
    const at = lines[index] ?? 0;
    const line = reading.document.lines[at];
    if (line === undefined || reading.isOtherFirm(line)) continue;
    const { text } = reading.document;
    const from = Math.max(line.from, spot.at - BEFORE_CHARS);
    let words = text.slice(from, Math.min(line.to, spot.at + AFTER_CHARS));
    let name = nameOf(reading, spot, words, budget);
    const isLong = from > line.from && line.to - line.from < PARAGRAPH_MAX_CHARS;
    if (name === null && isLong && isAlone(spot.address, at, spots, lines)) {
      words = text.slice(line.from, Math.min(from, line.from + BEFORE_CHARS));
      name = nameOf(reading, spot, words, budget);
    }
    if (name !== null)
      mentions.push(mentionOf(reading.page, 'prose', { name, title: '', words, emails: [spot.address] }));
  }
  return mentions;
}

/** A paragraph that opens with a name and has one address, wherever. */
function isAlone(
  address: string,
  at: number,
  spots: readonly AddressSpot[],
  lines: readonly number[],
): boolean {
  return spots.every((spot, index) => lines[index] !== at || spot.address === address);
}

/** The longest run of the words that is a name and makes the address. */
function nameOf(
  { judge }: Reading,
  { address }: AddressSpot,
  words: string,
  budget: { names: number },
): string | null {
  const localPart = address.slice(0, address.lastIndexOf('@'));
  for (const [run] of [...words.matchAll(RUN)].slice(-RUNS_MAX)) {
    const tokens = run.split(' ').slice(0, TOKENS_MAX);
    for (let size = tokens.length; size >= 2; size -= 1)
      for (let first = 0; first + size <= tokens.length; first += 1) {
        const text = bareName(tokens.slice(first, first + size).join(' '));
        if (budget.names <= 0 || !carriesName(address, text) || !judge.isName(text)) continue;
        budget.names -= 1;
        const name = parsePersonName(text);
        if (name !== null && patternsOf(name, localPart).length > 0) return text;
      }
  }
  return null;
}
