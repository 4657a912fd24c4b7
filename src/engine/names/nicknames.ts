// Which given names stand for each other: "Bob" and "Robert". Knows given names alone.
import { NICKNAME_ROWS } from './nickname-table.ts';

const ROWS_OF: ReadonlyMap<string, readonly number[]> = rowsOf();

/** Whether two folded given names can be the same person's: in one row, or the same word. */
export function areNicknames(a: string, b: string): boolean {
  if (a === b) return true;
  const rows = ROWS_OF.get(a) ?? [];
  return rows.some((row) => ROWS_OF.get(b)?.includes(row) === true && headed(row, a, b));
}

/**
 * Other forms under which the folded given name may stand in an address, likeliest first, at most `limit`: of a full
 * name its short forms; of a short form the full names, and then `isFull`.
 */
export function otherForms(given: string, limit: number): { forms: string[]; isFull: boolean } {
  const isFull = !HEADS.has(given);
  const forms = new Set<string>();
  for (const row of ROWS_OF.get(given) ?? []) {
    const group = NICKNAME_ROWS[row] ?? [];
    for (const form of group[0] === given ? group.slice(1) : group.slice(0, 1)) forms.add(form);
  }
  return { forms: [...forms].slice(0, limit), isFull };
}

/** Whether the folded word is a given name that people of Europe and the Americas shorten, or its short form. */
export function isKnownGiven(folded: string): boolean {
  return ROWS_OF.has(folded);
}

/** A representative of the name's first row, so that all of the row compare equal. */
export function canonicalGiven(given: string): string {
  const [row] = ROWS_OF.get(given) ?? [];
  return row === undefined ? given : (NICKNAME_ROWS[row]?.[0] ?? given);
}

/** Short forms of one full name agree with it, and with each other only where neither is a full name itself. */
function headed(row: number, a: string, b: string): boolean {
  const head = NICKNAME_ROWS[row]?.[0];
  return head === a || head === b || (!HEADS.has(a) && !HEADS.has(b));
}

const HEADS: ReadonlySet<string> = new Set(NICKNAME_ROWS.map((group) => group[0] ?? ''));

function rowsOf(): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  NICKNAME_ROWS.forEach((group, row) => {
    for (const name of group) rows.set(name, [...(rows.get(name) ?? []), row]);
  });
  return rows;
}
