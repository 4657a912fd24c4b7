// Forgotten passwords: asked for by mail, set with the link.
import express from 'express';
import type { RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { Arrivals } from '../../core/arrivals.ts';
import { formErrors, readForm, typed } from '../form.ts';
import { sendPage } from '../reply.ts';
import { askResetPage, noMailPage, passwordSetPage, resetAskedPage, setPasswordPage } from './reset-pages.ts';

export type ResetDeps = {
  arrivals: Pick<Arrivals, 'requestReset' | 'completeReset'>;
  /** Without a trailing slash. */
  publicUrl: string;
};

const LINK_GONE = 'This link was used already, or is too old. Ask for a new one.';

export function createReset(deps: ResetDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const { requestReset } = deps.arrivals;
  router.get('/reset', (_request, response) => {
    sendPage(response, 200, requestReset === null ? noMailPage : askResetPage({ email: '', errors: {} }));
  });
  if (requestReset !== null) router.post('/reset', ask(deps, requestReset));
  router.get('/reset/new', (_request, response) => {
    sendPage(response, 200, setPasswordPage({ secret: '', errors: {} }));
  });
  router.post('/reset/new', set(deps));
  return router;
}

const askForm = z.object({ email: typed(254) });

function ask(deps: ResetDeps, requestReset: NonNullable<Arrivals['requestReset']>): RequestHandler {
  return async (request, response) => {
    const { email } = await readForm(deps, askForm, request, response);
    try {
      await requestReset({ email, ip: request.ip ?? '' });
      sendPage(response, 200, resetAskedPage);
    } catch (error) {
      sendPage(response, 400, askResetPage({ email, errors: formErrors(error, { email: 'email' }) }));
    }
  };
}

const setForm = z.object({ secret: typed(200), password: z.string().default('') });

function set(deps: ResetDeps): RequestHandler {
  return async (request, response) => {
    const form = await readForm(deps, setForm, request, response);
    const secret = form.secret.trim();
    try {
      const done = await deps.arrivals.completeReset({
        secret,
        password: form.password,
        ip: request.ip ?? '',
      });
      if (done === null) {
        sendPage(response, 400, setPasswordPage({ secret: '', errors: { secret: LINK_GONE } }));
        return;
      }
      sendPage(response, 200, passwordSetPage);
    } catch (error) {
      const errors = formErrors(error, { password: 'password' });
      sendPage(response, 400, setPasswordPage({ secret, errors }));
    }
  };
}
