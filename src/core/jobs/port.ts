// Work that outlives a request, as a port: at least once, so handlers are idempotent. Knows no queue by name.
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { NewId } from '../ids.ts';

/** Letters, digits, `-` and `_`; made by its first use. */
export type QueueName = string;

export type EnqueueOptions = {
  /** Epoch milliseconds before which the job does not run; at once by default. */
  runAt?: number;
  /** While a job of this queue with this key waits for its first start, another one is ignored. */
  key?: string;
  /** Whose work it is (a team): the groups of a queue take turns, so that one backlog holds up nobody else. */
  group?: string;
};

export type JobContext = {
  /** Aborts when the process stops or another worker has taken the job over: end soon, the job runs again. */
  signal: AbortSignal;
  /** 1 at the first start. */
  attempt: number;
};

/**
 * Does the job. Returning finishes it; throwing has it run again after a delay, and after JOB_ATTEMPTS_MAX starts it
 * is dropped. Whatever happens after the signal has aborted, the job runs again.
 */
export type JobHandler<Payload extends object = object> = (
  payload: Payload,
  context: JobContext,
) => Promise<void>;

export type Jobs = {
  /** Adds a job to the caller's transaction: it exists when that commits, and then only. `payload` is JSON. */
  enqueue(
    tx: Transaction<Database>,
    queue: QueueName,
    payload: object,
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * Takes up work from `queue`, at most `concurrency` jobs at once in this process, from `start` on; called before it.
   * The payload's type is a promise of whoever enqueues: it comes back as it was after JSON.
   */
  work<Payload extends object>(
    queue: QueueName,
    options: { concurrency: number },
    handler: JobHandler<Payload>,
  ): void;
  /** Needed before `enqueue` too. */
  start(): Promise<void>;
  /**
   * Takes no new work, waits up to `graceMs` for what runs, then aborts it and hands it back: it is runnable at once
   * for others, and that start does not count. The queues' storage stays open.
   */
  stop(graceMs: number): Promise<void>;
  /** How many jobs of the queue are not running: waiting their turn, their time, or another try. */
  waiting(queue: QueueName): Promise<number>;
};

export type JobsDeps = {
  /** Epoch milliseconds. */
  now: () => number;
  newId: NewId;
  /** What went wrong behind the caller's back, in our words, with its cause; the work goes on. */
  onError: (error: Error) => void;
};

/** Starts of a job that keeps throwing, or whose workers keep dying. */
export const JOB_ATTEMPTS_MAX = 8;
/** The wait after the first failed start; twice as long after each further one. */
export const JOB_RETRY_MS = 1_000;
export const JOB_RETRY_MAX_MS = 60_000;
