// Small parts that pages are put together from: badge, figures, empty state, text to copy, confirmation, pages of a list.
import { html } from 'hono/html';
import { NOTHING } from './html.ts';
import type { Html } from './html.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad';

export function badge(text: string, tone: Tone = 'plain'): Html {
  return html`<span class="badge ${tone}">${text}</span>`;
}

export type Stat = { label: string; value: number; hint?: string };

/** Figures side by side. */
export function stats(figures: readonly Stat[]): Html {
  return html`<dl class="stats">
    ${figures.map(
      ({ label, value, hint }) =>
        html`<div class="stat">
          <dt>${label}</dt>
          <dd class="figure">${count(value)}</dd>
          ${hint === undefined ? NOTHING : html`<dd class="soft small">${hint}</dd>`}
        </div>`,
    )}
  </dl>`;
}

/** 12,345 */
export function count(value: number): string {
  return value.toLocaleString('en');
}

/** 1 credit, 2 credits */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** Where nothing is there yet: what this is for, and what to do next. */
export function empty(parts: { title: string; text: Html | string; action?: Html }): Html {
  return html`<div class="empty">
    <h2>${parts.title}</h2>
    <p>${parts.text}</p>
    ${parts.action === undefined ? NOTHING : html`<div class="actions">${parts.action}</div>`}
  </div>`;
}

/** Text to take along. One click selects it; the button comes with the script. */
export function copyText(text: string, label = 'Copy'): Html {
  return html`<div class="copy">
    <code>${text}</code><button type="button" class="small" data-copy="${text}" hidden>${label}</button>
  </div>`;
}

/** The same for several lines. */
export function copyBlock(text: string, label = 'Copy'): Html {
  return html`<div class="copy">
    <pre><code>${text}</code></pre>
    <button type="button" class="small" data-copy="${text}" hidden>${label}</button>
  </div>`;
}

/** Opens with a click, one at a time, and asks before it does what cannot be undone. Needs no script. `form` has the button. */
export function confirmation(parts: {
  label: string;
  question: Html | string;
  form: (body: Html) => Html;
  yes: string;
}): Html {
  return html`<details class="confirm" name="confirm">
    <summary class="button quiet small">${parts.label}</summary>
    ${parts.form(
      html`<p>${parts.question}</p>
        <div class="actions"><button class="danger small" type="submit">${parts.yes}</button></div>`,
    )}
  </details>`;
}

/** To the first page of a list and the next; null where there is none. */
export function pagination(
  links: { first: string | null; next: string | null },
  labels = { first: 'Newest', next: 'Older' },
): Html {
  if (links.first === null && links.next === null) return NOTHING;
  return html`<nav class="pagination" aria-label="Pages">
    ${links.first === null ? NOTHING : html`<a class="button quiet small" href="${links.first}">${labels.first}</a>`}
    ${links.next === null ? NOTHING : html`<a class="button quiet small" href="${links.next}">${labels.next}</a>`}
  </nav>`;
}
