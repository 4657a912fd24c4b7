// Owns every request to an untrusted URL: what may be asked, how long, how much comes back. Knows no caller's purpose.
import { Agent } from 'undici';
import { createCertificateMemory } from './certificate-memory.ts';
import { type ConnectorDeps, createGuardedConnector } from './guarded-connector.ts';
import { GuardedFetchError } from './guarded-fetch-error.ts';
import { exchange, type Answer, type Exchange, type ExchangeRequest } from './guarded-exchange.ts';
import { type AllowedPorts, checkUrl } from './guarded-url.ts';

export type GuardedFetchDeps = ConnectorDeps & {
  /** Sent with every request that names no other. */
  userAgent: string;
  now: () => number;
};

export type GuardedFetchOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  signal?: AbortSignal;
  /** For the whole call, redirects and body included. */
  timeoutMs: number;
  /** Of the decoded body. */
  maxBytes: number;
  /** Default 'refuse'. */
  onTooLarge?: 'truncate' | 'refuse';
  /** Default 0: a 3xx comes back as a response. */
  maxRedirects?: number;
  /** Asked before each redirect is followed; false ends the call with `hop_refused`. */
  checkHop?: (url: string) => Promise<boolean>;
  /**
   * Default 'verify'. 'opportunistic' accepts an invalid certificate and says so in `tlsVerified`: for the crawler
   * alone, which would take the same page over plain http.
   */
  tls?: 'verify' | 'opportunistic';
  /** Media types whose body is read, lower case; of any other the body is left (`bodySkipped`). None: all are read. */
  acceptTypes?: readonly string[];
  /** Ports beyond 80 and 443. */
  allowPorts?: AllowedPorts;
  /** Called for each piece of the body as it comes. */
  onChunk?: () => void;
};

export type GuardedResponse = {
  /** Of the last hop, without fragment. */
  url: string;
  status: number;
  /** Repeated headers joined with ', '; null where absent. The name in any case. */
  header: (name: string) => string | null;
  body: Uint8Array;
  /** The body was longer than `maxBytes`. */
  truncated: boolean;
  /** The body was left unread for its media type. */
  bodySkipped: boolean;
  /** The URLs that redirected, in order. */
  redirects: string[];
  /** https with a valid certificate on the last hop. */
  tlsVerified: boolean;
};

/** Throws GuardedFetchError, and nothing else. */
export type GuardedFetch = {
  (url: string, options: GuardedFetchOptions): Promise<GuardedResponse>;
  /** Ends all connections; calls under way fail with `aborted`. */
  close: () => Promise<void>;
};

/** Sockets to one origin, kept open for a moment after use. */
const CONNECTIONS_PER_ORIGIN = 6;
const KEEP_ALIVE_MS = 4_000;
/** Real sites send up to some 20 KiB (policies, cookies). */
const HEADERS_MAX_BYTES = 65_536;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** What a redirect to another origin must not carry along (RFC 9110 §15.4). */
const ORIGIN_BOUND_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'proxy-authorization']);

/** A fetch that reaches public addresses on default ports only, unless told otherwise. Call `close` at the end. */
export function createGuardedFetch(deps: GuardedFetchDeps): GuardedFetch {
  const agents = { strict: createAgent(deps, true), lax: createAgent(deps, false) };
  const certificates = createCertificateMemory(deps.now);
  const closing = new AbortController();
  const fetch = async (url: string, options: GuardedFetchOptions): Promise<GuardedResponse> => {
    const call = startCall(options, closing.signal);
    try {
      return await follow({ agents, certificates, signal: call.signal }, deps, url, options);
    } catch (error) {
      throw call.explain(error);
    } finally {
      call.end();
    }
  };
  return Object.assign(fetch, {
    async close() {
      closing.abort();
      await Promise.all([agents.strict.destroy(), agents.lax.destroy()]);
    },
  });
}

function createAgent(deps: ConnectorDeps, verify: boolean): Agent {
  return new Agent({
    connect: createGuardedConnector(deps, verify),
    connections: CONNECTIONS_PER_ORIGIN,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: HEADERS_MAX_BYTES,
    allowH2: false,
    headersTimeout: 0, // the call's own clock rules
    bodyTimeout: 0,
  });
}

/** One clock for the whole call, and the reason why it ended. */
function startCall(options: GuardedFetchOptions, closing: AbortSignal) {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | null = null;
  const stop = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    controller.abort();
  };
  const onAbort = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), options.timeoutMs);
  const sources = options.signal === undefined ? [closing] : [closing, options.signal];
  for (const source of sources) {
    if (source.aborted) onAbort();
    else source.addEventListener('abort', onAbort, { once: true });
  }
  return {
    signal: controller.signal,
    explain(error: unknown): GuardedFetchError {
      if (reason !== null) return new GuardedFetchError(reason, error);
      return error instanceof GuardedFetchError ? error : new GuardedFetchError('protocol', error);
    },
    end() {
      clearTimeout(timer);
      for (const source of sources) source.removeEventListener('abort', onAbort);
    },
  };
}

/** Asks, and follows redirects one checked hop at a time. */
async function follow(
  net: Exchange,
  deps: GuardedFetchDeps,
  start: string,
  options: GuardedFetchOptions,
): Promise<GuardedResponse> {
  const guard = { allowPrivateNetwork: deps.allowPrivateNetwork, allowPorts: options.allowPorts ?? [] };
  const redirects: string[] = [];
  let request: ExchangeRequest = {
    url: checkUrl(start, guard),
    method: options.method ?? 'GET',
    headers: { 'user-agent': deps.userAgent, accept: '*/*', ...lowerCased(options.headers ?? {}) },
    body: options.body ?? null,
  };
  for (;;) {
    if (net.signal.aborted) throw new GuardedFetchError('aborted');
    const answer = await exchange(net, request, options);
    const location = REDIRECTS.has(answer.status) ? answer.header('location') : null;
    if (location === null || (options.maxRedirects ?? 0) === 0) {
      return { ...(await answer.read()), ...shown(answer, request.url), redirects };
    }
    answer.drop();
    redirects.push(request.url.href);
    const next = checkUrl(resolve(location, request.url), guard);
    if (redirects.length > (options.maxRedirects ?? 0) || redirects.includes(next.href)) {
      throw new GuardedFetchError('too_many_redirects');
    }
    if (options.checkHop !== undefined && !(await options.checkHop(next.href))) {
      throw new GuardedFetchError('hop_refused');
    }
    request = redirected(request, next, answer.status);
  }
}

/** RFC 9110 §15.4: 307 and 308 keep the method; the others turn everything but HEAD into GET. */
function redirected(request: ExchangeRequest, url: URL, status: number): ExchangeRequest {
  const keeps = status === 307 || status === 308 || request.method === 'HEAD';
  const sameOrigin = url.origin === request.url.origin;
  const kept = Object.entries(request.headers).filter(
    ([name]) => (sameOrigin || !ORIGIN_BOUND_HEADERS.has(name)) && (keeps || !name.startsWith('content-')),
  );
  return {
    url,
    method: keeps ? request.method : 'GET',
    headers: Object.fromEntries(kept),
    body: keeps ? request.body : null,
  };
}

function shown(answer: Answer, url: URL): Pick<GuardedResponse, 'url' | 'status' | 'header' | 'tlsVerified'> {
  return { url: url.href, status: answer.status, header: answer.header, tlsVerified: answer.tlsVerified };
}

function resolve(location: string, base: URL): string {
  if (!URL.canParse(location, base.href)) throw new GuardedFetchError('bad_url');
  return new URL(location, base.href).href;
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
