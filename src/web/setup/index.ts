// The set-up link: makes the first owner, and signs them in.
import express from 'express';
import type { RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { Accounts } from '../../core/accounts.ts';
import { formErrors, readForm, typed } from '../form.ts';
import type { FormErrors } from '../form.ts';
import { goTo, sendPage } from '../reply.ts';
import { startSessionHere } from '../session-cookie.ts';
import { setupPage } from './page.ts';

export type SetupDeps = {
  accounts: Pick<Accounts, 'completeSetup' | 'startSession' | 'endSession'>;
  /** Without a trailing slash. */
  publicUrl: string;
};

const LINK_GONE = 'This set-up link was used already or is too old.';

export function createSetup(deps: SetupDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/setup', (_request, response) => {
    sendPage(response, 200, setupPage({ errors: {}, email: '', teamName: '', secret: '' }));
  });
  router.post('/setup', setUp(deps));
  return router;
}

const setupForm = z.object({
  email: typed(254),
  password: z.string().default(''),
  team: z.string().default(''),
  secret: typed(200),
});

/** What a message of the core begins with, and the field that it is about. */
const FIELDS = { email: 'email', password: 'password', name: 'team' };

function setUp(deps: SetupDeps): RequestHandler {
  return async (request, response) => {
    const { email, password, team, secret } = await readForm(deps, setupForm, request, response);
    const shown = { email, teamName: team, secret: secret.trim() };
    const refuse = (errors: FormErrors) => sendPage(response, 400, setupPage({ ...shown, errors }));
    try {
      const owner = await deps.accounts.completeSetup({
        email,
        password,
        teamName: team,
        secret: shown.secret,
      });
      if (owner === null) {
        refuse({ secret: LINK_GONE });
        return;
      }
      await startSessionHere(deps, request, response, owner.userId);
      goTo(response, '/dashboard');
    } catch (error) {
      refuse(formErrors(error, FIELDS));
    }
  };
}
