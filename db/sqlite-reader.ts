// A second connection to the SQLite file for reading only: it sees what is committed, waits behind no transaction, and
// answers at once. Knows no table.
import SqliteFile from 'better-sqlite3';

export type SqliteReader = {
  /** The rows; null where another process has the file locked for a moment, and the caller asks the other connection. */
  all(sql: string, parameters: readonly unknown[]): unknown[] | null;
  close(): void;
};

/** `file` must exist and be in WAL mode. */
export function openSqliteReader(file: string): SqliteReader {
  const database = new SqliteFile(file, { readonly: true, timeout: 0 });
  const statements = new Map<string, SqliteFile.Statement>();
  return {
    all(sql, parameters) {
      try {
        let statement = statements.get(sql);
        if (statement === undefined) statements.set(sql, (statement = database.prepare(sql)));
        return statement.all(...parameters);
      } catch (error) {
        if (error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
        throw error;
      }
    },
    close() {
      statements.clear();
      if (database.open) database.close();
    },
  };
}
