// One request to the public address, and what it means when no usable answer comes: our words, never theirs.
import type { GuardedFetch, GuardedResponse } from '../http/guarded-fetch.ts';
import { GuardedFetchError } from '../http/guarded-fetch-error.ts';
import type { GuardedFetchCode } from '../http/guarded-fetch-error.ts';
import { StepFailed } from './report.ts';

const TIMEOUT_MS = 10_000;
const BODY_MAX_BYTES = 65_536;

export type AskOptions = {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  onChunk?: () => void;
};

export type Reply = {
  status: number;
  header: (name: string) => string | null;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
};

/** Asks a path of ours. Throws StepFailed where nothing answers. */
export type Ask = (path: string, options?: AskOptions) => Promise<Reply>;

export function createAsk(fetch: GuardedFetch, publicUrl: string): Ask {
  return async (path, options = {}) => {
    let response: GuardedResponse;
    try {
      response = await fetch(publicUrl + path, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: BODY_MAX_BYTES,
        // As a browser and a web client would: what is compressed or cached on the way has to stand this.
        ...options,
      });
    } catch (error) {
      if (!(error instanceof GuardedFetchError)) throw error;
      throw new StepFailed(...explain(error), error);
    }
    return { status: response.status, header: response.header, json: parse(response.body) };
  };
}

/** What an answer of another status than was expected means. */
export function wrongStatus(reply: Reply, publicUrl: string, expected: number): StepFailed {
  const { status } = reply;
  const change = changeFor(reply, publicUrl);
  return new StepFailed(`The public address answers ${status} where ${expected} is expected.`, change);
}

const POINT_PROXY = 'Point the proxy at the host and port on which the service listens.';

function changeFor(reply: Reply, publicUrl: string): string {
  const { status } = reply;
  if (status >= 300 && status < 400) return redirectChange(reply, publicUrl);
  switch (status) {
    case 502:
    case 504:
      return `A proxy does not reach the service. ${POINT_PROXY}`;
    case 503:
      return `The service is still starting, or a proxy does not reach it. ${POINT_PROXY}`;
    case 404:
    case 405:
      return 'Let the proxy hand on every path and method, those under /.well-known, /oauth and /mcp too.';
    case 401:
      return 'Something before the service asks for its own sign-in. Let requests through as they come.';
    case 403:
      return 'Let the proxy hand on Host as it came (the service refuses another name), and refuse nothing by itself.';
    case 413:
      return 'The proxy refuses small bodies. Raise its limit to 256 kB.';
    case 429:
      return 'Too many requests came from this address. Wait a minute, and check SVC_TRUST_PROXY.';
    default:
      return 'Look at the log of the service and of the proxy for this moment.';
  }
}

/** Read for its scheme and host alone. */
function redirectChange(reply: Reply, publicUrl: string): string {
  const own = new URL(publicUrl);
  const target = URL.parse(reply.header('location') ?? '', publicUrl);
  if (target?.hostname !== own.hostname) {
    return 'The address redirects to another host. Set SVC_PUBLIC_URL to the address that answers without a redirect.';
  }
  if (target.protocol !== own.protocol) {
    return `The address redirects to ${target.protocol === 'https:' ? 'https' : 'http'}. Set SVC_PUBLIC_URL to the address that answers without a redirect.`;
  }
  return 'The proxy redirects. Let it hand on requests as they are.';
}

type Words = readonly [why: string, change: string];

const WORDS: Readonly<Record<GuardedFetchCode, Words>> = {
  dns: [
    'The host of the public address does not resolve from here.',
    'Check SVC_PUBLIC_URL, and the DNS record of its host.',
  ],
  connect: [
    'No connection to the public address can be made from here.',
    'Check SVC_PUBLIC_URL, its port and the firewall; this machine must be able to reach its own public address.',
  ],
  tls: [
    'The public address offers no secure connection that clients accept.',
    'Check the certificate of the proxy, and whether it speaks https on this port.',
  ],
  timeout: [
    `The public address does not answer within ${TIMEOUT_MS / 1000} seconds.`,
    'Check the proxy and its time limits; some answers take up to 50 seconds.',
  ],
  protocol: [
    'What answers at the public address breaks off, or is no valid HTTP.',
    'Check SVC_PUBLIC_URL and its port, and that the proxy hands on whole answers.',
  ],
  too_large: [
    'What answers at the public address is larger than anything that the service sends.',
    'Check SVC_PUBLIC_URL: something else answers there.',
  ],
  blocked_address: [
    'The host of the public address resolves to an address that no client can use.',
    'Check the DNS record of the host: it must not be link-local or unspecified.',
  ],
  blocked_port: ['The port of the public address cannot be asked.', 'Set SVC_PUBLIC_URL to another port.'],
  bad_url: ['The public address cannot be asked.', 'Check SVC_PUBLIC_URL.'],
  aborted: ['The examination was called off.', 'Run it again.'],
  too_many_redirects: ['The public address redirects.', 'Let the proxy hand on requests as they are.'],
  hop_refused: ['The public address redirects.', 'Let the proxy hand on requests as they are.'],
};

/** Of Node's certificate errors, those that tell an operator what to do. */
const CERTIFICATES: Readonly<Record<string, Words>> = {
  CERT_HAS_EXPIRED: ['The certificate of the public address has expired.', 'Renew the certificate.'],
  CERT_NOT_YET_VALID: [
    'The certificate of the public address is not valid yet.',
    'Check the clock of this machine, and the certificate.',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'The certificate is for another host than that of the public address.',
    'Get a certificate for the host of SVC_PUBLIC_URL.',
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'The certificate of the public address is self-signed: assistants refuse it.',
    'Get a certificate from a public authority.',
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'The certificate of the public address comes without its chain.',
    'Let the proxy send the intermediate certificates too.',
  ],
};

function explain(error: GuardedFetchError): Words {
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (error.code === 'tls') return CERTIFICATES[code] ?? WORDS.tls;
  return WORDS[error.code];
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined; // the caller says what was expected
  }
}
