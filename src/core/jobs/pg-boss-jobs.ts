// Jobs on PostgreSQL, kept by pg-boss in its own schema: sent in the caller's transaction, claimed by any process.
// Its own workers are not used: the loop of worker.ts claims exactly as many jobs as there is room for.
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Job } from 'pg-boss';
import { keepListening } from '../../../db/listen.ts';
import type { PostgresStorage } from '../../../db/open.ts';
import { workAlone } from '../../../db/take-turns.ts';
import type { NewId } from '../ids.ts';
import { JOB_ATTEMPTS_MAX, JOB_RETRY_MAX_MS, JOB_RETRY_MS } from './port.ts';
import type { JobHandler, Jobs, JobsDeps, QueueName } from './port.ts';
import { startWorker } from './worker.ts';
import type { ClaimedJob, JobSource, QueueWorker } from './worker.ts';

const SCHEMA = 'pgboss';
const START_TURNS = 'jobs: start';
/** The least that pg-boss takes: a worker that says nothing for so long is dead. */
const HEARTBEAT_TIMEOUT_SECONDS = 10;
const HEARTBEAT_MS = 4_000;
/** How often somebody looks for the jobs of dead workers. */
const SUPERVISE_SECONDS = 2;
/** No job is a quarter of an hour long. */
const EXPIRE_SECONDS = 900;
const POLL_MS = 1_000;
/** Handed-back work goes before work that was never started. */
const HANDED_BACK_PRIORITY = 1;
/** The name of a queue, when somebody has added to it. */
const WAKE_CHANNEL = 'svc_jobs';
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** `short` keeps one waiting job a key; jobs without a key get one of their own. */
const QUEUE = {
  policy: 'short',
  retryLimit: JOB_ATTEMPTS_MAX - 1,
  retryDelay: JOB_RETRY_MS / 1_000,
  retryBackoff: true,
  retryDelayMax: JOB_RETRY_MAX_MS / 1_000,
  heartbeatSeconds: HEARTBEAT_TIMEOUT_SECONDS,
  expireInSeconds: EXPIRE_SECONDS,
};

