// Sign-in through the operator's OIDC provider: all that the pages need of it.
import type { BucketStore } from '../../../db/buckets.ts';
import { networkOf } from '../../../db/network.ts';
import { takeOrRefuse } from '../rate-limits.ts';
import type { Rate } from '../rate-limits.ts';
import { endAttempt, proofsOf, startAttempt, sweepAttempts } from './attempts.ts';
import type { Linker } from './attempts.ts';
import { authorizationUrl, personBehind } from './claims.ts';
import type { ClaimsDeps } from './claims.ts';
import { enterWithIdentity, linkIdentity } from './enter.ts';
import type { EnterDeps, Entry } from './enter.ts';
import { listIdentities, removeIdentity } from './identities.ts';
import type { Identity } from './identities.ts';
import { createProvider } from './provider.ts';
import { makeProviderFetch } from './provider-fetch.ts';
import type { Fetch } from './provider-fetch.ts';
import { UpstreamError } from './upstream-error.ts';

export const CALLBACK_PATH = '/sign-in/callback';

const PER_ADDRESS: Rate = { perMinute: 30, burst: 30 };

export type UpstreamDeps = EnterDeps & {
  buckets: BucketStore;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Without a trailing slash. */
  publicUrl: string;
  fetch: Fetch;
};

export type Departure = {
  /** For a cookie of this browser alone. */
  secret: string;
  /** At the provider. */
  url: URL;
};

export type Return = { next: string; isLink: boolean } & (
  | Entry
  | { outcome: 'linked' }
  /** The identity is somebody else's. */
  | { outcome: 'taken' }
);

export type Upstream = {
  /** The provider's host, for people. */
  host: string;
  /** Throws UpstreamError `unreachable`, and `rate_limited`. */
  depart(from: { linker: Linker | null; next: string; address: string }): Promise<Departure>;
  /**
   * What came to the callback, with the secret of this browser's cookie and who is signed in there. Throws
   * UpstreamError.
   */
  comeBack(answer: {
    query: URLSearchParams;
    secret: string | null;
    session: Linker | null;
  }): Promise<Return>;
  list(userId: string): Promise<Identity[]>;
  /** Throws `invalid_request` where it is the only way to sign in. */
  unlink(userId: string, identity: { issuer: string; subject: string }): Promise<void>;
  sweep(): Promise<void>;
};

export function createUpstream(deps: UpstreamDeps): Upstream {
  const claims: ClaimsDeps = {
    provider: createProvider({ ...deps, fetch: makeProviderFetch(deps.fetch) }),
    clientId: deps.clientId,
    clientSecret: deps.clientSecret,
    redirectUri: `${deps.publicUrl}${CALLBACK_PATH}`,
    keys: {},
  };
  return {
    host: new URL(deps.issuer).host,
    async depart({ linker, next, address }) {
      await takeOrRefuse(deps.buckets, `upstream:address:${networkOf(address)}`, PER_ADDRESS);
      await claims.provider.metadata(); // before an attempt is kept: a provider that is down leaves none
      const secret = await startAttempt(deps, { linker, next });
      return { secret, url: await authorizationUrl(claims, proofsOf(secret)) };
    },
    async comeBack({ query, secret, session }) {
      const attempt =
        secret === null ? null : await endAttempt(deps, { secret, state: query.get('state') ?? '' });
      if (secret === null || attempt === null) throw new UpstreamError('not_started_here', 'no attempt');
      const { linker, next } = attempt;
      // Who links must still be who asked for it, in the same session.
      if (linker !== null && linker.sessionId !== session?.sessionId) {
        throw new UpstreamError('not_started_here', 'another session');
      }
      const person = await personBehind(claims, query, proofsOf(secret));
      if (linker === null) return { next, isLink: false, ...(await enterWithIdentity(deps, person)) };
      const isLinked = await linkIdentity(deps, linker.userId, person);
      return { next, isLink: true, outcome: isLinked ? 'linked' : 'taken' };
    },
    list: (userId) => listIdentities(deps.db, userId),
    unlink: (userId, identity) => removeIdentity(deps.db, userId, identity),
    sweep: () => sweepAttempts(deps),
  };
}
