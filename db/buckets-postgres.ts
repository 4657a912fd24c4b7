// Token buckets in an UNLOGGED table of PostgreSQL, by the database's clock: all processes agree on the time.
// A crash of the database empties the table, which refills the buckets; a restart of ours does not.
import type { Pool } from 'pg';
import { CLOCK_SLACK_MS } from './buckets.ts';
import type { BucketStore } from './buckets.ts';

/** What a concurrent `create … if not exists` may answer: 42P07 duplicate_table, 23505 unique_violation, 42710 duplicate_object. */
const SOMEBODY_ELSE_CREATED_IT = new Set(['42P07', '23505', '42710']);

const EXISTS = `select to_regclass('rate_buckets') is not null as there`;
const CREATE = `create unlogged table if not exists rate_buckets
  (bucket text collate "C" primary key, tat bigint not null) with (fillfactor = 50)`;

const NOW = `floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
// The time is read once and carried through `excluded`, so that no two places of the statement disagree.
const READ_ONCE = '(excluded.tat - $2::bigint)';
const START = `case when b.tat > ${READ_ONCE} + $3::bigint + ${CLOCK_SLACK_MS}
  then ${READ_ONCE} + $3::bigint - $2::bigint else greatest(b.tat, ${READ_ONCE}) end`;
const TAKE = `insert into rate_buckets as b (bucket, tat)
  select $1, clock.now + $2::bigint from (select ${NOW} as now offset 0) clock
  on conflict (bucket) do update set tat = (${START}) + $2::bigint
  where (${START}) + $2::bigint - ${READ_ONCE} <= $3::bigint
  returning tat, ${NOW} as now`;
const LOOK = `select coalesce(b.tat, clock.now) as tat, clock.now
  from (select ${NOW} as now offset 0) clock left join rate_buckets b on b.bucket = $1`;

type Row = { tat: number; now: number };

/** The buckets of the database behind `pool`, whose type parsers read bigint as a number. */
export function openPostgresBuckets(pool: Pool): BucketStore {
  return {
    async prepare() {
      const { rows } = await pool.query<{ there: boolean }>(EXISTS);
      if (rows[0]?.there) return;
      await pool.query(CREATE).catch((error: unknown) => {
        if (!SOMEBODY_ELSE_CREATED_IT.has(codeOf(error))) throw error;
      });
    },
    async take(bucket, stepMs, capacityMs) {
      const taken = await pool.query<Row>(TAKE, [bucket, stepMs, capacityMs]);
      const row = taken.rows[0];
      if (row) return { allowed: true, fullAt: row.tat, now: row.now };
      // A refusal writes nothing, so it has to look: what it refused may have moved on since.
      const left = await pool.query<Row>(LOOK, [bucket]);
      const seen = left.rows[0] ?? { tat: 0, now: 0 };
      return { allowed: false, fullAt: seen.tat, now: seen.now };
    },
    async sweep() {
      const { rowCount } = await pool.query(`delete from rate_buckets where tat <= ${NOW}`);
      return rowCount ?? 0;
    },
    close: () => Promise.resolve(),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
