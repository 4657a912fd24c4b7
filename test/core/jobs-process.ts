// A worker on the database of JOBS_URL that says what it took up and never finishes it.
import { openDatabase } from '../../db/open.ts';
import { openJobs } from '../../src/core/jobs/index.ts';

const storage = await openDatabase({ url: process.env['JOBS_URL'] ?? '' });
const { jobs } = await openJobs(storage, { log: console, now: Date.now, queues: [] });
jobs.work<{ note: string }>('notes', { concurrency: 1 }, async ({ note }) => {
  console.log(note);
  await new Promise(() => {});
});
await jobs.start();
