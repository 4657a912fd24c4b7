// One-time links for people: invitations that can be listed, resets of one person, sign-ups. Sessions say which browser.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  // Until now there were set-up links only, and every start prints a new one while nobody can sign in.
  await db.schema.dropTable('one_time_links').execute();
  await db.schema
    .createTable('one_time_links')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('id', key, (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('setup', 'invitation', 'reset', 'sign-up')`),
    )
    .addColumn('team_id', key, (c) => c.references('teams.id').onDelete('cascade'))
    .addColumn('user_id', key, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('email', key)
    .addColumn('role', 'text', (c) => c.check(sql`role in ('owner', 'admin', 'member')`))
    .addColumn('created_by', key, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  // An address has one open invitation to a team: a new one takes the place of the old.
  await db.schema
    .createIndex('one_time_links_invitation')
    .unique()
    .on('one_time_links')
    .columns(['team_id', 'email'])
    .where(sql.ref('kind'), '=', sql.lit('invitation'))
    .execute();
  for (const column of ['user_id', 'created_by', 'expires_at']) {
    await db.schema.createIndex(`one_time_links_${column}`).on('one_time_links').column(column).execute();
  }
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
}
