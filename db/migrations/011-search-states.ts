// The history by filter reads the newest searches in each state: indexes for that, in place of a wider history.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('searches_history').execute();
  await db.schema
    .createIndex('searches_history')
    .on('searches')
    .columns(['team_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('searches_state')
    .on('searches')
    .columns(['team_id', 'status', 'cached', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('searches_role_state')
    .on('searches')
    .columns(['team_id', 'role', 'status', 'cached', 'created_at', 'id'])
    .execute();
}
