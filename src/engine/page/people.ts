// People as the visible lines pair names with titles: in one line, in one card, or one after the other.
// Extractors label what is found here; nothing here judges a role.
import { closest, type PageDocument, type PageElement, type TextLine } from './document.ts';
import type { Judge } from './judge.ts';
import { columnTitles, groupTitles } from './shared-titles.ts';
import { cardAround, kindsOfLines, namesIn, type LineKind, type Range } from './person-lines.ts';

export type Person = {
  name: string;
  /** '' where the page gives none. */
  title: string;
  /** Where the name stands, and where the title does. */
  line: TextLine;
  titleLine: TextLine;
  /** The text that is this person's alone: addresses in it are beside the person. */
  ground: Range;
  /** Whether one element holds the person's lines and nobody else's. */
  isCard: boolean;
  place: 'heading' | 'list' | 'table' | 'other';
};

const TITLE_AFTER_LINES = 4;
const TITLE_BEFORE_LINES = 2;
const FLAT_GROUND_LINES = 12;

/** A line with a name and the lines that are its own. */
type Spot = {
  line: TextLine;
  name: string;
  /** Positions of the lines that may be this person's, the first inclusive, the last exclusive. */
  first: number;
  end: number;
  card: PageElement | null;
  title: TextLine | null;
  /** A second title under the first, in the same card. */
  more: TextLine | null;
  /** The title of the group, where the line of it is no title by itself. */
  shared: string;
};

/** In the order of the page. Lines for which `isTaken` holds belong to another reader and
 * separate people only; `isSilent` ones say nothing. */
export function findPeople(
  document: PageDocument,
  judge: Judge,
  isTaken: (line: TextLine) => boolean,
  isSilent: (line: TextLine) => boolean,
): Person[] {
  const { lines } = document;
  const kinds = kindsOfLines(document, judge, isSilent);
  const spots = spotsOf(document, kinds);
  const columns = columnTitles(lines, kinds);
  for (const spot of spots) spot.title = columns.get(spot.line) ?? titleInCard(spot, kinds, lines);
  pairFlat(spots, kinds, lines);
  const groups = groupTitles(judge, lines, kinds);
  for (const spot of spots) {
    const group = spot.title === null ? groups.get(spot.line) : undefined;
    if (group !== undefined) [spot.title, spot.shared] = [group.line, group.title];
    spot.more = secondTitle(spot, kinds, lines);
  }
  const people = spots.flatMap((spot) => peopleOf(spot, kinds, lines));
  return people.filter((person, index) => !isTaken(person.line) && !isFirmOver(person, people[index + 1]));
}

/** "Blue Harbor / Ada Vell / CEO" in one paragraph: a firm that is called like a person stands over the name. */
function isFirmOver({ title, line }: Person, under: Person | undefined): boolean {
  if (title !== '' || under === undefined || under.title === '') return false;
  const isUnder = under.line.index === line.index + 1 && under.titleLine.index > under.line.index;
  return isUnder && under.line.owner === line.owner && line.owner.heading === 0;
}

/** Every line that gives a name, with the bounds that the neighbours' names set. */
function spotsOf(document: PageDocument, kinds: readonly LineKind[]): Spot[] {
  const { lines, text } = document;
  const named = lines.filter((line) => namesIn(kinds[line.index]).length > 0);
  const keys = named.map((line) => namesIn(kinds[line.index]).join(';'));
  const ends = sameKeyEnds(keys);
  return named.map((line, index) => {
    const key = keys[index] ?? '';
    const before = named[(ends.first[index] ?? index) - 1];
    const after = named[(ends.last[index] ?? index) + 1];
    const bounds = { from: before === undefined ? 0 : before.to, to: after?.from ?? text.length };
    const card = cardAround(line, bounds);
    const first = (before?.index ?? -1) + 1;
    return {
      line,
      name: key,
      first,
      end: after?.index ?? lines.length,
      card,
      title: null,
      more: null,
      shared: '',
    };
  });
}

