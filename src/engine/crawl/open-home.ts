// Owns how a company's home page is found from its domain: https before http, the domain before www.
import type { Dns, HostAddresses } from '../dns/index.ts';
import { registrableDomain } from '../domain.ts';
import { decodeBody } from './decode-body.ts';
import { firstReachable } from './first-reachable.ts';
import { isForeign } from './foreign-hosts.ts';
import { metaRefresh } from './meta-refresh.ts';
import type { FetchedPage, PageAnswer, PageFetch } from './page-fetch.ts';
import { pageKey } from './page-url.ts';
import type { RobotsBook } from './robots-book.ts';
import { scriptRedirect } from './script-redirect.ts';

export type Home =
  | { kind: 'home'; page: FetchedPage }
  /** A server answers, but gives no home page: an error, or robots.txt forbids it (`denied`). */
  | { kind: 'closed'; origin: string; denied: boolean }
  /** The domain leads to a platform or a broker. */
  | { kind: 'foreign' }
  | { kind: 'unreachable' }
  | { kind: 'no_such_domain' };

export type OpenHomeDeps = {
  dns: Pick<Dns, 'addresses'>;
  robots: RobotsBook;
  fetchPage: PageFetch;
  signal: AbortSignal;
};

/** When each is tried at the latest; at once where those before have failed. */
const HTTP_AFTER_MS = 300;
const WWW_AFTER_MS = 1_500;
const REFRESHES_MAX = 2;
/** A page that leads elsewhere says so at its beginning; in any charset. */
const HEAD_BYTES = 32 * 1024;
const WWW_NAME_GRACE_MS = 300;

type Origin = { origin: string; host: string; startAfterMs: number };

export async function openHome(deps: OpenHomeDeps, domain: string): Promise<Home> {
  const asked = deps.dns.addresses(`www.${domain}`, deps.signal);
  const apex = await deps.dns.addresses(domain, deps.signal);
  // A name server that is silent about www must not hold up a domain that has an address.
  const www =
    apex.kind === 'addresses' ? await Promise.race([asked, notYet(WWW_NAME_GRACE_MS)]) : await asked;
  let origins = originsOf(domain, apex, www);
  // A name server that fails to answer for the domain is no answer either: it does not resolve. Unless we hung up.
  if (origins.length === 0) {
    return { kind: apex.kind === 'no_address' || deps.signal.aborted ? 'unreachable' : 'no_such_domain' };
  }

  let closed: Home = { kind: 'unreachable' };
  while (origins.length > 0) {
    const found = await reach(deps, origins);
    if (found === null) break;
    const answer = await readHome(deps, domain, `${found.origin}/`);
    if (answer.kind === 'page') return { kind: 'home', page: answer };
    if (answer.kind === 'elsewhere') return { kind: 'foreign' };
    if (closed.kind === 'unreachable') closed = { kind: 'closed', origin: found.origin, denied: false };
    if (closed.kind === 'closed') closed.denied ||= answer.kind === 'denied';
    // the same host would say the same over the other scheme
    origins = origins.filter(({ host }) => host !== found.host);
  }
  return closed;
}

function notYet(ms: number): Promise<HostAddresses> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: 'failed' }), ms).unref());
}

function originsOf(domain: string, apex: HostAddresses, www: HostAddresses): Origin[] {
  const hosts = [
    { host: domain, found: apex },
    { host: `www.${domain}`, found: www },
  ].filter(({ found }) => found.kind === 'addresses');
  return hosts.flatMap(({ host }, index) => [
    { origin: `https://${host}`, host, startAfterMs: index * WWW_AFTER_MS },
    { origin: `http://${host}`, host, startAfterMs: index * WWW_AFTER_MS + HTTP_AFTER_MS },
  ]);
}

/** robots.txt is the first request to any origin, and tells whether it is there at all. */
function reach(deps: OpenHomeDeps, origins: Origin[]): Promise<Origin | null> {
  const runners = origins.map((candidate) => ({ candidate, startAfterMs: candidate.startAfterMs }));
  return firstReachable(
    runners,
    async ({ origin }) => (await deps.robots.of(`${origin}/`)).reached,
    deps.signal,
  );
}

async function readHome(deps: OpenHomeDeps, domain: string, url: string): Promise<PageAnswer> {
  const mayFollow = (hop: URL) => {
    const target = registrableDomain(hop.hostname);
    return target === domain || (target !== null && !isForeign(target));
  };
  let answer = await deps.fetchPage(url, mayFollow);
  for (let count = 0; count < REFRESHES_MAX && answer.kind === 'page'; count += 1) {
    const head = decodeBody(answer.body.subarray(0, HEAD_BYTES), answer.contentType);
    const target = metaRefresh(head, answer.url) ?? scriptRedirect(head, answer.url);
    if (target === null || pageKey(new URL(target)) === pageKey(new URL(answer.url))) break;
    if (!mayFollow(new URL(target))) return { kind: 'elsewhere' };
    const next = await deps.fetchPage(target, mayFollow);
    if (next.kind !== 'page') break; // the page that refers to it is better than none
    answer = { ...next, redirects: [...answer.redirects, answer.url, ...next.redirects] };
  }
  return answer;
}
