// What each connection of an assistant has spent, and on which day.
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const key = keyText(db);
  await db.schema
    .createTable('connection_charges')
    .addColumn('search_id', key, (c) => c.primaryKey().references('searches.id').onDelete('cascade'))
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('connection_id', key, (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('connection_charges_team').on('connection_charges').column('team_id').execute();
  await db.schema
    .createTable('connection_days')
    .addColumn('connection_id', key, (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('spent', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('connection_days_key', ['connection_id', 'day'])
    .execute();
  await db.schema
    .createIndex('connection_days_team')
    .on('connection_days')
    .columns(['team_id', 'day'])
    .execute();
}
