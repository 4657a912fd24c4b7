// Who runs a company's mail server is asked for many companies: a budget for each operator and day. And what a server
// showed of itself: how many recipients it bears in one connection, and which reply of its means an unknown user.
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_operator_budgets')
    .addColumn('operator', keyText(db), (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_operator_budgets_pk', ['operator', 'day'])
    .execute();
  // One column at a time: SQLite takes no more.
  await db.schema.alterTable('mail_domains').addColumn('patience', 'integer').execute();
  await db.schema.alterTable('mail_domains').addColumn('unknown_reply', 'text').execute();
  await db.schema.alterTable('mail_domains').addColumn('unknown_reply_at', 'bigint').execute();
}
