// Webhooks are sent: claims on the outbox, the log of attempts, the secret before the last, tests and repetitions.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema.alterTable('webhook_endpoints').addColumn('previous_sealed_secret', 'text').execute();
  await db.schema.alterTable('webhook_endpoints').addColumn('previous_until', 'bigint').execute();
  await db.schema.alterTable('webhook_deliveries').addColumn('claimed_by', key).execute();
  await db.schema
    .alterTable('webhook_deliveries')
    .addColumn('is_test', 'smallint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('webhook_deliveries').addColumn('redelivery_of', key).execute();
  await db.schema
    .createTable('webhook_attempts')
    .addColumn('delivery_id', key, (c) => c.notNull().references('webhook_deliveries.id').onDelete('cascade'))
    .addColumn('attempt', 'integer', (c) => c.notNull())
    .addColumn('team_id', key, (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('duration_ms', 'integer', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('failure', 'text')
    .addPrimaryKeyConstraint('webhook_attempts_pk', ['delivery_id', 'attempt'])
    .execute();
  // What waits is looked for endpoint by endpoint, so that the backlog of one is never read to find the work of another.
  await sql`drop index webhook_deliveries_due`.execute(db);
  await sql`
    create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_attempt_at, id)
    where status = 'waiting'`.execute(db);
  await sql`
    create index webhook_deliveries_finished on webhook_deliveries (finished_at)
    where finished_at is not null`.execute(db);
  await sql`drop index webhook_deliveries_endpoint`.execute(db);
  await sql`
    create index webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at, id)`.execute(db);
}
