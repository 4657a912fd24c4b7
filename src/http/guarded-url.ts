// Owns which URLs may be asked at all, before any name is looked up. Knows no sockets.
import { isIP } from 'node:net';
import { isAllowedAddress } from './address-guard.ts';
import { GuardedFetchError } from './guarded-fetch-error.ts';

const URL_MAX_CHARS = 4_096;
const DEFAULT_PORTS: ReadonlySet<number> = new Set([80, 443]);
const FIRST_UNPRIVILEGED_PORT = 1_024;

/** 'any' means 80, 443 and every port from 1024 on: no mail, shell or database server below it gets our bytes. */
export type AllowedPorts = 'any' | readonly number[];

/**
 * The URL parsed, or a GuardedFetchError: `bad_url` (other scheme, credentials, too long, malformed), `blocked_port`,
 * `blocked_address` (a literal address that may not be asked, in whatever spelling: the URL parser folds them).
 */
export function checkUrl(
  text: string,
  guard: { allowPrivateNetwork: boolean; allowPorts?: AllowedPorts },
): URL {
  if (text.length > URL_MAX_CHARS || !URL.canParse(text)) throw new GuardedFetchError('bad_url');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new GuardedFetchError('bad_url');
  if (url.username !== '' || url.password !== '' || url.hostname === '')
    throw new GuardedFetchError('bad_url');
  if (!isAllowedPort(portOf(url), guard.allowPorts)) throw new GuardedFetchError('blocked_port');
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowedAddress(host, guard.allowPrivateNetwork)) {
    throw new GuardedFetchError('blocked_address');
  }
  url.hash = '';
  return url;
}

/** The port that the URL names or means, 1 to 65535. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** The host as a resolver, a socket and SNI want it: no brackets, no final dot. */
export function hostOf(url: URL): string {
  return bareHost(url.hostname);
}

/** The same for a host alone. */
export function bareHost(host: string): string {
  if (host.startsWith('[')) return host.slice(1, -1);
  return host.endsWith('.') ? host.slice(0, -1) : host;
}

function isAllowedPort(port: number, allowPorts: AllowedPorts | undefined): boolean {
  if (DEFAULT_PORTS.has(port)) return true;
  if (allowPorts === 'any') return port >= FIRST_UNPRIVILEGED_PORT;
  return allowPorts?.includes(port) ?? false;
}
