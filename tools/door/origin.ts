// Which web pages may call us, and what a browser must be told for it (Fetch §3.2). Other clients send no Origin.
import type { RequestHandler } from 'express';
import { isLoopback } from './host.ts';
import { RPC, refuse } from './rpc-error.ts';

const PREFLIGHT_MAX_AGE_SECONDS = 7_200;
const ALLOWED_METHODS = 'POST, OPTIONS';
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID';
const EXPOSED_HEADERS = 'WWW-Authenticate, Mcp-Session-Id, MCP-Protocol-Version, Retry-After, X-Request-Id';

/** Any origin, in the setting. */
export const ANY_ORIGIN = '*';

/** Refuses foreign origins with 403; answers OPTIONS before anybody asks for a token. */
export function checkOrigin(resourceUrl: string, allowedOrigins: readonly string[]): RequestHandler {
  const allowed = new Set([new URL(resourceUrl).origin, ...allowedOrigins]);
  const isAllowed = (origin: string) =>
    allowed.has(ANY_ORIGIN) || allowed.has(origin) || isLoopback(URL.parse(origin)?.hostname ?? '');

  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('Origin');
    if (origin !== undefined) {
      if (!isAllowed(origin)) {
        refuse(response, 403, RPC.server, 'Origin not allowed');
        return;
      }
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    }
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', ALLOWED_METHODS);
    response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
    response.setHeader('Access-Control-Max-Age', PREFLIGHT_MAX_AGE_SECONDS);
    response.status(204).end();
  };
}
