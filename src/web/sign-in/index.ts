// Sign-in with email and password, and sign-out.
import express from 'express';
import type { RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { Accounts } from '../../core/accounts.ts';
import { DomainError } from '../../core/errors.ts';
import { readForm, typed } from '../form.ts';
import { safeNext, SIGN_IN_PATH } from '../next.ts';
import { goTo, sendPage } from '../reply.ts';
import { clearSessionCookie, sessionToken, startSessionHere } from '../session-cookie.ts';
import { signInPage } from './page.ts';
import type { SignInWay } from './page.ts';

const WRONG_PAIR = 'Email or password is wrong.';

export type SignInDeps = {
  accounts: Pick<Accounts, 'signIn' | 'startSession' | 'endSession'>;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Beside email and password, in the order in which they are shown. */
  otherWays?: readonly SignInWay[];
  /** Whether nobody could sign in yet. */
  needsSetup(): Promise<boolean>;
};

export function createSignIn(deps: SignInDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get(SIGN_IN_PATH, async (request, response) => {
    const next = safeNext(new URL(request.originalUrl, deps.publicUrl).searchParams.get('next'));
    sendPage(
      response,
      200,
      signInPage({ error: null, email: '', next, needsSetup: await deps.needsSetup() }, deps.otherWays),
    );
  });
  router.post(SIGN_IN_PATH, enter(deps));
  router.post('/sign-out', leave(deps));
  return router;
}

const signInForm = z.object({ email: typed(254), password: z.string().default(''), next: typed(500) });

function enter(deps: SignInDeps): RequestHandler {
  return async (request, response) => {
    const { email, password, next } = await readForm(deps, signInForm, request, response);
    const target = safeNext(next);
    const refuse = (status: number, error: string) =>
      sendPage(response, status, signInPage({ error, email, next: target }, deps.otherWays));
    try {
      const user = await deps.accounts.signIn({ email, password, address: request.ip ?? '' });
      if (user === null) {
        refuse(401, WRONG_PAIR);
        return;
      }
      await startSessionHere(deps, request, response, user.userId);
      goTo(response, target);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error;
      const seconds = error.retryAfterSeconds ?? 1;
      response.setHeader('Retry-After', String(seconds));
      refuse(429, `Too many tries. Wait ${seconds} seconds and try again.`);
    }
  };
}

const emptyForm = z.object({});

function leave(deps: SignInDeps): RequestHandler {
  return async (request, response) => {
    await readForm(deps, emptyForm, request, response);
    const token = sessionToken(deps, request);
    if (token !== null) await deps.accounts.endSession(token);
    clearSessionCookie(deps, response);
    goTo(response, '/');
  };
}
