// What somebody may do who is not signed in yet: accept an invitation, set a forgotten password, sign up.
import type { BucketStore } from '../../db/buckets.ts';
import { acceptAsNewUser, acceptAsUser, readInvitation } from './invitations.ts';
import type { Invited } from './invitations.ts';
import type { Later, SendMail } from './mail.ts';
import { completeReset, requestReset } from './password-reset.ts';
import type { ResetDeps } from './password-reset.ts';
import { completeSignUp, readSignUp, requestSignUp } from './sign-up.ts';

type Asked = { email: string; ip: string };

export type Arrivals = {
  /** Null where the link opens nothing; so are all of these. */
  readInvitation(secret: string): Promise<Invited | null>;
  /** Throws `invalid_request` where the address has an account: such a person signs in. */
  acceptAsNewUser(form: { secret: string; password: string }): Promise<{ userId: string } | null>;
  /** Throws `forbidden` for the invitation of another address. */
  acceptAsUser(form: { secret: string; userId: string }): Promise<{ teamId: string } | null>;
  completeReset(form: { secret: string; password: string }): Promise<{ userId: string } | null>;
  /** Null where the service sends no mail. The same for a known and an unknown address. */
  requestReset: ((asked: Asked) => Promise<void>) | null;
  /** Null where nobody may sign up. */
  signUp: {
    /** The same for a known and an unknown address. */
    request(asked: Asked): Promise<void>;
    read(secret: string): Promise<{ email: string } | null>;
    complete(form: {
      secret: string;
      password: string;
      teamName: string;
    }): Promise<{ userId: string } | null>;
  } | null;
};

export type ArrivalsDeps = ResetDeps & {
  buckets: BucketStore;
  /** Null where no mail is set up. */
  sendMail: SendMail | null;
  later: Later;
  publicUrl: string;
  /** Whether anybody may sign up; needs mail. */
  isOpen: boolean;
  /** Of a team that is made with its owner. */
  signupCredits: number;
};

export function createArrivals(deps: ArrivalsDeps): Arrivals {
  const { sendMail } = deps;
  return {
    readInvitation: (secret) => readInvitation(deps, secret),
    acceptAsNewUser: (form) => acceptAsNewUser(deps, form),
    acceptAsUser: (form) => acceptAsUser(deps, form),
    completeReset: (form) => completeReset(deps, form),
    requestReset: sendMail === null ? null : (asked) => requestReset({ ...deps, sendMail }, asked),
    signUp:
      sendMail === null || !deps.isOpen
        ? null
        : {
            request: (asked) => requestSignUp({ ...deps, sendMail }, asked),
            read: (secret) => readSignUp(deps, secret),
            complete: (form) => completeSignUp(deps, form),
          },
  };
}
