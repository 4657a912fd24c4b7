// One queue's work in this process: claims as many jobs as there is room for, keeps them alive, settles each one, and
// hands back what is left at the stop. Where jobs are kept is behind JobSource; the two adapters share this loop.
import { JOB_ATTEMPTS_MAX } from './port.ts';
import type { JobHandler, JobsDeps, QueueName } from './port.ts';

export type ClaimedJob = {
  id: string;
  group: string | null;
  payload: object;
  /** 1 at the first start; with the id it names the claim. */
  attempt: number;
};

export type JobSource = {
  /** Claims up to `limit` runnable jobs, groups with less of `running` first. */
  claim(queue: QueueName, limit: number, running: readonly ClaimedJob[]): Promise<ClaimedJob[]>;
  /** Milliseconds until something else may become runnable; infinite where nothing is known. */
  nextDueMs(queue: QueueName): Promise<number>;
  /** Keeps claims alive; answers the ids that are still ours. */
  extend(queue: QueueName, jobs: readonly ClaimedJob[]): Promise<ReadonlySet<string>>;
  finish(queue: QueueName, job: ClaimedJob): Promise<void>;
  /** Runnable again after a delay, or dropped after too many starts. */
  fail(queue: QueueName, job: ClaimedJob): Promise<'retried' | 'dropped'>;
  /** Runnable at once, as if it had not been started. */
  handBack(queue: QueueName, job: ClaimedJob): Promise<void>;
};

export type WorkerSettings = {
  source: JobSource;
  onError: JobsDeps['onError'];
  /** Between two looks for work that nobody announced. */
  pollMs: number;
  heartbeatMs: number;
};

export type QueueWorker = {
  /** Looks for work now. */
  wake(): void;
  stop(graceMs: number): Promise<void>;
};

/** How long an aborted handler has to end before its job is handed back all the same. */
const ABORTED_HANDLER_MS = 2_000;

type Running = { job: ClaimedJob; controller: AbortController; isLost: boolean; settled: Promise<void> };

/** Works on `queue` until stopped. */
export function startWorker(
  { source, onError, pollMs, heartbeatMs }: WorkerSettings,
  queue: QueueName,
  concurrency: number,
  handler: JobHandler,
): QueueWorker {
  const running = new Map<string, Running>();
  let isStopping = false;
  let isWoken = false;
  let filling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const heart = setInterval(() => void beat(), heartbeatMs);
  const report = (what: string, cause: unknown) => onError(new Error(`queue ${queue}: ${what}`, { cause }));

  function wake() {
    isWoken = true;
    if (isStopping || filling) return;
    clearTimeout(timer);
    filling = fill().finally(() => {
      filling = undefined;
      if (isWoken) wake();
    });
  }

  const hasRoom = () => !isStopping && running.size < concurrency;

  async function fill() {
    let waitMs = pollMs;
    try {
      while (hasRoom() && isWoken) {
        isWoken = false;
        const claims = [...running.values()].map(({ job }) => job);
        for (const job of await source.claim(queue, concurrency - running.size, claims)) run(job);
      }
      // With no room left, the job that ends wakes us.
      isWoken = false;
      if (hasRoom()) waitMs = Math.min(pollMs, Math.max(0, await source.nextDueMs(queue)));
    } catch (error) {
      isWoken = false;
      report('could not look for jobs', error);
    }
    if (!isStopping) timer = setTimeout(wake, waitMs);
  }

  function run(job: ClaimedJob) {
    const controller = new AbortController();
    const entry: Running = { job, controller, isLost: false, settled: Promise.resolve() };
    const before = running.get(job.id);
    // We were taken for dead, and have now claimed our own job once more.
    if (before) lose(before);
    running.set(job.id, entry);
    // Claimed while we were told to stop: never started.
    if (isStopping) controller.abort();
    entry.settled = finishOrFail(entry)
      .catch((error: unknown) => report('could not settle a job', error))
      .finally(() => {
        if (running.get(job.id) === entry) running.delete(job.id);
        wake();
      });
  }

  async function finishOrFail(entry: Running) {
    const { job, controller } = entry;
    const { signal } = controller;
    // Its workers died of it, or with it: no handler was there to throw.
    const isHopeless = job.attempt > JOB_ATTEMPTS_MAX;
    const outcome = signal.aborted || isHopeless ? null : await outcomeOf(handler, entry);
    if (entry.isLost) return;
    if (signal.aborted) return source.handBack(queue, job);
    if (outcome === 'done') return source.finish(queue, job);
    const fate = await source.fail(queue, job);
    const what = fate === 'dropped' ? 'failed too often and is dropped' : 'failed and is tried again';
    report(`job ${job.id}, start ${job.attempt}, ${what}`, outcome?.error);
  }

  async function beat() {
    const held = [...running.values()].filter((entry) => !entry.isLost);
    if (held.length === 0) return;
    try {
      const ours = await source.extend(
        queue,
        held.map(({ job }) => job),
      );
      for (const entry of held) {
        // One that was settled meanwhile is not lost.
        if (ours.has(entry.job.id) || running.get(entry.job.id) !== entry) continue;
        lose(entry);
      }
    } catch (error) {
      report('could not keep jobs alive', error);
    }
  }

  async function stop(graceMs: number) {
    isStopping = true;
    clearTimeout(timer);
    await filling;
    const all = () => Promise.all([...running.values()].map(({ settled }) => settled));
    await Promise.race([all(), pause(graceMs)]);
    for (const { controller } of running.values()) controller.abort();
    await all();
    clearInterval(heart);
    clearTimeout(timer);
  }

  wake();
  return { wake, stop };
}

function lose(entry: Running) {
  entry.isLost = true;
  entry.controller.abort();
}

type Outcome = 'done' | { error: unknown };

// A handler that ignores the abort is not waited for for ever; what it does afterwards, another start does again.
async function outcomeOf(handler: JobHandler, { job, controller }: Running): Promise<Outcome> {
  const { signal } = controller;
  const work = new Promise<void>((resolve) =>
    resolve(handler(job.payload, { signal, attempt: job.attempt })),
  ).then(
    () => 'done' as const,
    (error: unknown) => ({ error }),
  );
  const givenUp = new Promise<Outcome>((resolve) => {
    const giveUp = async () => {
      await pause(ABORTED_HANDLER_MS);
      resolve({ error: signal.reason });
    };
    signal.addEventListener('abort', () => void giveUp(), { once: true });
  });
  return Promise.race([work, givenUp]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
