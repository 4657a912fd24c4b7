// The reference of the tools that assistants see, made of the list that they are given.
import { html } from 'hono/html';
import { copyText } from '../design/parts.ts';
import { table } from '../design/table.ts';
import type { ToolDescription } from './described.ts';
import { fields } from './fields.ts';
import { heading } from './markdown.ts';
import type { Article } from './markdown.ts';

const TITLE = 'Tools';
const SUMMARY =
  'What an assistant can do here: the tools with their arguments, answers, permissions and costs.';

export function toolsArticle(tools: readonly ToolDescription[], mcpUrl: string): Article {
  return {
    title: TITLE,
    summary: SUMMARY,
    sections: tools.map(({ name, title }) => ({ id: name, label: title })),
    main: html`<h1>${TITLE}</h1>
      <p class="lead">${SUMMARY}</p>
      ${copyText(mcpUrl)}
      <p>
        Paste this address into an assistant as an MCP server or connector;
        <a href="/docs/connect">Connecting an assistant</a> has the steps. Answers are structured, with the
        same JSON as text. A tool that consent did not allow is answered 403 <code>insufficient_scope</code>;
        every other refusal is a tool error with <code>code</code>, <code>message</code> and, where waiting
        helps, <code>retryAfterSeconds</code>. Searches of assistants send no webhooks.
      </p>
      ${table({
        caption: 'The tools',
        columns: [{ label: 'Tool', kind: 'title' }, { label: 'Permission' }, { label: 'Cost' }],
        rows: tools.map(({ name, scope, cost }) => [
          html`<a href="#${name}"><code>${name}</code></a>`,
          html`<code>${scope}</code>`,
          cost,
        ]),
      })}
      ${tools.map(tool)}`,
  };
}

function tool(one: ToolDescription) {
  return html`<section class="operation">
    ${heading(2, one.name, one.title)}
    <p class="endpoint"><code>${one.name}</code></p>
    <p>${one.description}</p>
    <dl class="facts">
      <dt>Permission</dt>
      <dd><code>${one.scope}</code></dd>
      <dt>Cost</dt>
      <dd>${one.cost}</dd>
      <dt>Rate limit</dt>
      <dd>${one.rateLimit}</dd>
    </dl>
    <h3>Arguments</h3>
    ${fields(one.inputSchema, 'request')}
    <h3>Answer</h3>
    ${fields(one.outputSchema, 'answer')}
  </section>`;
}
