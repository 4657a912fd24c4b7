// Owns the reading of one company's site: home page, then the most promising pages, until somebody says stop.
// Judges no page itself; knows no role's words, no person and no mail.
import type { GuardedFetch } from '../../http/guarded-fetch.ts';
import type { Deadline } from '../deadline.ts';
import type { Dns } from '../dns/index.ts';
import { registrableDomain } from '../domain.ts';
import type { PageFacts } from '../mention.ts';
import type { BodyReading } from '../page/read-body.ts';
import type { Read } from '../readings/readings.ts';
import type { Role } from '../role.ts';
import type { WebSearch } from '../services/web-search.ts';
import { languageOfTag } from './languages.ts';
import { type Home, openHome } from './open-home.ts';
import { createPageFetch, type FetchedPage, type PageFetch } from './page-fetch.ts';
import { guessPaths } from './page-guesses.ts';
import { readPageList } from './page-list.ts';
import { createPageQueue, type PageQueue, type Waiting } from './page-queue.ts';
import { isOn } from './page-url.ts';
import { createRobotsBook, type RobotsBook } from './robots-book.ts';
import { createSiteFetch, type SiteFetch } from './site-fetch.ts';
import type { SiteMemory } from './site-memory.ts';
import { readSitemaps } from './sitemap.ts';
import { findWebLeads } from './web-leads.ts';

export type CrawlDeps = {
  fetch: GuardedFetch;
  dns: Pick<Dns, 'addresses'>;
  read: Read;
  /** One for the process. */
  sites: SiteMemory;
  now: () => number;
  /** Asked once for leads, where there is one. */
  webSearch?: Pick<WebSearch, 'find'>;
  /** Pages are read with the lines that may name a holder. */
  withLines?: boolean;
};

/** Pages go on being read while it thinks. */
export type OnPage = (
  facts: PageFacts,
  progress: { pages: number; queued: number },
) => Promise<'continue' | 'stop'>;

export type CrawlOutcome = {
  status: 'read' | 'robots_denied' | 'unreachable' | 'parked' | 'no_such_domain';
  /** Where the home page was read; null where none was. */
  homeUrl: string | null;
  /** Registrable domains of the company: the asked one first, then the one that its home page moved to. */
  ownDomains: string[];
  pages: number;
  requests: number;
  /** What the pages call the company, best first. */
  companyNames: string[];
};

export type CrawlLimits = {
  deadline: Deadline;
  maxPages?: number;
  /** Whether more leads than the site's own links could still help; yes unless told. */
  wantsLeads?: () => boolean;
};

const PAGES_MAX = 12;
const REQUESTS_MAX = 60;
const PAGES_AT_ONCE = 3;
/** With fewer good pages than this the sitemap is read, and then paths are guessed. */
const ENOUGH_GOOD = 3;
/** A link worth less is to no page of people, and the sitemap may know one. */
const PEOPLE_SCORE = 8;
/** Below, it is one of many news, or says nothing of itself: for when all else has led to nobody. */
const WEAK_SCORE = 2;
/** Where a page has named a holder, what is worth less tells neither of the holder nor of addresses. */
const BESIDE_HOLDER_SCORE = 4;
/** Then a page is waited for no longer than others of the site have taken, and some more. */
const STRAGGLER_MIN_MS = 1_500;
const STRAGGLER_FACTOR = 1.5;
/** Guesses that show what was read already: the site answers everything with one page. */
const SAME_GUESSES_MAX = 2;
const COMPANY_NAMES_MAX = 10;
/** A web search is asked once so many pages have not answered, or where too few promise to. */
const WEB_AFTER_PAGES = 4;

