// The mark and the name of the service.
import { html } from 'hono/html';
import { SERVICE_NAME } from './document.ts';
import type { Html } from './html.ts';

export function brand(href: string): Html {
  return html`<a class="brand" href="${href}"
    ><svg viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="currentColor" />
      <g class="mark" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">
        <circle cx="14" cy="14" r="3.4" />
        <path d="M17.4 10.8v4.3c0 3.2 4.4 3 4.4-1.1a7.8 7.8 0 1 0-3.2 6.3" />
      </g></svg
    ><span>${SERVICE_NAME}</span></a
  >`;
}
