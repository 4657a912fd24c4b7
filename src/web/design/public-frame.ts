// The frame of pages that anybody may read: the front page, documentation.
import { html } from 'hono/html';
import { brand } from './brand.ts';
import { makeDocument, SERVICE_NAME } from './document.ts';
import type { Page } from './document.ts';
import { NOTHING } from './html.ts';
import type { Html } from './html.ts';

export type PublicPage = {
  title: string;
  description?: string;
  /** With its own h1. */
  main: Html;
  /** Who reads; null where nobody is signed in. */
  email: string | null;
};

export type PublicLink = { href: string; label: string };

export function publicPage({ main, email, ...rest }: PublicPage, links: readonly PublicLink[] = []): Page {
  return makeDocument({
    ...rest,
    frame: 'public-frame',
    scripts: ['app.js'],
    body: html`<a class="skip" href="#main">Skip to content</a>
      <header>
        ${brand('/')}
        <nav aria-label="Site">
          ${links.map(({ href, label }) => html`<a href="${href}">${label}</a>`)}
          ${
            email === null
              ? html`<a class="button small" href="/sign-in">Sign in</a>`
              : html`<a class="button small" href="/dashboard">Dashboard</a>`
          }
        </nav>
      </header>
      <main id="main" tabindex="-1">${main}</main>
      <footer>
        <p>
          ${SERVICE_NAME}. Business addresses on companies’ own domains, from public pages.
          ${email === null ? NOTHING : html`You are signed in as <span class="who">${email}</span>.`}
          <a href="/leave-out">Ask to be left out</a>
        </p>
      </footer>`,
  });
}