/** For each position the first and last of the run of equal keys around it. */
function sameKeyEnds(keys: readonly string[]): { first: number[]; last: number[] } {
  const first: number[] = [];
  const last: number[] = [];
  for (const [index, key] of keys.entries())
    first.push(index > 0 && keys[index - 1] === key ? (first[index - 1] ?? index) : index);
  for (let index = keys.length - 1; index >= 0; index -= 1)
    last[index] = keys[index + 1] === keys[index] ? (last[index + 1] ?? index) : index;
  return { first, last };
}

/** The title beside the name in its card: right after it, else right before, else a little further on. */
function titleInCard(spot: Spot, kinds: readonly LineKind[], lines: readonly TextLine[]): TextLine | null {
  const { card, line } = spot;
  if (card === null) return null;
  const at = (offset: number): TextLine | null => {
    const candidate = lines[line.index + offset];
    const inside = candidate !== undefined && candidate.from >= card.from && candidate.to <= card.to;
    if (!inside || kinds[candidate.index]?.kind !== 'title') return null;
    return isStrewn(line, candidate, kinds, lines) ? null : candidate;
  };
  const order = [1, -1, ...range(2, TITLE_AFTER_LINES), ...range(2, TITLE_BEFORE_LINES).map((n) => -n)];
  for (const offset of order) {
    const found = at(offset);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Two items of one list: a person's own list begins with the name or the title, or with those of the person before;
 * in a list of services or links they only look like one.
 */
function isStrewn(
  name: TextLine,
  title: TextLine,
  kinds: readonly LineKind[],
  lines: readonly TextLine[],
): boolean {
  const [one, other] = [itemOf(name), itemOf(title)];
  if (one === null || other === null || one === other || one.parent !== other.parent) return false;
  const before = lines[Math.min(name.index, title.index) - 1];
  const list = one.parent;
  return (
    list !== null && before !== undefined && before.from >= list.from && kinds[before.index]?.kind === 'other'
  );
}

function itemOf(line: TextLine): PageElement | null {
  return closest(line.owner, ({ name }) => name === 'li');
}

/** "Founder" and under it "Chief Executive Officer", both in the card. */
function secondTitle(
  { card, line, title }: Spot,
  kinds: readonly LineKind[],
  lines: readonly TextLine[],
): TextLine | null {
  if (card === null || title === null || title.index !== line.index + 1) return null;
  const next = lines[title.index + 1];
  if (next === undefined || !isInside(next, card) || !isInside(line, card)) return null;
  return kinds[next.index]?.kind === 'title' ? next : null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Names and titles that follow each other in one container without an element around each pair. */
function pairFlat(spots: readonly Spot[], kinds: readonly LineKind[], lines: readonly TextLine[]): void {
  const groups = new Map<PageElement | null, Spot[]>();
  for (const spot of spots) {
    if (spot.title !== null || kinds[spot.line.index]?.kind !== 'name') continue;
    const container = spot.card === null ? spot.line.owner : spot.card.parent;
    const group = groups.get(container);
    if (group === undefined) groups.set(container, [spot]);
    else group.push(spot);
  }
  // what stands in somebody's card is that person's, whoever comes next
  const taken = new Set(spots.map(({ title }) => title));
  for (const [container, group] of groups) pairGroup(container, group, kinds, lines, taken);
}

function pairGroup(
  container: PageElement | null,
  group: readonly Spot[],
  kinds: readonly LineKind[],
  lines: readonly TextLine[],
  taken: ReadonlySet<TextLine | null>,
): void {
  const inside = (line: TextLine | undefined): line is TextLine =>
    line !== undefined && (container === null || (line.from >= container.from && line.to <= container.to));
  const titleAt = (index: number): TextLine | null => {
    const line = lines[index];
    return inside(line) && kinds[index]?.kind === 'title' && !taken.has(line) ? line : null;
  };

  const [head, tail] = [group[0], group.at(-1)];
  if (head === undefined || tail === undefined) return;
  const isBefore = titleAt(head.line.index - 1) !== null && titleAt(tail.line.index + 1) === null;
  for (const [position, spot] of group.entries()) {
    const own = (index: number): TextLine | null => {
      const title = titleAt(index);
      return title === null || isStrewn(spot.line, title, kinds, lines) ? null : title;
    };
    if (isBefore) spot.title = own(spot.line.index - 1);
    else
      for (let index = spot.line.index + 1; index < spot.end && index <= spot.line.index + 3; index += 1)
        spot.title ??= own(index);
    const next = lines[spot.end - 1];
    if (isBefore && next !== undefined && titleAt(next.index) !== null) spot.end -= 1;
    const previous = group[position - 1];
    if (!isBefore && previous !== undefined) takeBack(previous, spot);
  }
}

/** "Ada Vell / San Marno / CEO": the heading is the person, and the place under it only looks like one. */
function takeBack(previous: Spot, spot: Spot): void {
  const isUnder = previous.title === null && spot.line.index === previous.line.index + 1;
  if (!isUnder || spot.title === null) return;
  if (previous.line.owner.heading === 0 || spot.line.owner.heading > 0) return;
  previous.title = spot.title;
  previous.end = spot.end;
  spot.title = null;
}

function peopleOf(spot: Spot, kinds: readonly LineKind[], lines: readonly TextLine[]): Person[] {
  const { line, title } = spot;
  const kind = kinds[line.index];
  const place = placeOf(line);
  if (kind?.kind === 'both') {
    const whole = kind.pairs.length === 1 ? groundOf(spot, lines) : { from: line.from, to: line.from };
    const isCard = isWide(spot) && kind.pairs.length === 1;
    return kind.pairs.map(({ name, title: said, within }) => {
      const own = within && { from: line.from + within.from, to: line.from + within.to };
      return { name, title: said, line, titleLine: line, ground: own ?? whole, isCard, place };
    });
  }
  if (kind?.kind !== 'name') return [];
  const isCard = isWide(spot) && (title === null || isInside(title, spot.card));
  const ground = groundOf(spot, lines);
  const titles = [title, spot.more].filter((each, index) => index === 0 || each !== null);
  return [kind.name, ...(kind.others ?? [])].flatMap((name) =>
    titles.map((titleLine) => {
      const said = spot.shared || titleOf(titleLine, kinds);
      return { name, title: said, line, titleLine: titleLine ?? line, ground, isCard, place };
    }),
  );
}

function titleOf(line: TextLine | null, kinds: readonly LineKind[]): string {
  const kind = line === null ? undefined : kinds[line.index];
  return kind?.kind === 'title' ? kind.title : '';
}

/** Whether the card holds more than the line of the name. */
function isWide({ card, line }: Spot): boolean {
  return card !== null && (card.from < line.from || card.to > line.to + 1);
}

function isInside(line: TextLine, element: PageElement | null): boolean {
  return element !== null && line.from >= element.from && line.to <= element.to;
}

/** The card; or, in a flat flow, the lines from the name (or its title) to the next person or heading. */
function groundOf(spot: Spot, lines: readonly TextLine[]): Range {
  const { card, line, title } = spot;
  if (card !== null && isWide(spot) && (title === null || isInside(title, card))) return card;
  const container = card === null ? line.owner : (card.parent ?? line.owner);
  const from = Math.min(line.from, title?.from ?? line.from);
  let to = Math.max(line.to, title?.to ?? line.to);
  const last = Math.min(spot.end, line.index + FLAT_GROUND_LINES);
  for (let index = line.index + 1; index < last; index += 1) {
    const each = lines[index];
    if (each === undefined || !isInside(each, container) || each.owner.heading > 0) break;
    to = Math.max(to, each.to);
  }
  return { from, to };
}

function placeOf(line: TextLine): Person['place'] {
  if (line.owner.heading > 0) return 'heading';
  const around = closest(line.owner, ({ name }) => PLACES[name] !== undefined);
  return around === null ? 'other' : (PLACES[around.name] ?? 'other');
}

const PLACES: Readonly<Record<string, Person['place']>> = {
  li: 'list',
  dd: 'list',
  dt: 'list',
  td: 'table',
  th: 'table',
};
