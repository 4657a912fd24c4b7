// HTML as our templates make it: everything put in is escaped, nothing waits.
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Nothing, where a page has nothing to say. */
export const NOTHING: Html = html``;

/** The text of a finished template. It is a promise only where one was put into it; ours are all there. */
export function textOf(markup: Html): string {
  if (markup instanceof Promise) throw new TypeError('a page must not wait');
  return String(markup);
}
