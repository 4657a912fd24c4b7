// A small cache in front of SQLite's `prepare`: Kysely prepares every statement anew, which costs more than running it.
// Knows no table.
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const STATEMENTS_MAX = 256;
/** Long statements are many-row inserts: rarely the same twice. */
const SQL_MAX_LENGTH = 8_000;
const REPEATABLE = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

/** The same database with prepared statements kept, the least recently used one dropped first. */
export function cacheStatements(
  database: SqliteDatabase,
  max = STATEMENTS_MAX,
): SqliteDatabase & { cached(): number } {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) {
        statements.delete(sql);
        statements.set(sql, known);
        return known;
      }
      if (!REPEATABLE.test(sql)) {
        // A change of the schema: what was prepared before may describe columns that are no longer there.
        statements.clear();
        return database.prepare(sql);
      }
      const statement = database.prepare(sql);
      if (sql.length <= SQL_MAX_LENGTH) {
        statements.set(sql, statement);
        if (statements.size > max) dropOldest(statements);
      }
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
    cached: () => statements.size,
  };
}

function dropOldest(statements: Map<string, SqliteStatement>) {
  const oldest = statements.keys().next();
  if (!oldest.done) statements.delete(oldest.value);
}
