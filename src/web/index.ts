// The pages that people open. Mounts; each area has a room of its own.
import express from 'express';
import type { ErrorRequestHandler, RequestHandler, Router } from 'express';
import type { Accounts } from '../core/accounts.ts';
import { createAssets } from './assets.ts';
import { createDashboard } from './dashboard/index.ts';
import type { DashboardDeps } from './dashboard/index.ts';
import { problemPage } from './design/card-frame.ts';
import { createFront } from './front/index.ts';
import type { FrontDeps } from './front/index.ts';
import { NOT_FOUND, problemOf } from './problem.ts';
import { sendPage } from './reply.ts';
import { createSetup } from './setup/index.ts';
import { createSignIn } from './sign-in/index.ts';
import type { SignInDeps } from './sign-in/index.ts';

export type WebDeps = Pick<DashboardDeps, 'teamsOf' | 'sections' | 'onInternal'> &
  Pick<FrontDeps, 'links'> &
  Pick<SignInDeps, 'otherWays' | 'needsSetup'> & {
    accounts: Accounts;
    /** Without a trailing slash. */
    publicUrl: string;
    mcpUrl: string;
    /** Pages of other areas: each a router to be mounted at the root, which may throw what problem.ts has words for. */
    areas?: readonly Router[];
  };

/** To be mounted at the root, after all other doors. */
export function createWeb(deps: WebDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use(createAssets());
  router.use(createFront(deps));
  router.use(createSetup(deps));
  router.use(createSignIn(deps));
  for (const area of deps.areas ?? []) router.use(area);
  router.use(createDashboard(deps));
  router.use(nothingHere);
  router.use(pageErrors(deps));
  return router;
}

/** For people alone: programs are answered by the application. */
const nothingHere: RequestHandler = (request, response, next) => {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (wantsPage) sendPage(response, NOT_FOUND.status, problemPage(NOT_FOUND.title, NOT_FOUND.text));
  else next();
};

function pageErrors({ onInternal }: WebDeps): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent || error instanceof URIError) {
      next(error);
      return;
    }
    const { status, title, text, retryAfterSeconds, isInternal } = problemOf(error);
    if (isInternal === true) onInternal(error, String(response.getHeader('X-Request-Id')));
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
    sendPage(response, status, problemPage(title, text));
  };
}
