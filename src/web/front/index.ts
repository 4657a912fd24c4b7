// The front page: what this is, and how to connect an assistant to it.
import express from 'express';
import type { Router } from 'express';
import type { PublicLink } from '../design/public-frame.ts';
import { sendPage } from '../reply.ts';
import { signedInUser } from '../session-cookie.ts';
import type { SessionCookieDeps } from '../session-cookie.ts';
import { frontPage } from './page.ts';

export type FrontDeps = SessionCookieDeps & {
  mcpUrl: string;
  /** Further pages for everybody, such as the documentation. */
  links?: readonly PublicLink[];
};

export function createFront(deps: FrontDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get('/', async (request, response) => {
    const user = await signedInUser(deps, request);
    const { mcpUrl, links = [] } = deps;
    sendPage(response, 200, frontPage({ mcpUrl, links, email: user?.email ?? null }));
  });
  return router;
}
