// The code of a one-time link, which stands behind the # of the address. The script fills it in and folds it away; where
// no script runs, and where the code does not hold, it stands open for the person to paste it.
import { html } from 'hono/html';
import { field } from './field.ts';
import type { Html } from './html.ts';

export function codeField(code: {
  label: string;
  hint: string;
  value: string;
  error?: string | undefined;
}): Html {
  const isOpen = code.value === '' || code.error !== undefined;
  return html`<details class="code" ${isOpen ? 'open' : ''}>
    <summary>${code.label} <span class="soft">is filled in from your link</span></summary>
    ${field({
      ...code,
      name: 'secret',
      // A browser cannot point at a required field that is folded away; the answer says what is missing.
      required: false,
    })}
  </details>`;
}
