// The firm that a card names beside a person: in a line over the name, or in an element whose class says so. It does
// not know whose page it reads.
import type { TextLine } from './document.ts';
import { FIRM_MAX_CHARS, isFirmLine } from './firm-line.ts';
import { isDepartment } from './organization.ts';
import type { Person } from './people.ts';
import type { Reading } from './reading.ts';
import { headingSense } from './sections.ts';

const REACH_LINES = 4;

/** By the class of an element in the person's lines; null where there is none. */
export function firmByClass(reading: Reading, { line, titleLine, ground }: Person): string | null {
  const from = Math.max(0, Math.min(line.index, titleLine.index) - 1);
  for (const each of reading.document.lines.slice(from, from + REACH_LINES + 1)) {
    if (each.from < ground.from || each.to > ground.to + 1 || each === line || each === titleLine) continue;
    if (isFirmLine(each)) return each.text;
  }
  return null;
}

/** "Blue Harbor / Ada Vell / CEO": where people of other firms stand, what stands over the name is the firm. */
export function firmOver(reading: Reading, { line, titleLine }: Person): string | null {
  const over = reading.document.lines[line.index - 1];
  if (over === undefined || titleLine.index < line.index) return null;
  return over.owner === line.owner && isFirmLike(reading, over) ? over.text : null;
}

function isFirmLike({ judge }: Reading, { text }: TextLine): boolean {
  if (text.length > FIRM_MAX_CHARS || !/^[\p{Lu}\d]/u.test(text) || /[.!?:,"“”@]/.test(text)) return false;
  return !judge.isTitle(text) && headingSense(text) === 'own' && !isDepartment(text);
}
