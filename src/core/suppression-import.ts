// Many suppressions at once, from pasted lines: all of them, or none and what is wrong with which line.
import type { SuppressionsTable } from '../../db/schema.ts';
import { parseCompany } from '../engine/domain.ts';
import { DomainError, invalidRequest, notFound } from './errors.ts';
import { insertSuppressions, suppressionRow } from './suppression.ts';
import type { Suppressed, SuppressionDeps } from './suppression.ts';
import { teamExists } from './teams.ts';

export const IMPORT_MAX_LINES = 1_000;
const LINE_MAX_CHARACTERS = 1_000;

/** `line` counts from 1, empty ones too, as an editor does. */
export type LineProblem = { line: number; text: string; problem: string };

export type Imported = { problems: LineProblem[] } | { problems: null; added: number; known: number };

/**
 * Adds each line to the team's list: `ada@quill.test`, `quill.test`, or with the kind before it
 * `person,Ada Quill,quill.test`; a note may follow. Cells are set apart by commas, semicolons or tabs. Where one line is
 * wrong, nothing is added. Throws `invalid_request` where there is no line, or too many.
 */
export async function importSuppressions(
  deps: SuppressionDeps,
  teamId: string,
  text: string,
): Promise<Imported> {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  if (lines.length === 0) throw invalidRequest('lines must hold at least one address or domain');
  if (lines.length > IMPORT_MAX_LINES) {
    throw invalidRequest(`lines must be at most ${IMPORT_MAX_LINES} at a time; these are ${lines.length}`);
  }
  if (!(await teamExists(deps.db, teamId))) throw notFound('Team');
  const rows: SuppressionsTable[] = [];
  const problems: LineProblem[] = [];
  for (const one of lines) {
    const row = readLine(deps, teamId, one.text);
    if (typeof row === 'string') problems.push({ ...one, problem: row });
    else rows.push(row);
  }
  if (problems.length > 0) return { problems };
  const added = await insertSuppressions(deps.db, rows);
  return { problems: null, added, known: rows.length - added };
}

/** The row, or what is wrong with the line. */
function readLine(deps: SuppressionDeps, teamId: string, text: string): SuppressionsTable | string {
  if (text.length > LINE_MAX_CHARACTERS)
    return `the line must have at most ${LINE_MAX_CHARACTERS} characters`;
  const cells = readCells(text);
  if (cells === null) return 'the line has a quotation mark that is not closed';
  const named = nameCells(cells);
  if (typeof named === 'string') return named;
  try {
    return suppressionRow(deps, { ...named, teamId });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_request') return error.message;
    throw error;
  }
}

type Named = Suppressed & { note: string | null };

function nameCells([first = '', ...rest]: readonly string[]): Named | string {
  switch (first.toLowerCase()) {
    case 'address':
      return named(rest, 1, ([address = '']) => ({ kind: 'address', address }));
    case 'person':
      return named(rest, 2, ([name = '', domain = '']) => ({ kind: 'person', name, domain }));
    case 'domain':
      return named(rest, 1, ([domain = '']) => ({ kind: 'domain', domain }));
    default:
      return unnamed(first, rest);
  }
}

/** Without a kind before it: an address or a domain. What may be meant as a person is not guessed at. */
function unnamed(first: string, rest: readonly string[]): Named | string {
  if (first.includes('@')) return named(rest, 0, () => ({ kind: 'address', address: first }));
  const isDomain = parseCompany(first).ok;
  if (!isDomain && rest.length === 0) return 'this is neither an address nor a domain';
  if (!isDomain || parseCompany(rest[0] ?? '').ok) return 'a person is written as person, name, domain';
  return named(rest, 0, () => ({ kind: 'domain', domain: first }));
}

/** `taken` cells are what the entry is; one more may be its note. */
function named(
  cells: readonly string[],
  taken: number,
  make: (cells: readonly string[]) => Suppressed,
): Named | string {
  if (cells.slice(taken + 1).some((cell) => cell !== '')) return 'the line has more cells than an entry has';
  const note = cells[taken] ?? '';
  return { ...make(cells), note: note === '' ? null : note };
}

/** The cells of a line as spreadsheets write them (RFC 4180 §2); null where a quotation mark is left open. */
function readCells(line: string): string[] | null {
  const separator = ['\t', ',', ';'].find((mark) => line.includes(mark)) ?? ',';
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^ *"((?:[^"]|"")*)" */.exec(rest);
    const end = quoted === null ? rest.indexOf(separator) : quoted[0].length;
    if (quoted === null && /^ *"/.test(rest)) return null;
    if (quoted !== null && end < rest.length && rest[end] !== separator) return null;
    const cell = quoted?.[1]?.replaceAll('""', '"') ?? (end === -1 ? rest : rest.slice(0, end));
    cells.push(cell.trim());
    if (end === -1 || end >= rest.length) return cells;
    rest = rest.slice(end + 1);
  }
}
