// Invitations: what the link is about, and the three ways to accept it. An account that is there is never touched.
import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import * as z from 'zod';
import type { Accounts } from '../../core/accounts.ts';
import type { Arrivals } from '../../core/arrivals.ts';
import { teamCookie } from '../dashboard/visit.ts';
import { formErrors, readForm, typed } from '../form.ts';
import type { FormErrors } from '../form.ts';
import { goTo, sendPage } from '../reply.ts';
import { signedInUser, startSessionHere } from '../session-cookie.ts';
import { invitationPage, openInvitationPage } from './invitation-pages.ts';

export type InvitationDeps = {
  accounts: Pick<Accounts, 'signIn' | 'findSession' | 'startSession' | 'endSession'>;
  arrivals: Pick<Arrivals, 'readInvitation' | 'acceptAsNewUser' | 'acceptAsUser'>;
  /** Without a trailing slash. */
  publicUrl: string;
};

export function createInvitation(deps: InvitationDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/invitation', (_request, response) => {
    sendPage(response, 200, openInvitationPage({ isGone: false }));
  });
  router.post('/invitation', look(deps));
  router.post('/invitation/accept', acceptAsNewUser(deps));
  router.post('/invitation/join', join(deps));
  router.post('/invitation/sign-in', signInAndJoin(deps));
  return router;
}

const codeForm = z.object({ secret: typed(200) });
const passwordForm = codeForm.extend({ password: z.string().default('') });

function look(deps: InvitationDeps): RequestHandler {
  return async (request, response) => {
    const { secret } = await readForm(deps, codeForm, request, response);
    await show(deps, request, response, { status: 200, secret: secret.trim(), errors: {} });
  };
}

function acceptAsNewUser(deps: InvitationDeps): RequestHandler {
  return async (request, response) => {
    const { secret, password } = await readForm(deps, passwordForm, request, response);
    try {
      const made = await deps.arrivals.acceptAsNewUser({ secret, password, ip: request.ip ?? '' });
      if (made === null) {
        sendGone(response);
        return;
      }
      await startSessionHere(deps, request, response, made.userId);
      goTo(response, '/dashboard');
    } catch (error) {
      const errors = formErrors(error, { password: 'password' });
      await show(deps, request, response, { status: 400, secret, errors });
    }
  };
}

function join(deps: InvitationDeps): RequestHandler {
  return async (request, response) => {
    const { secret } = await readForm(deps, codeForm, request, response);
    const session = await signedInUser(deps, request);
    if (session === null) await show(deps, request, response, { status: 401, secret, errors: {} });
    else await enterTeam(deps, response, { secret, userId: session.userId });
  };
}

function signInAndJoin(deps: InvitationDeps): RequestHandler {
  return async (request, response) => {
    const { secret, password } = await readForm(deps, passwordForm, request, response);
    const invited = await deps.arrivals.readInvitation(secret);
    if (invited === null) {
      sendGone(response);
      return;
    }
    const { email } = invited;
    const user = await deps.accounts.signIn({ email, password, address: request.ip ?? '' });
    if (user === null) {
      const errors = { password: 'That is not the password of this account.' };
      await show(deps, request, response, { status: 401, secret, errors });
      return;
    }
    await startSessionHere(deps, request, response, user.userId);
    await enterTeam(deps, response, { secret, userId: user.userId });
  };
}

async function enterTeam(deps: InvitationDeps, response: Response, form: { secret: string; userId: string }) {
  const joined = await deps.arrivals.acceptAsUser(form);
  if (joined === null) {
    sendGone(response);
    return;
  }
  response.appendHeader('Set-Cookie', teamCookie(deps.publicUrl, joined.teamId));
  goTo(response, '/dashboard');
}

async function show(
  deps: InvitationDeps,
  request: Request,
  response: Response,
  shown: { status: number; secret: string; errors: FormErrors },
): Promise<void> {
  const invited = await deps.arrivals.readInvitation(shown.secret);
  if (invited === null) {
    sendGone(response);
    return;
  }
  const session = await signedInUser(deps, request);
  const page = invitationPage({ ...shown, invited, signedInAs: session?.email ?? null });
  sendPage(response, shown.status, page);
}

function sendGone(response: Response): void {
  sendPage(response, 400, openInvitationPage({ isGone: true }));
}
