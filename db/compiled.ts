// Queries that are built once: Kysely spends more on building a hot query than SQLite does on answering it.
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Answers a select at once, without Kysely's line of waiting statements; null where it cannot just now. */
export type DirectRead = (sql: string, parameters: readonly unknown[]) => unknown[] | null;

const directReads = new WeakMap<object, DirectRead>();

/** From now on, selects that are built once go this way, unless they run in a transaction. */
export function readDirectly(db: Kysely<Database>, read: DirectRead): void {
  directReads.set(db, read);
}

const POSITION = Symbol('position');
type Placeholder = { [POSITION]: number };

/** Stands in a query for the argument at this position; only `compileOnce` gives it a value. */
export function argument<T>(position: number): T {
  const placeholder: Placeholder = { [POSITION]: position };
  // Sound: it lives only in the parameters of the compiled query, where run() replaces it.
  return placeholder as unknown as T;
}

/**
 * Builds the query at its first run in each dialect, then only fills in the arguments.
 * `db` may be a transaction. Answers the rows.
 */
export function compileOnce<Arguments extends readonly unknown[], Row>(
  build: (db: Kysely<Database>) => Compilable<Row>,
): (db: Kysely<Database>, ...values: Arguments) => Promise<Row[]> {
  const perDialect = new Map<unknown, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const dialect = db.getExecutor().adapter.constructor;
    let query = perDialect.get(dialect);
    if (query === undefined) perDialect.set(dialect, (query = build(db).compile()));
    const parameters = query.parameters.map((parameter) =>
      isPlaceholder(parameter) ? values[parameter[POSITION]] : parameter,
    );
    if (query.query.kind === 'SelectQueryNode') {
      // A transaction is another object than its database: it reads what it has written itself.
      const rows = directReads.get(db)?.(query.sql, parameters);
      if (rows) return rows as Row[]; // the rows of this very statement
    }
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function isPlaceholder(parameter: unknown): parameter is Placeholder {
  return typeof parameter === 'object' && parameter !== null && POSITION in parameter;
}
