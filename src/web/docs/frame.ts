// A page of the documentation: the contents beside the text. On a narrow screen the contents open over it.
import { html } from 'hono/html';
import type { Page } from '../design/document.ts';
import { NOTHING } from '../design/html.ts';
import type { Html } from '../design/html.ts';
import { publicPage } from '../design/public-frame.ts';
import type { PublicLink } from '../design/public-frame.ts';
import type { Article } from './markdown.ts';

export type Contents = readonly { label: string; entries: readonly { href: string; label: string }[] }[];

export type DocsPage = {
  article: Article;
  contents: Contents;
  /** The path of this page. */
  current: string;
  email: string | null;
};

export const DOCS_LINK: PublicLink = { href: '/docs', label: 'Docs' };

export function docsPage({ article, contents, current, email }: DocsPage): Page {
  return publicPage(
    {
      title: article.title,
      description: article.summary,
      email,
      main: html`<div class="docs">
        <button class="quiet small" type="button" popovertarget="contents">Contents</button>
        <div id="contents" popover>
          <nav aria-label="Documentation">${contents.map((group) => groupOf(group, article, current))}</nav>
        </div>
        <article>${article.main}</article>
      </div>`,
    },
    [DOCS_LINK],
  );
}

function groupOf({ label, entries }: Contents[number], article: Article, current: string): Html {
  return html`<p class="group">${label}</p>
    <ul>
      ${entries.map(
        (entry) =>
          html`<li>
            <a href="${entry.href}" ${entry.href === current ? html`aria-current="page"` : NOTHING}
              >${entry.label}</a
            >
            ${entry.href === current ? sectionsOf(article) : NOTHING}
          </li>`,
      )}
    </ul>`;
}

function sectionsOf({ sections }: Article): Html {
  if (sections.length === 0) return NOTHING;
  return html`<ul>
    ${sections.map(({ id, label }) => html`<li><a href="#${id}">${label}</a></li>`)}
  </ul>`;
}
