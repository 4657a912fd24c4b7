// Teams, people, keys, credits, searches and what they found, mail memory, suppression, jobs, webhook outbox.
import { sql } from 'kysely';
import type { CreateTableBuilder, Kysely } from 'kysely';
import { keyText } from './column-types.ts';

type Db = Kysely<unknown>;

export async function up(db: Db): Promise<void> {
  await createAccounts(db);
  await createCredits(db);
  await createSearches(db);
  await createFinds(db);
  await createMailMemory(db);
  await createSuppressions(db);
  await createJobs(db);
  await createWebhooks(db);
}

async function createAccounts(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('teams')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('email', key, (c) => c.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('memberships')
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('user_id', key, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('owner', 'admin', 'member')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('memberships_pk', ['team_id', 'user_id'])
    .execute();
  await db.schema.createIndex('memberships_user').on('memberships').column('user_id').execute();
  await db.schema
    .createTable('api_keys')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hash', key, (c) => c.notNull().unique())
    .addColumn('prefix', key, (c) => c.notNull())
    .addColumn('created_by', key, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('api_keys_team').on('api_keys').columns(['team_id', 'created_at']).execute();
  await db.schema.createIndex('api_keys_prefix').on('api_keys').column('prefix').execute();
}

async function createCredits(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('ledger_entries')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('grant', 'purchase', 'charge', 'refund')`),
    )
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('search_id', key)
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('ledger_entries_team')
    .on('ledger_entries')
    .columns(['team_id', 'created_at', 'id'])
    .execute();
  // A search is charged at most once and refunded at most once, whatever crashes.
  await db.schema
    .createIndex('ledger_entries_once')
    .unique()
    .on('ledger_entries')
    .columns(['search_id', 'kind'])
    .where(sql.ref('search_id'), 'is not', null)
    .execute();
  await db.schema
    .createTable('team_totals')
    .addColumn('team_id', key, (c) => c.primaryKey().references('teams.id').onDelete('cascade'))
    .addColumn('balance', 'bigint', (c) => c.notNull().check(sql`balance >= 0`))
    .addColumn('total_purchased', 'bigint', (c) => c.notNull())
    .addColumn('total_used', 'bigint', (c) => c.notNull())
    .addColumn('search_count', 'bigint', (c) => c.notNull())
    .addColumn('email_count', 'bigint', (c) => c.notNull())
    .execute();
}

async function createSearches(db: Db) {
  const key = keyText(db);
  const running = sql<boolean>`status in ('pending', 'searching', 'validating')`;
  await db.schema
    .createTable('searches')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('domain', key, (c) => c.notNull())
    .addColumn('role', key, (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('pending', 'searching', 'validating', 'completed', 'failed')`),
    )
    .addColumn('origin', 'text', (c) => c.notNull().check(sql`origin in ('rest', 'tool', 'dashboard')`))
    .addColumn('asked_by', key)
    .addColumn('forced', 'smallint', (c) => c.notNull())
    .addColumn('cached', 'smallint', (c) => c.notNull())
    .addColumn('results_from', key, (c) => c.notNull())
    .addColumn('credits_used', 'integer', (c) => c.notNull())
    .addColumn('result_count', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('error', 'text')
    .addColumn('starts', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('first_started_at', 'bigint')
    .addColumn('completed_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('searches_history')
    .on('searches')
    .columns(['team_id', 'created_at', 'id'])
    .execute();
  // At most one running search for a question of a team: this index decides between two callers.
  await db.schema
    .createIndex('searches_running')
    .unique()
    .on('searches')
    .columns(['team_id', 'domain', 'role'])
    .where(running)
    .execute();
  await db.schema
    .createIndex('searches_cache')
    .on('searches')
    .columns(['team_id', 'domain', 'role', 'completed_at'])
    .where(sql<boolean>`status = 'completed' and cached = 0 and result_count > 0`)
    .execute();
  await db.schema
    .createIndex('searches_unfinished')
    .on('searches')
    .columns(['status', 'first_started_at'])
    .where(running)
    .execute();
}

async function createFinds(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('results')
    .addColumn('search_id', key, (c) => c.notNull().references('searches.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('email', key, (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('is_exact', 'smallint', (c) => c.notNull())
    .addColumn('verification', 'text', (c) => c.notNull())
    .addColumn('parts', 'text', (c) => c.notNull())
    .addColumn('evidence', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_pk', ['search_id', 'position'])
    .execute();
  await db.schema.createIndex('results_team').on('results').columns(['team_id', 'created_at']).execute();
  for (const table of ['found_emails', 'domain_emails'] as const) {
    const keys =
      table === 'found_emails' ? (['team_id', 'email'] as const) : (['team_id', 'domain', 'email'] as const);
    const order =
      table === 'found_emails'
        ? ['team_id', 'found_at', 'email']
        : ['team_id', 'domain', 'found_at', 'email'];
    const columns = db.schema
      .createTable(table)
      .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('email', key, (c) => c.notNull())
      .addColumn('domain', key, (c) => c.notNull());
    await addSighting(columns)
      .addPrimaryKeyConstraint(`${table}_pk`, [...keys])
      .execute();
    await db.schema.createIndex(`${table}_newest`).on(table).columns(order).execute();
  }
}

function addSighting<Name extends string, Column extends string>(table: CreateTableBuilder<Name, Column>) {
  return table
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('is_exact', 'smallint', (c) => c.notNull())
    .addColumn('found_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull());
}

async function createMailMemory(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('mail_replies')
    .addColumn('address_hash', key, (c) => c.primaryKey())
    .addColumn('mail_domain', key, (c) => c.notNull())
    .addColumn('reply_class', 'text', (c) => c.notNull())
    .addColumn('code', 'integer')
    .addColumn('enhanced', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_replies_domain').on('mail_replies').column('mail_domain').execute();
  await db.schema
    .createTable('mail_domains')
    .addColumn('mail_domain', key, (c) => c.primaryKey())
    .addColumn('catch_all', 'text', (c) => c.notNull())
    .addColumn('obstacle', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mail_budgets')
    .addColumn('mail_domain', key, (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_budgets_pk', ['mail_domain', 'day'])
    .execute();
}

async function createSuppressions(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('suppressions')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('team_id', key, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('address', 'person', 'domain')`))
    .addColumn('domain', key, (c) => c.notNull())
    .addColumn('hash', key, (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('suppressions_once', ['team_id', 'kind', 'hash'])
    .execute();
  await db.schema
    .createIndex('suppressions_domain')
    .on('suppressions')
    .columns(['domain', 'team_id'])
    .execute();
}

async function createJobs(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('jobs')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('queue', key, (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('job_key', key)
    .addColumn('job_group', key)
    .addColumn('run_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('leased_until', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['queue', 'run_at']).execute();
  await db.schema
    .createIndex('jobs_key')
    .unique()
    .on('jobs')
    .columns(['queue', 'job_key'])
    .where(sql.ref('job_key'), 'is not', null)
    .execute();
}

async function createWebhooks(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    .addColumn('enabled', 'smallint', (c) => c.notNull())
    .addColumn('consecutive_failures', 'integer', (c) => c.notNull())
    .addColumn('created_by', key, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('webhook_endpoints_team')
    .on('webhook_endpoints')
    .columns(['team_id', 'enabled'])
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('team_id', key, (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('endpoint_id', key, (c) => c.notNull().references('webhook_endpoints.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_endpoint')
    .on('webhook_deliveries')
    .columns(['endpoint_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['status', 'next_attempt_at'])
    .execute();
}
