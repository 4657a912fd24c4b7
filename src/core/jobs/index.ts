// The jobs and the notifier of the database that is open: SQLite for one process, PostgreSQL for any number.
import type { Storage } from '../../../db/open.ts';
import { createLocalNotifier, createPostgresNotifier } from '../notify.ts';
import type { Notifier, NotifyLog } from '../notify.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';
import type { Jobs, JobsLog, QueueName } from './port.ts';
import { createSqliteJobs } from './sqlite-jobs.ts';

/** `queues` are those that this process may enqueue to without working them. */
export async function openJobs(
  storage: Storage,
  { log, now, queues }: { log: JobsLog & NotifyLog; now: () => number; queues: readonly QueueName[] },
): Promise<{ jobs: Jobs; notifier: Notifier }> {
  switch (storage.dialect) {
    case 'sqlite':
      return { jobs: createSqliteJobs({ db: storage.db, log, now }), notifier: createLocalNotifier(log) };
    case 'postgres': {
      const notifier = await createPostgresNotifier(storage, log);
      return { jobs: createPgBossJobs({ storage, notifier, log, queues }), notifier };
    }
  }
}
