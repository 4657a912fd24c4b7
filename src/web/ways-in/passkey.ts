// Sign-in with a passkey. The script asks for options and puts the signed answer into the form; without it the form is
// not shown.
import express from 'express';
import type { RequestHandler, Router } from 'express';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Accounts } from '../../core/accounts.ts';
import type { Passkeys } from '../../core/passkeys/index.ts';
import { problemPage } from '../design/card-frame.ts';
import { readForm, typed } from '../form.ts';
import { safeNext } from '../next.ts';
import { goTo, sendPage } from '../reply.ts';
import { startSessionHere } from '../session-cookie.ts';
import type { SignInWay } from '../sign-in/page.ts';

export type PasskeySignInDeps = {
  accounts: Pick<Accounts, 'startSession' | 'endSession'>;
  passkeys: Pick<Passkeys, 'requestOptions' | 'signIn'>;
  /** Without a trailing slash. */
  publicUrl: string;
};

/** A credential as JSON text: signatures and attestations are far below. */
export const CREDENTIAL_MAX_CHARACTERS = 15_000;

export function createPasskeySignIn(deps: PasskeySignInDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.post('/sign-in/passkey/options', options(deps));
  router.post('/sign-in/passkey', enter(deps));
  return router;
}

/** The button on the sign-in page; the script shows it where the browser can do it. */
export const passkeyWay: SignInWay = {
  place: 'beside',
  scripts: ['passkey.js'],
  markup: (next) =>
    html`<form
      method="post"
      action="/sign-in/passkey"
      data-passkey="get"
      data-options="/sign-in/passkey/options"
      hidden
    >
      <input type="hidden" name="next" value="${next}" />
      <input type="hidden" name="credential" value="" />
      <button class="quiet" type="submit">Sign in with a passkey</button>
      <p class="soft small" role="alert" hidden></p>
    </form>`,
};

const emptyForm = z.object({});

function options(deps: PasskeySignInDeps): RequestHandler {
  return async (request, response) => {
    await readForm(deps, emptyForm, request, response);
    response.json(await deps.passkeys.requestOptions(request.ip ?? ''));
  };
}

const enterForm = z.object({ credential: typed(CREDENTIAL_MAX_CHARACTERS), next: typed(500) });

function enter(deps: PasskeySignInDeps): RequestHandler {
  return async (request, response) => {
    const { credential, next } = await readForm(deps, enterForm, request, response);
    const user = await deps.passkeys.signIn({ credential, address: request.ip ?? '' });
    if (user === null) {
      sendPage(
        response,
        401,
        problemPage(
          'That passkey was not accepted',
          'It may have been removed from your account here, or the page was open for too long. Try once more, or sign in another way.',
          { href: `/sign-in?next=${encodeURIComponent(safeNext(next))}`, label: 'Back to sign-in' },
        ),
      );
      return;
    }
    await startSessionHere(deps, request, response, user.userId);
    goTo(response, safeNext(next));
  };
}
