// What somebody may do who is not signed in yet: accept an invitation, set a forgotten password, sign up.
import type { BucketStore } from '../../db/buckets.ts';
import { networkOf } from '../../db/network.ts';
import { acceptAsNewUser, acceptAsUser, readInvitation } from './invitations.ts';
import type { Invited } from './invitations.ts';
import type { Later, SendMail } from './mail.ts';
import { completeReset, requestReset } from './password-reset.ts';
import type { ResetDeps } from './password-reset.ts';
import { takeOrRefuse } from './rate-limits.ts';
import type { Rate } from './rate-limits.ts';
import { completeSignUp, readSignUp, requestSignUp } from './sign-up.ts';

/** To look at a password takes a tenth of a second, and to hash it as long: whoever holds a link may try for ever. */
const TRIES_PER_ADDRESS: Rate = { perMinute: 12, burst: 30 };

type Asked = { email: string; ip: string };

export type Arrivals = {
  /** Null where the link opens nothing; so are all of these. Those that set a password throw `rate_limited`. */
  readInvitation(secret: string): Promise<Invited | null>;
  /** Throws `invalid_request` where the address has an account: such a person signs in. */
  acceptAsNewUser(form: { secret: string; password: string; ip: string }): Promise<{ userId: string } | null>;
  /** Throws `forbidden` for the invitation of another address. */
  acceptAsUser(form: { secret: string; userId: string }): Promise<{ teamId: string } | null>;
  completeReset(form: { secret: string; password: string; ip: string }): Promise<{ userId: string } | null>;
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
      ip: string;
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
  const { sendMail, buckets } = deps;
  const slow = (ip: string) => takeOrRefuse(buckets, `link:address:${networkOf(ip)}`, TRIES_PER_ADDRESS);
  return {
    readInvitation: (secret) => readInvitation(deps, secret),
    async acceptAsNewUser({ ip, ...form }) {
      await slow(ip);
      return acceptAsNewUser(deps, form);
    },
    acceptAsUser: (form) => acceptAsUser(deps, form),
    async completeReset({ ip, ...form }) {
      await slow(ip);
      return completeReset(deps, form);
    },
    requestReset: sendMail === null ? null : (asked) => requestReset({ ...deps, sendMail }, asked),
    signUp:
      sendMail === null || !deps.isOpen
        ? null
        : {
            request: (asked) => requestSignUp({ ...deps, sendMail }, asked),
            read: (secret) => readSignUp(deps, secret),
            async complete({ ip, ...form }) {
              await slow(ip);
              return completeSignUp(deps, form);
            },
          },
  };
}
