// Owns how a connection comes to be: one lookup, every address checked, the connection goes to a checked address, and
// the peer is compared afterwards. A name that answers differently the second time (DNS rebinding) is never asked twice.
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import { canonicalAddress, isAllowedAddress } from './address-guard.ts';
import { GuardedFetchError } from './guarded-fetch-error.ts';
import { bareHost } from './guarded-url.ts';

/** Lookup, TCP and TLS together. */
const CONNECT_TIMEOUT_MS = 6_000;
/** How long one address may stay silent before the next one is tried beside it (RFC 8305 §5). */
const NEXT_ADDRESS_AFTER_MS = 300;
const ADDRESSES_MAX = 8;

export type ConnectorDeps = {
  /** Every address of the host, no promise about them. */
  lookup: (host: string, signal: AbortSignal) => Promise<string[]>;
  allowPrivateNetwork: boolean;
  /** Where URLs of the default ports really connect to. */
  ports: { http: number; https: number };
};

type Target = { host: string; port: number; secure: boolean };

/** A connector for undici's Agent; fails with a GuardedFetchError. Invalid certificates pass where not `verify`. */
export function createGuardedConnector(deps: ConnectorDeps, verify: boolean): buildConnector.connector {
  return (options, callback) => {
    const secure = options.protocol === 'https:';
    const host = bareHost(options.hostname);
    const port = mapPort(deps.ports, options.port === '' ? (secure ? 443 : 80) : Number(options.port));
    void deliver(openSocket(deps, { host, port, secure }, verify), callback);
  };
}

async function deliver(work: Promise<Socket>, callback: buildConnector.Callback): Promise<void> {
  const result = await work.catch((error: unknown) =>
    error instanceof GuardedFetchError ? error : new GuardedFetchError('connect', error),
  );
  if (result instanceof GuardedFetchError) callback(result, null);
  else callback(null, result);
}

function mapPort(ports: ConnectorDeps['ports'], port: number): number {
  if (port === 80) return ports.http;
  if (port === 443) return ports.https;
  return port;
}

async function openSocket(deps: ConnectorDeps, target: Target, verify: boolean): Promise<Socket> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), CONNECT_TIMEOUT_MS);
  try {
    const addresses = await lookUpChecked(deps, target.host, timeout.signal);
    const socket = await openTcp(target, addresses, timeout.signal);
    return target.secure ? await startTls(socket, target.host, verify, timeout.signal) : socket;
  } finally {
    clearTimeout(timer);
  }
}

/** The addresses of the host that may be connected to, at least one; throws GuardedFetchError. */
export async function lookUpChecked(
  deps: ConnectorDeps,
  host: string,
  signal: AbortSignal,
): Promise<string[]> {
  const found = isIP(host) === 0 ? await lookUp(deps, host, signal) : [host];
  if (found.length === 0) throw new GuardedFetchError('dns');
  const allowed = found.filter((address) => isAllowedAddress(address, deps.allowPrivateNetwork));
  if (allowed.length === 0) throw new GuardedFetchError('blocked_address');
  return allowed.slice(0, ADDRESSES_MAX);
}

/** A lookup that ignores its signal must not hold the connection open. */
async function lookUp(deps: ConnectorDeps, host: string, signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new GuardedFetchError('dns')), { once: true });
    deps.lookup(host, signal).then(resolve, (error: unknown) => reject(new GuardedFetchError('dns', error)));
  });
}

function openTcp(target: Target, addresses: string[], signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp({
      host: target.host,
      port: target.port,
      lookup: answerWith(addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
      noDelay: true,
    });
    failOn(socket, signal, 'connect', reject);
    socket.once('connect', () => {
      const peer = canonicalAddress(socket.remoteAddress ?? '');
      if (peer !== null && addresses.some((address) => canonicalAddress(address) === peer)) {
        resolve(socket);
        return;
      }
      socket.destroy();
      reject(new GuardedFetchError('blocked_address'));
    });
  });
}

/** Stands where the socket would ask the resolver again: it gets what was checked, and nothing else. */
function answerWith(addresses: string[]): LookupFunction {
  const list = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = list;
    if (options.all || first === undefined) callback(null, list);
    else callback(null, first.address, first.family);
  };
}

function startTls(tcp: Socket, host: string, verify: boolean, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      socket: tcp,
      host, // what the certificate is compared with
      servername: isIP(host) === 0 ? host : '', // RFC 6066 §3: no literal addresses in SNI
      ALPNProtocols: ['http/1.1'],
      rejectUnauthorized: verify,
    });
    failOn(socket, signal, 'tls', reject);
    socket.once('secureConnect', () => resolve(socket));
  });
}

/** The listeners stay, so that an error after the handshake, before undici listens, is no crash. */
function failOn(
  socket: Socket,
  signal: AbortSignal,
  code: 'connect' | 'tls',
  reject: (error: GuardedFetchError) => void,
): void {
  socket.on('error', (error) => reject(new GuardedFetchError(code, error)));
  socket.on('close', () => reject(new GuardedFetchError(code)));
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
}
