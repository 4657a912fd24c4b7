// Brings a database to the schema of this code, under a lock; refuses one that is newer. Knows no single migration.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { migrations as landed } from './migrations/index.ts';
import type { Storage } from './open.ts';

const MIGRATION_TABLE = 'kysely_migration';

/** The database has migrations that this code does not know: an older version was started on it. */
export class NewerDatabaseError extends Error {
  readonly unknown: readonly string[];
  constructor(unknown: readonly string[]) {
    super(
      `the database is newer than this version of the service (it has ${unknown.join(', ')}); start the newer version`,
    );
    this.name = 'NewerDatabaseError';
    this.unknown = unknown;
  }
}

/**
 * Runs what has not run yet, all or nothing; does nothing on a database that is up to date. Several processes may
 * start at once: PostgreSQL's advisory lock or SQLite's write lock lets one migrate and the others find it done.
 * Throws NewerDatabaseError, or the error of the migration that failed.
 */
export async function migrateToLatest(
  storage: Storage,
  migrations: Record<string, Migration> = landed,
): Promise<void> {
  const executed = await executedMigrations(storage.db);
  checkNotNewer(executed, migrations);
  if (executed.length < Object.keys(migrations).length) await runPending(storage, migrations);
  await storage.buckets.prepare();
}

async function runPending(storage: Storage, migrations: Record<string, Migration>) {
  await storage.db.connection().execute(async (db) => {
    // Waiting for another process that migrates, or a long migration, is no statement that hangs.
    if (storage.dialect === 'postgres') await sql`set statement_timeout = 0`.execute(db);
    try {
      const provider = { getMigrations: async () => migrations };
      const { error } = await new Migrator({ db, provider }).migrateToLatest();
      if (error === undefined) return;
      checkNotNewer(await executedMigrations(db), migrations);
      throw error;
    } finally {
      if (storage.dialect === 'postgres') await sql`reset statement_timeout`.execute(db);
    }
  });
}

function checkNotNewer(executed: readonly string[], migrations: Record<string, Migration>) {
  const unknown = executed.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}

/** The names of the migrations that this database has, oldest first; none where it is empty. */
export async function executedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
