// Which URLs may be registered, and why another one may not, in words. The address is checked again at every attempt.
import { isIP } from 'node:net';
import { invalidRequest } from '../core/errors.ts';
import { isAllowedAddress } from '../http/address-guard.ts';
import { GuardedFetchError } from '../http/guarded-fetch-error.ts';
import { checkUrl, hostOf } from '../http/guarded-url.ts';

const URL_MAX_CHARACTERS = 2_048;
const LOOKUP_TIMEOUT_MS = 4_000;
const UNPRINTABLE = /[\s\u0000-\u001f\u007f]/;
const LOOPBACK_LITERAL = /^127\.|^::1$/;

export type EndpointUrlDeps = {
  /** Every address of the host; none where nothing is known of it. */
  lookup: (host: string, signal: AbortSignal) => Promise<string[]>;
  allowPrivateNetwork: boolean;
};

/** The URL as it will be asked. Throws `invalid_request`. A host that nothing is known of yet is taken. */
export async function checkEndpointUrl(deps: EndpointUrlDeps, text: string): Promise<string> {
  const { allowPrivateNetwork } = deps;
  const given = text.trim();
  if (given.length > URL_MAX_CHARACTERS) {
    throw invalidRequest(`url must have at most ${URL_MAX_CHARACTERS} characters`);
  }
  const url = UNPRINTABLE.test(given) ? null : URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') {
    throw invalidRequest('url must be an address such as https://example.com/webhooks');
  }
  if (url.username !== '' || url.password !== '') {
    throw invalidRequest('url must not hold a user name or password');
  }
  if (url.hash !== '') throw invalidRequest('url must not have a part after #');
  const host = hostOf(url);
  if (url.protocol === 'http:' && !(allowPrivateNetwork && isLoopbackHost(host))) {
    throw invalidRequest('url must start with https://');
  }
  checkGuard(given, allowPrivateNetwork);
  if (await leadsInside(deps, host)) throw insideAddress();
  return url.href;
}

/** Names that never leave the machine (RFC 6761 §6.3), and literals of it. */
export function isLoopbackHost(host: string): boolean {
  return isLocalhostName(host) || (isIP(host) !== 0 && LOOPBACK_LITERAL.test(host));
}

export function isLocalhostName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

function checkGuard(text: string, allowPrivateNetwork: boolean): void {
  try {
    checkUrl(text, { allowPrivateNetwork, allowPorts: 'any' });
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    if (error.code === 'blocked_port') throw invalidRequest('url must use port 443, or one from 1024 on');
    if (error.code === 'blocked_address') throw insideAddress();
    throw invalidRequest('url must be an address such as https://example.com/webhooks');
  }
}

/** Whether the host has addresses, and none of them may be asked. */
async function leadsInside(deps: EndpointUrlDeps, host: string): Promise<boolean> {
  if (isIP(host) !== 0) return false; // checked as a literal
  const found = await deps.lookup(host, AbortSignal.timeout(LOOKUP_TIMEOUT_MS));
  return found.length > 0 && !found.some((address) => isAllowedAddress(address, deps.allowPrivateNetwork));
}

function insideAddress() {
  return invalidRequest('url must not lead to a private, loopback or reserved address');
}
