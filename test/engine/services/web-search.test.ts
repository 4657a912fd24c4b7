// What three kinds of web searches are asked, and what is taken from their answers.
import { expect, onTestFinished, test } from 'vitest';
import type { Service, ServiceRequest } from '../../../src/engine/services/service.ts';
import { createWebSearch } from '../../../src/engine/services/web-search.ts';
import { type Reply, serviceHere, startEndpoint } from './endpoint.ts';

const LIMITS = { timeoutMs: 2_000, signal: new AbortController().signal };
const RESULTS = [
  { url: 'https://acme.test/story', title: 'Our story', content: '…' },
  { url: 'https://acme.test/news', title: null },
];
const HITS = [
  { url: 'https://acme.test/story', title: 'Our story' },
  { url: 'https://acme.test/news', title: '' },
];

test.each(['', '/', '/search', '/search/'])('SearXNG is asked at %j for JSON', async (path) => {
  const endpoint = await startEndpoint(onTestFinished, () => ({ body: { results: RESULTS } }));
  const service = serviceHere(onTestFinished, Date.now);
  const search = createWebSearch(service, { url: `${endpoint.url}${path}`, key: 'k' });
  expect(await search.find('site:acme.test CEO', LIMITS)).toEqual(HITS);
  const url = new URL(endpoint.asked[0]?.url ?? '', endpoint.url);
  expect(url.pathname).toBe('/search');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ q: 'site:acme.test CEO', format: 'json' });
  expect(endpoint.asked[0]?.headers.authorization).toBe('Bearer k');
});

function noting(value: unknown): Service & { asked: ServiceRequest[] } {
  const asked: ServiceRequest[] = [];
  return {
    asked,
    async call(request) {
      asked.push(request);
      return { ok: true, value };
    },
    health: () => ({ state: 'ok', fault: null, restsUntil: null }),
  };
}

test('Brave is known by its host', async () => {
  const service = noting({ web: { results: RESULTS } });
  const search = createWebSearch(service, { url: 'https://api.search.brave.com', key: 'k' });
  expect(await search.find('a b', LIMITS)).toEqual(HITS);
  expect(service.asked).toEqual([
    {
      url: 'https://api.search.brave.com/res/v1/web/search?q=a+b&count=10',
      headers: { 'x-subscription-token': 'k' },
    },
  ]);
});

test('Tavily is known by its host', async () => {
  const service = noting({ results: RESULTS });
  const search = createWebSearch(service, { url: 'https://api.tavily.com/', key: 'k' });
  expect(await search.find('a b', LIMITS)).toEqual(HITS);
  expect(service.asked).toMatchObject([
    { url: 'https://api.tavily.com/search', headers: { authorization: 'Bearer k' }, body: { query: 'a b' } },
  ]);
});

test.each<[string, Reply]>([
  ['an error', { status: 500 }],
  ['no JSON', { body: '<html>' }],
  ['another form', { body: [] }],
  ['results of another form', { body: { results: 'none' } }],
  ['results without addresses', { body: { results: [{ title: 'x' }, 7, null] } }],
])('%s is no hit', async (_what, reply) => {
  const endpoint = await startEndpoint(onTestFinished, () => reply);
  const search = createWebSearch(serviceHere(onTestFinished, Date.now), { url: endpoint.url, key: '' });
  expect(await search.find('x', LIMITS)).toEqual([]);
});

test('one result that cannot be read does not cost the others, and twenty are enough', async () => {
  const many = [
    { url: 7 },
    ...Array.from({ length: 40 }, (_, index) => ({ url: `https://acme.test/${index}` })),
  ];
  const endpoint = await startEndpoint(onTestFinished, () => ({ body: { results: many } }));
  const search = createWebSearch(serviceHere(onTestFinished, Date.now), { url: endpoint.url, key: '' });
  expect(await search.find('x', LIMITS)).toHaveLength(19);
});
