// Reading untrusted JSON values: what a name, a title, a type or an address is in them.
import { isGenericMailbox, parseAddress, parseMailto } from './address-syntax.ts';
import { foldSpace } from './document.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

const TEXT_MAX_CHARS = 300;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a list: itself where it is one, else of one; empty for null and undefined. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** The text of a string, of a list's first string, or of an object's name or @value; '' for anything else. */
export function textIn(value: unknown): string {
  for (const each of listOf(value).slice(0, 10)) {
    const text = isObject(each) ? (each['name'] ?? each['@value'] ?? each['title']) : each;
    if (typeof text === 'string' && text.trim() !== '')
      return foldSpace(plainText(text.slice(0, TEXT_MAX_CHARS)));
  }
  return '';
}

/** All the texts of a string or a list, joined with commas. */
export function textsIn(value: unknown): string {
  return listOf(value)
    .slice(0, 5)
    .map((each) => textIn(each))
    .filter((text) => text !== '')
    .join(', ');
}

/** The last words of the node's @type, without vocabulary, lower case. */
export function typesOf(node: JsonObject): string[] {
  return listOf(node['@type'])
    .slice(0, 10)
    .map((type) =>
      typeof type === 'string'
        ? type
            .slice(0, 100)
            .toLowerCase()
            .replace(/^.*[/#:]/, '')
        : '',
    );
}

/** Personal addresses in a string or list; functions' mailboxes are left out. */
export function emailsIn(value: unknown): string[] {
  return printedEmailsIn(value).filter((address) => !isGenericMailbox(address));
}

/** Every address in a string or list. */
export function printedEmailsIn(value: unknown): string[] {
  return listOf(value)
    .slice(0, 5)
    .map((each) => (typeof each === 'string' ? (parseMailto(each) ?? parseAddress(each.trim())) : null))
    .filter((address) => address !== null);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#039': "'",
  nbsp: ' ',
  lt: '<',
  gt: '>',
  '#8217': '’',
  '#8211': '–',
  '#038': '&',
};

/** Generators leave markup and entities in JSON strings. */
export function plainText(text: string): string {
  return text
    .replace(/<[^<>]{1,80}>/g, ' ')
    .replace(/&(#?\w{2,6});/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
