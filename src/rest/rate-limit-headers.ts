// RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-10) of the bucket that a call has used.
import type { Response } from 'express';
import type { TokenAnswer } from '../core/rate-limits.ts';
import type { BucketKind } from './operations.ts';

/** `q` is the bucket's size, `w` the seconds in which it fills, `r` what is left, `t` the seconds until it is full. */
export function setRateLimitHeaders(response: Response, kind: BucketKind, token: TokenAnswer): void {
  response.setHeader('RateLimit-Policy', `"${kind}";q=${token.limit};w=${token.windowSeconds}`);
  response.setHeader('RateLimit', `"${kind}";r=${token.remaining};t=${token.resetSeconds}`);
}
