// The assistants that people use, and what to do in each. A new one is a new row.
import { html } from 'hono/html';
import type { Html } from '../design/html.ts';
import { copyBlock, copyText } from '../design/parts.ts';
import { cursorLink, SERVER_NAME, vscodeLink } from './install-links.ts';

export type ClientSteps = {
  name: string;
  /** It runs at its maker's, and so reaches public https addresses only. */
  onTheWeb: boolean;
  steps: (mcpUrl: string) => readonly Html[];
};

export const CLIENTS: readonly ClientSteps[] = [
  {
    name: 'Claude',
    onTheWeb: true,
    steps: (mcpUrl) => [
      html`Open Settings, then Connectors, and choose “Add custom connector”.`,
      html`Paste this address: ${copyText(mcpUrl)}`,
      html`Choose “Connect”, sign in here, and agree.`,
    ],
  },
  {
    name: 'Claude Code',
    onTheWeb: false,
    steps: (mcpUrl) => [
      html`In a terminal: ${copyText(`claude mcp add --transport http ${SERVER_NAME} ${mcpUrl}`)}`,
      html`In Claude Code, type <code>/mcp</code>, choose ${SERVER_NAME}, and authenticate in the browser.`,
    ],
  },
  {
    name: 'ChatGPT',
    onTheWeb: true,
    steps: (mcpUrl) => [
      html`In Settings, open the connectors (called apps in some plans), then the advanced settings, and turn
      developer mode on. In a workspace, an admin may have to allow it first.`,
      html`Choose “Create”, and paste this address: ${copyText(mcpUrl)}`,
      html`Leave the authentication at OAuth, sign in here, and agree.`,
    ],
  },
  {
    name: 'Cursor',
    onTheWeb: false,
    steps: (mcpUrl) => [
      html`<a class="button small" href="${cursorLink(mcpUrl)}">Add to Cursor</a>`,
      html`Without the link: put this into <code>~/.cursor/mcp.json</code>.
        ${copyBlock(json({ mcpServers: { [SERVER_NAME]: { url: mcpUrl } } }))}`,
      html`In Cursor’s settings for MCP, choose to connect; sign in here, and agree.`,
    ],
  },
  {
    name: 'VS Code',
    onTheWeb: false,
    steps: (mcpUrl) => [
      html`<a class="button small" href="${vscodeLink(mcpUrl)}">Add to VS Code</a>`,
      html`Without the link: run “MCP: Add Server” from the command palette, choose HTTP, and paste
      ${copyText(mcpUrl)}`,
      html`Start the server from the list of MCP servers; sign in here, and agree.`,
    ],
  },
  {
    name: 'Codex',
    onTheWeb: false,
    steps: (mcpUrl) => [
      html`In a terminal: ${copyText(`codex mcp add ${SERVER_NAME} --url ${mcpUrl}`)}`,
      html`Sign in and agree: ${copyText(`codex mcp login ${SERVER_NAME}`)}`,
    ],
  },
  {
    name: 'Gemini CLI',
    onTheWeb: false,
    steps: (mcpUrl) => [
      html`In a terminal: ${copyText(`gemini mcp add --transport http ${SERVER_NAME} ${mcpUrl}`)}`,
      html`In Gemini CLI: ${copyText(`/mcp auth ${SERVER_NAME}`)}`,
    ],
  },
  {
    name: 'Any other',
    onTheWeb: false,
    steps: (mcpUrl) => [
      html`Most take an entry such as this in their list of MCP servers. The transport is streamable HTTP.
      ${copyBlock(json({ mcpServers: { [SERVER_NAME]: { type: 'http', url: mcpUrl } } }))}`,
      html`There is no key to paste: the program opens this site, where you sign in and agree.`,
      html`A program that starts its servers as commands takes ${copyText(`npx -y mcp-remote ${mcpUrl}`)}`,
    ],
  },
];

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
