// The page of sign-in. Values in, HTML out.
import { html } from 'hono/html';
import { cardPage } from '../design/card-frame.ts';
import type { Page } from '../design/document.ts';
import { field } from '../design/field.ts';
import { alertBox } from '../design/notice.ts';

export function signInPage(shown: { error: string | null; email: string; next: string }): Page {
  const forAssistant = shown.next.startsWith('/oauth/');
  return cardPage({
    title: 'Sign in',
    main: html`${
        forAssistant ? html`<p class="soft">Then you decide what your assistant may do.</p>` : ''
      }${alertBox(shown.error)}
      <form method="post" action="/sign-in">
        <input type="hidden" name="next" value="${shown.next}" />
        ${field({ name: 'email', label: 'Email', type: 'email', value: shown.email, autocomplete: 'username' })}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
        <div class="actions"><button type="submit">Sign in</button></div>
      </form>`,
  });
}
