import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Storage } from '../../db/open.ts';
import { JOB_ATTEMPTS_MAX } from '../../src/core/jobs/port.ts';
import type { EnqueueOptions, Jobs } from '../../src/core/jobs/port.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { openJobs } from '../../src/core/jobs/index.ts';

const WORKER = fileURLToPath(new URL('jobs-process.ts', import.meta.url));
const PATIENCE = { timeout: 10_000, interval: 10 };

type Note = { note: string };

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });

describeEachDatabase('jobs', (open, dialect) => {
  async function start(storage: Storage, register: (jobs: Jobs) => void = () => {}) {
    const errors: string[] = [];
    const log = { warn: (_details: object, message: string) => void errors.push(message) };
    const { jobs, notifier } = await openJobs(storage, { log, now: Date.now, queues: ['notes'] });
    onTestFinished(async () => {
      await jobs.stop(0);
      await notifier.close();
    });
    register(jobs);
    await jobs.start();
    return { jobs, errors };
  }

  const add = (storage: Storage, jobs: Jobs, note: string, options?: EnqueueOptions) =>
    storage.db.transaction().execute((tx) => jobs.enqueue(tx, 'notes', { note }, options));

  test('a job runs once, with its payload, soon after its transaction commits', async () => {
    const storage = await open();
    const seen: unknown[] = [];
    const { jobs } = await start(storage, (jobs) =>
      jobs.work<Note>('notes', { concurrency: 2 }, async (payload, { attempt }) => {
        seen.push([payload, attempt]);
      }),
    );
    await add(storage, jobs, 'Ünïcode “quoted” ☂');
    await expect.poll(() => seen, PATIENCE).toEqual([[{ note: 'Ünïcode “quoted” ☂' }, 1]]);
    await expect.poll(() => jobs.waiting('notes'), PATIENCE).toBe(0);
    expect(seen).toHaveLength(1);
  });

  test('a transaction that rolls back leaves no job', async () => {
    const storage = await open();
    const seen: string[] = [];
    const { jobs } = await start(storage, (jobs) =>
      jobs.work<Note>('notes', { concurrency: 1 }, async ({ note }) => void seen.push(note)),
    );
    const failed = storage.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'notes', { note: 'never' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await add(storage, jobs, 'after');
    await expect.poll(() => seen, PATIENCE).toEqual(['after']);
    expect(await jobs.waiting('notes')).toBe(0);
  });

  test('nothing runs before its transaction commits', async () => {
    const storage = await open();
    const order: string[] = [];
    const { jobs } = await start(storage, (jobs) =>
      jobs.work('notes', { concurrency: 1 }, async () => void order.push('ran')),
    );
    await storage.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'notes', {});
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('committing');
    });
    await expect.poll(() => order, PATIENCE).toEqual(['committing', 'ran']);
  });

  test('while a job with a key waits for its first start, another one is ignored', async () => {
    const storage = await open();
    const seen: string[] = [];
    const first = gate();
    const { jobs } = await start(storage, (jobs) =>
      jobs.work<Note>('notes', { concurrency: 1 }, async ({ note }) => {
        seen.push(note);
        await first.opened;
      }),
    );
    await add(storage, jobs, 'one', { key: 'k' });
    await expect.poll(() => seen, PATIENCE).toEqual(['one']);
    await add(storage, jobs, 'two', { key: 'k' });
    await add(storage, jobs, 'ignored', { key: 'k' });
    await add(storage, jobs, 'other key', { key: 'l' });
    await add(storage, jobs, 'no key');
    await add(storage, jobs, 'no key');
    expect(await jobs.waiting('notes')).toBe(4);
    first.open();
    await expect.poll(() => seen, PATIENCE).toEqual(['one', 'two', 'other key', 'no key', 'no key']);
  });

  test('a duplicate key does no harm to the rest of its transaction', async () => {
    const storage = await open();
    const { jobs } = await start(storage);
    await storage.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'notes', { note: 'one' }, { key: 'k' });
      await jobs.enqueue(tx, 'notes', { note: 'two' }, { key: 'k' });
      await tx.insertInto('teams').values({ id: 'a', name: 'Brightwater', created_at: 1 }).execute();
    });
    expect(await jobs.waiting('notes')).toBe(1);
    expect(await storage.db.selectFrom('teams').select('id').execute()).toEqual([{ id: 'a' }]);
  });

  test('a job does not run before its time', async () => {
    const storage = await open();
    const seen: string[] = [];
    const { jobs } = await start(storage, (jobs) =>
      jobs.work<Note>('notes', { concurrency: 1 }, async ({ note }) => void seen.push(note)),
    );
    const runAt = Date.now() + 400;
    await add(storage, jobs, 'later', { runAt });
    await add(storage, jobs, 'in an hour', { runAt: Date.now() + 3_600_000 });
    await add(storage, jobs, 'now');
    await expect.poll(() => seen, PATIENCE).toEqual(['now', 'later']);
    expect(Date.now()).toBeGreaterThanOrEqual(runAt);
    expect(await jobs.waiting('notes')).toBe(1);
  });

  test('a handler that throws is asked again', async () => {
    const storage = await open();
    const attempts: number[] = [];
    const { jobs, errors } = await start(storage, (jobs) =>
      jobs.work('notes', { concurrency: 1 }, async (_payload, { attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) throw new Error('not yet');
      }),
    );
    await add(storage, jobs, 'stubborn');
    await expect.poll(() => attempts, PATIENCE).toEqual([1, 2]);
    await expect.poll(() => jobs.waiting('notes'), PATIENCE).toBe(0);
    expect(errors).toEqual([
      expect.stringMatching(/^queue notes: job .*, start 1, failed and is tried again$/),
    ]);
  });

  test('a job that was started too often is dropped without another start', async () => {
    const storage = await open();
    const sender = await start(storage);
    await add(storage, sender.jobs, 'poison');
    await sender.jobs.stop(0);
    const attempts = JOB_ATTEMPTS_MAX - 1;
    await (
      dialect === 'sqlite'
        ? sql`update jobs set attempts = ${attempts}`
        : sql`update pgboss.job set retry_count = ${attempts}, state = 'active',
          started_on = now(), heartbeat_on = now() - interval '11 seconds'`
    ).execute(storage.db);
    const starts: number[] = [];
    const { jobs, errors } = await start(storage, (jobs) =>
      jobs.work('notes', { concurrency: 1 }, async (_payload, { attempt }) => {
        starts.push(attempt);
        throw new Error('poison');
      }),
    );
    await expect.poll(() => jobs.waiting('notes'), PATIENCE).toBe(0);
    if (dialect === 'postgres') return expect(starts).toEqual([]);
    await expect.poll(() => errors.join(), PATIENCE).toMatch(/failed too often and is dropped/);
    expect(starts).toEqual([JOB_ATTEMPTS_MAX]);
  });

  test('no more run at once than asked for', async () => {
    const storage = await open();
    let running = 0;
    let most = 0;
    let done = 0;
    const { jobs } = await start(storage, (jobs) =>
      jobs.work('notes', { concurrency: 3 }, async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
        done++;
      }),
    );
    await storage.db.transaction().execute(async (tx) => {
      for (let i = 0; i < 20; i++) await jobs.enqueue(tx, 'notes', {});
    });
    await expect.poll(() => done, PATIENCE).toBe(20);
    expect(most).toBe(3);
  });

  test('groups take turns: a backlog of one holds up nobody else', async () => {
    const storage = await open();
    const seen: string[] = [];
    const { jobs } = await start(storage);
    for (let i = 0; i < 8; i++) await add(storage, jobs, 'large', { group: 'large' });
    for (let i = 0; i < 2; i++) await add(storage, jobs, 'small', { group: 'small' });
    await start(storage, (jobs) =>
      jobs.work<Note>('notes', { concurrency: 2 }, async ({ note }) => {
        seen.push(note);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }),
    );
    await expect.poll(() => seen.length, PATIENCE).toBe(10);
    expect(seen.slice(0, 6).filter((note) => note === 'small')).toHaveLength(2);
  });

  test('two workers never run one job at once, and share the work', async () => {
    const storage = await open();
    const runs = new Map<string, number>();
    const by = [0, 0];
    const register = (worker: number) => (jobs: Jobs) =>
      jobs.work<Note>('notes', { concurrency: 4 }, async ({ note }) => {
        runs.set(note, (runs.get(note) ?? 0) + 1);
        by[worker] = (by[worker] ?? 0) + 1;
        await new Promise((resolve) => setTimeout(resolve, 10));
      });
    const [one, two] = await Promise.all([
      start(storage, register(0)),
      start(await open.again(storage), register(1)),
    ]);
    for (let i = 0; i < 40; i++) await add(storage, (i % 2 ? one : two).jobs, `n${i}`);
    await expect.poll(() => runs.size, PATIENCE).toBe(40);
    await expect.poll(() => one.jobs.waiting('notes'), PATIENCE).toBe(0);
    expect([...runs.values()].every((count) => count === 1)).toBe(true);
    expect(Math.min(...by)).toBeGreaterThan(0);
  });

  test('a stop waits for what runs', async () => {
    const storage = await open();
    const release = gate();
    const order: string[] = [];
    const worker = await start(storage, (jobs) =>
      jobs.work<Note>('notes', { concurrency: 1 }, async ({ note }, { signal }) => {
        order.push(`${note} starts`);
        await release.opened;
        order.push(signal.aborted ? `${note} aborted` : `${note} ends`);
      }),
    );
    await add(storage, worker.jobs, 'one');
    await add(storage, worker.jobs, 'two');
    await expect.poll(() => order, PATIENCE).toEqual(['one starts']);
    const stopped = worker.jobs.stop(5_000).then(() => order.push('stopped'));
    release.open();
    await stopped;
    expect(order).toEqual(['one starts', 'one ends', 'stopped']);
    const { jobs } = await start(storage);
    expect(await jobs.waiting('notes')).toBe(1);
  });

  test('after its grace a stop aborts what runs, and others have it at once, first, and as its first start', async () => {
    const storage = await open();
    const seen: string[] = [];
    const old = await start(storage, (jobs) =>
      jobs.work<Note>('notes', { concurrency: 1 }, async ({ note }, { signal }) => {
        seen.push(`old ${note}`);
        await untilAborted(signal);
      }),
    );
    await add(storage, old.jobs, 'one', { group: 'a' });
    await expect.poll(() => seen, PATIENCE).toEqual(['old one']);
    await add(storage, old.jobs, 'two', { group: 'b' });
    await old.jobs.stop(20);
    await start(await open.again(storage), (jobs) =>
      jobs.work<Note>('notes', { concurrency: 1 }, async ({ note }, { attempt }) => {
        seen.push(`new ${note} ${attempt}`);
      }),
    );
    await expect.poll(() => seen, PATIENCE).toEqual(['old one', 'new one 1', 'new two 1']);
  });

  test('what a handler does after its abort does not finish the job', async () => {
    const storage = await open();
    const started = gate();
    const worker = await start(storage, (jobs) =>
      jobs.work('notes', { concurrency: 1 }, async (_payload, { signal }) => {
        started.open();
        await untilAborted(signal).catch(() => {});
      }),
    );
    await add(storage, worker.jobs, 'one');
    await started.opened;
    await worker.jobs.stop(0);
    const { jobs } = await start(storage);
    expect(await jobs.waiting('notes')).toBe(1);
  });

  test('a worker that is killed loses its job to another', async () => {
    const storage = await open();
    const sender = await start(storage);
    await add(storage, sender.jobs, 'heavy');
    await sender.jobs.stop(0);
    await runUntilKilled(open.url(storage));
    if (dialect === 'postgres') {
      // As after ten seconds without a sign of life.
      await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds'`.execute(
        storage.db,
      );
    }
    const seen: unknown[] = [];
    await start(storage, (jobs) =>
      jobs.work<Note>('notes', { concurrency: 1 }, async ({ note }, { attempt }) => {
        seen.push([note, attempt]);
      }),
    );
    await expect.poll(() => seen, PATIENCE).toEqual([['heavy', 2]]);
  });

  test('a job that waits is not held up by a clock that is set back', async () => {
    const storage = await open();
    const fast = await openJobs(storage, {
      log: { warn: () => {} },
      now: () => Date.now() + 3_600_000,
      queues: ['notes'],
    });
    onTestFinished(async () => {
      await fast.jobs.stop(0);
      await fast.notifier.close();
    });
    await fast.jobs.start();
    await add(storage, fast.jobs, 'one');
    const seen: string[] = [];
    await start(await open.again(storage), (jobs) =>
      jobs.work<Note>('notes', { concurrency: 1 }, async ({ note }) => void seen.push(note)),
    );
    await expect.poll(() => seen, PATIENCE).toEqual(['one']);
  });

  test('four processes may start at once on a new database', async () => {
    const storage = await open();
    const all = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        start(await open.again(storage), (jobs) => jobs.work('notes', { concurrency: 1 }, async () => {})),
      ),
    );
    for (const { jobs } of all) await add(storage, jobs, 'one');
    for (const { jobs } of all) await expect.poll(() => jobs.waiting('notes'), PATIENCE).toBe(0);
  });
});

/** Another process takes up the job, and dies of `kill -9` while it runs. */
async function runUntilKilled(url: string) {
  const child = spawn(process.execPath, [WORKER], {
    env: { ...process.env, JOBS_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(said.toString()).toBe('heavy\n');
  child.kill('SIGKILL');
  await once(child, 'exit');
}
