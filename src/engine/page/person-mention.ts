// From a person of the visible lines to a mention: the addresses and the profile page beside the person, the
// organisation that the title names, and what the section makes of it. It finds no people.
import anyAscii from 'any-ascii';
import type { Extractor, Mention } from '../mention.ts';
import { foldSpace, type PageElement } from './document.ts';
import { isGenericMailbox } from './address-syntax.ts';
import { isSameSite, resolveLink } from './link-url.ts';
import { firmByClass, firmOver } from './firm-beside.ts';
import type { TitleParts } from './organization.ts';
import type { Person } from './people.ts';
import { placedTitle } from './placed-title.ts';
import type { Range } from './person-lines.ts';
import { mentionOf, type Reading } from './reading.ts';

/** Ground larger than this is a page rather than a card: only addresses that carry the name count there. */
const CLOSE_GROUND_CHARS = 1_500;
const ADDRESSES_MAX = 4;
const PEOPLE_ASKED_MAX = 100;

/** The mention, or null where the place says that it is nobody of this company, or nothing but a name. */
export function mentionOfPerson(reading: Reading, extractor: Extractor, person: Person): Mention | null {
  const meant = inSection(reading, person);
  if (meant === null) return null;
  const emails = addressesBeside(reading, person.name, person.ground);
  if (meant.title === '' && emails.length === 0) return null;
  const from = Math.min(person.line.from, person.titleLine.from);
  return mentionOf(reading.page, extractor, {
    name: person.name,
    title: meant.title,
    emails,
    words: reading.document.text.slice(from, Math.max(person.ground.to, person.titleLine.to, person.line.to)),
    organization: meant.organization,
    profileUrl: profileOf(reading, person),
  });
}

function inSection(reading: Reading, person: Person): TitleParts | null {
  const above = reading.sections.senseOf(person.line);
  const sense = above === 'own' && isPraise(reading, person) ? 'foreign' : above;
  const byClass = firmByClass(reading, person);
  const placed = placedTitle(
    sense,
    GONE.test(person.line.text) && person.title !== '' ? `former ${person.title}` : person.title,
    () => byClass ?? firmOver(reading, person) ?? (sense === 'foreign' ? lineUnder(reading, person) : null),
  );
  return byClass === null || placed === null ? placed : { organization: byClass, ...placed };
}

/** Who has died: "Egon Vell (†)", "Egon Vell (1931–2009)". */
const GONE = /[†✝✞]|\(\s?\*?\s?1[89]\d\d\s?[–-]\s?†?\s?(?:19|20)\d\d\s?\)/u;

