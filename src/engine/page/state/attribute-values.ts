// JSON that stands in the attributes of elements: the properties of components that a script wakes up.
import type { PageElement } from '../document.ts';
import type { StateValue } from '../reading.ts';
import { untag } from './packed.ts';
import { readLiteral } from './literal.ts';
import { valuesInScript } from './script-values.ts';

const VALUE_MIN_CHARS = 20;
const VALUES_MAX = 500;
const CHARS_MAX = 1_500_000;
const NOT_DATA = /^(?:style|class|srcset|sizes|d|points|on[a-z]+|href|src|data-src(?:set)?|data-settings)$/;
const BEGINS = /^\s{0,20}(?:[[{]|%7B|%5B|[\w.$]{1,60}\(\s{0,20}[[{])/i;

/** Of elements in the order of the page, within a budget. */
export function valuesInAttributes(elements: readonly PageElement[]): StateValue[] {
  const values: StateValue[] = [];
  let left = CHARS_MAX;
  for (const holder of elements)
    for (const [name, text] of Object.entries(holder.attribs)) {
      if (text.length < VALUE_MIN_CHARS || NOT_DATA.test(name) || !BEGINS.test(text.slice(0, 120))) continue;
      if (values.length >= VALUES_MAX || text.length > left) return values;
      left -= text.length;
      for (const value of valuesOf(text)) values.push({ value: untag(value) ?? value, holder });
    }
  return values;
}

function valuesOf(text: string): unknown[] {
  const plain = /^\s{0,20}%/.test(text) ? decoded(text) : text;
  try {
    return [JSON.parse(plain) as unknown];
  } catch {
    const from = plain.search(/\S/);
    const { value } = /^[[{]/.test(plain.charAt(from)) ? readLiteral(plain, from) : { value: undefined };
    return value === undefined ? valuesInScript(plain) : [value];
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
