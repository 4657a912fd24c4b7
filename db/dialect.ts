// Which database a URL names, and the few differences that code outside db has to know.
// Opens nothing.

export type Dialect = 'sqlite' | 'postgres';

export type DatabaseAddress = { dialect: 'postgres'; url: string } | { dialect: 'sqlite'; file: string };

/** The name SQLite gives a database that lives in this process alone; for tests. */
export const MEMORY = ':memory:';

const POSTGRES_URL = /^postgres(?:ql)?:\/\//i;
const SQLITE_URL = /^(?:sqlite|file):(?:\/\/(?=\/))?/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]+:\/\//i;

/**
 * Reads a database URL: `postgres://…` and `postgresql://…` are PostgreSQL; a path, `sqlite:path`, `file:path`
 * and `:memory:` are SQLite. Throws on any other scheme, without repeating the URL, which may hold a password.
 */
export function parseDatabaseUrl(url: string): DatabaseAddress {
  if (POSTGRES_URL.test(url)) return { dialect: 'postgres', url };
  const file = url.replace(SQLITE_URL, '');
  if (file === '' || OTHER_SCHEME.test(file)) {
    throw new Error('a database URL is postgres://… or the path of a SQLite file');
  }
  return { dialect: 'sqlite', file };
}
