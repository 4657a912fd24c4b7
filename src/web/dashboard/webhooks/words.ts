// What the log of deliveries says in one word, in a sentence; and what of an endpoint's URL its readers may see.
import type { Attempt, Delivery } from '../../../core/webhooks/delivery-log.ts';
import type { Tone } from '../../design/parts.ts';

export type State = Delivery['status'];

export const STATES = ['delivered', 'waiting', 'failed', 'dropped'] as const satisfies readonly State[];

export const STATE_LABELS: Readonly<Record<State, string>> = {
  delivered: 'Delivered',
  waiting: 'Waiting',
  failed: 'Failed',
  dropped: 'Dropped',
};

export const STATE_TONES: Readonly<Record<State, Tone>> = {
  delivered: 'good',
  waiting: 'warn',
  failed: 'bad',
  dropped: 'plain',
};

const FAILURES: Readonly<Record<string, string>> = {
  timeout: 'no answer within 10 seconds',
  dns: 'the host is not known to the DNS',
  connect: 'nothing took the connection',
  tls: 'the TLS handshake failed: look at the certificate',
  protocol: 'the answer was no HTTP',
  blocked_address: 'the host leads to a private or reserved address now',
  blocked_port: 'the port may not be used',
  bad_url: 'the URL cannot be used',
  too_large: 'the answer was too large',
  secret: 'the secret cannot be opened: SVC_SECRET was changed; create the endpoint again',
  internal: 'the fault is ours; the operator’s log has it',
};

/** What an attempt came to. */
export function attemptText({ status, failure }: Attempt): string {
  if (status === null)
    return failure === null ? 'no answer' : `${failure}: ${FAILURES[failure] ?? 'no answer'}`;
  if (status >= 200 && status < 300) return `${status}, taken`;
  return status >= 300 && status < 400 ? `${status}: redirects are not followed` : `${status}`;
}

/** 87 ms, 2.4 s */
export function durationText(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** Receivers put secrets into path and query: who may not manage endpoints reads the host alone. */
export function shownUrl(url: string, manages: boolean): string {
  if (manages) return url;
  const { origin, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? `${origin}/` : `${origin}/…`;
}

export function hostOf(url: string): string {
  return new URL(url).host;
}
