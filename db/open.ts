// The one place that opens a database. What differs between the two stays behind Storage.
import { Kysely, PostgresDialect } from 'kysely';
import type { Client, Pool } from 'pg';
import { dirname, join } from 'node:path';
import { openPostgresBuckets } from './buckets-postgres.ts';
import { openSqliteBuckets } from './buckets-sqlite.ts';
import type { BucketStore } from './buckets.ts';
import { readDirectly } from './compiled.ts';
import { MEMORY, parseDatabaseUrl } from './dialect.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

const BUCKETS_FILE = 'buckets.db';

type Shared = { db: Kysely<Database>; buckets: BucketStore; close(): Promise<void> };

/** One process owns the file. */
export type SqliteStorage = Shared & { dialect: 'sqlite' };

export type PostgresStorage = Shared & {
  dialect: 'postgres';
  pool: Pool;
  /** A connection outside the pool, not yet connected; for LISTEN. */
  newClient: () => Client;
};

export type Storage = SqliteStorage | PostgresStorage;

export type OpenOptions = {
  /** `postgres://…`, the path of a SQLite file, or `:memory:`. */
  url: string;
  /** Most PostgreSQL connections at once. */
  poolSize?: number;
  /** Epoch milliseconds for the buckets of SQLite; PostgreSQL uses its own clock. */
  now?: () => number;
  /** An idle PostgreSQL connection broke; it is already replaced. */
  onIdleError?: (error: Error) => void;
};

/** Opens the database; `migrateToLatest` then makes its tables. Whoever opens it closes it. */
export async function openDatabase(options: OpenOptions): Promise<Storage> {
  const address = parseDatabaseUrl(options.url);
  return address.dialect === 'postgres' ? onPostgres(options) : onSqlite(address.file, options);
}

function onPostgres(options: OpenOptions): PostgresStorage {
  const { pool, newClient } = openPostgres(options);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = once(async () => {
    await db.destroy();
    // Kysely ends only a pool that it has used.
    if (!pool.ended && !pool.ending) await pool.end();
  });
  return { dialect: 'postgres', db, pool, newClient, buckets: openPostgresBuckets(pool), close };
}

function onSqlite(file: string, options: OpenOptions): SqliteStorage {
  const handle = openSqlite(file);
  const db = new Kysely<Database>({ dialect: handle.dialect });
  const { reader } = handle;
  if (reader !== null) readDirectly(db, (text, parameters) => reader.all(text, parameters));
  const buckets = openSqliteBuckets(
    file === MEMORY ? MEMORY : join(dirname(file), BUCKETS_FILE),
    options.now ?? Date.now,
  );
  const close = once(async () => {
    await db.destroy();
    handle.close();
    await buckets.close();
  });
  return { dialect: 'sqlite', db, buckets, close };
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
