// Jobs in a table of the same SQLite file: claimed by one UPDATE, kept by a lease. One worker process owns the file.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { JOB_ATTEMPTS_MAX, JOB_RETRY_MAX_MS, JOB_RETRY_MS } from './port.ts';
import type { JobHandler, Jobs, JobsDeps, QueueName } from './port.ts';
import { startWorker } from './worker.ts';
import type { ClaimedJob, JobSource, QueueWorker } from './worker.ts';

const LEASE_MS = 15_000;
const HEARTBEAT_MS = 5_000;
/** Only for what nobody announced: jobs of the operator's commands, in another process. */
const POLL_MS = 1_000;

/** The jobs of a SQLite database. Starting it takes over whatever an earlier process had claimed. */
export function createSqliteJobs(db: Kysely<Database>, { now, newId, onError }: JobsDeps): Jobs {
  const owner = newId();
  const source = openSource(db, owner, now);
  const wanted = new Map<QueueName, { concurrency: number; handler: JobHandler }>();
  const workers = new Map<QueueName, QueueWorker>();
  return {
    async enqueue(tx, queue, payload, options = {}) {
      const at = now();
      await tx
        .insertInto('jobs')
        .values({
          id: newId(),
          queue,
          payload: JSON.stringify(payload),
          job_key: options.key ?? null,
          job_group: options.group ?? null,
          // What may run at once waits for no moment: the clock may be set back.
          run_at: options.runAt ?? 0,
          attempts: 0,
          leased_until: null,
          lease_owner: null,
          created_at: at,
        })
        .onConflict((conflict) =>
          conflict.columns(['queue', 'job_key']).where('job_key', 'is not', null).doNothing(),
        )
        .execute();
      // Not awaited: its claim waits for the one connection, and so for the end of this transaction.
      workers.get(queue)?.wake();
    },
    work<Payload extends object>(
      queue: QueueName,
      { concurrency }: { concurrency: number },
      handler: JobHandler<Payload>,
    ) {
      // Sound by the promise in the port: the payload is what was enqueued.
      wanted.set(queue, { concurrency, handler: handler as JobHandler });
    },
    async start() {
      if (wanted.size > 0) await takeOver(db, [...wanted.keys()]);
      const settings = { source, onError, pollMs: POLL_MS, heartbeatMs: HEARTBEAT_MS };
      for (const [queue, { concurrency, handler }] of wanted) {
        workers.set(queue, startWorker(settings, queue, concurrency, handler));
      }
    },
    async stop(graceMs) {
      await Promise.all([...workers.values()].map((worker) => worker.stop(graceMs)));
      workers.clear();
    },
    async waiting(queue) {
      const { count } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('queue', '=', queue)
        .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now())]))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

// Whoever held these is gone: it shared this file, and one process owns it.
async function takeOver(db: Kysely<Database>, queues: QueueName[]) {
  await db
    .updateTable('jobs')
    .set({ leased_until: null, lease_owner: null })
    .where('queue', 'in', queues)
    .where('lease_owner', 'is not', null)
    .execute();
}

function openSource(db: Kysely<Database>, owner: string, now: () => number): JobSource {
  return {
    async claim(queue, limit, running) {
      const at = now();
      const { rows } = await claimQuery({ queue, limit, at, owner, running }).execute(db);
      return rows.map((row) => ({
        id: row.id,
        group: row.job_group,
        payload: JSON.parse(row.payload) as object,
        attempt: row.attempts,
      }));
    },
    async nextDueMs(queue) {
      const { next } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.min<number | null>('run_at').as('next'))
        .where('queue', '=', queue)
        .where('run_at', '>', now())
        .executeTakeFirstOrThrow();
      return next === null ? Infinity : next - now();
    },
    async extend(_queue, jobs) {
      const kept = await db
        .updateTable('jobs')
        .set({ leased_until: now() + LEASE_MS })
        .where('lease_owner', '=', owner)
        .where(
          'id',
          'in',
          jobs.map(({ id }) => id),
        )
        .returning('id')
        .execute();
      return new Set(kept.map(({ id }) => id));
    },
    async finish(_queue, job) {
      await db
        .deleteFrom('jobs')
        .where((eb) => eb.and(claimOf(job, owner)))
        .execute();
    },
    async fail(queue, job) {
      if (job.attempt >= JOB_ATTEMPTS_MAX) {
        await this.finish(queue, job);
        return 'dropped';
      }
      const waitMs = Math.min(JOB_RETRY_MAX_MS, JOB_RETRY_MS * 2 ** (job.attempt - 1));
      await db
        .updateTable('jobs')
        .set({ leased_until: null, lease_owner: null, run_at: now() + waitMs })
        .where((eb) => eb.and(claimOf(job, owner)))
        .execute();
      return 'retried';
    },
    async handBack(_queue, job) {
      await db
        .updateTable('jobs')
        .set({ leased_until: null, lease_owner: null, attempts: job.attempt - 1 })
        .where((eb) => eb.and(claimOf(job, owner)))
        .execute();
    },
  };
}

/** Exactly the start that was claimed: a lost claim settles nothing. */
function claimOf(job: ClaimedJob, owner: string) {
  return { id: job.id, lease_owner: owner, attempts: job.attempt };
}

type ClaimedRow = { id: string; job_group: string | null; payload: string; attempts: number };

/**
 * Claims the jobs whose group has the fewest running or chosen before them, oldest first; a job without a group is
 * one of its own. The key goes with the first start, so that the next job with it may wait meanwhile.
 */
function claimQuery(claim: {
  queue: QueueName;
  limit: number;
  at: number;
  owner: string;
  running: readonly ClaimedJob[];
}) {
  const { queue, limit, at, owner } = claim;
  const running = sql.join(claim.running.map(({ id }) => id));
  const notRunning = claim.running.length > 0 ? sql`and id not in (${running})` : sql``;
  return sql<ClaimedRow>`
    update jobs
    set leased_until = ${at + LEASE_MS}, lease_owner = ${owner}, attempts = attempts + 1, job_key = null
    where id in (
      select waiting.id
      from (
        select id, job_group, created_at,
          row_number() over (partition by coalesce(job_group, id) order by created_at, id) as turn
        from jobs
        where queue = ${queue} and run_at <= ${at} and (leased_until is null or leased_until < ${at}) ${notRunning}
      ) as waiting
      left join (
        select job_group, count(*) as running from jobs
        where queue = ${queue} and leased_until >= ${at} and job_group is not null
        group by job_group
      ) as active on active.job_group = waiting.job_group
      order by waiting.turn + coalesce(active.running, 0), waiting.created_at, waiting.id
      limit ${limit}
    )
    returning id, job_group, payload, attempts`;
}
