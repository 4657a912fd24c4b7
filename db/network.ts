// Which network a request comes from, as the name of a bucket. Hashed: the table of buckets is no place for addresses.
import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_BYTES = 8; // /64: what one customer is given
const SHOWN_CHARACTERS = 32;

/** One name for an IPv4 address, however it is written, and one for all addresses of an IPv6 network. */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const bytes = ipaddr.process(address).toByteArray();
  const network = bytes.length === 4 ? bytes : bytes.slice(0, IPV6_NETWORK_BYTES);
  return createHash('sha256').update(network.join('.')).digest('hex').slice(0, SHOWN_CHARACTERS);
}
