// The token buckets of the specification as GCRA: one number a bucket says when it is full again.
// Knows neither callers nor HTTP; the stores in db decide between two takers at once.
import type { BucketStore } from '../../db/buckets.ts';
import { rateLimited } from './errors.ts';

const MINUTE_MS = 60_000;

export type Rate = {
  /** Tokens that come back a minute; a divisor of 60,000, so that a token takes whole milliseconds. */
  perMinute: number;
  /** Tokens in a full bucket. */
  burst: number;
};

export const FIND_EMAIL_RATE: Rate = { perMinute: 30, burst: 60 };
/** Shared by the six reads. */
export const READ_RATE: Rate = { perMinute: 120, burst: 240 };

export type RateAnswer = {
  allowed: boolean;
  /** Tokens in a full bucket. */
  limit: number;
  /** Whole tokens left after this call. */
  remaining: number;
  /** Whole seconds until a token is there, rounded up and at least 1 for a refusal; 0 where one was given. */
  retryAfterSeconds: number;
  /** Whole seconds until the bucket is full, rounded up. */
  resetSeconds: number;
};

/** Takes one token from `bucket`, or says when there is one. A bucket that was never used is full. */
export async function takeToken(store: BucketStore, bucket: string, rate: Rate): Promise<RateAnswer> {
  const stepMs = stepOf(rate);
  const capacityMs = rate.burst * stepMs;
  const { allowed, fullAt, now } = await store.take(bucket, stepMs, capacityMs);
  const missingMs = Math.max(0, fullAt - now);
  return {
    allowed,
    limit: rate.burst,
    remaining: Math.max(0, Math.floor((capacityMs - missingMs) / stepMs)),
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((missingMs + stepMs - capacityMs) / 1_000)),
    resetSeconds: Math.ceil(missingMs / 1_000),
  };
}

/** Takes one token; throws `rate_limited` with the seconds to wait where there is none. */
export async function takeOrRefuse(store: BucketStore, bucket: string, rate: Rate): Promise<void> {
  const token = await takeToken(store, bucket, rate);
  if (!token.allowed) throw rateLimited(token.retryAfterSeconds);
}

function stepOf(rate: Rate): number {
  const stepMs = MINUTE_MS / rate.perMinute;
  if (!Number.isInteger(stepMs)) throw new RangeError('a rate must divide 60,000');
  return stepMs;
}
