// Opens one SQLite file for Kysely: durable settings, private file mode, cached statements, a connection that writes
// and one that reads. Knows no table.
import SqliteFile from 'better-sqlite3';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { MEMORY } from './dialect.ts';
import { GroupCommitDriver, SQLITE_BUSY_TIMEOUT_MS } from './group-commit.ts';
import { openSqliteReader } from './sqlite-reader.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import { cacheStatements } from './statement-cache.ts';

/** Pages of 4 KiB between two checkpoints; the default of 1000 stalls writers more often than it saves space. */
const CHECKPOINT_PAGES = 10_000;

export type SqliteHandle = {
  dialect: Dialect;
  /** Null for `:memory:`, which has one connection only. */
  reader: SqliteReader | null;
  close(): void;
};

/** Opens `file`, making it and its directory readable by its owner alone, or `:memory:`. */
export function openSqlite(file: string): SqliteHandle {
  if (file !== MEMORY) makePrivateFile(file);
  const database = new SqliteFile(file, { timeout: SQLITE_BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  // SQLite's own waiting stops the whole process; from here on the driver does it.
  database.pragma('busy_timeout = 0');
  const config = { database: cacheStatements(database), inTransaction: () => database.inTransaction };
  const reader = file === MEMORY ? null : openSqliteReader(file);
  return {
    dialect: {
      createAdapter: () => new TransactionalDdlAdapter(),
      createDriver: () => new GroupCommitDriver(config),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    reader,
    close() {
      reader?.close();
      if (database.open) database.close();
    },
  };
}

/** Creates the file with mode 0600 and its missing directories with 0700; leaves those that exist as they are. */
export function makePrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/**
 * SQLite can change its schema inside a transaction; Kysely says no because `foreign_keys` cannot be switched there.
 * With it, migrations are all or nothing, and `begin immediate` is the lock between two processes that migrate.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one, but the driver keeps the line itself, so that it knows whether somebody waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
