// Hands out API keys so that none runs into its rate limit: each is used as much as a key at its full rate is in a minute.
import { FIND_EMAIL_RATE, READ_RATE } from '../../src/core/rate-limits.ts';
import type { BucketKind } from '../../src/rest/operations.ts';

/** So one request in 120 pays for the note of the key's last use, as in life. */
const USES: Record<BucketKind, number> = {
  'find-email': FIND_EMAIL_RATE.perMinute,
  read: READ_RATE.perMinute,
};

export type KeyRing = (bucket: BucketKind) => string;

/** @throws RangeError when the keys are used up: a refused call would measure something else. */
export function makeKeyRing(keys: readonly string[]): KeyRing {
  const used: Record<BucketKind, number> = { 'find-email': 0, read: 0 };
  return (bucket) => {
    const key = keys[Math.floor(used[bucket] / USES[bucket])];
    if (key === undefined) throw new RangeError(`too few keys for so many ${bucket} calls`);
    used[bucket] += 1;
    return key;
  };
}

/** How many keys a ring needs for that many calls. */
export function keysFor(calls: Record<BucketKind, number>): number {
  return Math.max(Math.ceil(calls['find-email'] / USES['find-email']), Math.ceil(calls.read / USES.read));
}
