// The moment of signing in, by whichever way: a new session for this browser, and the end of the one before.
import type { Request, Response } from 'express';
import type { Accounts } from '../core/accounts.ts';
import { sessionToken, setSessionCookie } from './session-cookie.ts';

export type EnterDeps = {
  accounts: Pick<Accounts, 'startSession' | 'endSession'>;
  publicUrl: string;
};

export async function enterAs(
  deps: EnterDeps,
  request: Request,
  response: Response,
  userId: string,
): Promise<void> {
  // A session that somebody else may have planted in this browser ends here.
  const before = sessionToken(deps, request);
  if (before !== null) await deps.accounts.endSession(before);
  setSessionCookie(deps, response, await deps.accounts.startSession(userId));
}
