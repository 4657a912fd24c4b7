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
  return { linked, state };
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
