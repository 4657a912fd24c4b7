// Owns every request to an untrusted URL: what may be asked, how long, how much comes back. Knows no caller's purpose.
import { Agent } from 'undici';
import { createAddressAgents } from './address-agents.ts';
import { createCertificateMemory } from './certificate-memory.ts';
import { type ConnectorDeps, createGuardedConnector } from './guarded-connector.ts';
import { GuardedFetchError } from './guarded-fetch-error.ts';
import { exchange, type Answer, type Exchange, type ExchangeRequest } from './guarded-exchange.ts';
import { type AllowedPorts, checkUrl } from './guarded-url.ts';

export type GuardedFetchDeps = ConnectorDeps & {
  /** Sent with every request that names no other. */
  userAgent: string;
  now: () => number;
  /**
   * Default: six connections to an origin, kept for four seconds, under its name. 'by-address' looks the host up for
   * every call, keeps connections for a second under the addresses found, has no limit of its own, and takes only
   * valid certificates.
   */
  connections?: 'by-name' | 'by-address';
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
  /** The answer is its status and headers: it is there with them, and next to nothing of the body is read. */
  statusOnly?: boolean;
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
/** Shorter than servers keep theirs: a POST is not sent twice where one has just been closed. */
const KEEP_ALIVE_BY_ADDRESS_MS = 1_000;
/** Real sites send up to some 20 KiB (policies, cookies). */
const HEADERS_MAX_BYTES = 65_536;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** What a redirect to another origin must not carry along (RFC 9110 §15.4). */
const ORIGIN_BOUND_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'proxy-authorization']);

/** A fetch that reaches public addresses on default ports only, unless told otherwise. Call `close` at the end. */
export function createGuardedFetch(deps: GuardedFetchDeps): GuardedFetch {
  const pool = deps.connections === 'by-address' ? agentsByAddress(deps) : agentsByName(deps);
  const certificates = createCertificateMemory(deps.now);
  const closing = new AbortController();
  const fetch = async (url: string, options: GuardedFetchOptions): Promise<GuardedResponse> => {
    const call = startCall(options, closing.signal);
    try {
      return await follow({ pool, certificates, signal: call.signal }, deps, url, options);
    } catch (error) {
      throw call.explain(error);
    } finally {
      call.end();
    }
  };
  return Object.assign(fetch, {
    async close() {
      closing.abort();
      await pool.destroy();
    },
  });
}

/** Where the connections of a call come from. */
type AgentPool = {
  agentsFor(url: URL, signal: AbortSignal): Promise<Exchange['agents']>;
  destroy(): Promise<void>;
};

function agentsByName(deps: ConnectorDeps): AgentPool {
  const create = (verify: boolean) =>
    new Agent({
      ...agentSettings(KEEP_ALIVE_MS),
      connect: createGuardedConnector(deps, verify),
      connections: CONNECTIONS_PER_ORIGIN,
    });
  const agents = { strict: create(true), lax: create(false) };
  return {
    agentsFor: async () => agents,
    async destroy() {
      await Promise.all([agents.strict.destroy(), agents.lax.destroy()]);
    },
  };
}

function agentsByAddress(deps: ConnectorDeps): AgentPool {
  const agents = createAddressAgents(deps, agentSettings(KEEP_ALIVE_BY_ADDRESS_MS));
  return {
    async agentsFor(url, signal) {
      const strict = await agents.agentFor(url, signal);
      return { strict, lax: strict };
    },
    destroy: agents.destroy,
  };
}

function agentSettings(keepAliveMs: number) {
  return {
    pipelining: 1,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
    maxHeaderSize: HEADERS_MAX_BYTES,
    allowH2: false,
    headersTimeout: 0, // the call's own clock rules
    bodyTimeout: 0,
  };
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
  net: Omit<Exchange, 'agents'> & { pool: AgentPool },
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
    const agents = await net.pool.agentsFor(request.url, net.signal);
    const answer = await exchange({ ...net, agents }, request, options);
    const location = REDIRECTS.has(answer.status) ? answer.header('location') : null;
    if (location === null || (options.maxRedirects ?? 0) === 0) {
      const read = options.statusOnly === true ? leave(answer) : await answer.read();
      return { ...read, ...shown(answer, request.url), redirects };
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

function leave(answer: Answer) {
  answer.drop();
  return { body: new Uint8Array(), truncated: false, bodySkipped: true };
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
