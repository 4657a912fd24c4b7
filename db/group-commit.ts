// SQLite's driver for Kysely with one connection: transactions of one moment share one commit, and so one wait for the
// disk. None is answered before the commit that holds it. Knows no table.
import SqliteFile from 'better-sqlite3';
import { CompiledQuery, SqliteDriver } from 'kysely';
import type { DatabaseConnection, QueryResult, SqliteDialectConfig, TransactionSettings } from 'kysely';

/** How long a statement waits for the lock of another process before it fails. */
export const SQLITE_BUSY_TIMEOUT_MS = 5_000;
const BUSY_POLL_MS = 5;
/** Transactions that one commit holds at the most: the first of them waits for the last. */
const MEMBERS_MAX = 32;

// At the start: a transaction that reads first and writes later could not wait for the write lock.
const BEGIN = CompiledQuery.raw('begin immediate');
/** Takes no lock: one picture of the database, for as long as it lasts, while others write. */
const BEGIN_READING = CompiledQuery.raw('begin deferred');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const SAVEPOINT = CompiledQuery.raw('savepoint member');
const RELEASE = CompiledQuery.raw('release savepoint member');
const ROLLBACK_MEMBER = CompiledQuery.raw('rollback to savepoint member');

/** Transactions that were released, and are answered when the transaction around them commits. */
type Batch = { members: number; done: Promise<void>; settle: (error?: unknown) => void };

export type GroupCommitConfig = SqliteDialectConfig & {
  /** Whether SQLite is inside a transaction: some of its errors end one by themselves. */
  inTransaction: () => boolean;
};

export class GroupCommitDriver extends SqliteDriver {
  readonly #inTransaction: () => boolean;
  #batch: Batch | null = null;
  #taken = false;
  #isFlushing = false;
  readonly #line: (() => void)[] = [];

  constructor({ inTransaction, ...config }: GroupCommitConfig) {
    super(config);
    this.#inTransaction = inTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const turn = new Turn(this);
    await turn.take();
    return turn;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings = {},
  ): Promise<void> {
    const turn = asTurn(connection);
    await turn.take();
    if (settings.accessMode === 'read only') {
      await this.flush(turn).catch(() => {}); // those in the batch hear of it
      await turn.run(BEGIN_READING);
      turn.isReading = true;
    } else if (this.#batch === null) {
      await turn.run(BEGIN);
      this.#batch = newBatch();
    } else await turn.run(SAVEPOINT);
    turn.inTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = asTurn(connection);
    if (turn.isReading) {
      await turn.endReading();
      return;
    }
    const batch = this.#batchOf(turn);
    if (batch.members > 0) await turn.run(RELEASE);
    batch.members += 1;
    turn.inTransaction = false;
    if (batch.members >= MEMBERS_MAX) await this.flush(turn);
    else {
      turn.give();
      this.#flushSoon();
    }
    await batch.done;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = asTurn(connection);
    if (!turn.inTransaction) return; // its commit has failed, and was rolled back there
    if (turn.isReading) {
      await turn.endReading();
      return;
    }
    const batch = this.#batchOf(turn);
    turn.inTransaction = false;
    if (!this.#inTransaction()) {
      // A full disk or the like has ended the whole transaction, and whoever was released into it.
      this.#batch = null;
      batch.settle(new Error('SQLite rolled the transaction back by itself'));
    } else if (batch.members === 0) {
      this.#batch = null;
      await turn.run(ROLLBACK);
    } else {
      await turn.run(ROLLBACK_MEMBER);
      await turn.run(RELEASE);
    }
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    const turn = asTurn(connection);
    turn.give();
  }

  /** After this turn of the event loop: the requests that it brings can join. */
  #flushSoon(): void {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    setImmediate(() => {
      const turn = new Turn(this);
      const work = async () => {
        await turn.take();
        this.#isFlushing = false;
        await this.flush(turn);
      };
      // Whoever waits for this commit hears of its failure; the one who happens to make it has nothing to say.
      work()
        .catch(() => {})
        .finally(() => turn.give());
    });
  }

  /** Commits what was released so far. */
  async flush(turn: Turn): Promise<void> {
    const batch = this.#batch;
    if (batch === null) return;
    this.#batch = null;
    try {
      await turn.run(COMMIT);
      batch.settle();
    } catch (error) {
      batch.settle(error);
      if (this.#inTransaction()) await turn.run(ROLLBACK);
      throw error;
    }
  }

  /** The one connection, when it is this caller's turn: first come, first served. */
  async enter(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((next) => this.#line.push(next));
    this.#taken = true;
    return super.acquireConnection();
  }

  leave(): void {
    const next = this.#line.shift();
    // Handed on at once: whoever comes now stands behind those in line.
    if (next === undefined) this.#taken = false;
    else next();
  }

  #batchOf(turn: Turn): Batch {
    if (this.#batch === null || !turn.inTransaction) throw new Error('no transaction is open');
    return this.#batch;
  }
}

/** One caller's turn with the connection. Taken again by itself where it is used after it was given back early. */
class Turn implements DatabaseConnection {
  readonly #driver: GroupCommitDriver;
  #inner: DatabaseConnection | null = null;
  inTransaction = false;
  isReading = false;

  constructor(driver: GroupCommitDriver) {
    this.#driver = driver;
  }

  async take(): Promise<void> {
    this.#inner ??= await this.#driver.enter();
  }

  async endReading(): Promise<void> {
    this.isReading = false;
    this.inTransaction = false;
    await this.run(ROLLBACK);
  }

  give(): void {
    if (this.#inner === null) return;
    this.#inner = null;
    this.#driver.leave();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#ready();
    return this.run<R>(query);
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    await this.#ready();
    yield* this.#connection().streamQuery<R>(query, chunkSize);
  }

  /** Tries again while another process holds the lock; a statement that was told so has done nothing. */
  async run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    let endsAt: number | undefined;
    for (;;) {
      try {
        return await this.#connection().executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error)) throw error;
        endsAt ??= performance.now() + SQLITE_BUSY_TIMEOUT_MS;
        if (performance.now() > endsAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_POLL_MS));
      }
    }
  }

  async #ready(): Promise<void> {
    await this.take();
    // Outside of a transaction a statement answers for itself: nothing of others may hang on it.
    if (!this.inTransaction) await this.#driver.flush(this).catch(() => {});
  }

  #connection(): DatabaseConnection {
    if (this.#inner === null) throw new Error('the connection was given back');
    return this.#inner;
  }
}

function asTurn(connection: DatabaseConnection | undefined): Turn {
  if (connection instanceof Turn) return connection;
  throw new TypeError('not a connection of this driver');
}

function newBatch(): Batch {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  done.catch(() => {}); // those who wait hear of it; there may be none
  return { members: 0, done, settle: (error) => (error === undefined ? resolve() : reject(error)) };
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && error.code === 'SQLITE_BUSY';
}
