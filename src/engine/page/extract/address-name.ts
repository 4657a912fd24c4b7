// People of whom running text gives a name beside their own address, and no title: "Press: Ada Vell, ada.vell@…".
// They hold no role by that; but a company's way of making addresses shows in them.
import { patternsOf } from '../../local-parts/local-parts.ts';
import type { Mention } from '../../mention.ts';
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
/** Names of one page that are held against an address: each costs all ways of making one. */
const NAMES_MAX = 400;
const TOKENS_MAX = 6;

const RUN =
  /\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?: (?:(?:van|von|de|der|den|del|di|da|dos|du|ter|zu) ){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,30}){1,5}/gu;

/** Mentions without a title, by names of which the address beside them is made. */
export function readAddressNames(reading: Reading): Mention[] {
  const mentions: Mention[] = [];
  const budget = { names: NAMES_MAX };
  for (const spot of reading.addresses.slice(0, SPOTS_MAX)) {
    if (isGenericMailbox(spot.address)) continue;
    const line = reading.document.lines[lineAt(reading.document, spot.at)];
    if (line === undefined || reading.isOtherFirm(line)) continue;
    const from = Math.max(line.from, spot.at - BEFORE_CHARS);
    const words = reading.document.text.slice(from, Math.min(line.to, spot.at + AFTER_CHARS));
    const name = nameOf(reading, spot, words, budget);
    if (name !== null)
      mentions.push(mentionOf(reading.page, 'prose', { name, title: '', words, emails: [spot.address] }));
  }
  return mentions;
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
