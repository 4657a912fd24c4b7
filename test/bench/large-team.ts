// How long the reads take for a team that has asked a hundred thousand times, without HTTP around them.
import { sql } from 'kysely';
import type { Dialect } from '../../db/dialect.ts';
import type { Storage } from '../../db/open.ts';
import { filteredHistory } from '../../src/core/filtered-history.ts';
import type { HistoryFilter } from '../../src/core/filtered-history.ts';
import { foundDomains } from '../../src/core/found-domains.ts';
import { searchDays } from '../../src/core/search-days.ts';
import { domainOfSearch, fillSearches } from '../core/fill-searches.ts';
import { makeSetting } from '../core/setting.ts';
import type { Setting } from '../core/setting.ts';
import { percentile } from '../eval/metrics.ts';
import { onEachDatabase } from './databases.ts';
import { round } from './report.ts';
import { under } from './section.ts';
import type { Row, Section, Table } from './section.ts';

const SEARCHES = 100_000;
const CALLS = 400;
const WARM_UP_CALLS = 20;
const PAGE = 50;
/** Pages between two that are asked for, so that the cursors reach deep into the list. */
const PAGES_STEP = 5;
const P95_LIMIT_MS = 10;
/** Spreads the calls over all searches; shares no factor with their number. */
const STRIDE = 7_919;

export const largeTeam: Section = {
  name: 'large-team',
  async run(): Promise<Table[]> {
    return [
      {
        heading: `Reads of a team with ${SEARCHES.toLocaleString('en')} searches`,
        notes: [`The core's operations without HTTP, one at a time, ${CALLS} calls each, in milliseconds.`],
        columns: ['database', 'operation', 'p50', 'p95', 'max'],
        rows: await onEachDatabase(measure),
      },
    ];
  },
};

async function measure(storage: Storage, dialect: Dialect): Promise<Row[]> {
  const setting = await makeSetting(storage);
  const { deps, teamId, clock } = setting;
  const ids = await fillSearches(deps, { teamId, searches: SEARCHES, until: clock.at });
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(storage.db);
  const rows: Row[] = [];
  for (const [operation, read] of Object.entries(await readsOf(setting, ids))) {
    const times = await timesOf(read);
    const at = (share: number) => percentile(times, share);
    rows.push({
      cells: [dialect, operation, round(at(0.5)), round(at(0.95)), round(at(1))],
      target: under(at(0.95) ?? Infinity, P95_LIMIT_MS, ' ms at p95'),
    });
  }
  return rows;
}

type Read = (index: number) => Promise<unknown>;

async function readsOf(
  { operations, caller, db, cursors, deps, teamId }: Setting,
  ids: readonly string[],
): Promise<Record<string, Read>> {
  const searchAt = (index: number) => (index * STRIDE) % SEARCHES;
  const historyPage = await cursorsOf((request) => operations.searchHistory(caller, request));
  const emailsPage = await cursorsOf((request) => operations.uniqueEmails(caller, request));
  const filtered = (filter: HistoryFilter) => () =>
    filteredHistory({ db, cursors }, teamId, filter, { limit: PAGE });
  return {
    'search-status': (index) =>
      operations.searchStatus(caller, { searchId: ids[searchAt(index)] ?? '', includeEvidence: false }),
    'search-history': () => operations.searchHistory(caller, { limit: PAGE }),
    'search-history, deep': (index) => operations.searchHistory(caller, historyPage(index)),
    'unique-emails': () => operations.uniqueEmails(caller, { limit: PAGE }),
    'unique-emails, deep': (index) => operations.uniqueEmails(caller, emailsPage(index)),
    'results-by-domain': (index) =>
      operations.resultsByDomain(caller, { domain: domainOfSearch(searchAt(index)) }),
    credits: () => operations.credits(caller),
    stats: () => operations.stats(caller),
    'history by role': filtered({ role: 'EVP' }),
    'history by state': filtered({ statuses: ['failed'] }),
    'history, not cached': filtered({ cached: false }),
    'history of one domain': (index) => filtered({ domain: domainOfSearch(searchAt(index)), role: 'CEO' })(),
    domains: () => foundDomains({ db, cursors }, teamId, { limit: PAGE }),
    'last 30 days': () => searchDays(deps, teamId),
  };
}

type PageRequest = { limit: number; cursor?: string };

/** Walks the whole list once; answers the request for one of its pages. */
async function cursorsOf(
  read: (request: PageRequest) => Promise<{ nextCursor: string | null }>,
): Promise<(index: number) => PageRequest> {
  const requests: PageRequest[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || cursor !== null; page += 1) {
    const request: PageRequest = cursor === null ? { limit: PAGE } : { limit: PAGE, cursor };
    if (page % PAGES_STEP === 0) requests.push(request);
    ({ nextCursor: cursor } = await read(request));
  }
  return (index) => requests[(index * STRIDE) % requests.length] ?? { limit: PAGE };
}

async function timesOf(read: Read): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < CALLS + WARM_UP_CALLS; index += 1) {
    const startedAt = performance.now();
    await read(index);
    if (index >= WARM_UP_CALLS) times.push(performance.now() - startedAt);
  }
  return times;
}
