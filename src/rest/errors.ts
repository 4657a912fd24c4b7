// What a REST caller is told when something is refused: a status and one string. Mapped here and nowhere else.
import type { ErrorRequestHandler } from 'express';
import { DomainError } from '../core/errors.ts';
import type { DomainErrorCode } from '../core/errors.ts';
import { REQUEST_BODY_MAX_BYTES } from './body.ts';

const INVALID_JSON = 'Invalid JSON body';
const TOO_LARGE = `Request body is larger than ${REQUEST_BODY_MAX_BYTES / 1024} KiB`;
const INTERNAL = 'Internal error';

/** HTTP status of a domain error. A new code does not compile until it is answered. */
export function statusOf(code: DomainErrorCode): number {
  switch (code) {
    case 'invalid_request':
      return 400;
    case 'unauthorized':
      return 401;
    case 'forbidden': // of a person on a page, so never over REST
      return 403;
    case 'insufficient_credits':
    case 'daily_limit_reached': // of a connection, so never over REST
      return 402;
    case 'not_found':
      return 404;
    case 'already_running':
      return 409;
    case 'rate_limited':
    case 'queue_full':
      return 429;
  }
}

/** Answers every error of /api/v1; what is not ours to tell goes to `onInternal` and reads `Internal error`. */
export function answerErrors(onInternal: (error: unknown, requestId: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    // Whatever is left of a body that we shall not read must not hold the connection.
    if (!request.complete) response.setHeader('Connection', 'close');
    if (error instanceof DomainError) {
      if (error.code === 'unauthorized') response.setHeader('WWW-Authenticate', 'Bearer');
      if (error.searchId !== undefined) response.setHeader('X-SVC-Search-Id', error.searchId);
      if (error.retryAfterSeconds !== undefined)
        response.setHeader('Retry-After', String(error.retryAfterSeconds));
      response.status(statusOf(error.code)).json({ error: error.message });
    } else if (isBodyError(error)) {
      const tooLarge = error.type === 'entity.too.large';
      response.status(tooLarge ? 413 : 400).json({ error: tooLarge ? TOO_LARGE : INVALID_JSON });
    } else {
      onInternal(error, String(response.getHeader('X-Request-Id')));
      response.status(500).json({ error: INTERNAL });
    }
  };
}

/** Errors of the body reader carry a `type`, such as `entity.parse.failed`, and a 4xx status. */
function isBodyError(error: unknown): error is { type: string; status: number } {
  if (typeof error !== 'object' || error === null) return false;
  const { type, status } = error as { type?: unknown; status?: unknown };
  return typeof type === 'string' && typeof status === 'number' && status < 500;
}