type Crawl = {
  deps: CrawlDeps;
  question: { domain: string; role: Role };
  signal: AbortSignal;
  site: SiteFetch;
  robots: RobotsBook;
  fetchPage: PageFetch;
  stop: AbortController;
  maxPages: number;
  wantsLeads: () => boolean;
  onPage: OnPage;
  outcome: CrawlOutcome;
  /** Pages that robots.txt kept from us, and pages that were none. */
  denied: number;
  failed: number;
  sameGuesses: number;
  /** What the slowest page took that was read. */
  slowestMs: number;
};

/**
 * Reads the company's site and hands every page to `onPage` as it is read, until that says 'stop', nothing promising
 * is left or the deadline passes; what was read by then counts. Never asks for a page that robots.txt forbids.
 */
export async function crawlSite(
  deps: CrawlDeps,
  question: { domain: string; role: Role },
  limits: CrawlLimits,
  onPage: OnPage,
): Promise<CrawlOutcome> {
  const stop = new AbortController();
  const signal = AbortSignal.any([limits.deadline.signal, stop.signal]);
  const { now } = deps;
  const site = createSiteFetch(deps.fetch, deps.sites.answers, signal);
  const manners = deps.sites.manners.forCrawl();
  const robots = createRobotsBook({ site, manners, now });
  const fetchPage = createPageFetch({ site, robots, manners, now, signal });
  const outcome: CrawlOutcome = {
    status: 'unreachable',
    homeUrl: null,
    ownDomains: [question.domain],
    pages: 0,
    requests: 0,
    companyNames: [],
  };
  const maxPages = limits.maxPages ?? PAGES_MAX;
  const counts = { denied: 0, failed: 0, sameGuesses: 0, slowestMs: 0 };
  const crawl: Crawl = {
    deps,
    question,
    signal,
    site,
    robots,
    fetchPage,
    stop,
    maxPages,
    wantsLeads: limits.wantsLeads ?? (() => true),
    onPage,
    outcome,
    ...counts,
  };
  try {
    const home = await openHome({ dns: deps.dns, robots, fetchPage, signal }, question.domain);
    outcome.status = await readFrom(crawl, home);
  } finally {
    stop.abort(); // whatever is still under way
  }
  return { ...outcome, requests: site.requests() };
}

async function readFrom(crawl: Crawl, home: Home): Promise<CrawlOutcome['status']> {
  if (home.kind === 'foreign') return 'parked';
  if (home.kind === 'unreachable' || home.kind === 'no_such_domain') return home.kind;
  const homeUrl = new URL(home.kind === 'home' ? home.page.url : home.origin);
  if (home.kind === 'home') addOwnDomain(crawl.outcome, home.page);
  const reading = home.kind === 'home' ? await read(crawl, home.page, { home: homeUrl }) : null;
  if (reading?.facts.parked === true) return 'parked';
  const language = languageOfTag(reading?.facts.language ?? '');
  const asked = { role: crawl.question.role, home: homeUrl, language };
  const queue = createPageQueue(asked, crawl.outcome.ownDomains);
  if (home.kind === 'home') {
    for (const url of [...home.page.redirects, home.page.url]) queue.take(url);
    crawl.outcome.homeUrl = home.page.url;
    if (reading === null) crawl.failed += 1;
    else await report(crawl, queue, reading);
  }
  await readQueue(crawl, queue, { home: homeUrl, language: reading?.facts.language ?? '' });
  if (crawl.outcome.pages > 0) return 'read';
  const denied = (home.kind === 'closed' && home.denied) || (crawl.denied > 0 && crawl.failed === 0);
  return denied ? 'robots_denied' : 'unreachable';
}

/** A home page that moved for good speaks for the company; its domain is the company's too. */
function addOwnDomain(outcome: CrawlOutcome, page: FetchedPage): void {
  const domain = registrableDomain(new URL(page.url).hostname);
  if (domain !== null && !outcome.ownDomains.includes(domain)) outcome.ownDomains.push(domain);
}

/** `language` is the home page's, as it says ("de-AT"); absent until that page is read. */
type Start = { home: URL; language?: string };

