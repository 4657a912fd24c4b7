// The frame of every page: head, name of the service, main part. All text goes through the escaping template.
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export type Page = {
  title: string;
  main: Html;
  /** Seconds-free refresh to this URL, for a page that goes on by itself. */
  refreshTo?: string;
  /** A script file of ours. */
  script?: string;
};

export function renderPage({ title, main, refreshTo, script }: Page): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${refreshTo === undefined ? '' : html`<meta http-equiv="refresh" content="0;url=${refreshTo}" />`}
        <title>${title} · Executive email lookup</title>
        <link rel="stylesheet" href="/assets/style.css" />
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header><a class="brand" href="/">Executive email lookup</a></header>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;
  // The template is a promise only where one was put into it; ours are all there.
  if (page instanceof Promise) throw new TypeError('a page must not wait');
  return String(page);
}

export type Field = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'number';
  value?: string;
  autocomplete?: string;
  hint?: string;
  required?: boolean;
};

/** A labelled field with its hint. */
export function field({
  name,
  label,
  type = 'text',
  value = '',
  autocomplete = 'off',
  hint,
  required = true,
}: Field): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${required ? 'required' : ''}
      ${hint === undefined ? '' : html`aria-describedby="${name}-hint"`}
    />
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** What went wrong, read out by screen readers. */
export function alertBox(text: string | null): Html {
  return text === null ? html`` : html`<p class="alert" role="alert">${text}</p>`;
}
