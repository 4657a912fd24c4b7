// How long the pages of a team that has asked a hundred thousand times take, and how much they load, over HTTP.
import { Pool } from 'undici';
import { domainOfSearch } from '../core/fill-searches.ts';
import { percentile } from '../eval/metrics.ts';
import { makeLargeServedTeam, SEARCHES } from './large-served-team.ts';
import type { LargeServedTeam } from './large-served-team.ts';
import { round } from './report.ts';
import type { Options, Row, Section, Table } from './section.ts';
import { startService } from './server-process.ts';

const CALLS = 100;
const WARM_UP_CALLS = 10;
/** How far the deep pages are from the first. */
const DEEP_PAGES = 40;
const P95_LIMIT_MS = 30;
const BYTES_LIMIT = 60_000;
/** What the page itself asks for before it is read. */
const ASSETS = /(?:href|src)="(\/assets\/[^"]+)"/g;
const NEXT = /href="([^"]*[?&;]cursor=[^"]*)"/;

export const pages: Section = {
  name: 'pages',
  async run(options: Options): Promise<Table[]> {
    const team = await makeLargeServedTeam();
    try {
      const service = await startService(team.folder, {}, options.profileDir);
      const browser = openBrowser(service.base, team.session);
      try {
        const rows: Row[] = [];
        for (const [name, path] of await pathsOf(browser, team))
          rows.push(await measure(browser, name, path));
        return [
          {
            heading: `Pages of a team with ${SEARCHES.toLocaleString('en')} searches`,
            notes: [
              `An owner’s, one at a time, ${CALLS} times each, on SQLite; milliseconds until the last byte, the HTTP around it included.`,
              'Bytes of the first load: the page with its style sheet, scripts and icon, as they were sent.',
            ],
            columns: ['page', 'p50', 'p95', 'max', 'bytes'],
            rows,
          },
        ];
      } finally {
        await browser.close();
        await service.stop();
      }
    } finally {
      await team.remove();
    }
  },
};

type Browser = {
  /** The text, and how many bytes were sent. @throws Error for every status but 200. */
  get(path: string): Promise<{ text: string; bytes: number }>;
  close(): Promise<void>;
};

function openBrowser(base: string, session: string): Browser {
  const pool = new Pool(base, { connections: 1 });
  return {
    async get(path) {
      const headers = { cookie: `svc-session=${session}`, 'accept-encoding': 'gzip, deflate, br' };
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      const sent = Buffer.from(await body.arrayBuffer());
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      return { text: sent.toString(), bytes: sent.length };
    },
    close: () => pool.close(),
  };
}

async function pathsOf(browser: Browser, team: LargeServedTeam): Promise<[name: string, path: string][]> {
  const at = (path: string) => `/dashboard${path}`;
  const deep = (path: string) => deepPage(browser, at(path));
  const endpoint = `/webhooks/${team.endpointId}`;
  return [
    ['overview', at('')],
    ['search', at('/search')],
    ['a search', at(`/search/${team.searchId}`)],
    ['history', at('/history')],
    ['history, deep', await deep('/history')],
    ['history, failed', at('/history?status=failed')],
    ['history, by role, not cached', at('/history?role=EVP&cached=no')],
    ['history of a domain', at(`/history?domain=${domainOfSearch(1)}`)],
    ['domains', at('/domains')],
    ['domains, deep', await deep('/domains')],
    ['a domain', at(`/domains/${domainOfSearch(1)}`)],
    ['people', at('/people')],
    ['people, deep', await deep('/people')],
    ['API keys', at('/keys')],
    ['webhooks', at('/webhooks')],
    ['an endpoint', at(endpoint)],
    ['an endpoint, deep', await deep(endpoint)],
    ['an endpoint, failed', at(`${endpoint}?state=failed`)],
    ['connections', at('/connections')],
    ['doctor', at('/doctor')],
    ['credits', at('/credits')],
    ['credits, deep', await deep('/credits')],
    ['credits, refunds', at('/credits?kind=refund')],
    ['suppression', at('/suppression')],
    ['suppression, deep', await deep('/suppression')],
    ['members', at('/members')],
    ['team', at('/team-data')],
    ['account', at('/account')],
    ['ways to sign in', at('/sign-in')],
  ];
}

/** Follows the links as a person would. */
async function deepPage(browser: Browser, first: string): Promise<string> {
  let path = first;
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const [, next] = NEXT.exec((await browser.get(path)).text) ?? [];
    if (next === undefined) throw new Error(`${first} has only ${page + 1} pages`);
    path = next.replaceAll('&amp;', '&');
  }
  return path;
}

async function measure(browser: Browser, name: string, path: string): Promise<Row> {
  const times: number[] = [];
  for (let index = 0; index < CALLS + WARM_UP_CALLS; index += 1) {
    const startedAt = performance.now();
    await browser.get(path);
    if (index >= WARM_UP_CALLS) times.push(performance.now() - startedAt);
  }
  const at = (share: number) => percentile(times, share);
  const p95 = at(0.95) ?? Infinity;
  const bytes = await bytesOf(browser, path);
  return {
    cells: [name, round(at(0.5)), round(p95), round(at(1)), String(bytes)],
    target: {
      text: `p95 < ${P95_LIMIT_MS} ms, ≤ ${BYTES_LIMIT / 1_000} KB`,
      met: p95 < P95_LIMIT_MS && bytes <= BYTES_LIMIT,
    },
  };
}

async function bytesOf(browser: Browser, path: string): Promise<number> {
  const page = await browser.get(path);
  const assets = new Set([...page.text.matchAll(ASSETS)].map(([, asset = '']) => asset));
  const sizes = await Promise.all([...assets].map(async (asset) => (await browser.get(asset)).bytes));
  return sizes.reduce((sum, size) => sum + size, page.bytes);
}