/**
 * A few pages at a time, best first. The sitemap is read beside them where no link has promised people, else when links
 * have led to nobody; then come guesses, where links and sitemap gave little, and what says nothing of itself.
 */
async function readQueue(crawl: Crawl, queue: PageQueue, start: Required<Start>): Promise<void> {
  const running = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
  };
  let isMapped = false;
  let isLast = false;
  let searched = false;
  /** A search of the web takes no page's place. */
  let searching = 0;
  /** Pages under way that may still lead to better ones. */
  let promising = 0;
  const map = () => {
    isMapped = true;
    promising += 1;
    track(addSitemap(crawl, queue, start).finally(() => (promising -= 1)));
  };
  let latestStart = crawl.deps.now();
  const least = () => {
    if (!crawl.wantsLeads()) return BESIDE_HOLDER_SCORE;
    return isLast && promising === 0 ? 0 : WEAK_SCORE;
  };
  if (!crawl.signal.aborted && (queue.best() < PEOPLE_SCORE || queue.good() < ENOUGH_GOOD)) map();
  try {
    while (!crawl.signal.aborted) {
      if (!searched && isTimeToSearch(crawl, queue, running.size)) {
        searched = true;
        searching = 1;
        track(addWebLeads(crawl, queue, start).finally(() => (searching = 0)));
      }
      while (running.size - searching < PAGES_AT_ONCE && mayAskMore(crawl, running.size - searching)) {
        const next = queue.next(least(), !crawl.wantsLeads());
        if (next === null) break;
        latestStart = crawl.deps.now();
        const isPromising = next.score >= WEAK_SCORE;
        if (isPromising) promising += 1;
        const reading = readOne(crawl, queue, next, start);
        track(reading.finally(() => (promising -= isPromising ? 1 : 0)));
      }
      if (running.size > 0) {
        const patience = await patienceMs(crawl, start.home, latestStart);
        if (!(await oneOf(running, patience))) break;
      } else if (isLast || !mayAskMore(crawl, 0) || !crawl.wantsLeads()) break;
      else if (!isMapped) map();
      else {
        isLast = true;
        if (queue.good() < ENOUGH_GOOD) addGuesses(crawl, queue, start);
      }
    }
  } finally {
    crawl.stop.abort();
    await Promise.allSettled(running);
  }
}

/** How long pages that are still under way are waited for; null is to their own ends. */
async function patienceMs(crawl: Crawl, home: URL, latestStart: number): Promise<number | null> {
  if (crawl.wantsLeads()) return null;
  const { delayMs } = await crawl.robots.of(home.href); // each waits for its turn
  const patience = Math.max(STRAGGLER_MIN_MS, crawl.slowestMs * STRAGGLER_FACTOR) + delayMs * PAGES_AT_ONCE;
  return Math.max(0, latestStart + patience - crawl.deps.now());
}

/** Resolves with the first of them, or with false once so much time has passed. */
async function oneOf(running: ReadonlySet<Promise<void>>, ms: number | null): Promise<boolean> {
  const first = Promise.race(running).then(() => true);
  if (ms === null) return first;
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  try {
    return await Promise.race([first, passed]);
  } finally {
    clearTimeout(timer);
  }
}

function mayAskMore(crawl: Crawl, underWay: number): boolean {
  return crawl.outcome.pages + underWay < crawl.maxPages && crawl.site.requests() < REQUESTS_MAX;
}

async function addSitemap(crawl: Crawl, queue: PageQueue, start: Required<Start>): Promise<void> {
  const { site, robots, signal } = crawl;
  const deps = { site, robots, signal, read: crawl.deps.read };
  const language = languageOfTag(start.language);
  const question = {
    role: crawl.question.role,
    homeUrl: start.home.href,
    homeLanguage: language,
    ownDomains: crawl.outcome.ownDomains,
  };
  // a page that shows no link at all is drawn by scripts
  const asked = { role: question.role, home: start.home, language };
  const list = queue.waiting() + queue.good() > 0 ? [] : readPageList(deps, asked, crawl.outcome.ownDomains);
  queue.addUrls(await readSitemaps(deps, question), 'sitemap');
  queue.addLeads(await list);
}

