// Token buckets as stored: one number each, moved by one conditional upsert. The rates live in the core.

/** What one `take` found, in milliseconds since the epoch by the store's own clock. */
export type Take = {
  allowed: boolean;
  /** When the bucket is full again: the theoretical arrival time of GCRA. Unchanged by a refusal. */
  fullAt: number;
  now: number;
};

/**
 * A bucket further in debt than it can be, by more than this, was written by a clock that has since been set back.
 * It gives one token and starts anew, so that nobody is locked out; less than this may be two processes at once.
 */
export const CLOCK_SLACK_MS = 60_000;

export type BucketStore = {
  /** Makes the table; several processes may do so at once. */
  prepare(): Promise<void>;
  /**
   * Takes one token, atomically across processes.
   * @param stepMs time in which one token comes back
   * @param capacityMs time in which an empty bucket fills: burst times stepMs
   */
  take(bucket: string, stepMs: number, capacityMs: number): Promise<Take>;
  /** Forgets the buckets that are full again; answers how many. */
  sweep(): Promise<number>;
  close(): Promise<void>;
};
