// The JSON documents of a page's scripts, parsed once and within caps; what does not parse is skipped.
import type { PageScript } from './document.ts';
import { isObject } from './json-values.ts';
import type { PageData } from './reading.ts';

const SCRIPT_MAX_CHARS = 1_500_000;
/** Members of a state's outermost object that are looked into. */
const INNER_MAX = 100;

/** Linked data and application state. Broken JSON gets one try at the slips that generators make. */
export function parsePageData(scripts: readonly PageScript[]): PageData {
  const linked: unknown[] = [];
  const state: unknown[] = [];
  for (const { type, text } of scripts) {
    if (text.length > SCRIPT_MAX_CHARS) continue;
    if (type.includes('ld+json')) add(linked, parseJson(text) ?? parseJson(mend(text)));
    else addState(state, parseJson(type.includes('json') ? text : assigned(text)));
  }
  for (const row of flightRows(scripts)) add(state, parseJson(row));
  return { linked, state };
}

const FLIGHT = /^\s{0,20}(?:\(?self|window|globalThis)\.__next_f.{0,40}\.push\(\s{0,4}(?=\[)/;
const FLIGHT_ROWS_MAX = 5_000;

/**
 * React's server components: pieces of one stream, pushed by one script each, whose rows are "7:" and JSON.
 * A row may begin in one piece and end in the next.
 */
function flightRows(scripts: readonly PageScript[]): string[] {
  const pieces: string[] = [];
  for (const { text } of scripts) {
    const head = FLIGHT.exec(text.slice(0, 200))?.[0];
    if (head === undefined || text.length > SCRIPT_MAX_CHARS) continue;
    const pushed = parseJson(text.slice(head.length, text.lastIndexOf(')')));
    if (Array.isArray(pushed) && typeof pushed[1] === 'string') pieces.push(pushed[1]);
  }
  return pieces
    .join('')
    .slice(0, SCRIPT_MAX_CHARS)
    .split('\n')
    .slice(0, FLIGHT_ROWS_MAX)
    .map((row) =>
      /^[0-9a-f]{1,6}:(?=[[{])/.exec(row.slice(0, 10)) === null ? '' : row.slice(row.indexOf(':') + 1),
    );
}

/** The state, and the answers of the site's own servers that it keeps as text: JSON in a string of JSON. */
function addState(state: unknown[], value: unknown): void {
  add(state, value);
  if (!isObject(value)) return;
  for (const inner of Object.values(value).slice(0, INNER_MAX))
    if (typeof inner === 'string' && /^\s{0,20}[[{]/.test(inner)) add(state, parseJson(inner));
}

function add(values: unknown[], value: unknown): void {
  if (typeof value === 'object' && value !== null) values.push(value);
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Comment and CDATA marks round the JSON, a semicolon after it, raw line ends in strings. */
function mend(text: string): string {
  const first = text.search(/[[{]/);
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  return first === -1 ? '' : text.slice(first, last + 1).replace(/[\u0000-\u001f]+/g, ' ');
}

const ASSIGNMENT =
  /^[\s;]{0,20}(?:var |let |const )?\s{0,4}(?:(?:window|self|globalThis)\s{0,2}[.[]\s{0,2}["']?)?__[A-Z_]{2,40}__["']?\]?\s{0,4}=\s{0,4}(?=[{[])/;

/** The object of `window.__INITIAL_STATE__ = {…};`, '' where the script is anything else. */
function assigned(text: string): string {
  const match = ASSIGNMENT.exec(text.slice(0, 200));
  if (match === null) return '';
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  return text.slice(match[0].length, last + 1);
}
