// A small site on loopback for tests of the crawler: pages by URL, a log of what was asked, a reader of links.
import type { RequestListener, ServerResponse } from 'node:http';
import type { HostAddresses } from '../../../src/engine/dns/index.ts';
import {
  crawlSite,
  type CrawlLimits,
  type CrawlOutcome,
  type OnPage,
} from '../../../src/engine/crawl/crawl.ts';
import { decodeBody } from '../../../src/engine/crawl/decode-body.ts';
import { languageOfTag } from '../../../src/engine/crawl/languages.ts';
import { leadsOf, sameAs } from '../../../src/engine/crawl/leads.ts';
import { createSiteMemory } from '../../../src/engine/crawl/site-memory.ts';
import { startDeadline } from '../../../src/engine/deadline.ts';
import type { PageFacts, PageLink } from '../../../src/engine/mention.ts';
import type { PageBody } from '../../../src/engine/page/read-body.ts';
import { readHere, type Read } from '../../../src/engine/readings/readings.ts';
import type { Role } from '../../../src/engine/role.ts';
import { createGuardedFetch, type GuardedFetch } from '../../../src/http/guarded-fetch.ts';
import { serveHttp, serveHttps } from '../../http/loopback.ts';

export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Answers by hand; the rest is ignored. */
  by?: (response: ServerResponse) => void;
};

/** By full URL ("https://acme.test/team"); what is missing is a 404. */
export type Pages = Record<string, string | Answer>;

export type TestSite = {
  fetch: GuardedFetch;
  /** Full URLs in the order of the requests. */
  asked: string[];
  crawl: (options?: CrawlOptions) => Promise<CrawlOutcome & { read: string[] }>;
  close: () => Promise<void>;
};

export type CrawlOptions = {
  role?: Role;
  domain?: string;
  limits?: Partial<CrawlLimits>;
  deadlineMs?: number;
  onPage?: OnPage;
};

export async function startSite(
  pages: Pages,
  options: {
    names?: Record<string, HostAddresses>;
    closed?: ('http' | 'https')[];
    /** What the searches remember by. */
    now?: () => number;
  } = {},
): Promise<TestSite> {
  const asked: string[] = [];
  const listener =
    (scheme: string): RequestListener =>
    (request, response) => {
      const url = `${scheme}://${request.headers.host}${request.url}`;
      asked.push(url);
      send(pages[url], response);
    };
  const http = await serveHttp(listener('http'));
  const https = await serveHttps(listener('https'));
  for (const scheme of options.closed ?? []) await (scheme === 'http' ? http : https).close();
  const hosts = new Set(Object.keys(pages).map((url) => new URL(url).hostname));
  const addresses = async (host: string): Promise<HostAddresses> =>
    options.names?.[host] ??
    (hosts.has(host) ? { kind: 'addresses', addresses: ['127.0.0.1'] } : { kind: 'no_such_name' });
  const fetch = createGuardedFetch({
    async lookup(host) {
      const found = await addresses(host);
      return found.kind === 'addresses' ? found.addresses : [];
    },
    allowPrivateNetwork: true,
    ports: { http: http.port, https: https.port },
    userAgent: 'Mozilla/5.0 (compatible; svc-bot/1.0; +http://localhost/docs)',
    now: Date.now,
  });
  const now = options.now ?? Date.now;
  const sites = createSiteMemory(now);
  return {
    fetch,
    asked,
    async crawl(options = {}) {
      const read: string[] = [];
      const deadline = options.limits?.deadline ?? startDeadline(options.deadlineMs ?? 8_000);
      const outcome = await crawlSite(
        { fetch, dns: { addresses }, read: readAs, sites, now },
        { domain: options.domain ?? 'acme.test', role: options.role ?? 'CEO' },
        { ...options.limits, deadline },
        async (facts, progress) => {
          read.push(facts.url);
          return options.onPage?.(facts, progress) ?? 'continue';
        },
      );
      deadline.end();
      return { ...outcome, read };
    },
    async close() {
      await fetch.close();
      await Promise.all([http.close(), https.close()].map((closing) => closing.catch(() => undefined)));
    },
  };
}

function send(answer: string | Answer | undefined, response: ServerResponse): void {
  if (answer === undefined) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    return;
  }
  const {
    status = 200,
    headers = {},
    body = '',
    by,
  } = typeof answer === 'string' ? { body: answer } : answer;
  if (by !== undefined) by(response);
  else response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
}

export function redirect(location: string, status = 301): Answer {
  return { status, headers: { location } };
}

export function page(...links: string[]): string {
  return `<html><body>${Math.random()} ${links.join(' ')}</body></html>`;
}

export function link(href: string, text = ''): string {
  return `<a href="${href}">${text}</a>`;
}

/** Pages by the reader below, all else by the real one. */
const readAs: Read = async (name, input) => {
  if (name !== 'page') return readHere(name, input);
  const page = input as PageBody; // of this name
  const facts = readPage(decodeBody(page.body, page.contentType), page);
  const language = languageOfTag(page.homeLanguage ?? facts.language);
  const asked = { role: page.role, home: new URL(page.homeUrl), language };
  const leads = leadsOf(asked, page.ownDomains, facts.links, facts);
  const again = sameAs(facts, page.ownDomains, facts.links);
  // the output of this name, which the compiler cannot follow
  return { facts, leads, again } as ReturnType<typeof readHere<typeof name>>;
};

/** Links, "PARKED" and "NAME:…" alone; the real reader is tested elsewhere. */
function readPage(html: string, source: { url: string; fetchedAt: number }): PageFacts {
  const links: PageLink[] = [...html.matchAll(/<a href="([^"]*)"( class="profile")?>([^<]*)<\/a>/g)].flatMap(
    ([, href = '', profile, text = '']) =>
      URL.canParse(href, source.url)
        ? [{ url: new URL(href, source.url).href, text, profile: profile !== undefined }]
        : [],
  );
  const name = /NAME:(\w+)/.exec(html)?.[1];
  return {
    url: source.url,
    fetchedAt: source.fetchedAt,
    mentions: [],
    addresses: [],
    links,
    companyNames: name === undefined ? [] : [name],
    pageTitle: '',
    language: /lang="(\w+)"/.exec(html)?.[1] ?? '',
    kind: 'other',
    parked: html.includes('PARKED'),
    placeholder: false,
  };
}
