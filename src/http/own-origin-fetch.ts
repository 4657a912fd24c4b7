// A guarded fetch for one origin alone, the operator's own: it may be private or loopback, and nothing else is asked.
import { createGuardedFetch } from './guarded-fetch.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { GuardedFetchError } from './guarded-fetch-error.ts';
import { portOf } from './guarded-url.ts';

export type OwnOriginFetchDeps = {
  /** Whose origin may be asked. */
  publicUrl: string;
  /** Every address of the host, as programs of this machine find them. */
  lookup: (host: string) => Promise<string[]>;
  userAgent: string;
  now: () => number;
};

/** Follows no redirect: where one leads is for the caller to judge. Any other origin ends with `hop_refused`. */
export function createOwnOriginFetch(deps: OwnOriginFetchDeps): GuardedFetch {
  const own = new URL(deps.publicUrl);
  const fetch = createGuardedFetch({
    lookup: deps.lookup,
    allowPrivateNetwork: true,
    ports: { http: 80, https: 443 },
    userAgent: deps.userAgent,
    now: deps.now,
  });
  const ask: GuardedFetch = Object.assign(
    async (url: string, options: Parameters<GuardedFetch>[1]) => {
      if (URL.parse(url)?.origin !== own.origin) throw new GuardedFetchError('hop_refused');
      return fetch(url, { ...options, maxRedirects: 0, tls: 'verify', allowPorts: [portOf(own)] });
    },
    { close: () => fetch.close() },
  );
  return ask;
}
