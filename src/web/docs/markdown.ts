// Our Markdown as HTML. A library reads it; every tag is written by our own templates, so that no HTML of a text passes.
import { html } from 'hono/html';
import { lexer } from 'marked';
import type { MarkedToken, Token, Tokens } from 'marked';
import { NOTHING } from '../design/html.ts';
import type { Html } from '../design/html.ts';
import { table } from '../design/table.ts';
import { codeBlock } from './code-block.ts';
import { anchorMaker, pageLink } from './links.ts';

export type Heading = { id: string; label: string };

export type Article = {
  /** The text of the first heading. */
  title: string;
  /** The first paragraph, as text. */
  summary: string;
  /** The headings of the second level. */
  sections: readonly Heading[];
  main: Html;
};

/** The host that our texts use for an installation; readers see their own address instead. */
const SAMPLE_ADDRESSES = ['https://find.example.com', '{base_url}', '{SVC_PUBLIC_URL}'];

type Rendering = { publicUrl: string; anchor: (heading: string) => string };

/** A whole page, with one heading of the first level. */
export function renderArticle(markdown: string, publicUrl: string): Article {
  const rendering = { publicUrl, anchor: anchorMaker() };
  const tokens = lexer(markdown).map(known);
  const headings = tokens.filter((token) => token.type === 'heading');
  const ids = anchorMaker();
  return {
    title: textOf(headings.find(({ depth }) => depth === 1)?.tokens),
    summary: textOf(tokens.find((token) => token.type === 'paragraph')?.tokens),
    sections: headings
      .map(({ depth, tokens: words }) => ({ depth, label: textOf(words), id: ids(textOf(words)) }))
      .filter(({ depth }) => depth === 2)
      .map(({ label, id }) => ({ label, id })),
    main: blocks(rendering, tokens),
  };
}

/** Some paragraphs without headings of their own, such as a description. */
export function renderText(markdown: string, publicUrl: string): Html {
  return blocks({ publicUrl, anchor: anchorMaker() }, lexer(markdown));
}

function blocks(rendering: Rendering, tokens: readonly Token[]): Html {
  return html`${tokens.map((token) => block(rendering, known(token)))}`;
}

function block(rendering: Rendering, token: MarkedToken): Html {
  switch (token.type) {
    case 'space':
    case 'def':
      return NOTHING;
    case 'heading':
      return heading(token.depth, rendering.anchor(textOf(token.tokens)), inline(rendering, token.tokens));
    case 'paragraph':
      return html`<p>${inline(rendering, token.tokens)}</p>`;
    case 'code':
      return codeBlock(own(rendering, token.text));
    case 'blockquote':
      return html`<blockquote>${blocks(rendering, token.tokens)}</blockquote>`;
    case 'hr':
      return html`<hr />`;
    case 'list':
      return list(rendering, token);
    case 'table':
      return markdownTable(rendering, token);
    case 'text':
      return inline(rendering, token.tokens ?? [token]);
    default:
      // HTML too: it is shown as it is written.
      return html`<p>${token.raw}</p>`;
  }
}

/** Links to itself, so that a reader can point at it. */
export function heading(depth: number, id: string, words: Html | string): Html {
  const link = html`<a class="anchor" href="#${id}">${words}</a>`;
  if (depth === 1) return html`<h1>${words}</h1>`;
  return depth === 2 ? html`<h2 id="${id}">${link}</h2>` : html`<h3 id="${id}">${link}</h3>`;
}

function list(rendering: Rendering, { ordered, start, items }: Tokens.List): Html {
  const entries = items.map(({ tokens }) => html`<li>${blocks(rendering, tokens)}</li>`);
  if (!ordered)
    return html`<ul>
      ${entries}
    </ul>`;
  return html`<ol start="${start}">
    ${entries}
  </ol>`;
}

function markdownTable(rendering: Rendering, { header, align, rows }: Tokens.Table): Html {
  return table({
    caption: header.map(({ tokens }) => textOf(tokens)).join(', '),
    columns: header.map(({ tokens }, at) => ({
      label: textOf(tokens),
      kind: at === 0 ? 'title' : align[at] === 'right' ? 'number' : 'text',
    })),
    rows: rows.map((cells) => cells.map(({ tokens }) => inline(rendering, tokens))),
  });
}

function inline(rendering: Rendering, tokens: readonly Token[]): Html {
  return html`${tokens.map((token) => words(rendering, known(token)))}`;
}

function words(rendering: Rendering, token: MarkedToken): Html {
  switch (token.type) {
    case 'text':
    case 'escape':
      return html`${token.text}`;
    case 'codespan':
      return html`<code>${own(rendering, token.text)}</code>`;
    case 'strong':
      return html`<strong>${inline(rendering, token.tokens)}</strong>`;
    case 'em':
      return html`<em>${inline(rendering, token.tokens)}</em>`;
    case 'del':
      return html`<del>${inline(rendering, token.tokens)}</del>`;
    case 'br':
      return html`<br />`;
    case 'link':
      return link(rendering, token);
    case 'image':
      return html`${token.text}`;
    default:
      return html`${token.raw}`;
  }
}

function link(rendering: Rendering, { href, tokens }: Tokens.Link): Html {
  const to = pageLink(href);
  const text = inline(rendering, tokens);
  return to === null ? text : html`<a href="${to}">${text}</a>`;
}

function own({ publicUrl }: Rendering, code: string): string {
  return SAMPLE_ADDRESSES.reduce((text, sample) => text.replaceAll(sample, publicUrl), code);
}

/** The words alone. */
function textOf(tokens: readonly Token[] = []): string {
  return tokens
    .map(known)
    .map((token) => {
      if ('tokens' in token && token.tokens !== undefined) return textOf(token.tokens);
      return 'text' in token ? token.text : '';
    })
    .join('');
}

/** Sound: only extensions make tokens of other kinds, and we have none. */
function known(token: Token): MarkedToken {
  return token as MarkedToken;
}
