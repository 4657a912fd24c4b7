import { expect, onTestFinished, test } from 'vitest';
import { JOB_ATTEMPTS_MAX } from '../../src/core/jobs/port.ts';
import type { JobHandler } from '../../src/core/jobs/port.ts';
import { startWorker } from '../../src/core/jobs/worker.ts';
import type { ClaimedJob, JobSource } from '../../src/core/jobs/worker.ts';

const PATIENCE = { timeout: 5_000, interval: 5 };

const job = (id: string, attempt = 1): ClaimedJob => ({ id, group: null, payload: {}, attempt });

/** Jobs in memory, and what was done with each. */
function fakeSource(waiting: ClaimedJob[], overrides: Partial<JobSource> = {}) {
  const events: string[] = [];
  const note =
    (what: string) =>
    async (_queue: string, { id }: ClaimedJob) =>
      void events.push(`${what} ${id}`);
  const source: JobSource = {
    claim: async (_queue, limit) => waiting.splice(0, limit),
    nextDueMs: async () => Infinity,
    extend: async (_queue, jobs) => new Set(jobs.map(({ id }) => id)),
    finish: note('finished'),
    fail: async (_queue, { id, attempt }) => {
      events.push(`failed ${id}`);
      return attempt < JOB_ATTEMPTS_MAX ? 'retried' : 'dropped';
    },
    handBack: note('handed back'),
    ...overrides,
  };
  return { source, events };
}

function work(source: JobSource, handler: JobHandler, concurrency = 1) {
  const errors: string[] = [];
  const onError = (error: Error) => void errors.push(error.message);
  const worker = startWorker({ source, onError, pollMs: 10, heartbeatMs: 10 }, 'q', concurrency, handler);
  onTestFinished(() => worker.stop(0));
  return { worker, errors };
}

const untilAborted: JobHandler = (_payload, { signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });

test('a job that another worker has taken over is aborted, and settled by nobody here', async () => {
  const { source, events } = fakeSource([job('a')], { extend: async () => new Set() });
  let isAborted = false;
  work(source, async (payload, context) => {
    await untilAborted(payload, context).catch(() => (isAborted = true));
  });
  await expect.poll(() => isAborted, PATIENCE).toBe(true);
  expect(events).toEqual([]);
});

test('a heartbeat that could not run takes no job away', async () => {
  let beats = 0;
  const extend = async () => {
    if (++beats < 3) throw new Error('database away');
    return new Set(['a']);
  };
  const { source, events } = fakeSource([job('a')], { extend });
  const { errors } = work(source, () => expect.poll(() => beats, PATIENCE).toBeGreaterThan(3));
  await expect.poll(() => events, PATIENCE).toEqual(['finished a']);
  expect(errors).toEqual(Array(2).fill('queue q: could not keep jobs alive'));
});

test('a claim that failed is tried again at the next poll', async () => {
  const waiting = [job('a')];
  let claims = 0;
  const claim: JobSource['claim'] = async (_queue, limit) => {
    if (++claims === 1) throw new Error('database away');
    return waiting.splice(0, limit);
  };
  const { source, events } = fakeSource([], { claim });
  const { errors } = work(source, async () => {});
  await expect.poll(() => events, PATIENCE).toEqual(['finished a']);
  expect(errors).toEqual(['queue q: could not look for jobs']);
});

test('our own job, claimed once more because we seemed dead, runs anew and its first run settles nothing', async () => {
  const waiting = [job('a', 1), job('a', 2)];
  const { source, events } = fakeSource([], { claim: async () => waiting.splice(0, 1) });
  const starts: number[] = [];
  work(
    source,
    async (payload, context) => {
      starts.push(context.attempt);
      if (context.attempt === 1) await untilAborted(payload, context);
    },
    2,
  );
  await expect.poll(() => events, PATIENCE).toEqual(['finished a']);
  expect(starts).toEqual([1, 2]);
});

test('a job that was claimed while stopping is handed back unstarted', async () => {
  let release = () => {};
  const claiming = new Promise<void>((resolve) => (release = resolve));
  const claim = async () => {
    await claiming;
    return [job('a')];
  };
  const { source, events } = fakeSource([], { claim });
  let starts = 0;
  const { worker } = work(source, async () => void starts++);
  const stopped = worker.stop(1_000);
  release();
  await stopped;
  expect(events).toEqual(['handed back a']);
  expect(starts).toBe(0);
});

test('a job with one start too many is dropped unstarted', async () => {
  const { source, events } = fakeSource([job('a', JOB_ATTEMPTS_MAX + 1)]);
  let starts = 0;
  const { errors } = work(source, async () => void starts++);
  await expect.poll(() => events, PATIENCE).toEqual(['failed a']);
  expect(errors).toEqual([expect.stringContaining('failed too often and is dropped')]);
  expect(starts).toBe(0);
});

test('a handler that throws at once, without a promise, has failed like any other', async () => {
  const { source, events } = fakeSource([job('a')]);
  work(source, () => {
    throw new Error('at once');
  });
  await expect.poll(() => events, PATIENCE).toEqual(['failed a']);
});

test('a handler that ignores its abort is not waited for for ever', async () => {
  const { source, events } = fakeSource([job('a')]);
  const { worker } = work(source, () => new Promise(() => {}));
  await expect.poll(() => worker.stop(0).then(() => events), PATIENCE).toEqual(['handed back a']);
});
