// Owns name lookups for a search: addresses of a host, the mail route of a domain. Every outcome is a value, and none
// takes longer than its time. Knows no sites and no mail dialogue.
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { createAnswerCache, type Timed } from './answer-cache.ts';
import { type MailHost, orderMx } from './mail-route.ts';
import { askA, askAaaa, askMx, type MxRecord, type Records } from './records.ts';

export type { MailHost } from './mail-route.ts';

export type HostAddresses =
  /** IPv4 first. */
  { kind: 'addresses'; addresses: string[] } | { kind: 'no_such_name' | 'no_address' | 'failed' };

export type MailRoute =
  | { kind: 'mx'; hosts: MailHost[] }
  /** The domain says that it takes no mail (RFC 7505). */
  | { kind: 'null_mx' }
  /** No MX: the domain's own host takes the mail (RFC 5321 §5.1). */
  | { kind: 'implicit'; host: string }
  /** The domain exists, but nothing in it could take mail. */
  | { kind: 'no_mail_host' }
  | { kind: 'no_such_domain' }
  | { kind: 'failed' };

export type Dns = {
  /** Host names in ASCII. An aborted signal gives 'failed'. */
  addresses: (host: string, signal: AbortSignal) => Promise<HostAddresses>;
  mailRoute: (domain: string, signal: AbortSignal) => Promise<MailRoute>;
  /** Ends the questions under way. */
  close: () => void;
};

export type DnsOptions = {
  /** "address[:port]", IPv6 in brackets; [] for the system's. A host name throws. */
  servers: readonly string[];
  now: () => number;
  /** For one question, all tries together. */
  timeoutMs: number;
  /** Decides among mail hosts of one preference; 0 to below 1. */
  random?: () => number;
};

const CACHE_ENTRIES = 5_000;
const TTL_MIN_MS = 5_000;
const TTL_MAX_MS = 3_600_000;
/** RFC 2308 would allow hours; a domain that is being set up should not wait for us. */
const NEGATIVE_TTL_MS = 30_000;
const FAILED_TTL_MS = 1_000;
const TRIES = 2;
/** How long known IPv4 addresses wait for IPv6 ones (RFC 8305 §3). */
const RESOLUTION_DELAY_MS = 50;

export function createDns(options: DnsOptions): Dns {
  const { now, timeoutMs, random = Math.random } = options;
  const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / TRIES), tries: TRIES });
  if (options.servers.length > 0) resolver.setServers(options.servers);
  const addressCache = createAnswerCache<Records<string>>(now, CACHE_ENTRIES);
  const mxCache = createAnswerCache<Records<MxRecord>>(now, CACHE_ENTRIES);

  const addresses: Dns['addresses'] = async (host, signal) => {
    // a literal is no name: whoever means one checks it himself
    if (isIP(host) !== 0) return { kind: 'no_such_name' };
    const v4 = addressCache.get(`A ${host}`, () => timed(askA(resolver, host), timeoutMs));
    const v6 = addressCache.get(`AAAA ${host}`, () => timed(askAaaa(resolver, host), timeoutMs));
    return unlessAborted(combine(v4, v6), signal, { kind: 'failed' });
  };

  const mailRoute: Dns['mailRoute'] = async (domain, signal) => {
    const asked = mxCache.get(domain, () => timed(askMx(resolver, domain), timeoutMs));
    const mx = await unlessAborted(asked, signal, { kind: 'failed' });
    if (mx.kind === 'no_records') return implicitRoute(domain, await addresses(domain, signal));
    if (mx.kind !== 'records') return { kind: mx.kind === 'failed' ? 'failed' : 'no_such_domain' };
    const hosts = orderMx(mx.records, random);
    if (hosts === 'null_mx') return { kind: 'null_mx' };
    return hosts.length === 0 ? { kind: 'no_mail_host' } : { kind: 'mx', hosts };
  };

  return { addresses, mailRoute, close: () => resolver.cancel() };
}

const WITHOUT_MX = {
  no_address: { kind: 'no_mail_host' },
  no_such_name: { kind: 'no_such_domain' },
  failed: { kind: 'failed' },
} as const;

function implicitRoute(domain: string, found: HostAddresses): MailRoute {
  return found.kind === 'addresses' ? { kind: 'implicit', host: domain } : WITHOUT_MX[found.kind];
}

/** Both families as one answer, without waiting for a name server that is slow with IPv6. */
async function combine(v4: Promise<Records<string>>, v6: Promise<Records<string>>): Promise<HostAddresses> {
  const a = await v4;
  if (a.kind === 'no_such_name') return { kind: 'no_such_name' };
  const aaaa = a.kind === 'records' ? await within(v6, RESOLUTION_DELAY_MS) : await v6;
  const found = [a, aaaa].flatMap((answer) => (answer.kind === 'records' ? answer.records : []));
  if (found.length > 0) return { kind: 'addresses', addresses: found };
  if (aaaa.kind === 'no_such_name') return { kind: 'no_such_name' };
  return { kind: a.kind === 'failed' || aaaa.kind === 'failed' ? 'failed' : 'no_address' };
}

/** The answer with its time to live; a resolver that never answers has failed. */
async function timed<T>(asked: Promise<Records<T>>, timeoutMs: number): Promise<Timed<Records<T>>> {
  const value = await within(asked, timeoutMs);
  return { value, ttlMs: value.kind === 'records' ? clampTtl(value.ttlSeconds) : TTL_WITHOUT_MS[value.kind] };
}

const TTL_WITHOUT_MS = { no_such_name: NEGATIVE_TTL_MS, no_records: NEGATIVE_TTL_MS, failed: FAILED_TTL_MS };

function clampTtl(seconds: number): number {
  return Math.min(TTL_MAX_MS, Math.max(TTL_MIN_MS, seconds * 1000));
}

async function within<T>(asked: Promise<Records<T>>, ms: number): Promise<Records<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Records<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'failed' }), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The question goes on for whoever joined it; only this caller stops waiting. */
function unlessAborted<T>(asked: Promise<T>, signal: AbortSignal, otherwise: T): Promise<T> {
  if (signal.aborted) return Promise.resolve(otherwise);
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve(otherwise);
    signal.addEventListener('abort', onAbort, { once: true });
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
