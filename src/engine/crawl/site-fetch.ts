// Owns how one crawl asks: under its deadline, counted, with our limits. Knows no pages' meaning.
import type { GuardedFetch } from '../../http/guarded-fetch.ts';
import { GuardedFetchError } from '../../http/guarded-fetch-error.ts';
import type { SharedAnswer, SharedAnswers, SharedOptions } from './shared-answers.ts';

export type SiteFetch = {
  /** The response, or the code of the fetch that failed; throws nothing that the site could cause. */
  get: (url: string, options: SiteFetchOptions) => Promise<SharedAnswer | FetchFailure>;
  /** Whether `get` would ask nobody: another search has the answer, or waits for it. */
  has: (url: string, options: Pick<SiteFetchOptions, 'headers'>) => boolean;
  /** Requests sent until now for this crawl, redirects included. */
  requests: () => number;
};

export type FetchFailure = { failed: GuardedFetchError['code'] };

export type SiteFetchOptions = Pick<
  SharedOptions,
  'timeoutMs' | 'maxBytes' | 'maxRedirects' | 'acceptTypes' | 'checkHop' | 'headers' | 'holdMs'
>;

/** How long pages and maps of pages serve further searches. */
export const PAGE_HOLDS_MS = 300_000;

export function createSiteFetch(fetch: GuardedFetch, answers: SharedAnswers, signal: AbortSignal): SiteFetch {
  let requests = 0;
  return {
    requests: () => requests,
    has: (url, options) => answers.has(url, options),
    async get(url, options) {
      const ask = (...call: Parameters<GuardedFetch>) => {
        requests += 1;
        return fetch(...call);
      };
      try {
        const response = await answers.get(ask, url, {
          ...options,
          signal,
          tls: 'opportunistic',
          onTooLarge: 'truncate',
        });
        if (response.isOwn) requests += response.redirects.length;
        return response;
      } catch (error) {
        if (error instanceof GuardedFetchError) return { failed: error.code };
        throw error;
      }
    },
  };
}

export function isFailure(answer: SharedAnswer | FetchFailure): answer is FetchFailure {
  return 'failed' in answer;
}
