// The document around every frame: head, title, style, scripts.
import { html } from 'hono/html';
import { fileUrl } from './files.ts';
import type { Script } from './files.ts';
import { NOTHING, textOf } from './html.ts';
import type { Html } from './html.ts';

export const SERVICE_NAME = 'Executive email lookup';

/** A page that is ready to be sent. */
export type Page = { html: string; hasScript: boolean };

export type DocumentParts = {
  title: string;
  frame: 'card-frame' | 'public-frame' | 'app-frame';
  body: Html;
  /** What search engines and previews show. */
  description?: string;
  /** Goes on to this URL by itself, at once. */
  refreshTo?: string;
  scripts?: readonly Script[];
  /** Shown anew every so many seconds, where no script runs. */
  refreshSeconds?: number | undefined;
};

export function makeDocument(parts: DocumentParts): Page {
  const { title, frame, body, description, refreshTo, scripts = [], refreshSeconds } = parts;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${description === undefined ? NOTHING : html`<meta name="description" content="${description}" />`}
        ${refreshTo === undefined ? NOTHING : html`<meta http-equiv="refresh" content="0;url=${refreshTo}" />`}
        ${refreshSeconds === undefined ? NOTHING : refreshWithoutScript(refreshSeconds)}
        <title>${title} · ${SERVICE_NAME}</title>
        <link rel="stylesheet" href="${fileUrl('style.css')}" />
        <link rel="icon" type="image/svg+xml" href="${fileUrl('icon.svg')}" />
        ${scripts.map((script) => html`<script src="${fileUrl(script)}" defer></script>`)}
      </head>
      <body class="${frame}">
        ${body}
      </body>
    </html>`;
  return { html: textOf(document), hasScript: scripts.length > 0 };
}

function refreshWithoutScript(seconds: number): Html {
  return html`<noscript><meta http-equiv="refresh" content="${seconds}" /></noscript>`;
}
