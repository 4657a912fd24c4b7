// The button that takes away a way to sign in.
import { html } from 'hono/html';
import type { Html } from '../../design/html.ts';
import { confirmation } from '../../design/parts.ts';

export function removal(question: string, action: string, fields: Html): Html {
  return confirmation({
    label: 'Remove',
    question,
    yes: 'Remove it',
    form: (body) => html`<form method="post" action="${action}">${fields}${body}</form>`,
  });
}
