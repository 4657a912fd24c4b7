// The JSON documents of a page's scripts and attributes, parsed once and within caps; what does not parse is skipped.
import type { PageDocument } from './document.ts';
import type { PageData } from './reading.ts';
import { valuesInAttributes } from './state/attribute-values.ts';
import { unpack, unpackAll } from './state/packed.ts';
import { valuesInScript } from './state/script-values.ts';
import { streamedLists, streamedRows } from './state/stream.ts';

const SCRIPT_MAX_CHARS = 1_500_000;

/** Linked data and application state. Broken JSON gets one try at the slips that generators make. */
export function parsePageData({ scripts, elements }: Pick<PageDocument, 'scripts' | 'elements'>): PageData {
  const linked: unknown[] = [];
  const state: unknown[] = [];
  for (const { type, text } of scripts) {
    if (text.length > SCRIPT_MAX_CHARS) continue;
    if (type.includes('ld+json')) add(linked, parseJson(text) ?? parseJson(mend(text)));
    else if (type.includes('json')) addState(state, parseJson(text) ?? parseJson(mend(text)));
    else for (const value of inCode(text)) addState(state, value);
  }
  for (const row of streamedRows(scripts)) add(state, parseJson(row));
  const lists = streamedLists(scripts).map(parseJson);
  for (const value of unpackAll(lists.filter((list) => Array.isArray(list)))) add(state, value);
  const inScripts = state.map((value) => ({ value, holder: null }));
  return { linked, state: [...inScripts, ...valuesInAttributes(elements)] };
}

function inCode(text: string): unknown[] {
  const whole = /^\s{0,20}[[{]/.test(text) ? parseJson(text) : undefined;
  return whole === undefined ? valuesInScript(text) : [whole];
}

function addState(state: unknown[], value: unknown): void {
  const plain = typeof value === 'string' ? parseJson(value) : value;
  add(state, (Array.isArray(plain) ? unpack(plain) : undefined) ?? plain);
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

/** Comment and CDATA marks round the JSON, a semicolon after it, raw line ends in strings, quotes as "&q;". */
function mend(text: string): string {
  const first = text.search(/[[{]/);
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (first === -1) return '';
  const json = text.slice(first, last + 1).replace(/[\u0000-\u001f]+/g, ' ');
  return json.includes('&q;')
    ? json.replace(/&([qslga]);/g, (_whole, mark: string) => MARKS[mark] ?? '')
    : json;
}

/** As Angular writes them. */
const MARKS: Readonly<Record<string, string>> = { q: '"', s: "'", l: '<', g: '>', a: '&' };
