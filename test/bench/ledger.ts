// How many searches a second can be started: the charge, its ledger entry, the search and its job in one transaction.
import { sql } from 'kysely';
import type { Dialect } from '../../db/dialect.ts';
import type { Storage } from '../../db/open.ts';
import { SEARCH_QUEUE, findEmail } from '../../src/core/find-email.ts';
import type { FindEmailDeps } from '../../src/core/find-email.ts';
import { openJobs } from '../../src/core/jobs/index.ts';
import type { Caller } from '../../src/core/caller.ts';
import { newId } from '../../src/core/ids.ts';
import { makeSetting } from '../core/setting.ts';
import { onEachDatabase } from './databases.ts';
import { closedLoop } from './load.ts';
import { round } from './report.ts';
import type { Row, Section, Table } from './section.ts';

const CALLERS_MAX = 16;
const LINES = [
  { callers: 1, teams: 1 },
  { callers: CALLERS_MAX, teams: 1 },
  { callers: CALLERS_MAX, teams: CALLERS_MAX },
] as const;
const ROUNDS = 8;
/** So many wait at once, at most: a service whose workers keep up. */
const STARTS_PER_ROUND = 200;
const CREDITS = 1_000_000;
const QUEUE_LIMIT = 1_000;

export const ledger: Section = {
  name: 'ledger',
  async run(): Promise<Table[]> {
    return [
      {
        heading: 'Ledger: searches started a second',
        notes: [
          `The core's find-email for companies nobody asked about: cache looked up, credit charged, entry, search and job written, committed to the disk.`,
          `${ROUNDS} rounds of ${STARTS_PER_ROUND}, no worker; SQLite with synchronous=FULL, PostgreSQL with fsync, 16 connections.`,
        ],
        columns: ['database', 'callers at once', 'of teams', 'searches/s', 'ms each'],
        rows: await onEachDatabase(measure),
      },
    ];
  },
};

async function measure(storage: Storage, dialect: Dialect): Promise<Row[]> {
  const callers: Caller[] = [];
  while (callers.length < CALLERS_MAX)
    callers.push((await makeSetting(storage, { credits: CREDITS })).caller);
  const log = { warn: (details: object, message: string) => console.warn(message, details) };
  const { jobs, notifier } = await openJobs(storage, { log, now: Date.now, queues: [SEARCH_QUEUE] });
  await jobs.start();
  try {
    const deps: FindEmailDeps = {
      db: storage.db,
      jobs,
      notifier,
      now: Date.now,
      newId,
      cacheDays: 90,
      queueLimit: QUEUE_LIMIT,
    };
    const rows: Row[] = [];
    for (const line of LINES) {
      const ms = await startMany(storage, deps, line, callers.slice(0, line.teams));
      const perSecond = (ROUNDS * STARTS_PER_ROUND * 1_000) / ms;
      const each = round((1_000 / perSecond) * line.callers);
      rows.push({ cells: [dialect, String(line.callers), String(line.teams), round(perSecond), each] });
    }
    return rows;
  } finally {
    await jobs.stop(0);
    await notifier.close();
  }
}

/** Milliseconds for all rounds but the first, which warms up. */
async function startMany(
  storage: Storage,
  deps: FindEmailDeps,
  { callers, teams }: (typeof LINES)[number],
  asking: readonly Caller[],
): Promise<number> {
  let sum = 0;
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    const ms = await closedLoop(STARTS_PER_ROUND, callers, (index) => {
      const url = `started-${callers}-${teams}-${turn}-${index}.test`;
      const caller = asking[index % teams] as Caller; // the remainder is always inside
      return findEmail(deps, caller, { url, role: 'CEO', forceRefresh: false }, 'rest');
    });
    if (turn > 0) sum += ms;
    await endAll(storage);
  }
  return sum;
}

/** As if workers had done it: nothing waits any more. */
async function endAll({ db, dialect }: Storage): Promise<void> {
  await db
    .updateTable('searches')
    .set({ status: 'completed', completed_at: Date.now() })
    .where('status', '=', 'pending')
    .execute();
  await sql`delete from ${sql.table(dialect === 'postgres' ? 'pgboss.job' : 'jobs')}`.execute(db);
}
