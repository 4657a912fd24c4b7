// /api/v1 over HTTP: a thin adapter. Order of checks: route, caller, token, body, then the one call.
import express from 'express';
import type { RequestHandler, Response, Router } from 'express';
import type { Caller } from '../core/caller.ts';
import { rateLimited, unauthorized } from '../core/errors.ts';
import type { Operations } from '../core/operations.ts';
import type { RateAnswer } from '../core/rate-limits.ts';
import { readJsonObject } from './body.ts';
import { answerErrors } from './errors.ts';
import { REST_OPERATIONS } from './operations.ts';
import type { BucketKind } from './operations.ts';
import { setRateLimitHeaders } from './rate-limit-headers.ts';

export type RestDeps = {
  operations: Operations;
  /** Throws `unauthorized`. */
  authenticate(key: string): Promise<Caller>;
  takeToken(kind: BucketKind, caller: Caller): Promise<RateAnswer>;
  onInternal(error: unknown, requestId: string): void;
};

/** To be mounted at /api/v1. */
export function createRest(deps: RestDeps): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const { path, bucket, answer } of REST_OPERATIONS) {
    router
      .route(`/${path}`)
      .post(authenticated(deps), limited(deps, bucket), ...readJsonObject, async (request, response) => {
        response.json(await answer(deps.operations, callerOf(response), request.body));
      })
      .all((_request, response) => {
        response.setHeader('Allow', 'POST');
        response.status(405).json({ error: 'Method not allowed' });
      });
  }
  router.use((_request, response) => {
    response.status(404).json({ error: 'Not found' });
  });
  router.use(answerErrors(deps.onInternal));
  return router;
}

const BEARER = /^Bearer +([^\s]+) *$/i; // RFC 6750 §2.1; the scheme's case does not matter (RFC 9110 §11.1)

function authenticated(deps: RestDeps): RequestHandler {
  return async (request, response, next) => {
    const [, key] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    if (key === undefined) throw unauthorized();
    response.locals['caller'] = await deps.authenticate(key);
    next();
  };
}

function limited(deps: RestDeps, kind: BucketKind): RequestHandler {
  return async (_request, response, next) => {
    const token = await deps.takeToken(kind, callerOf(response));
    setRateLimitHeaders(response, kind, token);
    if (!token.allowed) throw rateLimited(token.retryAfterSeconds);
    next();
  };
}

function callerOf(response: Response): Caller {
  return response.locals['caller'] as Caller; // set by authenticated(), which every route begins with
}
