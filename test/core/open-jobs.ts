// The jobs of either database, with the notifier they need, for tests.
import type { Storage } from '../../db/open.ts';
import { createPgBossJobs } from '../../src/core/jobs/pg-boss-jobs.ts';
import type { Jobs } from '../../src/core/jobs/port.ts';
import { createSqliteJobs } from '../../src/core/jobs/sqlite-jobs.ts';
import { createPostgresNotifier } from '../../src/core/notify.ts';

export type OpenJobs = {
  jobs: Jobs;
  /** What was logged. */
  log: string[];
  close(): Promise<void>;
};

export async function openJobs(storage: Storage): Promise<OpenJobs> {
  const lines: string[] = [];
  const log = { warn: (_details: object, message: string) => void lines.push(message) };
  if (storage.dialect === 'sqlite') {
    const jobs = createSqliteJobs({ db: storage.db, log });
    return { jobs, log: lines, close: () => jobs.stop(0) };
  }
  const notifier = await createPostgresNotifier(storage, log);
  const jobs = createPgBossJobs({ storage, notifier, log });
  return {
    jobs,
    log: lines,
    async close() {
      await jobs.stop(0);
      await notifier.close();
    },
  };
}
