// Owns how one crawl asks: under its deadline, counted, with our limits. Knows no pages' meaning.
import type { GuardedFetch, GuardedFetchOptions, GuardedResponse } from '../../http/guarded-fetch.ts';
import { GuardedFetchError } from '../../http/guarded-fetch-error.ts';

export type SiteFetch = {
  /** The response, or the code of the fetch that failed; throws nothing that the site could cause. */
  get: (url: string, options: SiteFetchOptions) => Promise<GuardedResponse | FetchFailure>;
  /** Requests sent until now, redirects included. */
  requests: () => number;
};

export type FetchFailure = { failed: GuardedFetchError['code'] };

export type SiteFetchOptions = Pick<
  GuardedFetchOptions,
  'timeoutMs' | 'maxBytes' | 'maxRedirects' | 'acceptTypes' | 'checkHop' | 'headers'
>;

export function createSiteFetch(fetch: GuardedFetch, signal: AbortSignal): SiteFetch {
  let requests = 0;
  return {
    requests: () => requests,
    async get(url, options) {
      requests += 1;
      try {
        const response = await fetch(url, {
          ...options,
          signal,
          tls: 'opportunistic',
          onTooLarge: 'truncate',
        });
        requests += response.redirects.length;
        return response;
      } catch (error) {
        if (error instanceof GuardedFetchError) return { failed: error.code };
        throw error;
      }
    },
  };
}

export function isFailure(answer: GuardedResponse | FetchFailure): answer is FetchFailure {
  return 'failed' in answer;
}