/** The jobs of a PostgreSQL database, for any number of processes. */
export function createPgBossJobs(
  storage: PostgresStorage,
  { newId, onError, queues }: Omit<JobsDeps, 'now'> & { queues: readonly QueueName[] },
): Jobs {
  const wanted = new Map<QueueName, { concurrency: number; handler: JobHandler }>();
  const workers = new Map<QueueName, QueueWorker>();
  const made = new Map<QueueName, Promise<void>>();
  let boss: PgBoss | undefined;
  let stopListening = async () => {};

  async function startedBoss(queue: QueueName): Promise<PgBoss> {
    const started = boss;
    if (!started) throw new Error('jobs are not started');
    let making = made.get(queue);
    if (!making) {
      making = makeQueue(started, queue);
      made.set(queue, making);
      making.catch(() => made.delete(queue));
    }
    await making;
    return started;
  }

  return {
    async enqueue(tx, queue, payload, { runAt, key, group } = {}) {
      const started = await startedBoss(queue);
      await started.send(queue, payload, {
        db: fromKysely(tx),
        singletonKey: key ?? newId(),
        ...(runAt === undefined ? {} : { startAfter: new Date(runAt) }),
        ...(group === undefined ? {} : { group: { id: group } }),
      });
      // Heard when the transaction commits.
      await sql`select pg_notify(${WAKE_CHANNEL}, ${queue})`.execute(tx);
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
      // One process after the other: pg-boss looks for its schema before it takes its own lock, and where another has
      // made it meanwhile, PostgreSQL may still believe in what that look has found.
      const started = await workAlone(storage.newClient, START_TURNS, async () => {
        const starting = (boss = await startBoss(storage, onError, wanted.size > 0));
        // Now rather than at the first `enqueue`, which holds a connection and would need a second one.
        for (const queue of new Set([...queues, ...wanted.keys()])) await startedBoss(queue);
        return starting;
      });
      if (wanted.size > 0) {
        stopListening = await keepListening(storage.newClient, WAKE_CHANNEL, {
          onPayload: (queue) => workers.get(queue)?.wake(),
          onBreak: (cause) => onError(new Error('the connection that announces jobs broke', { cause })),
        });
      }
      const source = openSource(started, storage, newId);
      const settings = { source, onError, pollMs: POLL_MS, heartbeatMs: HEARTBEAT_MS };
      for (const [queue, { concurrency, handler }] of wanted) {
        workers.set(queue, startWorker(settings, queue, concurrency, handler));
      }
    },
    async stop(graceMs) {
      await Promise.all([...workers.values()].map((worker) => worker.stop(graceMs)));
      workers.clear();
      await stopListening();
      await boss?.stop({ graceful: false, close: false });
      boss = undefined;
      made.clear();
    },
    async waiting(queue) {
      // Its own counts are a minute old.
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(`${SCHEMA}.job`)}
        where name = ${queue} and state in ('created', 'retry')`.execute(storage.db);
      return rows[0]?.count ?? 0;
    },
  };
}

async function startBoss(
  storage: PostgresStorage,
  onError: JobsDeps['onError'],
  isWorker: boolean,
): Promise<PgBoss> {
  const boss = new PgBoss({
    // Our pool rather than a second one; it reads bigint as numbers, which pg-boss takes.
    db: { executeSql: (text, values) => storage.pool.query(text, values) },
    schema: SCHEMA,
    schedule: false,
    supervise: isWorker,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (cause) => onError(new Error('pg-boss failed', { cause })));
  boss.on('warning', ({ message }) => onError(new Error(`pg-boss warns: ${message}`)));
  await boss.start();
  return boss;
}

async function makeQueue(boss: PgBoss, queue: QueueName) {
  await boss.createQueue(queue, QUEUE);
  const { policy: _, ...changeable } = QUEUE;
  await boss.updateQueue(queue, changeable);
  // Any question about a job makes pg-boss remember the queue. Else `send` would ask for it inside of somebody's
  // transaction, over a second connection of the same pool.
  await boss.findJobs(queue, { id: NO_JOB });
}

function openSource(boss: PgBoss, storage: PostgresStorage, newId: NewId): JobSource {
  return {
    async claim(queue, limit, running) {
      const claimed: ClaimedJob[] = [];
      for (const ignoreGroups of turns(running)) {
        const batchSize = limit - claimed.length;
        if (batchSize <= 0) break;
        const jobs = await boss.fetch<object>(queue, { batchSize, ignoreGroups });
        claimed.push(...jobs.map(toClaimed));
      }
      return claimed;
    },
    // pg-boss does not tell; the poll finds it.
    nextDueMs: async () => Infinity,
    async extend(queue, jobs) {
      const touched: { settled?: string[] } = await boss.touch(queue, jobs.map(toAttempt));
      return new Set(touched.settled);
    },
    async finish(queue, job) {
      await boss.deleteJob(queue, toAttempt(job));
    },
    async fail(queue, job) {
      await boss.fail(queue, toAttempt(job));
      return job.attempt < JOB_ATTEMPTS_MAX ? 'retried' : 'dropped';
    },
    async handBack(queue, job) {
      await storage.db.transaction().execute(async (tx) => {
        const db = fromKysely(tx);
        const deleted: { affected?: number } = await boss.deleteJob(queue, toAttempt(job), { db });
        // Another worker has it already.
        if (deleted.affected === 0) return;
        await boss.send(queue, job.payload, {
          db,
          singletonKey: newId(),
          priority: HANDED_BACK_PRIORITY,
          ...(job.group === null ? {} : { group: { id: job.group } }),
        });
      });
    },
  };
}

/**
 * Which groups to pass over, look by look: first all that run something here, then those that run more than their
 * share, then none. pg-boss alone goes by age, and one team's backlog would hold up everybody else.
 */
function turns(running: readonly ClaimedJob[]): string[][] {
  const counts = new Map<string, number>();
  for (const { group } of running) if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  const share = Math.ceil(running.length / Math.max(1, counts.size));
  const all = [...counts.keys()];
  const busy = all.filter((group) => (counts.get(group) ?? 0) >= share);
  const rounds = [all, ...(busy.length < all.length ? [busy] : []), []];
  return all.length === 0 ? [[]] : rounds;
}

function toClaimed({ id, groupId, data, retryCount }: Job): ClaimedJob {
  return { id, group: groupId ?? null, payload: data, attempt: retryCount + 1 };
}

function toAttempt({ id, attempt }: ClaimedJob) {
  return { id, retryCount: attempt - 1 };
}
