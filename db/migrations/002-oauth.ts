// The authorization server: clients, pending authorizations, codes, grants, refresh tokens, signing keys.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

type Db = Kysely<unknown>;

export async function up(db: Db): Promise<void> {
  await createClients(db);
  await createFlows(db);
  await createCodes(db);
  await createGrants(db);
  await createSigningKeys(db);
}

async function createClients(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('oauth_clients')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('dynamic', 'static', 'document')`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('redirect_uris', 'text', (c) => c.notNull())
    .addColumn('auth_method', 'text', (c) =>
      c.notNull().check(sql`auth_method in ('none', 'client_secret_basic', 'client_secret_post')`),
    )
    .addColumn('secret_hash', key)
    .addColumn('registration_token_hash', key)
    .addColumn('may_refresh', 'smallint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('fetched_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .addColumn('disabled_at', 'bigint')
    .addCheckConstraint('oauth_clients_secret', sql`(auth_method = 'none') = (secret_hash is null)`)
    .execute();
  await db.schema
    .createIndex('oauth_clients_unused')
    .on('oauth_clients')
    .column('created_at')
    .where(sql.ref('used_at'), 'is', null)
    .execute();
}

async function createFlows(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('oauth_flows')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('client_id', key, (c) => c.notNull().references('oauth_clients.id').onDelete('cascade'))
    .addColumn('redirect_uri', 'text', (c) => c.notNull())
    .addColumn('redirect_uri_named', 'smallint', (c) => c.notNull())
    .addColumn('state', 'text')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('code_challenge', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('answered_at', 'bigint')
    .execute();
  await db.schema.createIndex('oauth_flows_client').on('oauth_flows').column('client_id').execute();
  await db.schema.createIndex('oauth_flows_expires').on('oauth_flows').column('expires_at').execute();
}

async function createCodes(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('oauth_codes')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('client_id', key, (c) => c.notNull().references('oauth_clients.id').onDelete('cascade'))
    .addColumn('user_id', key, (c) => c.notNull())
    .addColumn('team_id', key, (c) => c.notNull())
    .addColumn('redirect_uri', 'text', (c) => c.notNull())
    .addColumn('redirect_uri_named', 'smallint', (c) => c.notNull())
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('code_challenge', 'text', (c) => c.notNull())
    .addColumn('daily_credit_cap', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('grant_id', key)
    // Whoever leaves the team takes the unused code along.
    .addForeignKeyConstraint(
      'oauth_codes_membership',
      ['team_id', 'user_id'],
      'memberships',
      ['team_id', 'user_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('oauth_codes_client').on('oauth_codes').column('client_id').execute();
  await db.schema
    .createIndex('oauth_codes_member')
    .on('oauth_codes')
    .columns(['team_id', 'user_id'])
    .execute();
  await db.schema.createIndex('oauth_codes_expires').on('oauth_codes').column('expires_at').execute();
}

async function createGrants(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('oauth_grants')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('client_id', key, (c) => c.notNull().references('oauth_clients.id').onDelete('cascade'))
    .addColumn('user_id', key, (c) => c.notNull())
    .addColumn('team_id', key, (c) => c.notNull())
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('daily_credit_cap', 'integer')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('end_reason', 'text')
    // A member who leaves and comes back has to agree anew.
    .addForeignKeyConstraint(
      'oauth_grants_membership',
      ['team_id', 'user_id'],
      'memberships',
      ['team_id', 'user_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('oauth_grants_member')
    .on('oauth_grants')
    .columns(['team_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('oauth_grants_user')
    .on('oauth_grants')
    .columns(['user_id', 'client_id'])
    .execute();
  await db.schema.createIndex('oauth_grants_client').on('oauth_grants').column('client_id').execute();
  await db.schema
    .createTable('oauth_refresh_tokens')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('grant_id', key, (c) => c.notNull().references('oauth_grants.id').onDelete('cascade'))
    .addColumn('parent_hash', key)
    .addColumn('siblings', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  for (const column of ['grant_id', 'parent_hash', 'expires_at']) {
    await db.schema
      .createIndex(`oauth_refresh_tokens_${column}`)
      .on('oauth_refresh_tokens')
      .column(column)
      .execute();
  }
}

async function createSigningKeys(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('oauth_signing_keys')
    .addColumn('generation', 'integer', (c) => c.primaryKey())
    .addColumn('kid', key, (c) => c.notNull().unique())
    .addColumn('public_jwk', 'text', (c) => c.notNull())
    .addColumn('sealed_private_jwk', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('active_from', 'bigint', (c) => c.notNull())
    .addColumn('retires_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}
