// Opens one pool of PostgreSQL connections for Kysely: numbers as numbers, limits on what may hang. Knows no table.
import { Client, Pool, types } from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
export const POSTGRES_POOL_SIZE = 10;

const INT8_OID = 20;
const NUMERIC_OID = 1700;

export type PostgresOptions = {
  url: string;
  /** Most connections at once. */
  poolSize?: number;
  /** A connection that nobody was using broke; the pool has already dropped it. */
  onIdleError?: (error: Error) => void;
};

export type PostgresHandle = {
  pool: Pool;
  /** A connection of its own outside the pool, not yet connected; for LISTEN. */
  newClient: () => Client;
};

/** Opens a pool; nothing connects before the first query. */
export function openPostgres(options: PostgresOptions): PostgresHandle {
  const settings = {
    connectionString: options.url,
    application_name: 'svc',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
  };
  const pool = new Pool({
    ...settings,
    max: options.poolSize ?? POSTGRES_POOL_SIZE,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // Without a listener, a server that goes away would end this process.
  pool.on('error', (error) => options.onIdleError?.(error));
  // The same for a connection that is in use, whose statement fails or whose next one will: the pool listens only to
  // idle ones.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return { pool, newClient: () => new Client(settings) };
}

// Per connection rather than for the whole process: whoever else uses pg here keeps its own reading.
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  const isText = format !== 'binary';
  if (isText && (oid === INT8_OID || oid === NUMERIC_OID)) return parseSafeNumber;
  return format === 'binary' ? types.getTypeParser(oid, format) : types.getTypeParser(oid, 'text');
};

/** Reads a bigint or numeric as a number; throws where a number could not hold it. */
export function parseSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError('a number from the database is too large to be exact');
  }
  return value;
}
