// The links in a page's scripts of data: menus and routes that a script will draw. One pass over each; no JSON is parsed,
// since half of it is no JSON (a script's call, a stream of pieces, JSON in a JSON string).
import type { PageScript } from './document.ts';

export type StateLink = { href: string; text: string };

const LINKS_MAX = 500;
const LABEL_MAX_CHARS = 100;

/**
 * A key with its value, a path alone, or the edge of an object. Quotes may be escaped once or more ("\"href\":\"/team\""),
 * slashes too.
 */
const PIECE =
  /(\\{0,7})"(?:(href|url|path|link|to|uri|permalink|slug|route|pathname|label|title|text|name|linkText|children)\1"\s{0,4}:\s{0,4}\1"((?:[^"\\{}<>]|\\{1,7}\/){1,300})\1"|((?:\\{0,7}\/[\w%.~-]{1,80}){1,6}(?:\\{0,7}\/)?)\1")|[{}]/g;
const LABELS: ReadonlySet<string> = new Set(['label', 'title', 'text', 'name', 'linkText', 'children']);
const LEADS_SOMEWHERE = /^(?:https?:\/\/|\/(?!\/))[^\s]*$/i;

/** In the order of the page, with the words that stand in the same object. */
export function readStateLinks(scripts: readonly PageScript[]): StateLink[] {
  const links: StateLink[] = [];
  for (const { text } of scripts) {
    let href = '';
    let label = '';
    const flush = () => {
      if (href !== '' && links.length < LINKS_MAX) links.push({ href, text: label });
      href = '';
      label = '';
    };
    for (const [piece, , key, value = '', path] of text.matchAll(PIECE)) {
      if (links.length >= LINKS_MAX) return links;
      if (piece === '{' || piece === '}') flush();
      else if (path !== undefined) links.push({ href: unescaped(path), text: '' });
      else if (key !== undefined && LABELS.has(key)) label ||= unescaped(value).slice(0, LABEL_MAX_CHARS);
      else if (href === '' && LEADS_SOMEWHERE.test(unescaped(value))) href = unescaped(value);
    }
    flush();
  }
  return links;
}

function unescaped(text: string): string {
  return text.replace(/\\+\//g, '/');
}
