// Other ways to sign in: identities at an upstream provider, and passkeys.
import type { Kysely } from 'kysely';
import { keyText } from './column-types.ts';

type Db = Kysely<unknown>;

export async function up(db: Db): Promise<void> {
  await createUpstream(db);
  await createPasskeys(db);
}

async function createUpstream(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('upstream_identities')
    .addColumn('issuer', key, (c) => c.notNull())
    .addColumn('subject', key, (c) => c.notNull())
    .addColumn('user_id', key, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', key)
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('upstream_identities_pk', ['issuer', 'subject'])
    .execute();
  await db.schema
    .createIndex('upstream_identities_user')
    .on('upstream_identities')
    .column('user_id')
    .execute();
  await db.schema
    .createTable('upstream_attempts')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('user_id', key, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('session_id', key)
    .addColumn('next', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('upstream_attempts_expiry')
    .on('upstream_attempts')
    .column('expires_at')
    .execute();
}

async function createPasskeys(db: Db) {
  const key = keyText(db);
  await db.schema
    .createTable('passkeys')
    .addColumn('id', key, (c) => c.primaryKey())
    .addColumn('user_id', key, (c) => c.notNull().references('users.id').onDelete('cascade'))
    // A credential belongs to one person.
    .addColumn('credential_id', key, (c) => c.notNull().unique())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').columns(['user_id', 'created_at']).execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('hash', key, (c) => c.primaryKey())
    .addColumn('session_id', key)
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('passkey_challenges_expiry')
    .on('passkey_challenges')
    .column('expires_at')
    .execute();
  await db.schema
    .createTable('passkey_offers')
    .addColumn('user_id', key, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('dismissed_at', 'bigint', (c) => c.notNull())
    .execute();
}
