// Asks a web search for pages of one company's own site. Knows three kinds of services by their hosts; judges no page.
import * as z from 'zod';
import type { Service, ServiceHealth, ServiceLimits, ServiceRequest } from './service.ts';

/** A page that a search names; whether it may be read is for the crawler to say. */
export type WebHit = { url: string; title: string };

export type WebSearch = {
  /** Best first; empty where the service fails. */
  find(words: string, limits: ServiceLimits): Promise<WebHit[]>;
  health(): ServiceHealth;
};

export type WebSearchSettings = { url: string; key: string };

const HITS_MAX = 20;
const URL_MAX_CHARS = 2_048;
const TITLE_MAX_CHARS = 200;

const found = z.object({ url: z.string().max(URL_MAX_CHARS), title: z.string().nullish() });
/** One result that we cannot read must not cost the others. */
const results = z.array(z.unknown());

type Kind = {
  isMeant(host: string): boolean;
  toRequest(settings: WebSearchSettings, words: string): ServiceRequest;
  resultsOf(value: unknown): unknown;
};

const bearer = (key: string): Record<string, string> =>
  key === '' ? {} : { authorization: `Bearer ${key}` };

/** The last row is for every other host. */
const KINDS: readonly Kind[] = [
  {
    isMeant: (host) => host === 'api.search.brave.com',
    toRequest: ({ key }, words) => ({
      url: withQuery('https://api.search.brave.com/res/v1/web/search', { q: words, count: '10' }),
      headers: { 'x-subscription-token': key },
    }),
    resultsOf: (value) =>
      z.object({ web: z.object({ results: z.unknown() }) }).safeParse(value).data?.web.results,
  },
  {
    isMeant: (host) => host === 'api.tavily.com',
    toRequest: ({ key }, words) => ({
      url: 'https://api.tavily.com/search',
      headers: bearer(key),
      body: { query: words, max_results: 10, search_depth: 'basic' },
    }),
    resultsOf: listed,
  },
  {
    // SearXNG; behind a proxy that wants a key, that goes as a bearer token
    isMeant: () => true,
    toRequest: ({ url, key }, words) => ({
      url: withQuery(searchPath(url), { q: words, format: 'json', safesearch: '0' }),
      headers: bearer(key),
    }),
    resultsOf: listed,
  },
];

export function createWebSearch(service: Service, settings: WebSearchSettings): WebSearch {
  const { hostname } = new URL(settings.url);
  const kind = KINDS.find(({ isMeant }) => isMeant(hostname));
  if (kind === undefined) throw new TypeError('the last kind is for every host');
  return {
    async find(words, limits) {
      const answer = await service.call(kind.toRequest(settings, words), limits);
      const listed = answer.ok ? results.safeParse(kind.resultsOf(answer.value)) : null;
      return (listed?.data ?? []).slice(0, HITS_MAX).flatMap((each) => {
        const { data } = found.safeParse(each);
        return data === undefined
          ? []
          : [{ url: data.url, title: (data.title ?? '').slice(0, TITLE_MAX_CHARS) }];
      });
    },
    health: () => service.health(),
  };
}

function listed(value: unknown): unknown {
  return z.object({ results: z.unknown() }).safeParse(value).data?.results;
}

/** "https://search.example/" and "https://search.example/search" are one. */
function searchPath(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  return `${origin}${path.endsWith('/search') ? path : `${path}/search`}`;
}

function withQuery(url: string, query: Record<string, string>): string {
  return `${url}?${new URLSearchParams(query).toString()}`;
}
