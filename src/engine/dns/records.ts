// Owns one question to the name servers and what its answer means. Knows no cache and no mail rules.
import type { Resolver } from 'node:dns/promises';

/** An answer that is there, an authoritative no, or nobody knows. */
export type Records<T> =
  | { kind: 'records'; records: T[]; ttlSeconds: number }
  /** NXDOMAIN: the name does not exist, for any type (RFC 8020). */
  | { kind: 'no_such_name' }
  /** The name exists without records of this type. */
  | { kind: 'no_records' }
  | { kind: 'failed' };

export type MxRecord = { exchange: string; priority: number };

/** node:dns gives no TTL for MX; five minutes is short for a mail domain and long for a search. */
const MX_TTL_SECONDS = 300;

/** Codes of node:dns that are answers; every other one is a failure. */
const ANSWERS: ReadonlyMap<unknown, 'no_such_name' | 'no_records'> = new Map([
  ['ENOTFOUND', 'no_such_name'],
  ['EBADNAME', 'no_such_name'],
  ['ENODATA', 'no_records'],
]);

type Asking = Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveMx'>;

/** A records of a host: IPv4 addresses. */
export function askA(resolver: Asking, host: string): Promise<Records<string>> {
  return outcome(async () => addresses(await resolver.resolve4(host, { ttl: true })));
}

/** AAAA records of a host: IPv6 addresses. */
export function askAaaa(resolver: Asking, host: string): Promise<Records<string>> {
  return outcome(async () => addresses(await resolver.resolve6(host, { ttl: true })));
}

/** MX records of a domain, as they come; a null MX has an empty exchange. */
export function askMx(resolver: Asking, domain: string): Promise<Records<MxRecord>> {
  return outcome(async () => {
    const records = await resolver.resolveMx(domain);
    return {
      records: records.map(({ exchange, priority }) => ({ exchange, priority })),
      ttlSeconds: MX_TTL_SECONDS,
    };
  });
}

function addresses(records: { address: string; ttl: number }[]): { records: string[]; ttlSeconds: number } {
  return {
    records: records.map(({ address }) => address),
    ttlSeconds: Math.min(...records.map(({ ttl }) => ttl)),
  };
}

async function outcome<T>(ask: () => Promise<{ records: T[]; ttlSeconds: number }>): Promise<Records<T>> {
  try {
    const { records, ttlSeconds } = await ask();
    return records.length === 0 ? { kind: 'no_records' } : { kind: 'records', records, ttlSeconds };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    return { kind: ANSWERS.get(code) ?? 'failed' };
  }
}
