// What the pages need of people and their sessions, with all that it takes.
import type { Kysely } from 'kysely';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database } from '../../db/schema.ts';
import type { NewId } from './ids.ts';
import { endSession, findSession, startSession } from './sessions.ts';
import type { Session } from './sessions.ts';
import { completeSetup } from './setup.ts';
import type { FirstOwner } from './setup.ts';
import { signIn } from './sign-in.ts';

export type Accounts = {
  /** The user behind a right pair; null for a wrong one. Throws `rate_limited`. */
  signIn(pair: { email: string; password: string; address: string }): Promise<{ userId: string } | null>;
  /** Null where the set-up link opens nothing. Throws `invalid_request` for what cannot be used. */
  completeSetup(owner: Omit<FirstOwner, 'credits'>): Promise<{ userId: string } | null>;
  /** The token for the cookie. `browser` is shown in the person's list, such as `Firefox on Linux`. */
  startSession(userId: string, browser?: string | null): Promise<string>;
  findSession(token: string): Promise<Session | null>;
  endSession(token: string): Promise<void>;
};

export type AccountsDeps = {
  db: Kysely<Database>;
  buckets: BucketStore;
  now: () => number;
  newId: NewId;
  /** Of a team that is made with its owner. */
  signupCredits: number;
};

export function createAccounts(deps: AccountsDeps): Accounts {
  return {
    signIn: (pair) => signIn(deps, pair),
    completeSetup: (owner) => completeSetup(deps, { ...owner, credits: deps.signupCredits }),
    startSession: (userId, browser) => startSession(deps, userId, browser),
    findSession: (token) => findSession(deps, token),
    endSession: (token) => endSession(deps.db, token),
  };
}
