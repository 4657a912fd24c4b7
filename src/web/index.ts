// The pages that people open: front page, set-up, sign-in and sign-out. Parse, one call, a page.
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import * as z from 'zod';
import { DomainError } from '../core/errors.ts';
import type { Accounts } from '../core/accounts.ts';
import { setupLinkGone } from '../core/setup.ts';
import { isOwnForm } from '../http/own-form.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { SETUP_SCRIPT, STYLE } from './assets.ts';
import { safeNext } from './next.ts';
import { clearSessionCookie, sessionToken, setSessionCookie, signedInUser } from './session-cookie.ts';
import { frontPage, problemPage, setupPage, signInPage } from './sign-in-pages.ts';

const FORM_MAX_BYTES = 16 * 1024;
const ASSET_CACHE = 'public, max-age=300';
const WRONG_PAIR = 'Email or password is wrong.';

export type WebDeps = {
  accounts: Accounts;
  /** Without a trailing slash. */
  publicUrl: string;
  mcpUrl: string;
  onInternal(error: unknown, requestId: string): void;
};

/** To be mounted at the root. */
export function createWeb(deps: WebDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const form = [
    checkOwnForm(deps),
    express.urlencoded({ extended: false, limit: FORM_MAX_BYTES, parameterLimit: 20 }),
  ];
  router.get('/assets/style.css', asset('text/css', STYLE));
  router.get('/assets/setup.js', asset('text/javascript', SETUP_SCRIPT));
  router.get('/', async (request, response) => {
    const user = await signedInUser(deps, request);
    sendHtml(response, 200, frontPage({ mcpUrl: deps.mcpUrl, email: user?.email ?? null }));
  });
  router.get('/setup', (_request, response) => {
    sendSetup(response, 200, { error: null, email: '', teamName: '', secret: '' });
  });
  router.post('/setup', ...form, setUp(deps));
  router.get('/sign-in', (request, response) => {
    const next = safeNext(new URL(request.originalUrl, deps.publicUrl).searchParams.get('next'));
    sendHtml(response, 200, signInPage({ error: null, email: '', next }));
  });
  router.post('/sign-in', ...form, enter(deps));
  router.post('/sign-out', ...form, leave(deps));
  router.use(['/sign-in', '/sign-out', '/setup'], pageErrors(deps));
  return router;
}

const setupForm = z.object({
  email: z.string().max(254).default(''),
  password: z.string().default(''),
  team: z.string().default(''),
  secret: z.string().max(200).default(''),
});

function setUp(deps: WebDeps): RequestHandler {
  return async (request, response) => {
    const { email, password, team, secret } = parseForm(setupForm, request);
    const shown = { email, teamName: team, secret: secret.trim() };
    try {
      const owner = await deps.accounts.completeSetup({
        email,
        password,
        teamName: team,
        secret: secret.trim(),
      });
      if (owner === null) throw setupLinkGone();
      setSessionCookie(deps, response, await deps.accounts.startSession(owner.userId));
      goTo(response, '/');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      sendSetup(response, 400, { ...shown, error: sentence(error.message) });
    }
  };
}

const signInForm = z.object({
  email: z.string().max(254).default(''),
  password: z.string().default(''),
  next: z.string().max(500).default('/'),
});

function enter(deps: WebDeps): RequestHandler {
  return async (request, response) => {
    const { email, password, next } = parseForm(signInForm, request);
    const target = safeNext(next);
    const refuse = (status: number, error: string) =>
      sendHtml(response, status, signInPage({ error, email, next: target }));
    try {
      const user = await deps.accounts.signIn({ email, password, address: request.ip ?? '' });
      if (user === null) {
        refuse(401, WRONG_PAIR);
        return;
      }
      // A session that somebody else may have planted in this browser ends here.
      const before = sessionToken(deps, request);
      if (before !== null) await deps.accounts.endSession(before);
      setSessionCookie(deps, response, await deps.accounts.startSession(user.userId));
      goTo(response, target);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error;
      const seconds = error.retryAfterSeconds ?? 1;
      response.setHeader('Retry-After', String(seconds));
      refuse(429, `Too many tries. Wait ${seconds} seconds and try again.`);
    }
  };
}

function leave(deps: WebDeps): RequestHandler {
  return async (request, response) => {
    const token = sessionToken(deps, request);
    if (token !== null) await deps.accounts.endSession(token);
    clearSessionCookie(deps, response);
    goTo(response, '/');
  };
}

function checkOwnForm({ publicUrl }: WebDeps): RequestHandler {
  return (request, response, next) => {
    if (isOwnForm(request, publicUrl)) next();
    else
      sendHtml(
        response,
        403,
        problemPage('That did not work', `This form must be sent from ${publicUrl}. Open the service there.`),
      );
  };
}

/** Missing fields are empty, doubled ones refused. */
function parseForm<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> {
  const parsed = schema.safeParse(request.body ?? {});
  if (parsed.success) return parsed.data;
  throw new DomainError('invalid_request', 'The form was incomplete');
}

function pageErrors(deps: WebDeps): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = error instanceof DomainError ? 400 : statusOf(error);
    if (status === 500) deps.onInternal(error, String(response.getHeader('X-Request-Id')));
    const text =
      status === 500 ? 'Something went wrong here. Try again later.' : 'The form could not be read.';
    sendHtml(response, status, problemPage('That did not work', text));
  };
}

/** The status that the form reader gives its own errors. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

function sendSetup(response: Response, status: number, shown: Parameters<typeof setupPage>[0]): void {
  response
    .status(status)
    .set(pageHeaders({ script: true }))
    .send(setupPage(shown));
}

function sendHtml(response: Response, status: number, html: string): void {
  response.status(status).set(pageHeaders()).send(html);
}

function goTo(response: Response, path: string): void {
  response.status(303).set({ Location: path, 'Cache-Control': 'no-store' }).end();
}

function asset(type: string, text: string): RequestHandler {
  return (_request, response) => {
    response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': ASSET_CACHE }).send(text);
  };
}

/** Our messages begin with a field's name. */
function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
