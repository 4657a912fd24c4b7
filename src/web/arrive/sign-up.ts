// Signing up, where the operator lets anybody: the address first, the account with the link that is mailed to it.
import express from 'express';
import type { RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { Accounts } from '../../core/accounts.ts';
import type { Arrivals } from '../../core/arrivals.ts';
import { formErrors, readForm, typed } from '../form.ts';
import { goTo, sendPage } from '../reply.ts';
import { startSessionHere } from '../session-cookie.ts';
import { confirmSignUpPage, signUpAskedPage, signUpPage } from './sign-up-pages.ts';

export type SignUpDeps = {
  accounts: Pick<Accounts, 'startSession' | 'endSession'>;
  signUp: NonNullable<Arrivals['signUp']>;
  /** Without a trailing slash. */
  publicUrl: string;
};

const LINK_GONE = 'This link was used already, or is too old. Sign up once more for a new one.';

/** Not to be mounted where nobody may sign up. */
export function createSignUp(deps: SignUpDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/sign-up', (_request, response) => {
    sendPage(response, 200, signUpPage({ email: '', errors: {} }));
  });
  router.post('/sign-up', ask(deps));
  router.get('/sign-up/confirm', (_request, response) => {
    sendPage(response, 200, confirmSignUpPage({ secret: '', teamName: '', errors: {} }));
  });
  router.post('/sign-up/confirm', confirm(deps));
  return router;
}

const askForm = z.object({ email: typed(254) });

function ask(deps: SignUpDeps): RequestHandler {
  return async (request, response) => {
    const { email } = await readForm(deps, askForm, request, response);
    try {
      await deps.signUp.request({ email, ip: request.ip ?? '' });
      sendPage(response, 200, signUpAskedPage);
    } catch (error) {
      sendPage(response, 400, signUpPage({ email, errors: formErrors(error, { email: 'email' }) }));
    }
  };
}

const confirmForm = z.object({
  secret: typed(200),
  password: z.string().default(''),
  team: z.string().default(''),
});

function confirm(deps: SignUpDeps): RequestHandler {
  return async (request, response) => {
    const form = await readForm(deps, confirmForm, request, response);
    const shown = { secret: form.secret.trim(), teamName: form.team };
    try {
      const made = await deps.signUp.complete({ ...shown, password: form.password, ip: request.ip ?? '' });
      if (made === null) {
        const errors = { secret: LINK_GONE };
        sendPage(response, 400, confirmSignUpPage({ ...shown, secret: '', errors }));
        return;
      }
      await startSessionHere(deps, request, response, made.userId);
      goTo(response, '/dashboard');
    } catch (error) {
      const errors = formErrors(error, { password: 'password', name: 'team' });
      sendPage(response, 400, confirmSignUpPage({ ...shown, errors }));
    }
  };
}
