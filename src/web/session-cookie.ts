// The cookie that names a session.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Accounts } from '../core/accounts.ts';
import { SESSION_ABSOLUTE_MS } from '../core/sessions.ts';
import type { Session } from '../core/sessions.ts';
import { cookieFor, readCookie } from '../http/cookies.ts';
import { browserName } from './browser-name.ts';

const NAME = 'svc-session';

export type SessionCookieDeps = { accounts: Pick<Accounts, 'findSession'>; publicUrl: string };

export function sessionToken(
  { publicUrl }: Pick<SessionCookieDeps, 'publicUrl'>,
  request: IncomingMessage,
): string | null {
  return readCookie(request.headers.cookie, cookieFor(publicUrl, NAME).name);
}

/** Who sits at this browser; null where nobody is signed in. */
export async function signedInUser(
  deps: SessionCookieDeps,
  request: IncomingMessage,
): Promise<Session | null> {
  const token = sessionToken(deps, request);
  return token === null ? null : deps.accounts.findSession(token);
}

/** Signs the person in at this browser. A session that somebody else may have planted in it ends. */
export async function startSessionHere(
  deps: { accounts: Pick<Accounts, 'startSession' | 'endSession'>; publicUrl: string },
  request: IncomingMessage,
  response: ServerResponse,
  userId: string,
): Promise<void> {
  const before = sessionToken(deps, request);
  if (before !== null) await deps.accounts.endSession(before);
  const browser = browserName(request.headers['user-agent']);
  setSessionCookie(deps, response, await deps.accounts.startSession(userId, browser));
}

export function setSessionCookie(
  { publicUrl }: Pick<SessionCookieDeps, 'publicUrl'>,
  response: ServerResponse,
  token: string,
): void {
  const { name, attributes } = cookieFor(publicUrl, NAME);
  response.appendHeader(
    'Set-Cookie',
    `${name}=${token}; ${attributes}; Max-Age=${SESSION_ABSOLUTE_MS / 1000}`,
  );
}

export function clearSessionCookie(
  { publicUrl }: Pick<SessionCookieDeps, 'publicUrl'>,
  response: ServerResponse,
): void {
  const { name, attributes } = cookieFor(publicUrl, NAME);
  response.appendHeader('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`);
}
