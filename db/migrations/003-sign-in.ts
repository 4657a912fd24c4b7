// Sessions of signed-in people, and one-time links that open a door once.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('sessions')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('id', key, (c) => c.notNull().unique())
    .addColumn('user_id', key, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('sessions_idle').on('sessions').column('last_seen_at').execute();
  await db.schema
    .createTable('one_time_links')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('setup', 'invitation', 'reset')`))
    .addColumn('team_id', key, (c) => c.references('teams.id').onDelete('cascade'))
    .addColumn('email', key)
    .addColumn('role', 'text')
    .addColumn('created_by', key)
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}