/** Only where the site's own links are few, or have not led to anybody. */
function isTimeToSearch(crawl: Crawl, queue: PageQueue, underWay: number): boolean {
  if (crawl.deps.webSearch === undefined || !mayAskMore(crawl, underWay)) return false;
  const isDue =
    queue.good() < ENOUGH_GOOD ||
    crawl.outcome.pages >= WEB_AFTER_PAGES ||
    (underWay === 0 && queue.waiting() === 0);
  return isDue && crawl.wantsLeads();
}

async function addWebLeads(crawl: Crawl, queue: PageQueue, { home }: Start): Promise<void> {
  const { webSearch } = crawl.deps;
  if (webSearch === undefined) return;
  const asked = { role: crawl.question.role, home };
  queue.addLeads(await findWebLeads({ webSearch, signal: crawl.signal }, asked, crawl.outcome.ownDomains));
}

function addGuesses(crawl: Crawl, queue: PageQueue, start: Required<Start>): void {
  const paths = guessPaths(start.language, crawl.question.domain);
  queue.addUrls(
    paths.map((path) => new URL(path, start.home).href),
    'guess',
  );
}

async function readOne(crawl: Crawl, queue: PageQueue, next: Waiting, start: Start): Promise<void> {
  // a hop to a page that was taken already is that page again; the same page over another scheme or slash is not
  const mayFollow = (hop: URL) =>
    isOn(hop, crawl.outcome.ownDomains) && (queue.isSame(hop, next.key) || !queue.take(hop.href));
  const startedAt = crawl.deps.now();
  const answer = await crawl.fetchPage(next.url.href, mayFollow);
  if (answer.kind === 'page') crawl.slowestMs = Math.max(crawl.slowestMs, crawl.deps.now() - startedAt);
  switch (answer.kind) {
    case 'page': {
      if (crawl.stop.signal.aborted) return;
      queue.take(answer.url);
      const reading = await read(crawl, answer, start);
      if (crawl.stop.signal.aborted) return;
      if (reading === null) crawl.failed += 1;
      else await report(crawl, queue, reading);
      return;
    }
    case 'denied':
      crawl.denied += 1;
      return;
    case 'same':
    case 'elsewhere':
      if (next.from === 'guess') crawl.sameGuesses += 1;
      if (crawl.sameGuesses >= SAME_GUESSES_MAX) queue.dropGuesses();
      return;
    case 'failed':
      crawl.failed += 1;
  }
}

function read(crawl: Crawl, page: FetchedPage, { home, language }: Start): Promise<BodyReading | null> {
  const { url, fetchedAt, body, contentType } = page;
  const { domain, role } = crawl.question;
  const { ownDomains } = crawl.outcome;
  const input = {
    url,
    fetchedAt,
    body,
    contentType,
    companyDomain: domain,
    role,
    homeUrl: home.href,
    ...(language === undefined ? {} : { homeLanguage: language }),
    ownDomains,
    ...(crawl.deps.withLines === true ? { linesFor: role } : {}),
  };
  return crawl.deps.read('page', input, crawl.signal);
}

async function report(crawl: Crawl, queue: PageQueue, { facts, leads, again }: BodyReading): Promise<void> {
  const { outcome } = crawl;
  outcome.pages += 1;
  outcome.companyNames = [...new Set([...outcome.companyNames, ...facts.companyNames])].slice(
    0,
    COMPANY_NAMES_MAX,
  );
  queue.addLeads(leads);
  queue.addAgain(again);
  if (queue.good() >= ENOUGH_GOOD) queue.dropGuesses();
  const verdict = await crawl.onPage(facts, { pages: outcome.pages, queued: queue.waiting() });
  if (verdict === 'stop') crawl.stop.abort();
}
