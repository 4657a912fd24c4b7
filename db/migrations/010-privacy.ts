// People who ask to be left out, what was done about people's data, and an index to forget what mail servers said.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('privacy_requests')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('unproven', 'waiting', 'accepted')`))
    .addColumn('address', key, (c) => c.notNull())
    .addColumn('link_hash', key, (c) => c.unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  // Who asks twice waits once.
  await sql`
    create unique index privacy_requests_waiting on privacy_requests (address)
    where state = 'waiting'`.execute(db);
  await db.schema
    .createTable('privacy_audit')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull().check(sql`act in ('export', 'erase', 'refuse')`))
    .addColumn('asked_by', 'text', (c) => c.notNull().check(sql`asked_by in ('operator', 'subject')`))
    .addColumn('subject_kind', 'text', (c) => c.notNull().check(sql`subject_kind in ('address', 'person')`))
    .addColumn('subject_hash', key, (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('privacy_audit_newest').on('privacy_audit').columns(['at', 'id']).execute();
  await db.schema.createIndex('mail_replies_at').on('mail_replies').column('at').execute();
}
