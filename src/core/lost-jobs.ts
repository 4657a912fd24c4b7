// Searches that wait although their job is gone: they would never start, and answer 409 to whoever asks again.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { enqueueSearch } from './find-email.ts';
import type { Jobs } from './jobs/port.ts';
import { waitingSince } from './searches.ts';

/** Longer than a job takes from the queue to its search where nothing waits before it. */
const SUSPICIOUS_MS = 60_000;

/** Gives every search that has waited for long a job, where it has none. Answers how many were looked at. */
export async function requeueLostSearches({
  db,
  jobs,
  now,
}: {
  db: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  now: () => number;
}): Promise<number> {
  const waiting = await waitingSince(db, now() - SUSPICIOUS_MS);
  for (const search of waiting) {
    await db.transaction().execute((tx) => enqueueSearch(jobs, tx, search));
  }
  return waiting.length;
}
