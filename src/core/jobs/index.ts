// The jobs and the notifier of the database that is open: SQLite for one process, PostgreSQL for any number.
import type { Storage } from '../../../db/open.ts';
import { newId } from '../ids.ts';
import { createNotifier } from '../notify.ts';
import type { Notifier } from '../notify.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';
import type { Jobs, QueueName } from './port.ts';
import { createSqliteJobs } from './sqlite-jobs.ts';

export type OpenJobsDeps = {
  log: { warn(details: object, message: string): void };
  /** Epoch milliseconds. */
  now: () => number;
  /** Those that this process may enqueue to, whether it works them or not. */
  queues: readonly QueueName[];
};

/** Makes both; `jobs` starts when it is told to, and ends before `notifier` is closed. */
export async function openJobs(
  storage: Storage,
  { log, now, queues }: OpenJobsDeps,
): Promise<{ jobs: Jobs; notifier: Notifier }> {
  const onError = (error: Error) => log.warn({ err: error }, error.message);
  const notifier = await createNotifier(storage, { onError });
  const deps = { now, newId, onError };
  const jobs =
    storage.dialect === 'sqlite'
      ? createSqliteJobs(storage.db, deps)
      : createPgBossJobs(storage, { ...deps, queues });
  return { jobs, notifier };
}
