// Which lines of a page are a person's name, a title, or both, and how far around a name a person's own ground
// reaches. It pairs nothing.
import { classesOf, closest, type PageDocument, type PageElement, type TextLine } from './document.ts';
import { isFirmLine } from './firm-line.ts';
import {
  bareName,
  bareTitle,
  labelTitle,
  splitListed,
  splitNameAndTitle,
  splitNames,
  withoutContacts,
  type Judge,
  type NameAndTitle,
} from './judge.ts';
import { headingSense } from './sections.ts';

export type LineKind =
  | { readonly kind: 'other' }
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'name'; readonly name: string; readonly others?: readonly string[] }
  | { readonly kind: 'both'; readonly pairs: readonly NameAndTitle[]; readonly isLabel: boolean };

/** A range of the document's text. */
export type Range = { readonly from: number; readonly to: number };

const LINES_MAX = 12_000;
const OTHER: LineKind = { kind: 'other' };

/** One kind per line of the document, the lines beyond 12,000 being `other`. */
export function kindsOfLines(
  document: PageDocument,
  judge: Judge,
  isSilent: (line: TextLine) => boolean,
): LineKind[] {
  const kinds: LineKind[] = [];
  for (const line of document.lines.slice(0, LINES_MAX))
    kinds.push(isSilent(line) || isFirmLine(line) ? OTHER : kindOf(judge, line, document.cuts, kinds.at(-1)));
  joinHeadings(document, judge, kinds);
  joinParts(document, judge, kinds);
  joinTitles(document, judge, kinds);
  return kinds;
}

function kindOf(
  judge: Judge,
  line: TextLine,
  cuts: readonly number[],
  above: LineKind | undefined,
): LineKind {
  const isUnderName = above?.kind === 'name';
  const listed = splitListed(judge, line.text);
  if (listed.length > 0) return { kind: 'both', pairs: listed, isLabel: false };
  const whole = withoutContacts(line.text);
  const text = whole.replace(FIELD, '');
  if (text.length < 2 || text.length > 220) return OTHER;
  if (!isUnderName && headingSense(text) !== 'own') return OTHER;
  // "Vertreten durch …:" is no title; the reader of imprints knows what follows.
  if (REPRESENTED.test(text)) return OTHER;
  const name = bareName(text);
  const split = judge.isName(name) || isSeveral(text) ? splitNames(judge, name) : [];
  const names = split.length > 1 && !isSeveral(text) ? [] : split;
  const [first, ...others] = names;
  if (first !== undefined)
    return others.length === 0 ? { kind: 'name', name } : { kind: 'name', name: first, others };
  const shift = whole.length - text.length;
  const own = cutsWithin(cuts, line).flatMap((cut) => (cut > shift ? [cut - shift] : []));
  const { pairs, isLabel } = splitNameAndTitle(judge, text, own);
  // "CEO – Blue Harbor" under a name is the title and the firm of that name.
  const isFirm = isLabel && isUnderName && !/^[^:]{2,60}:/.test(text);
  if (pairs.length > 0 && !isFirm) return { kind: 'both', pairs, isLabel };
  const title = bareTitle(text);
  if (judge.isTitle(title)) return { kind: 'title', title };
  // "Co-Founders" under two names
  const shared = isUnderName && above.others !== undefined ? labelTitle(judge, title) : null;
  return shared === null ? OTHER : { kind: 'title', title: shared };
}

/** "Ada Vell & Bo Marn" in a line of their own. */
function isSeveral(text: string): boolean {
  return (
    text.length <= SEVERAL_MAX_CHARS && /\s(?:&|\+|and|und|et|y|e|och|og|en|i|ja|és|ve) \p{Lu}/u.test(text)
  );
}

const SEVERAL_MAX_CHARS = 60;

/** "Name: Ada Vell", "Position: CEO", "Written by Ada Vell": what the field is called is none of it. */
const FIELD =
  /^(?:(?:full )?name|nom|nombre|nome|naam|namn|navn|(?:job )?title|position|role|function|funktion|rolle|fonction|poste|cargo|puesto|ruolo|functie|befattning|stilling|(?:written|posted|published) by|author|autor|auteur|autore)\s*:\s*|^(?:written|posted|published) by\s+/iu;

const REPRESENTED =
  /^(?:gesetzlich )?(?:vertreten durch|represented by|représentée? par|vertegenwoordigd door)(?![\p{L}])/iu;

/** Places in the line's text at which an inline element begins or ends, the first eight. */
export function cutsWithin(cuts: readonly number[], line: TextLine): number[] {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle] ?? 0) > line.from) high = middle;
    else low = middle + 1;
  }
  const within: number[] = [];
  for (let index = low; index < low + 8 && (cuts[index] ?? Infinity) < line.to; index += 1)
    within.push((cuts[index] ?? 0) - line.from);
  return within;
}

/** "Ada<br>Vell" in one heading, or each in an element of it, is one name: the first of its lines stands for all. */
function joinHeadings(document: PageDocument, judge: Judge, kinds: LineKind[]): void {
  for (const [index, line] of document.lines.slice(0, LINES_MAX - 1).entries()) {
    const next = document.lines[index + 1];
    if (next === undefined || line.owner.heading === 0 || headingOf(line) !== headingOf(next)) continue;
    if (kinds[index]?.kind !== 'other' || kinds[index + 1]?.kind !== 'other') continue;
    const name = bareName(`${line.text} ${next.text}`);
    if (name.length <= 60 && judge.isName(name)) kinds[index] = { kind: 'name', name };
  }
}

