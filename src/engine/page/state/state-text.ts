// The text that a value of a state shows: a string, markup, a text in several languages, the tree of an editor.
// Whether it is a name or a title is for others to say.
import { foldSpace } from '../document.ts';
import { isObject, plainText, type JsonObject } from '../json-values.ts';

const TEXT_MAX_CHARS = 200;
const PARTS_MAX = 12;
const DEPTH_MAX = 10;

/** Where editors and content services keep the words of a node, best first. */
const WORDS: readonly string[] = [
  'rendered',
  'plain_text',
  'plainText',
  'text',
  '#text',
  '@value',
  'value',
  'html',
  'markdown',
  'iv',
  'default',
  'label',
  'name',
  'title',
  'children',
  'content',
  'nodes',
  'root',
  'document',
  'json',
  'raw',
  'rich_text',
  'edges',
  'node',
  'fields',
  'attributes',
  'data',
];
const LANGUAGE = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;

/** '' where it shows none, or more than a title has. `language` is the page's; where it is not there, English, then any. */
export function stateText(value: unknown, language: string, joint = ', '): string {
  const text = foldSpace(partsOf(value, language, 0, joint).slice(0, TEXT_MAX_CHARS * 2));
  return text.length > TEXT_MAX_CHARS ? '' : text;
}

function partsOf(value: unknown, language: string, depth: number, joint: string): string {
  if (typeof value === 'string') return value.length > 2_000 ? '' : plainText(value);
  if (depth > DEPTH_MAX) return '';
  if (Array.isArray(value)) return listText(value as unknown[], language, depth, joint);
  return isObject(value) ? objectText(value, language, depth, joint) : '';
}

/** Pieces of one line follow each other ("Chief ", "Officer"), lines and values get a comma between them. */
function listText(list: readonly unknown[], language: string, depth: number, joint: string): string {
  const parts = list.slice(0, PARTS_MAX).map((each) => partsOf(each, language, depth + 1, joint));
  const isLine = list.every((each) => isObject(each) && isPiece(each));
  if (isLine) return parts.join('');
  return parts
    .map(foldSpace)
    .filter((part) => part !== '')
    .join(joint);
}

function isPiece(node: JsonObject): boolean {
  return (
    typeof (node['text'] ?? node['value'] ?? node['plain_text']) === 'string' &&
    !Object.keys(node).some((key) => /name|title|label|slug/i.test(key))
  );
}

function objectText(node: JsonObject, language: string, depth: number, joint: string): string {
  const keys = Object.keys(node);
  if (keys.length > 0 && keys.length <= 40 && keys.every((key) => LANGUAGE.test(key))) {
    const own = language.slice(0, 2);
    const best =
      keys.find((key) => key.toLowerCase() === language.toLowerCase()) ??
      keys.find((key) => own !== '' && key.startsWith(own)) ??
      keys.find((key) => key.startsWith('en')) ??
      keys[0];
    return best === undefined ? '' : partsOf(node[best], language, depth + 1, joint);
  }
  for (const key of WORDS) {
    const text = node[key] === undefined ? '' : partsOf(node[key], language, depth + 1, joint);
    if (text.trim() !== '') return text;
  }
  return '';
}
