// The addresses that a page prints, and where in its text they stand. It decides nothing about whose they are.
import type { PrintedAddress } from '../mention.ts';
import { parseAddress, parseMailto } from './address-syntax.ts';
import { attribute, lineAt, textOf, type PageDocument, type PageElement } from './document.ts';
import { decodeCfemail, decodeProtectedLink, findSpelledAddresses } from './obfuscation.ts';
import { quoteWords, sentenceAround, WORDS_MAX_CHARS } from './quoted-words.ts';

/** A printed address and its offset in the document's text. */
export type AddressSpot = { address: string; at: number; how: PrintedAddress['how'] };

const SPOTS_MAX = 1_000;
const ADDRESSES_MAX = 500;
const BACKWARDS_MAX = 50;

/** In the order of the text, at most 1,000; one address may stand at several places. */
export function findAddressSpots(document: PageDocument): AddressSpot[] {
  const backwards: PageElement[] = [];
  const spots: AddressSpot[] = [];
  for (const element of document.elements) {
    if (spots.length >= SPOTS_MAX) break;
    const spot = spotOfElement(document, element);
    if (spot !== null) spots.push(spot);
    if (backwards.length < BACKWARDS_MAX && isBackwards(element)) backwards.push(element);
  }
  const isReversed = (at: number): boolean => backwards.some(({ from, to }) => from <= at && at < to);
  for (const spot of spotsOfText(document)) if (!isReversed(spot.at)) spots.push(spot);
  return spots.sort((one, other) => one.at - other.at).slice(0, SPOTS_MAX);
}

/** More than a sentence reaches to either side of a place. */
const NEAR_CHARS = 1_000;

/** People by the addresses that stand beside them. */
export type AddressHolders = readonly { name: string; emails: readonly string[] }[];

/** The page's addresses without duplicates, each with the words around its first place, best one beside its holder. */
export function printedAddresses(
  document: PageDocument,
  spots: readonly AddressSpot[],
  holders: AddressHolders,
): PrintedAddress[] {
  const names = new Map(holders.flatMap(({ name, emails }) => emails.map((email) => [email, name])));
  const seen = new Map<string, PrintedAddress & { isNear: boolean }>();
  for (const { address, at, how } of spots) {
    const known = seen.get(address);
    const name = names.get(address);
    // Of an address that nobody holds no later place is better.
    if (known === undefined ? seen.size >= ADDRESSES_MAX : known.isNear || name === undefined) continue;
    const around = linesAround(document, at, name);
    if (known !== undefined && !around.isNear) continue;
    const words = quoteWords(around.words, [address]);
    seen.set(address, { address, words, how, isNear: around.isNear });
  }
  return [...seen.values()].map(({ address, words, how }) => ({ address, words, how }));
}

/** The lines from the holder's name to the address; else the line, of a paragraph the sentence. */
function linesAround(
  document: PageDocument,
  at: number,
  name: string | undefined,
): { words: string; isNear: boolean } {
  const { lines, text } = document;
  const line = lines[lineAt(document, at)];
  if (line === undefined) return { words: '', isNear: false };
  // elements without a blank between them are words of their own
  const gap = at > 0 && /[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1)) ? ' ' : '';
  const wordsOf = ({ from, to }: { from: number; to: number }): string =>
    text.slice(from, Math.max(from, at)) + gap + text.slice(Math.max(from, at), to);
  // No more of a line than a sentence is looked for in: one may be the whole page.
  const near = { from: Math.max(line.from, at - NEAR_CHARS), to: Math.min(line.to, at + NEAR_CHARS) };
  const sentence = sentenceAround(wordsOf(near), at - near.from + gap.length);
  if (name === undefined || sentence.includes(name)) return { words: sentence, isNear: name !== undefined };
  const start = Math.max(0, line.to - WORDS_MAX_CHARS);
  const reach = text.slice(start, line.from + WORDS_MAX_CHARS);
  const before = reach.lastIndexOf(name, line.to - start);
  const named = before === -1 ? reach.indexOf(name) : before;
  const other = named === -1 ? undefined : lines[lineAt(document, start + named)];
  if (other === undefined) return { words: sentence, isNear: false };
  const [from, to] = [Math.min(line.from, other.from), Math.max(line.to, other.to)];
  const isShort = to - from <= WORDS_MAX_CHARS;
  return { words: isShort ? wordsOf({ from, to }) : sentence, isNear: isShort };
}

