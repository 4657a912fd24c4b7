// What a signed-in person does with their own account, with all that it takes.
import type { Kysely } from 'kysely';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database } from '../../db/schema.ts';
import { accountTeams, deleteAccount } from './deletion.ts';
import { changePassword, hasPassword } from './password-change.ts';
import { endSessionOf, endSessionsOf, listSessions } from './sessions.ts';
import type { ListedSession } from './sessions.ts';

export type OwnAccount = {
  hasPassword(userId: string): Promise<boolean>;
  /** False where the current password is wrong. The other sessions end. Throws `rate_limited`, `invalid_request`. */
  changePassword(change: {
    userId: string;
    sessionId: string;
    current: string;
    password: string;
  }): Promise<boolean>;
  listSessions(userId: string): Promise<ListedSession[]>;
  /** False where it is none of theirs. */
  endSession(session: { userId: string; sessionId: string }): Promise<boolean>;
  /** Answers how many. */
  endOtherSessions(session: { userId: string; sessionId: string }): Promise<number>;
  /** Names of the teams that go with the account, and of those that need another owner first. */
  teams(userId: string): Promise<{ deleted: string[]; inTheWay: string[] }>;
  /** Throws `invalid_request` while something is in the way, or for a wrong confirmation. */
  delete(person: { userId: string; typedEmail: string }): Promise<void>;
};

export function createOwnAccount(deps: {
  db: Kysely<Database>;
  buckets: BucketStore;
  now: () => number;
}): OwnAccount {
  const { db } = deps;
  return {
    hasPassword: (userId) => hasPassword(db, userId),
    changePassword: (change) => changePassword(deps, change),
    listSessions: (userId) => listSessions(deps, userId),
    endSession: (session) => endSessionOf(db, session),
    endOtherSessions: ({ userId, sessionId }) => endSessionsOf(db, { userId, except: sessionId }),
    teams: (userId) => accountTeams(db, userId),
    delete: (person) => deleteAccount(deps, person),
  };
}
