// The cookie of a browser that is on its way to the provider: it alone may come back.
import type { Request, Response } from 'express';
import { ATTEMPT_TTL_MS } from '../../core/upstream/attempts.ts';
import { cookieFor, readCookie } from '../../http/cookies.ts';

const NAME = 'svc-upstream';

type Deps = { publicUrl: string };

export function attemptSecret({ publicUrl }: Deps, request: Request): string | null {
  return readCookie(request.headers.cookie, cookieFor(publicUrl, NAME).name);
}

export function setAttemptCookie({ publicUrl }: Deps, response: Response, secret: string): void {
  write(publicUrl, response, secret, ATTEMPT_TTL_MS / 1000);
}

export function clearAttemptCookie({ publicUrl }: Deps, response: Response): void {
  write(publicUrl, response, '', 0);
}

function write(publicUrl: string, response: Response, value: string, seconds: number): void {
  const { name, attributes } = cookieFor(publicUrl, NAME);
  response.appendHeader('Set-Cookie', `${name}=${value}; ${attributes}; Max-Age=${seconds}`);
}
