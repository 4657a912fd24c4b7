// Titles that do not stand beside their names: rows of names over rows of titles, and headings over a group whose people
// all have that title. It pairs lines; it reads none.
import type { PageElement, TextLine } from './document.ts';
import { labelTitle, type Judge } from './judge.ts';
import type { LineKind } from './person-lines.ts';
import { headingSense } from './sections.ts';

const COLUMNS_MAX = 6;
const GROUP_MAX = 12;
/** What may stand between the names of a group: a telephone number, the words of a link. */
const NOISE_MAX_CHARS = 40;

/** The line of the title for the line of each name that is in a row of names over a row of as many titles. */
export function columnTitles(
  lines: readonly TextLine[],
  kinds: readonly LineKind[],
): ReadonlyMap<TextLine, TextLine> {
  const titles = new Map<TextLine, TextLine>();
  const runFrom = (from: number, kind: LineKind['kind']): number => {
    let at = from;
    while (kinds[at]?.kind === kind) at += 1;
    return at - from;
  };
  for (let index = 0; index < kinds.length; index += 1) {
    const count = kinds[index]?.kind === 'name' ? runFrom(index, 'name') : 0;
    const [first, last] = [lines[index], lines[index + count - 1]];
    if (count >= 2 && count <= COLUMNS_MAX && runFrom(index + count, 'title') === count)
      if (first !== undefined && last !== undefined && isRow(first, last))
        for (let column = 0; column < count; column += 1) {
          const [name, title] = [lines[index + column], lines[index + count + column]];
          if (name !== undefined && title !== undefined) titles.set(name, title);
        }
    index += Math.max(0, count - 1);
  }
  return titles;
}

/** In cells of one row, or boxes of one box. */
function isRow(first: TextLine, last: TextLine): boolean {
  return first.owner !== last.owner && first.owner.heading === 0 && rowOf(first) === rowOf(last);
}

function rowOf({ owner }: TextLine): PageElement | null {
  return owner.parent;
}

/** Of a heading that names several by their title, and is none of a board or of others. */
function groupTitle(judge: Judge, text: string): string | null {
  if (text.length > NOISE_MAX_CHARS || headingSense(text) !== 'own') return null;
  const title = labelTitle(judge, text);
  return title === text ? null : title;
}

/** "Managing Directors" as a heading, and under it nothing but names: the heading's line by the line of each name. */
export function groupTitles(
  judge: Judge,
  lines: readonly TextLine[],
  kinds: readonly LineKind[],
): ReadonlyMap<TextLine, { line: TextLine; title: string }> {
  const titles = new Map<TextLine, { line: TextLine; title: string }>();
  let over: { line: TextLine; title: string; names: TextLine[] } | null = null;
  const close = (): void => {
    if (over !== null && over.names.length > 1)
      for (const name of over.names) titles.set(name, { line: over.line, title: over.title });
    over = null;
  };
  for (const line of lines.slice(0, kinds.length)) {
    const kind = kinds[line.index]?.kind;
    if (line.owner.heading > 0 && kind !== 'name') {
      close();
      const title = groupTitle(judge, line.text);
      over = title === null ? null : { line, title, names: [] };
    } else if (over === null) continue;
    else if (kind === 'name' && over.names.length < GROUP_MAX) over.names.push(line);
    else if (kind !== 'other' || line.text.length > NOISE_MAX_CHARS) over = null;
  }
  close();
  return titles;
}