const FIRST_CLASS =
  /(?:^|[-_])(?:first|given|fore|vor)-?_?(?:name)?$|(?:^|[-_])(?:vorname|prenom|nombre|fname)$/;
const LAST_CLASS =
  /(?:^|[-_])(?:last|family|sur|nach)-?_?(?:name)?$|(?:^|[-_])(?:nachname|nom|apellidos?|lname)$/;

/** "Ada" and "Vell" in elements that say which is which, or in two lines that are all of a paragraph over a title. */
function joinParts({ lines }: PageDocument, judge: Judge, kinds: LineKind[]): void {
  for (const [index, line] of lines.slice(0, LINES_MAX - 2).entries()) {
    const next = lines[index + 1];
    if (next === undefined || kinds[index]?.kind !== 'other' || kinds[index + 1]?.kind !== 'other') continue;
    if (line.text.length > PART_MAX_CHARS || next.text.length > PART_MAX_CHARS || /\s/.test(line.text))
      continue;
    if (!isParted(line, next) && !(isWhole(line, next) && kinds[index + 2]?.kind === 'title')) continue;
    const name = bareName(`${line.text} ${next.text}`);
    if (judge.isName(name)) kinds[index] = { kind: 'name', name };
  }
}

const PART_MAX_CHARS = 30;

function isParted(first: TextLine, last: TextLine): boolean {
  if (first.owner.attribs['class'] === undefined || last.owner.attribs['class'] === undefined) return false;
  return (
    classesOf(first.owner).some((name) => FIRST_CLASS.test(name)) &&
    classesOf(last.owner).some((name) => LAST_CLASS.test(name))
  );
}

function isWhole(first: TextLine, last: TextLine): boolean {
  const { owner } = first;
  if (owner !== last.owner || owner.from !== first.from || owner.to > last.to + 1) return false;
  return classesOf(owner).some((name) => /(?:^|[-_])name$/.test(name));
}

/** "Head of<br>Marketing", "Chief Financial<br>Officer": one title in two lines of a paragraph. */
function joinTitles({ lines }: PageDocument, judge: Judge, kinds: LineKind[]): void {
  for (const [index, line] of lines.slice(0, LINES_MAX - 1).entries()) {
    const next = lines[index + 1];
    if (next === undefined || next.owner !== line.owner || isNamed(kinds[index]) || isNamed(kinds[index + 1]))
      continue;
    if (line.text.length > TITLE_PART_MAX_CHARS || next.text.length > TITLE_PART_MAX_CHARS) continue;
    const goesOn = TO_GO_ON.test(line.text) || GOES_ON.test(next.text);
    const begins = BEGINS_TITLE.test(line.text) && ENDS_TITLE.test(next.text) && !ENDS_TITLE.test(line.text);
    const title = bareTitle(`${line.text} ${next.text}`);
    if ((!goesOn && !begins) || !judge.isTitle(title)) continue;
    kinds[index] = { kind: 'title', title };
    kinds[index + 1] = OTHER;
  }
}

function isNamed(kind: LineKind | undefined): boolean {
  return kind?.kind === 'name' || kind?.kind === 'both';
}

const TITLE_PART_MAX_CHARS = 50;
const TO_GO_ON = /(?:\s(?:of|for|and|und|für|de|des|du|di|del|van|voor|för|av|&)|[&/])$/iu;
const GOES_ON = /^(?:of|for|and|und|für|de|des|du|di|del|van|voor|för|av|&) \S/iu;
const BEGINS_TITLE =
  /^(?:chief|vice|senior|executive|managing|general|deputy|assistant|associate|global|group|regional|technical|commercial|sales|marketing|operations|product)(?:\s\p{L}+)?$/iu;

const ENDS_TITLE = /(?:^|\s)(?:officer|president|director|manager|partner|counsel|controller)$/iu;

/** The heading that the line stands in, whatever elements part it. */
function headingOf({ owner }: TextLine): PageElement | null {
  return closest(owner, ({ parent, heading }) => heading > 0 && (parent?.heading ?? 0) === 0);
}

/** The names that the line gives, in lower case, for telling one person's lines from another's. */
export function namesIn(kind: LineKind | undefined): string[] {
  if (kind?.kind === 'name') return [kind.name, ...(kind.others ?? [])].map((name) => name.toLowerCase());
  return kind?.kind === 'both' ? kind.pairs.map(({ name }) => name.toLowerCase()) : [];
}

const CARD_MAX_CHARS = 4_000;
const OUTERMOST: ReadonlySet<string> = new Set(['#root', 'html', 'body', 'main']);

/**
 * The largest element around the line that stays within `bounds` (which end where other people begin) and is no
 * larger than a card is; null where even the line's own element reaches further.
 */
export function cardAround(line: TextLine, bounds: Range): PageElement | null {
  let card: PageElement | null = null;
  for (let each: PageElement | null = line.owner; each !== null; each = each.parent) {
    if (OUTERMOST.has(each.name) || each.to - each.from > CARD_MAX_CHARS) break;
    if (each.from < bounds.from || each.to > bounds.to) break;
    card = each;
  }
  return card;
}