const STARS = /^[★☆⭐\s]{3,}$|(?:^|\s)[1-5](?:[.,]\d)?\s?(?:\/|out of|von|sur|de|su|van|av)\s?5(?:\s|$)/u;
const QUOTED = /^["“„«»‘'].{20,}["”“»«’']\.?$/su;
const PRAISE_REACH_LINES = 3;

/**
 * A customer: stars in the card, or a quotation over the name in it. On a page of people the word is the person's own.
 */
function isPraise({ document, kind }: Reading, { line, titleLine, isCard, ground }: Person): boolean {
  if (!isCard) return false;
  const first = Math.min(line.index, titleLine.index);
  const isPublic = kind === 'home' || kind === 'other';
  return document.lines
    .slice(Math.max(0, first - PRAISE_REACH_LINES), first + PRAISE_REACH_LINES + 2)
    .filter(({ from, to }) => from >= ground.from && to <= ground.to)
    .some(
      ({ text, index }) =>
        (text.length <= 40 && STARS.test(text)) ||
        (isPublic && index === first - 1 && text.length <= 1_000 && QUOTED.test(text)),
    );
}

/** Under the title of a quoted customer stands the name of the firm. */
function lineUnder(reading: Reading, person: Person): string | null {
  const last = person.titleLine.from > person.line.from ? person.titleLine : person.line;
  const under = reading.document.lines[last.index + 1];
  if (under === undefined || under.from >= person.ground.to || under.text.length > 60) return null;
  if (/[@:!?]|https?:|\.$/.test(under.text) || reading.judge.isTitle(under.text)) return null;
  return under.text;
}

/**
 * The addresses in the range that are the person's: those that carry a part of the name, else the only one.
 * A function's mailbox is nobody's.
 */
export function addressesBeside(reading: Reading, name: string, ground: Range): string[] {
  const found = new Set<string>();
  const first = firstAt(reading.addresses, ground.from, ({ at }) => at);
  for (let index = first; index < reading.addresses.length; index += 1) {
    const spot = reading.addresses[index];
    if (spot === undefined || spot.at > ground.to || found.size > 12) break;
    if (!isGenericMailbox(spot.address)) found.add(spot.address);
  }
  const named = [...found].filter((address) => carriesName(address, name));
  if (named.length > 0) return named.slice(0, ADDRESSES_MAX);
  const [only] = found;
  if (only === undefined || found.size > 1 || ground.to - ground.from > CLOSE_GROUND_CHARS) return [];
  return isAnothers(reading, name, only) ? [] : [only];
}

/** The single address beside a person that carries the surname of somebody else on the page. */
function isAnothers({ people }: Reading, name: string, address: string): boolean {
  const own = new Set(nameTokens(name));
  const local = address.slice(0, address.lastIndexOf('@')).replace(/[^a-z0-9]/g, '');
  return people.slice(0, PEOPLE_ASKED_MAX).some((other) => {
    const surname = nameTokens(other.name).at(-1) ?? '';
    return surname.length >= 4 && !own.has(surname) && local.includes(surname);
  });
}

/** Position of the first item whose offset, which never falls, is `from` or more. */
function firstAt<Item>(items: readonly Item[], from: number, offsetOf: (item: Item) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && offsetOf(item) >= from) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether the local part has a token of the name in it, or is made of its initials. */
export function carriesName(address: string, name: string): boolean {
  const local = address.slice(0, address.lastIndexOf('@')).replace(/[^a-z0-9]/g, '');
  const tokens = nameTokens(name);
  if ([...tokens, ...nameTokens(spellOut(name))].some((token) => token.length >= 3 && local.includes(token)))
    return true;
  if (tokens.length < 2) return false;
  return local === tokens.map((token) => token[0]).join('') || isOfStarts(local, nameTokens(spellOut(name)));
}

/** "janman" of Jane Mandeville: the first letters of two of the words, in either order. */
function isOfStarts(local: string, tokens: readonly string[]): boolean {
  if (local.length < STARTS_MIN_CHARS || local.length > STARTS_MAX_CHARS) return false;
  return tokens.some((first) =>
    tokens.some((second) => {
      if (first === second) return false;
      let shared = 0;
      while (shared < local.length && local[shared] === first[shared]) shared += 1;
      return shared > 1 && local.length > shared && second.startsWith(local.slice(shared));
    }),
  );
}

const STARTS_MIN_CHARS = 4;
const STARTS_MAX_CHARS = 8;

function nameTokens(name: string): string[] {
  return anyAscii(name.slice(0, 100))
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '' && !/^(?:dr|prof|mag|dipl|ing|mba|phd|md)$/.test(token));
}

/** "Bäcker" is "backer" in one firm and "baecker" in the next. */
function spellOut(name: string): string {
  return name.toLowerCase().replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter);
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

const SOCIAL =
  /(?:^|\.)(?:linkedin|twitter|x|facebook|instagram|xing|github|youtube|tiktok|medium|threads|mastodon|bsky|t|calendly)\.[a-z]+$/;
const MORE =
  /^(?:read |view |see |full |learn )?(?:more|bio|biography|profile|profil|full bio|mehr|mehr erfahren|zum profil|lire la suite|en savoir plus|leer más|ver perfil|scopri|read bio|about \p{L}+)\b/iu;
const LINKS_LOOKED_AT = 25;

/** The link that leads to the person's own page on this site, where the card has one. */
function profileOf(reading: Reading, person: Person): string | undefined {
  const { document, page } = reading;
  const tokens = nameTokens(person.name).filter((token) => token.length >= 3);
  for (const link of linksIn(reading, person)) {
    const url = resolveLink(link.attribs['href'] ?? '', reading.base);
    if (
      url === null ||
      url === stripHash(page.url) ||
      !isSameSite(url, page) ||
      SOCIAL.test(new URL(url).hostname)
    )
      continue;
    const text = foldSpace(document.text.slice(link.from, Math.min(link.to, link.from + 300)));
    const wraps = link.from <= person.line.from && link.to >= person.line.to;
    const path = anyAscii(new URL(url).pathname).toLowerCase();
    if (wraps || MORE.test(text) || tokens.some((token) => path.includes(token))) return url;
  }
  return undefined;
}

function stripHash(url: string): string {
  return url.replace(/#.*$/, '');
}

function linksIn({ document }: Reading, { line, ground }: Person): PageElement[] {
  const links: PageElement[] = [];
  for (let each: PageElement | null = line.owner; each !== null; each = each.parent)
    if (isLink(each) && each.to - each.from <= CLOSE_GROUND_CHARS) links.push(each);
  const first = firstAt(document.elements, ground.from, (element) => element.from);
  for (let index = first; index < document.elements.length && links.length < LINKS_LOOKED_AT; index += 1) {
    const each = document.elements[index];
    if (each === undefined || each.from > ground.to || index > first + 400) break;
    if (isLink(each) && each.to <= ground.to) links.push(each);
  }
  return links;
}

function isLink(element: PageElement): boolean {
  return element.name === 'a' && element.attribs['href'] !== undefined;
}
