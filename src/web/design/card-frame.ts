// The narrow frame: one thing to do or to read, in a card. Sign-in, set-up, consent, problems.
import { html } from 'hono/html';
import { brand } from './brand.ts';
import { makeDocument } from './document.ts';
import type { Page } from './document.ts';
import type { Script } from './files.ts';
import { NOTHING } from './html.ts';
import type { Html } from './html.ts';

export type CardPage = {
  title: string;
  main: Html;
  /** A quiet line under the card. */
  foot?: Html;
  refreshTo?: string;
  scripts?: readonly Script[];
};

export function cardPage({ title, main, foot, ...rest }: CardPage): Page {
  return makeDocument({
    ...rest,
    title,
    frame: 'card-frame',
    body: html`<header>${brand('/')}</header>
      <main>
        <h1>${title}</h1>
        ${main}
      </main>
      ${foot === undefined ? NOTHING : html`<footer>${foot}</footer>`}`,
  });
}

/** A page that only says what went wrong, and where to go on. */
export function problemPage(
  title: string,
  text: string,
  go = { href: '/', label: 'To the front page' },
): Page {
  return cardPage({
    title,
    main: html`<p>${text}</p>
      <p><a href="${go.href}">${go.label}</a></p>`,
  });
}
