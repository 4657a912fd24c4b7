// A team with long lists: every page of them is read through an index that ends after the rows it needs.
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageOfApiKeys } from '../../src/core/api-key-list.ts';
import { createCursors } from '../../src/core/cursor.ts';
import { ledgerEntries, ledgerPage } from '../../src/core/ledger.ts';
import type { LedgerFilter } from '../../src/core/ledger.ts';
import { pageOfSuppressions } from '../../src/core/suppression-list.ts';
import { listDeliveries } from '../../src/core/webhooks/delivery-log.ts';
import { createTeam } from '../../src/core/teams.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { fillLists } from './fill-lists.ts';
import { fillSearches } from './fill-searches.ts';
import { makeSetting } from './setting.ts';
import type { Setting } from './setting.ts';
import { explain, recordStatements } from './statement-plans.ts';

const CHARGES = 100_000;
const SEARCHES = 20_000;
const DELIVERIES = 20_000;
const SUPPRESSIONS = 20_000;
const KEYS = 2_000;
const DAY_MS = 86_400_000;
const LIMIT = 50;

const cursors = createCursors(new Uint8Array(32).fill(7));

async function fill({ deps, clock }: Setting, teamId: string, endpointId: string): Promise<void> {
  const until = clock.at;
  const searches = await fillSearches(deps, { teamId, searches: SEARCHES, until });
  const rows = { charges: CHARGES, deliveries: DELIVERIES, suppressions: SUPPRESSIONS, keys: KEYS };
  await fillLists(deps, { teamId, endpointId, searches, until, ...rows });
}

describeEachDatabase('the lists of a team that has used the service for long', (open, dialect) => {
  let s: Setting;
  const endpointId = 'endpoint';
  const seen: string[] = [];

  beforeAll(async () => {
    s = await makeSetting(await open());
    const other = await createTeam(s.deps, { name: 'Ink', ownerEmail: 'owner@ink.test', credits: 0 });
    for (const [teamId, id] of [
      [s.teamId, endpointId],
      [other.teamId, 'other'],
    ] as const) {
      await s.db
        .insertInto('webhook_endpoints')
        .values({
          id,
          team_id: teamId,
          url: 'https://quill.test/',
          sealed_secret: '',
          enabled: 1,
          consecutive_failures: 0,
          created_at: 1,
        })
        .execute();
      await fill(s, teamId, id);
    }
    if (dialect === 'postgres') await sql`analyze`.execute(s.db);
    recordStatements(s.storage, seen);
  }, 240_000);

  type Page = { nextCursor: string | null };
  const lists: Record<string, (cursor?: string) => Promise<Page>> = {
    'the ledger': (cursor) => ledger({}, cursor),
    'the ledger by kind': (cursor) => ledger({ kind: 'refund' }, cursor),
    'the ledger of charges': (cursor) => ledger({ kind: 'charge' }, cursor),
    'the ledger of a day': (cursor) =>
      ledger({ from: s.clock.at - DAY_MS, until: s.clock.at - DAY_MS / 2 }, cursor),
    'the deliveries': (cursor) => deliveries(undefined, cursor),
    'the deliveries by state': (cursor) => deliveries('failed', cursor),
    'the suppressions': (cursor) =>
      pageOfSuppressions({ db: s.db, cursors }, s.teamId, { limit: LIMIT, cursor }),
    'the suppressions of one domain': (cursor) =>
      pageOfSuppressions({ db: s.db, cursors }, s.teamId, { limit: 20, cursor, domain: 'company-7.test' }),
    'the keys': (cursor) => pageOfApiKeys({ db: s.db, cursors }, s.teamId, { limit: LIMIT, cursor }),
  };
  const ledger = (filter: LedgerFilter, cursor?: string) =>
    ledgerPage({ db: s.db, cursors }, s.teamId, { ...filter, limit: LIMIT, cursor });
  const deliveries = (status: 'failed' | undefined, cursor?: string) =>
    listDeliveries({ db: s.db, now: s.now, cursors }, s.teamId, { endpointId, limit: LIMIT, status, cursor });

  async function check(): Promise<void> {
    const selects = seen.filter((statement) => statement.startsWith('select'));
    expect(selects.length).toBeGreaterThan(0);
    for (const statement of selects) {
      const plan = await explain(s.storage, statement);
      expect(plan, statement).not.toMatch(/Seq Scan on (?!team|webhook_endpoints|users)|(?:^|\n)SCAN /);
      // The attempts of one page are few, and sorted.
      if (!statement.includes('webhook_attempts'))
        expect(plan, statement).not.toMatch(/\bSort\b|TEMP B-TREE/);
    }
  }

  describe.for(Object.keys(lists))('%s', (name) => {
    test('is read through an index, without sorting, its first page and the next', async () => {
      seen.length = 0;
      const first = await lists[name]?.();
      await check();
      seen.length = 0;
      expect(first?.nextCursor).not.toBeNull();
      await lists[name]?.(first?.nextCursor ?? '');
      await check();
    });
  });

  test('the whole ledger is read in pieces of one index', async () => {
    seen.length = 0;
    let entries = 0;
    for await (const _entry of ledgerEntries(s.db, s.teamId, { until: s.clock.at })) {
      if ((entries += 1) === 1_200) break;
    }
    expect(seen).toHaveLength(3);
    await check();
  });
});
