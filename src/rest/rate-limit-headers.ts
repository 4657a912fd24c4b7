// RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-10) of the bucket that a call has used.
import type { Response } from 'express';
import { FIND_EMAIL_RATE, READ_RATE } from '../core/rate-limits.ts';
import type { Rate, RateAnswer } from '../core/rate-limits.ts';
import type { BucketKind } from './operations.ts';

export const RATES: Record<BucketKind, Rate> = { 'find-email': FIND_EMAIL_RATE, read: READ_RATE };

const POLICIES: Record<BucketKind, string> = {
  'find-email': policyOf('find-email'),
  read: policyOf('read'),
};

/** `r` is what is left in the bucket, `t` the seconds until it is full. */
export function setRateLimitHeaders(response: Response, kind: BucketKind, token: RateAnswer): void {
  response.setHeader('RateLimit-Policy', POLICIES[kind]);
  response.setHeader('RateLimit', `"${kind}";r=${token.remaining};t=${token.resetSeconds}`);
}

/** `q` is the bucket's size, `w` the seconds in which an empty one fills. */
function policyOf(kind: BucketKind): string {
  const { perMinute, burst } = RATES[kind];
  return `"${kind}";q=${burst};w=${Math.ceil((burst * 60) / perMinute)}`;
}
