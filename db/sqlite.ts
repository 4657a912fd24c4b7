// Opens one SQLite file for Kysely: durable settings, private file mode, immediate transactions, cached statements,
// and waiting for another process's lock without holding up this one. Knows no table.
import SqliteFile from 'better-sqlite3';
import { CompiledQuery, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { MEMORY } from './dialect.ts';
import { cacheStatements } from './statement-cache.ts';

/** How long a statement waits for the lock of another connection before it fails. */
export const SQLITE_BUSY_TIMEOUT_MS = 5_000;
const BUSY_POLL_MS = 5;
/** Pages of 4 KiB between two checkpoints; the default of 1000 stalls writers more often than it saves space. */
const CHECKPOINT_PAGES = 10_000;

const BEGIN_IMMEDIATE = CompiledQuery.raw('begin immediate');

export type SqliteHandle = { dialect: Dialect; close(): void };

/** Opens `file`, making it and its directory readable by its owner alone, or `:memory:`. */
export function openSqlite(file: string): SqliteHandle {
  if (file !== MEMORY) makePrivateFile(file);
  const database = new SqliteFile(file, { timeout: SQLITE_BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  // SQLite's own waiting stops the whole process; from here on WaitingConnection does it.
  database.pragma('busy_timeout = 0');
  const config = { database: cacheStatements(database) };
  return {
    dialect: {
      createAdapter: () => new TransactionalDdlAdapter(),
      createDriver: () => new ImmediateDriver(config),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    close() {
      if (database.open) database.close();
    },
  };
}

/** Creates the file with mode 0600 and its missing directories with 0700; leaves those that exist as they are. */
export function makePrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

class ImmediateDriver extends SqliteDriver {
  #waiting: WaitingConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#waiting ??= new WaitingConnection(await super.acquireConnection()));
  }

  /** Takes the write lock at the start: a transaction that reads first and writes later could not wait for it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN_IMMEDIATE);
  }
}

/** Tries a statement again while another connection holds the lock; a statement that was told so has done nothing. */
class WaitingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  constructor(inner: DatabaseConnection) {
    this.#inner = inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    let endsAt: number | undefined;
    for (;;) {
      try {
        return await this.#inner.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error)) throw error;
        endsAt ??= performance.now() + SQLITE_BUSY_TIMEOUT_MS;
        if (performance.now() > endsAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_POLL_MS));
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && error.code === 'SQLITE_BUSY';
}

/**
 * SQLite can change its schema inside a transaction; Kysely says no because `foreign_keys` cannot be switched there.
 * With it, migrations are all or nothing, and `begin immediate` is the lock between two processes that migrate.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
