// What the dashboard lists and counts: the history by filter, the searches of one domain, the searches of each day.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Wider than before: a filter is answered within the index.
  await db.schema.dropIndex('searches_history').execute();
  await db.schema
    .createIndex('searches_history')
    .on('searches')
    .columns(['team_id', 'created_at', 'id', 'role', 'status', 'cached'])
    .execute();
  await db.schema
    .createIndex('searches_domain')
    .on('searches')
    .columns(['team_id', 'domain', 'created_at', 'id', 'role', 'status', 'cached'])
    .execute();
  await createSearchDays(db);
}

async function createSearchDays(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('search_days')
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('searches', 'integer', (c) => c.notNull())
    .addColumn('finds', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_days_pk', ['team_id', 'day'])
    .execute();
  await sql`
    insert into search_days (team_id, day, searches, finds)
    select team_id, created_at / 86400000, count(*), sum(case when result_count > 0 then 1 else 0 end)
    from searches group by 1, 2`.execute(db);
}
