// The front page. Values in, HTML out.
import { html } from 'hono/html';
import { connectSteps } from '../connect/steps.ts';
import type { Page } from '../design/document.ts';
import { publicPage } from '../design/public-frame.ts';

export function frontPage(shown: { mcpUrl: string; email: string | null }): Page {
  return publicPage({
    title: 'Find the right executive’s address',
    email: shown.email,
    main: html`<div class="hero">
        <h1>Find the right executive’s address</h1>
        <p class="lead">
          Name a company and a role; get that person’s validated business address, a score that means what it
          says, and the evidence.
        </p>
      </div>
      ${connectSteps(shown.mcpUrl)}`,
  });
}
