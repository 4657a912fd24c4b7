// How an assistant is connected: the address, and the steps of each client.
import { html } from 'hono/html';
import type { Html } from '../design/html.ts';
import { copyText } from '../design/parts.ts';

export function connectSteps(mcpUrl: string): Html {
  return html`<section class="stack">
    <h2>Connect your assistant</h2>
    <p>Add a connector or MCP server with this address, then sign in and agree:</p>
    ${copyText(mcpUrl)}
    <p>Claude Code:</p>
    ${copyText(`claude mcp add --transport http email-lookup ${mcpUrl}`)}
  </section>`;
}
