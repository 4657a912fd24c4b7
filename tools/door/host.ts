// The Host header against DNS rebinding: a page that makes its name point at us still sends its own name.
import type { RequestHandler } from 'express';
import { RPC, refuse } from './rpc-error.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the name, as `URL.hostname` prints it, means this machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.has(hostname) || hostname.endsWith('.localhost');
}

/** Passes our public name and loopback ones, whatever the port: a proxy may stand before us. */
export function checkHost(resourceUrl: string): RequestHandler {
  const ours = new URL(resourceUrl).hostname;
  return (request, response, next) => {
    const hostname = hostnameOf(request.headers.host);
    if (hostname !== null && (hostname === ours || isLoopback(hostname))) next();
    else refuse(response, 403, RPC.server, 'Invalid Host header');
  };
}

function hostnameOf(host: string | undefined): string | null {
  if (host === undefined || host === '' || /[/?#@\\]/.test(host)) return null;
  return URL.parse(`http://${host}`)?.hostname ?? null;
}
