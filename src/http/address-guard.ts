// Owns which IP addresses we may connect to. Knows no names, no sockets and no settings beyond one switch.
import ipaddr from 'ipaddr.js';

/** Global unicast (IANA, RFC 4291 §2.4): every address outside is special, whatever it is called. */
const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3');

/** Ranges, in ipaddr.js's names, that open up where private networks are allowed. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
  'reserved', // documentation and benchmark nets serve as test networks
  'benchmarking',
]);

/** Cloud metadata outside the link-local range: never reachable, private networks allowed or not. */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set([
  'fd00:ec2::254', // AWS over IPv6
  'fd20:ce::254', // Google over IPv6
  '100.100.100.200', // Alibaba
  '192.0.0.192', // Oracle
]);

/**
 * Whether we may connect to this address. Public unicast always; loopback, private, carrier NAT, unique-local and
 * documentation ranges only with `allowPrivateNetwork`; unspecified, link-local (cloud metadata), multicast,
 * broadcast and the translation prefixes (6to4, Teredo, NAT64) never. What does not parse is refused.
 */
export function isAllowedAddress(address: string, allowPrivateNetwork: boolean): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false;
  const parsed = unwrapMapped(address, allowPrivateNetwork);
  if (parsed === null || METADATA_ADDRESSES.has(parsed.toString())) return false;
  const range = parsed.range();
  if (range === 'unicast') return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST_V6);
  return allowPrivateNetwork && PRIVATE_RANGES.has(range);
}

/** The same address in one spelling, IPv4-mapped as IPv4, so that two can be compared; null where it is none. */
export function canonicalAddress(address: string): string | null {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}

/** An IPv4-mapped address (RFC 4291 §2.5.5.2) is a way around the list: refused, or judged as the IPv4 that it is. */
function unwrapMapped(address: string, allowPrivateNetwork: boolean): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'ipv4Mapped') return parsed;
  return allowPrivateNetwork ? ipaddr.process(address) : null;
}
