// Owns one request and its answer over a guarded agent. Follows nothing, keeps nothing.
import { type Agent, type Dispatcher } from 'undici';
import type { CertificateMemory } from './certificate-memory.ts';
import { GuardedFetchError } from './guarded-fetch-error.ts';
import { ACCEPT_ENCODING, readBody } from './response-body.ts';

export type Exchange = {
  /** The lax agent takes invalid certificates. */
  agents: { strict: Agent; lax: Agent };
  certificates: CertificateMemory;
  signal: AbortSignal;
};

export type ExchangeRequest = {
  url: URL;
  method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string | Uint8Array | null;
};

export type ExchangeOptions = {
  maxBytes: number;
  onTooLarge?: 'truncate' | 'refuse';
  tls?: 'verify' | 'opportunistic';
  acceptTypes?: readonly string[];
  onChunk?: () => void;
};

export type Answer = {
  status: number;
  header: (name: string) => string | null;
  tlsVerified: boolean;
  read(): Promise<{ body: Uint8Array; truncated: boolean; bodySkipped: boolean }>;
  /** Leaves the body unread, and keeps the connection where that is cheap. */
  drop(): void;
};

/** How much of an unwanted body is read, and for how long, to keep the connection for the next request. */
const DROP_MAX_BYTES = 16_384;
const DROP_MAX_MS = 1_000;

/** Sends the request once (twice where a kept connection had just died); throws GuardedFetchError or undici's errors. */
export async function exchange(
  net: Exchange,
  request: ExchangeRequest,
  options: ExchangeOptions,
): Promise<Answer> {
  const { response, tlsVerified } = await sendOver(net, request, options.tls ?? 'verify');
  const header = (name: string) => headerOf(response, name);
  response.body.on('error', () => undefined); // whoever reads it gets the error; one left alone must not crash us
  const drop = () => {
    void response.body
      .dump({ limit: DROP_MAX_BYTES, signal: AbortSignal.timeout(DROP_MAX_MS) })
      .catch(() => undefined);
  };
  return {
    status: response.statusCode,
    header,
    tlsVerified,
    drop,
    async read() {
      if (!isAccepted(header('content-type'), options.acceptTypes)) {
        drop();
        return { body: new Uint8Array(), truncated: false, bodySkipped: true };
      }
      const encoding = request.method === 'HEAD' ? null : header('content-encoding');
      const { bytes, truncated } = await readBody(response.body, encoding, {
        maxBytes: options.maxBytes,
        onTooLarge: options.onTooLarge ?? 'refuse',
        ...(options.onChunk === undefined ? {} : { onChunk: options.onChunk }),
      });
      return { body: bytes, truncated, bodySkipped: false };
    },
  };
}

type Sent = { response: Dispatcher.ResponseData; tlsVerified: boolean };

/** Opportunistic means: as verified as it goes. The strict agent comes first, so that `tlsVerified` is never a guess. */
async function sendOver(
  net: Exchange,
  request: ExchangeRequest,
  tls: 'verify' | 'opportunistic',
): Promise<Sent> {
  const { protocol, origin } = request.url;
  if (protocol === 'http:')
    return { response: await send(net.agents.strict, net.signal, request), tlsVerified: false };
  if (tls === 'verify' || !net.certificates.isInvalid(origin)) {
    try {
      return { response: await send(net.agents.strict, net.signal, request), tlsVerified: true };
    } catch (error) {
      // nothing of the request has been sent: the handshake failed
      if (tls === 'verify' || !(error instanceof GuardedFetchError) || error.code !== 'tls') throw error;
    }
  }
  const response = await send(net.agents.lax, net.signal, request);
  net.certificates.remember(origin);
  return { response, tlsVerified: false };
}

async function send(
  agent: Agent,
  signal: AbortSignal,
  request: ExchangeRequest,
): Promise<Dispatcher.ResponseData> {
  const options: Dispatcher.RequestOptions = {
    origin: request.url.origin,
    path: request.url.pathname + request.url.search,
    method: request.method,
    headers: { 'accept-encoding': ACCEPT_ENCODING, ...request.headers },
    body: request.body,
    signal,
  };
  try {
    return await untilAborted(agent.request(options), signal);
  } catch (error) {
    if (request.method === 'POST' || signal.aborted || !isDeadConnection(error)) throw error;
    return await untilAborted(agent.request(options), signal);
  }
}

/** undici looks at the signal only once a connection stands; we do not wait for that. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new GuardedFetchError('aborted'));
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** A server may close a kept connection at the moment we use it again (RFC 9112 §9.3.1): asking once more is safe. */
function isDeadConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

function headerOf(response: Dispatcher.ResponseData, name: string): string | null {
  const value = response.headers[name.toLowerCase()];
  if (value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : value;
}

function isAccepted(contentType: string | null, acceptTypes: readonly string[] | undefined): boolean {
  if (acceptTypes === undefined || contentType === null) return true;
  const [mediaType = ''] = contentType.split(';', 1);
  return mediaType.trim() === '' || acceptTypes.includes(mediaType.trim().toLowerCase());
}
