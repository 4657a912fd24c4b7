// Lines of code to read and to take along: what is shown is what is copied. They scroll by themselves, by keyboard too.
import { html } from 'hono/html';
import type { Html } from '../design/html.ts';

export function codeBlock(text: string, label = 'Code'): Html {
  return html`<div class="copy code">
    <pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>
    <button type="button" class="small" data-copy="" hidden>Copy</button>
  </div>`;
}
