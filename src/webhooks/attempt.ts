// One attempt: the signed request, and what became of it in a status or one word.
import type { Claimed } from '../core/webhooks/claims.ts';
import type { Outcome } from '../core/webhooks/outcomes.ts';
import type { Target } from '../core/webhooks/targets.ts';
import { GuardedFetchError } from '../http/guarded-fetch-error.ts';
import type { GuardedFetch } from '../http/guarded-fetch.ts';
import { signatureHeader } from './signature.ts';

export const USER_AGENT = 'svc-webhooks/1.0';
/** Lookup, connection, request and the head of the answer together. */
const ANSWER_TIMEOUT_MS = 10_000;
/** The promise to receivers; as good as nothing of the body is read at all. */
const ANSWER_MAX_BYTES = 65_536;
/** The endpoint's secrets were sealed with another key: nothing may be sent unsigned. */
const NO_SECRET = 'secret';

export type AttemptDeps = { fetch: GuardedFetch; now: () => number };

/** Null where the attempt was called off: then it has not been made. */
export async function makeAttempt(
  { fetch, now }: AttemptDeps,
  delivery: Claimed,
  target: Target,
  signal: AbortSignal,
): Promise<Outcome | null> {
  const startedAt = now();
  const ended = (how: { status: number } | { failure: string }): Outcome => ({
    delivery,
    startedAt,
    endedAt: now(),
    ...how,
  });
  if (target.secrets.length === 0) return ended({ failure: NO_SECRET });
  try {
    const { status } = await fetch(target.url, {
      method: 'POST',
      headers: headersOf(delivery, target, startedAt),
      body: delivery.body,
      signal,
      timeoutMs: ANSWER_TIMEOUT_MS,
      maxBytes: ANSWER_MAX_BYTES,
      statusOnly: true,
      allowPorts: 'any',
    });
    return ended({ status });
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    return error.code === 'aborted' ? null : ended({ failure: error.code });
  }
}

function headersOf(delivery: Claimed, { secrets }: Target, at: number): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'User-Agent': USER_AGENT,
    'X-SVC-Event': delivery.event,
    'X-SVC-Delivery': delivery.id,
    'X-SVC-Attempt': String(delivery.attempt),
    'X-SVC-Signature': signatureHeader(secrets, Math.floor(at / 1000), delivery.body),
    ...(delivery.isTest ? { 'X-SVC-Test': 'true' } : {}),
    ...(delivery.redeliveryOf === null ? {} : { 'X-SVC-Redelivery-Of': delivery.redeliveryOf }),
  };
}
