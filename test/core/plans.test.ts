// A team with 100,000 searches: every read uses an index that ends after the rows it needs.
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import { filteredHistory } from '../../src/core/filtered-history.ts';
import type { HistoryFilter } from '../../src/core/filtered-history.ts';
import { allDomainEmails, foundDomains } from '../../src/core/found-domains.ts';
import { runningSearches } from '../../src/core/running-searches.ts';
import { searchDays } from '../../src/core/search-days.ts';
import { fillSearches } from './fill-searches.ts';
import { makeSetting } from './setting.ts';
import type { Setting } from './setting.ts';
import { explain, recordStatements } from './statement-plans.ts';

const SEARCHES = 100_000;
const OTHER_DAYS = 3_000;

describeEachDatabase('reads of a team with 100,000 searches', (open, dialect) => {
  let s: Setting;
  const seen: string[] = [];

  beforeAll(async () => {
    s = await makeSetting(await open());
    await fillSearches(s.deps, { teamId: s.teamId, searches: SEARCHES, until: s.clock.at });
    await crowd(s);
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
    'the history by role': () => history({ role: 'EVP' }),
    'the history by status': () => history({ statuses: ['failed'], cached: false }),
    'the history from the cache': () => history({ cached: true }),
    'the history of one domain': () => history({ domain: 'company-7.test', role: 'CEO' }),
    'the history by filter after a cursor': async () => {
      const { nextCursor } = await history({ role: 'CEO' });
      seen.length = 0;
      return history({ role: 'CEO', statuses: ['completed'] }, nextCursor ?? '');
    },
    'the searches of the last 30 days': () => searchDays(s.deps, s.teamId),
    'the running searches': () => runningSearches(s.db, s.teamId),
    'the domains': () => foundDomains({ db: s.db, cursors: s.cursors }, s.teamId, { limit: 50 }),
    'all addresses by domain': async () => {
      for await (const page of allDomainEmails(s.db, s.teamId, 500)) return page;
      return null;
    },
  };

  const history = (filter: HistoryFilter, cursor?: string) =>
    filteredHistory({ db: s.db, cursors: s.cursors }, s.teamId, filter, { limit: 50, cursor });

  describe.for(Object.keys(reads))('%s', (name) => {
    test('reads through indexes, without sorting', async () => {
      seen.length = 0;
      await reads[name]?.();
      const selects = seen.filter((statement) => /^\s*select/.test(statement));
      expect(selects.length).toBeGreaterThan(0);
      for (const statement of selects) {
        const plan = await explain(s.storage, statement);
        expect(plan, statement).not.toMatch(
          /Seq Scan on (?!team|suppressions|webhook|api_keys)|(?:^|\n)SCAN (?!constant|merged|part|\(subquery)/,
        );
        // A page that is merged from several states is sorted: a page of each at most.
        if (!statement.includes('as merged')) expect(plan, statement).not.toMatch(/\bSort\b|TEMP B-TREE/);
      }
    });
  });
});

/** Twice as many searches of another team: a team is one among many, and its plans are made for that. */
async function crowd({ storage, db, teamId }: Setting): Promise<void> {
  const other = await makeSetting(storage);
  const columns = Object.keys((await db.selectFrom('searches').selectAll().limit(1).execute())[0] ?? {});
  const same = sql.join(
    columns.filter((column) => column !== 'id' && column !== 'team_id').map((column) => sql.ref(column)),
  );
  for (const copy of ['a', 'b']) {
    await sql`insert into searches (id, team_id, ${same})
      select id || ${copy}, ${other.teamId}, ${same} from searches where team_id = ${teamId}`.execute(db);
  }
  const days = Array.from({ length: OTHER_DAYS }, (_, day) => ({
    team_id: other.teamId,
    day,
    searches: 1,
    finds: 1,
  }));
  await db.insertInto('search_days').values(days).execute();
}
