// Sign-in through the operator's provider: away from our own page, and back to the callback.
import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Accounts } from '../../core/accounts.ts';
import type { Linker } from '../../core/upstream/attempts.ts';
import { CALLBACK_PATH } from '../../core/upstream/index.ts';
import type { Upstream } from '../../core/upstream/index.ts';
import { UpstreamError } from '../../core/upstream/upstream-error.ts';
import { readForm, typed } from '../form.ts';
import { safeNext } from '../next.ts';
import { goTo, sendPage } from '../reply.ts';
import { signedInUser, startSessionHere } from '../session-cookie.ts';
import type { SignInWay } from '../sign-in/page.ts';
import { attemptSecret, clearAttemptCookie, setAttemptCookie } from './attempt-cookie.ts';
import { departurePage, failurePage, refusalPage } from './provider-pages.ts';

export type ProviderDeps = {
  accounts: Pick<Accounts, 'findSession' | 'startSession' | 'endSession'>;
  upstream: Upstream;
  /** Without a trailing slash. */
  publicUrl: string;
  /** For the log: our words for what went wrong. */
  onFailure(failure: { reason: string; detail: string }): void;
};

export function createProviderSignIn(deps: ProviderDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.post('/sign-in/provider', leave(deps));
  router.get(CALLBACK_PATH, comeBack(deps));
  return router;
}

/** The button on the sign-in page. */
export function providerWay({ host }: Pick<Upstream, 'host'>): SignInWay {
  return {
    place: 'beside',
    markup: (next) =>
      html`<form method="post" action="/sign-in/provider">
        <input type="hidden" name="next" value="${next}" />
        <button class="quiet" type="submit">Continue with ${host}</button>
      </form>`,
  };
}

const leaveForm = z.object({ next: typed(500) });

function leave(deps: ProviderDeps): RequestHandler {
  return async (request, response) => {
    const { next } = await readForm(deps, leaveForm, request, response);
    await sendAway(deps, request, response, { linker: null, next: safeNext(next) });
  };
}

/** Sends the browser to the provider, to come back to `next`. The form that asks for it was checked. */
export async function sendAway(
  deps: Pick<ProviderDeps, 'upstream' | 'publicUrl' | 'onFailure'>,
  request: Request,
  response: Response,
  { linker, next }: { linker: Linker | null; next: string },
): Promise<void> {
  const { upstream } = deps;
  try {
    const { secret, url } = await upstream.depart({ linker, next, address: request.ip ?? '' });
    setAttemptCookie(deps, response, secret);
    sendPage(response, 200, departurePage(url, upstream.host));
  } catch (error) {
    sendFailure(deps, response, error);
  }
}

function comeBack(deps: ProviderDeps): RequestHandler {
  return async (request, response) => {
    const { upstream, publicUrl } = deps;
    const { searchParams: query } = new URL(request.originalUrl, publicUrl);
    const session = await signedInUser(deps, request);
    try {
      const back = await upstream.comeBack({
        query,
        secret: attemptSecret(deps, request),
        session: session === null ? null : { userId: session.userId, sessionId: session.id },
      });
      clearAttemptCookie(deps, response);
      switch (back.outcome) {
        case 'entered':
          await startSessionHere(deps, request, response, back.userId);
          goTo(response, safeNext(back.next));
          return;
        case 'linked':
          goTo(response, `${safeNext(back.next)}?done=linked`);
          return;
        default:
          sendPage(response, 403, refusalPage(back.outcome, upstream.host));
      }
    } catch (error) {
      sendFailure(deps, response, error);
    }
  };
}

function sendFailure(
  { upstream, onFailure }: Pick<ProviderDeps, 'upstream' | 'onFailure'>,
  response: Response,
  error: unknown,
): void {
  if (!(error instanceof UpstreamError)) throw error;
  onFailure({ reason: error.reason, detail: error.detail });
  const { status, page } = failurePage(error.reason, upstream.host);
  sendPage(response, status, page);
}
