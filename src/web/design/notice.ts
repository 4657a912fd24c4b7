// What a page has to say before anything else: what went wrong, what was done, what to beware of.
import { html } from 'hono/html';
import { NOTHING } from './html.ts';
import type { Html } from './html.ts';

/** What went wrong, read out by screen readers. Null says nothing. */
export function alertBox(text: Html | string | null | undefined): Html {
  return text === null || text === undefined ? NOTHING : html`<p class="notice bad" role="alert">${text}</p>`;
}

/** What was done. Null says nothing. */
export function doneBox(text: Html | string | null | undefined): Html {
  return text === null || text === undefined
    ? NOTHING
    : html`<p class="notice good" role="status">${text}</p>`;
}

/** What a reader should know, or beware of. */
export function note(text: Html | string, tone: 'plain' | 'warn' = 'plain'): Html {
  return html`<p class="notice ${tone}">${text}</p>`;
}
