// What lets somebody into an account for good, or ends it, asks that its person signed in a moment ago: a browser that was
// left open, or a stolen cookie, is not enough.
import { html } from 'hono/html';
import { forbidden } from '../../core/errors.ts';
import type { Html } from '../design/html.ts';
import { SIGN_IN_PATH } from '../next.ts';
import type { PersonVisit } from './visit.ts';

const RECENT_MS = 900_000;

export function isRecent({ user }: PersonVisit, now: number): boolean {
  return now - user.signedInAt < RECENT_MS;
}

/** Throws `forbidden` for a form that was opened in time and sent too late, or made by hand. */
export function checkRecent(visit: PersonVisit, now: number): void {
  if (isRecent(visit, now)) return;
  throw forbidden('You signed in more than 15 minutes ago. Sign out, sign in again, and do it then');
}

/** In place of such a form: the way to sign-in, and from there back to the page. */
export function signInAgain(path: string, why: string): Html {
  return html`<p class="soft">${why} sign in once more first: the last time was more than 15 minutes ago.</p>
    <p>
      <a class="button quiet" href="${SIGN_IN_PATH}?next=${encodeURIComponent(path)}">Sign in again</a>
    </p>`;
}
