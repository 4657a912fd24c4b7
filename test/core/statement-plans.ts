// Which statements a read sends, and how the database goes about each.
import { sql } from 'kysely';
import { readDirectly } from '../../db/compiled.ts';
import type { Storage } from '../../db/open.ts';

/** From now on every statement is put into `seen`, with its values in place. */
export function recordStatements(storage: Storage, seen: string[]): void {
  // Null sends every statement the way that is recorded below.
  readDirectly(storage.db, () => null);
  const executor = storage.db.getExecutor();
  const original = executor.executeQuery.bind(executor);
  executor.executeQuery = (query) => {
    if (!query.sql.startsWith('explain')) seen.push(withValues(query.sql, query.parameters));
    return original(query);
  };
}

/** The statement with its values in place: a plan of a statement with open parameters is another plan. */
function withValues(statement: string, parameters: readonly unknown[]): string {
  let next = 0;
  const literal = (value: unknown) => {
    if (value === null || typeof value === 'number') return String(value);
    if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
    throw new TypeError('a statement has a value of another type');
  };
  return statement.replace(/\$(\d+)|\?/g, (_match, position?: string) =>
    literal(parameters[position === undefined ? next++ : Number(position) - 1]),
  );
}

/** How the database answers the statement, in its own words. */
export async function explain({ db, dialect }: Storage, statement: string): Promise<string> {
  const prefix = dialect === 'postgres' ? 'explain ' : 'explain query plan ';
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(prefix + statement)}`.execute(db);
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}
