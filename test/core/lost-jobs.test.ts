import { expect, onTestFinished, test } from 'vitest';
import { SEARCH_QUEUE } from '../../src/core/find-email.ts';
import { createCursors } from '../../src/core/cursor.ts';
import { openJobs } from '../../src/core/jobs/index.ts';
import { requeueLostSearches } from '../../src/core/lost-jobs.ts';
import { createOperations } from '../../src/core/operations.ts';
import { describeEachDatabase } from '../support/databases.ts';
import type { OpenFresh } from '../support/databases.ts';
import { empty, makeSetting } from './setting.ts';

/** A setting whose searches go to the real queue, which nobody works. */
async function makeQueue(open: OpenFresh) {
  const s = await makeSetting(await open());
  const log = { warn: () => {} };
  const { jobs, notifier } = await openJobs(s.storage, { log, now: s.now, queues: [SEARCH_QUEUE] });
  await jobs.start();
  onTestFinished(async () => {
    await jobs.stop(0);
    await notifier.close();
  });
  const operations = createOperations({
    ...s.deps,
    jobs,
    notifier,
    cursors: createCursors(new Uint8Array(32)),
    cacheDays: 90,
    queueLimit: 1000,
  });
  return {
    ...s,
    ask: (url: string) => operations.findEmail(s.caller, { url, role: 'CEO', forceRefresh: false }, 'rest'),
    waiting: () => jobs.waiting(SEARCH_QUEUE),
    requeue: () => requeueLostSearches({ db: s.db, jobs, now: s.now }),
    lose: (searchId: string) =>
      s.storage.dialect === 'sqlite'
        ? s.db.deleteFrom('jobs').where('payload', 'like', `%${searchId}%`).execute()
        : s.storage.pool.query(`delete from pgboss.job where data->>'searchId' = $1`, [searchId]),
  };
}

describeEachDatabase('a search whose job is gone', (open) => {
  test('gets another one, and those that have one get none', async () => {
    const q = await makeQueue(open);
    const { searchId } = await q.ask('quill.test');
    await q.ask('other.test');
    await q.lose(searchId);
    expect(await q.waiting()).toBe(1);
    expect(await q.requeue()).toBe(0);
    q.clock.at += 61_000;
    for (let time = 0; time < 3; time += 1) {
      expect(await q.requeue()).toBe(2);
      expect(await q.waiting()).toBe(2);
    }
  });

  test('that has been taken up or has ended is left alone', async () => {
    const q = await makeQueue(open);
    const { searchId } = await q.ask('quill.test');
    await q.run(searchId, async () => {
      q.clock.at += 61_000;
      expect(await q.requeue()).toBe(0);
      return empty;
    });
    expect(await q.requeue()).toBe(0);
  });
});
