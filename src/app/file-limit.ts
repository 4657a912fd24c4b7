// How many files a person takes of a team. Each reads all that a list has.
import type { BucketStore } from '../../db/buckets.ts';
import { takeOrRefuse } from '../core/rate-limits.ts';
import type { Rate } from '../core/rate-limits.ts';
import { callerOf } from '../web/dashboard/visit.ts';
import type { Visit } from '../web/dashboard/visit.ts';

/** More than a person opens, less than a script would. */
const FILES: Rate = { perMinute: 6, burst: 20 };

/** Throws `rate_limited`. */
export type TakeFile = (visit: Visit) => Promise<void>;

export function fileLimit(buckets: BucketStore): TakeFile {
  return (visit) => takeOrRefuse(buckets, `file:${callerOf(visit).bucket}`, FILES);
}
