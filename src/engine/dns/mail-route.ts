// Owns which hosts take mail for a domain, from its MX records. Pure; knows no resolver.
import { isIP } from 'node:net';
import type { MxRecord } from './records.ts';

export type MailHost = {
  /** Lower case, without final dot. Its addresses are asked when it is its turn. */
  host: string;
  /** As in the record: lower comes first. */
  preference: number;
};

/**
 * Letters, digits, hyphens (RFC 1123 §2.1), and the underscores that some write: what else a record's octets can be is
 * no host, and must not get into a command, an answer or a log.
 */
const HOST_NAME = /^(?!.{254})[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?$/;
/** More hosts than this are never tried. */
const HOSTS_MAX = 10;

/**
 * MX records in the order in which a sender tries them (RFC 5321 §5.1): by preference, in random order among equals.
 * 'null_mx' where the domain says that it takes no mail (RFC 7505 §3); [] where no record names a host.
 */
export function orderMx(records: readonly MxRecord[], random: () => number): MailHost[] | 'null_mx' {
  const hosts = new Map<string, MailHost>();
  for (const { exchange, priority } of records) {
    const host = exchange.toLowerCase().replace(/\.$/, '');
    const known = hosts.get(host)?.preference ?? Infinity;
    if (priority < known) hosts.set(host, { host, preference: priority });
  }
  // a "." beside other records is a mistake, and says nothing
  if (records.length > 0 && [...hosts.keys()].every((host) => host === '')) return 'null_mx';
  return [...hosts.values()]
    .filter(({ host }) => HOST_NAME.test(host) && isIP(host) === 0)
    .map((entry) => ({ entry, dice: random() }))
    .sort((a, b) => a.entry.preference - b.entry.preference || a.dice - b.dice)
    .slice(0, HOSTS_MAX)
    .map(({ entry }) => entry);
}
