// The page of sign-in. Values in, HTML out.
import { html } from 'hono/html';
import { cardPage } from '../design/card-frame.ts';
import type { Page } from '../design/document.ts';
import { field } from '../design/field.ts';
import type { Script } from '../design/files.ts';
import { NOTHING } from '../design/html.ts';
import type { Html } from '../design/html.ts';
import { alertBox, note } from '../design/notice.ts';

export type SignInWay = {
  /** `beside` is a button under the form, `foot` a link under the card. `next` was checked. */
  place: 'beside' | 'foot';
  markup(next: string): Html;
  scripts?: readonly Script[];
};

export type SignInShown = {
  error: string | null;
  email: string;
  next: string;
  /** Nobody could sign in yet. */
  needsSetup?: boolean;
};

export function signInPage(
  { error, email, next, needsSetup = false }: SignInShown,
  ways: readonly SignInWay[] = [],
): Page {
  const beside = ways.filter(({ place }) => place === 'beside');
  const foot = ways.filter(({ place }) => place === 'foot');
  return cardPage({
    title: 'Sign in',
    scripts: ways.flatMap(({ scripts = [] }) => scripts),
    main: html`${isForAssistant(next) ? html`<p class="soft">Then you decide what your assistant may do.</p>` : NOTHING}
      ${needsSetup ? setupFirst : NOTHING} ${alertBox(error)}
      <form method="post" action="/sign-in">
        <input type="hidden" name="next" value="${next}" />
        ${field({ name: 'email', label: 'Email', type: 'email', value: email, autocomplete: 'username webauthn' })}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
        <div class="actions"><button type="submit">Sign in</button></div>
      </form>
      ${
        beside.length === 0
          ? NOTHING
          : html`<p class="or">or</p>
              <div class="ways">${beside.map((way) => way.markup(next))}</div>`
      }`,
    ...(foot.length === 0 ? {} : { foot: html`${foot.map((way) => way.markup(next))}` }),
  });
}

const setupFirst = note(
  html`Nobody can sign in yet. Whoever runs the service opens the set-up link on its console once;
    <code>npm run --silent svc -- setup link</code> prints a new one.`,
);

function isForAssistant(next: string): boolean {
  return next.startsWith('/oauth/');
}
