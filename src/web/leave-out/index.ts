// The page where anybody asks to be left out: the address first, the link of a letter then, or the operator's decision.
import express from 'express';
import type { RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { LeaveOut } from '../../core/privacy/index.ts';
import type { PublicLink } from '../design/public-frame.ts';
import { formErrors, readForm, typed } from '../form.ts';
import { sendPage } from '../reply.ts';
import { signedInUser } from '../session-cookie.ts';
import type { SessionCookieDeps } from '../session-cookie.ts';
import { askedPage, askPage, confirmPage, leftOutPage } from './pages.ts';

export type LeaveOutDeps = SessionCookieDeps & {
  leaveOut: LeaveOut;
  /** Of the header. */
  links: readonly PublicLink[];
};

const LINK_GONE = 'This link was used already, or is too old. Ask once more for a new one.';

export function createLeaveOutPages(deps: LeaveOutDeps): Router {
  const { byMail } = deps.leaveOut;
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/leave-out', async (request, response) => {
    const user = await signedInUser(deps, request);
    const shown = { byMail, address: '', errors: {}, email: user?.email ?? null };
    sendPage(response, 200, askPage(shown, deps.links));
  });
  router.post('/leave-out', ask(deps));
  if (!byMail) return router;
  router.get('/leave-out/confirm', (_request, response) => {
    sendPage(response, 200, confirmPage({ secret: '', errors: {} }));
  });
  router.post('/leave-out/confirm', confirm(deps));
  return router;
}

const askForm = z.object({ address: typed(330) });

function ask(deps: LeaveOutDeps): RequestHandler {
  return async (request, response) => {
    const { address } = await readForm(deps, askForm, request, response);
    const user = await signedInUser(deps, request);
    const shown = { byMail: deps.leaveOut.byMail, email: user?.email ?? null };
    try {
      await deps.leaveOut.ask({ address, ip: request.ip ?? '' });
      sendPage(response, 200, askedPage(shown, deps.links));
    } catch (error) {
      const errors = formErrors(error, { address: 'address' });
      sendPage(response, 400, askPage({ ...shown, address, errors }, deps.links));
    }
  };
}

const confirmForm = z.object({ secret: typed(200) });

function confirm(deps: LeaveOutDeps): RequestHandler {
  return async (request, response) => {
    const { secret } = await readForm(deps, confirmForm, request, response);
    if (await deps.leaveOut.confirm(secret.trim())) sendPage(response, 200, leftOutPage);
    else sendPage(response, 400, confirmPage({ secret: '', errors: { secret: LINK_GONE } }));
  };
}
