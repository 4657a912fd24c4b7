// How an assistant is connected: the address, then the steps of each client, one open at a time. Needs no script.
import { html } from 'hono/html';
import { NOTHING } from '../design/html.ts';
import type { Html } from '../design/html.ts';
import { note } from '../design/notice.ts';
import { CLIENTS } from './clients.ts';
import type { ClientSteps } from './clients.ts';

/** `isOpen` says which one stands open at first. */
export function connectSteps(mcpUrl: string, isOpen = 'Claude Code'): Html {
  return html`<div class="clients">${CLIENTS.map((client) => clientSteps(client, mcpUrl, isOpen))}</div>`;
}

function clientSteps({ name, onTheWeb, steps }: ClientSteps, mcpUrl: string, isOpen: string): Html {
  return html`<details name="client" ${name === isOpen ? 'open' : ''}>
    <summary>${name}</summary>
    <div class="stack">
      ${onTheWeb && isLocal(mcpUrl) ? outOfReach(name) : NOTHING}
      <ol>
        ${steps(mcpUrl).map((step) => html`<li>${step}</li>`)}
      </ol>
    </div>
  </details>`;
}

/** Plain http is served on loopback alone. */
function isLocal(mcpUrl: string): boolean {
  return new URL(mcpUrl).protocol === 'http:';
}

function outOfReach(name: string): Html {
  return note(
    html`${name} runs on the web and cannot reach this computer. Give the service a public https address
      first, and set <code>SVC_PUBLIC_URL</code> to it.`,
    'warn',
  );
}