function spotOfElement(document: PageDocument, element: PageElement): AddressSpot | null {
  const { href, style } = element.attribs;
  const cfemail = element.attribs['data-cfemail'];
  if (cfemail !== undefined) return spot(decodeCfemail(cfemail), element, 'cfemail');
  if (href !== undefined) {
    if (/^\s*mailto:/i.test(href)) return spot(parseMailto(href), element, 'mailto');
    if (href.includes('/cdn-cgi/')) return spot(decodeProtectedLink(href), element, 'cfemail');
  }
  if (style !== undefined && isBackwards(element)) {
    const reversed = textOf(document, element, 320).split('').reverse().join('');
    return spot(parseAddress(reversed.trim()), element, 'obfuscated');
  }
  return null;
}

function spot(address: string | null, element: PageElement, how: AddressSpot['how']): AddressSpot | null {
  return address === null ? null : { address, at: element.from, how };
}

const BACKWARDS_MAX_CHARS = 320;

/** Text written from its end to its start, and turned round by the style sheet. */
function isBackwards(element: PageElement): boolean {
  const style = attribute(element, 'style').slice(0, 500);
  return (
    element.to - element.from <= BACKWARDS_MAX_CHARS &&
    /direction\s*:\s*rtl/i.test(style) &&
    /bidi-override/i.test(style)
  );
}

const LOCAL_CHAR = /[a-z0-9_+&'.-]/i;
const DOMAIN_CHAR = /[\p{L}\p{N}.-]/u;

function spotsOfText({ text, elements }: PageDocument): AddressSpot[] {
  const spots: AddressSpot[] = [];
  for (let at = text.indexOf('@'); at !== -1 && spots.length < SPOTS_MAX; at = text.indexOf('@', at + 1)) {
    const from = reach(text, at - 1, -1, LOCAL_CHAR, 64) + 1;
    const to = reach(text, at + 1, 1, DOMAIN_CHAR, 253);
    if (text[from - 1] === '@') continue; // "@ada@social.test" is a name in a social network
    const found = inOwnElement(text, elements, from, at, to) ?? addressIn(text, from, at, to);
    if (found !== null) spots.push({ ...found, how: 'text' });
  }
  for (const { address, at } of findSpelledAddresses(text)) spots.push({ address, at, how: 'obfuscated' });
  return spots;
}

type Found = { address: string; at: number };

function addressIn(text: string, from: number, at: number, to: number): Found | null {
  const local = text.slice(from, at).replace(/^[.'&-]+/, '');
  const domain = text.slice(at + 1, to).replace(/[.-]+$/, '');
  const address = local === '' || domain === '' ? null : parseAddress(`${local}@${domain}`);
  return address === null ? null : { address, at: at - local.length };
}

const ELEMENTS_LOOKED_AT = 40;

/** <span>E-Mail</span><b>ada@acme.test</b><i>German</i> has no blanks: an element that holds an address bounds it. */
function inOwnElement(
  text: string,
  elements: readonly PageElement[],
  from: number,
  at: number,
  to: number,
): Found | null {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.from ?? 0) >= from) high = middle;
    else low = middle + 1;
  }
  let found: Found | null = null;
  for (const element of elements.slice(low, low + ELEMENTS_LOOKED_AT)) {
    if (element.from >= at) break;
    if (element.to > at + 1) found = addressIn(text, element.from, at, Math.min(element.to, to)) ?? found;
  }
  return found;
}

/** The first position from `start` in the direction at which the character does not belong. */
function reach(text: string, start: number, step: 1 | -1, belongs: RegExp, most: number): number {
  let at = start;
  for (let left = most; left > 0 && at >= 0 && at < text.length && belongs.test(text[at] ?? ''); left -= 1)
    at += step;
  return at;
}
