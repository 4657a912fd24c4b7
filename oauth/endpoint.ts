// What the doors have in common: CORS for everybody, no-store, bodies, and errors mapped once. Knows no grant.
import express from 'express';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { errorBody, OAuthError } from './oauth-error.ts';
import { PageProblem, sendPage } from './pages.ts';
import type { RenderPage } from './pages.ts';
import { Parameters } from './parameters.ts';
import { BODY_MAX_BYTES } from './protocol.ts';

const PREFLIGHT_MAX_AGE_SECONDS = '86400';
const FORM = 'application/x-www-form-urlencoded';

/** Any origin may call, without credentials: what counts is in the request itself. Answers preflights. */
export const openToAllOrigins: RequestHandler = (request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After',
  });
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response
    .status(204)
    .set({
      'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, MCP-Protocol-Version',
      'Access-Control-Max-Age': PREFLIGHT_MAX_AGE_SECONDS,
    })
    .end();
};

/** RFC 6749 §5.1 */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
  next();
};

export const readForm = express.text({ type: FORM, limit: BODY_MAX_BYTES });
export const readJson = express.json({ type: ['application/json', '+json'], limit: BODY_MAX_BYTES });

/** The form that `readForm` has read. Throws `invalid_request` where the body is none, or repeats a parameter. */
export function formOf(body: unknown): Parameters {
  if (typeof body !== 'string') throw new OAuthError('invalid_request', `the body must be ${FORM}`);
  const form = new Parameters(body);
  form.checkNoneRepeated();
  return form;
}

export function onlyMethods(allow: string): RequestHandler {
  return (_request, response) => {
    response.set('Allow', allow);
    const error = new OAuthError('invalid_request', 'the method is not allowed here', { status: 405 });
    response.status(error.status).json(errorBody(error));
  };
}

/** Errors as JSON (RFC 6749 §5.2); of ours the words, of everything else nothing. */
export function answerErrors(onInternal: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const known = asOAuthError(error);
    if (known === null) onInternal(error);
    const answer = known ?? new OAuthError('server_error', 'internal error');
    if (answer.code === 'invalid_client' && request.headers.authorization !== undefined) {
      response.set('WWW-Authenticate', 'Basic realm="oauth"'); // RFC 6749 §5.2
    }
    if (answer.code === 'invalid_token') response.set('WWW-Authenticate', 'Bearer error="invalid_token"');
    setRetryAfter(response, answer);
    response.status(answer.status).set('Cache-Control', 'no-store').json(errorBody(answer));
  };
}

/** Errors as pages. */
export function showErrors(render: RenderPage, onInternal: (error: unknown) => void): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const known = asPageProblem(error);
    if (known === null) onInternal(error);
    const { code, status } = known ?? new PageProblem('internal');
    sendPage(response, render, { kind: 'problem', code }, status);
  };
}

function setRetryAfter(response: Response, error: OAuthError): void {
  if (error.retryAfterSeconds !== null) response.set('Retry-After', String(error.retryAfterSeconds));
}

function asOAuthError(error: unknown): OAuthError | null {
  if (error instanceof OAuthError) return error;
  const status = bodyErrorStatus(error);
  if (status === null) return null;
  return new OAuthError('invalid_request', 'the body cannot be read', { status, cause: error });
}

function asPageProblem(error: unknown): PageProblem | null {
  if (error instanceof PageProblem) return error;
  if (error instanceof OAuthError || bodyErrorStatus(error) !== null) {
    return new PageProblem('malformed_request', error);
  }
  return null;
}

/** The status with which express refuses a path that cannot be decoded, or a body: too large, cut off, not JSON. */
function bodyErrorStatus(error: unknown): number | null {
  if (error instanceof URIError) return 400;
  if (!(error instanceof Error) || !('type' in error) || !('status' in error)) return null;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
