// Token buckets in a SQLite file of their own: losing the last moments to a power cut is fine, waiting for the disk
// at every request is not. A restart keeps them.
import SqliteFile from 'better-sqlite3';
import { CLOCK_SLACK_MS } from './buckets.ts';
import type { BucketStore } from './buckets.ts';
import { MEMORY } from './dialect.ts';
import { SQLITE_BUSY_TIMEOUT_MS } from './group-commit.ts';
import { makePrivateFile } from './sqlite.ts';

const CREATE =
  'create table if not exists rate_buckets (bucket text primary key, tat integer not null) without rowid';

const START = `case when tat > @now + @capacity + ${CLOCK_SLACK_MS} then @now + @capacity - @step
  else max(tat, @now) end`;
const TAKE = `insert into rate_buckets (bucket, tat) values (@bucket, @now + @step)
  on conflict (bucket) do update set tat = (${START}) + @step where (${START}) + @step - @now <= @capacity
  returning tat`;
const LOOK = `select tat from rate_buckets where bucket = @bucket`;

/** Opens the buckets in `file` (or `:memory:`); `now` is epoch milliseconds. */
export function openSqliteBuckets(file: string, now: () => number): BucketStore {
  if (file !== MEMORY) makePrivateFile(file);
  const database = new SqliteFile(file, { timeout: SQLITE_BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = off');
  database.exec(CREATE);
  const take = database.prepare<[object], { tat: number }>(TAKE);
  const look = database.prepare<[object], { tat: number }>(LOOK);
  const sweep = database.prepare<[number]>('delete from rate_buckets where tat <= ?');
  return {
    prepare: () => Promise.resolve(),
    async take(bucket, stepMs, capacityMs) {
      const at = Math.floor(now());
      const values = { bucket, now: at, step: stepMs, capacity: capacityMs };
      // `all`, never `get`: an unfinished RETURNING would keep the log from being folded back into the file.
      const [taken] = take.all(values);
      if (taken) return { allowed: true, fullAt: taken.tat, now: at };
      const [left] = look.all(values);
      return { allowed: false, fullAt: left?.tat ?? at, now: at };
    },
    sweep: async () => sweep.run(Math.floor(now())).changes,
    async close() {
      if (database.open) database.close();
    },
  };
}
