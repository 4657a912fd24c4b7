// A team with 100,000 searches: every read uses an index that ends after the rows it needs.
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDirectly } from '../../db/compiled.ts';
import type { Storage } from '../../db/open.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { fillSearches } from './fill-searches.ts';
import { makeSetting } from './setting.ts';
import type { Setting } from './setting.ts';

const SEARCHES = 100_000;

describeEachDatabase('reads of a team with 100,000 searches', (open, dialect) => {
  let s: Setting;
  const seen: string[] = [];

  beforeAll(async () => {
    s = await makeSetting(await open());
    await fillSearches(s.deps, { teamId: s.teamId, searches: SEARCHES, until: s.clock.at });
    if (dialect === 'postgres') await sql`analyze`.execute(s.db);
    // What is asked of the database is what is explained: the plans are of the very statements.
    recordStatements(s.storage, seen);
  }, 120_000);

  const reads: Record<string, () => Promise<unknown>> = {
    'search-history': () => s.operations.searchHistory(s.caller, { limit: 50 }),
    'search-history after a cursor': async () => {
      const { nextCursor } = await s.operations.searchHistory(s.caller, { limit: 50 });
      seen.length = 0;
      return s.operations.searchHistory(s.caller, { limit: 50, cursor: nextCursor ?? '' });
    },
    'unique-emails': () => s.operations.uniqueEmails(s.caller, { limit: 50 }),
    'unique-emails after a cursor': async () => {
      const { nextCursor } = await s.operations.uniqueEmails(s.caller, { limit: 50 });
      seen.length = 0;
      return s.operations.uniqueEmails(s.caller, { limit: 50, cursor: nextCursor ?? '' });
    },
    'results-by-domain': () => s.operations.resultsByDomain(s.caller, { domain: 'company-7.test' }),
    credits: () => s.operations.credits(s.caller),
    stats: () => s.operations.stats(s.caller),
    'search-status': async () => {
      const { searches } = await s.operations.searchHistory(s.caller, { limit: 1 });
      seen.length = 0;
      return s.operations.searchStatus(s.caller, {
        searchId: searches[0]?.searchId ?? '',
        includeEvidence: false,
      });
    },
    'find-email from the cache': () => s.ask('company-7.test'),
  };

  describe.for(Object.keys(reads))('%s', (name) => {
    test('reads through indexes, without sorting', async () => {
      seen.length = 0;
      await reads[name]?.();
      const selects = seen.filter((statement) => statement.startsWith('select'));
      expect(selects.length).toBeGreaterThan(0);
      for (const statement of selects) {
        const plan = await explain(s.storage, statement);
        expect(plan, statement).not.toMatch(
          /Seq Scan on (?!team|suppressions|webhook|api_keys)|(?:^|\n)SCAN (?!constant)/,
        );
        expect(plan, statement).not.toMatch(/\bSort\b|TEMP B-TREE/);
      }
    });
  });
});

type Recorder = { onStatement(sql: string): void };

function recordStatements(storage: Storage, seen: string[]): void {
  // Null sends every statement the way that is recorded below.
  readDirectly(storage.db, () => null);
  const executor = storage.db.getExecutor();
  const original = executor.executeQuery.bind(executor);
  const recorder: Recorder = { onStatement: (statement) => seen.push(statement) };
  executor.executeQuery = (query) => {
    if (!query.sql.startsWith('explain')) recorder.onStatement(withValues(query.sql, query.parameters));
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

async function explain({ db, dialect }: Storage, statement: string): Promise<string> {
  const prefix = dialect === 'postgres' ? 'explain ' : 'explain query plan ';
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(prefix + statement)}`.execute(db);
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}
