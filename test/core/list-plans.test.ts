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
import { fillSearches } from './fill-searches.ts';
import { makeSetting } from './setting.ts';
import type { Setting } from './setting.ts';
import { explain, recordStatements } from './statement-plans.ts';

const CHARGES = 100_000;
const SEARCHES = 20_000;
const DELIVERIES = 20_000;
const SUPPRESSIONS = 20_000;
const KEYS = 2_000;
const PER_INSERT = 1_000;
const DAY_MS = 86_400_000;
const LIMIT = 50;
const BODY = JSON.stringify({ data: { searchId: 's', domain: 'quill.test', role: 'CEO', results: [] } });

const cursors = createCursors(new Uint8Array(32).fill(7));

async function inPieces<Row>(
  rows: number,
  make: (index: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
) {
  for (let from = 0; from < rows; from += PER_INSERT)
    await insert(
      Array.from({ length: Math.min(PER_INSERT, rows - from) }, (_, offset) => make(from + offset)),
    );
}

/** Most entries are charges, some are refunds; a second between each. */
async function fill({ db, deps, clock }: Setting, teamId: string, endpointId: string): Promise<void> {
  const id = deps.newId;
  const searches = await fillSearches(deps, { teamId, searches: SEARCHES, until: clock.at });
  const at = (index: number, of: number) => clock.at - (of - index) * 1_000;
  await inPieces(
    CHARGES,
    (index) => ({
      id: id(),
      team_id: teamId,
      kind: index % 50 === 0 ? ('refund' as const) : ('charge' as const),
      amount: index % 50 === 0 ? 1 : -1,
      search_id: index < SEARCHES && index % 50 > 0 ? (searches[index] ?? null) : null,
      note: null,
      created_at: at(index, CHARGES),
    }),
    (rows) => db.insertInto('ledger_entries').values(rows).execute(),
  );
  await inPieces(
    DELIVERIES,
    (index) => ({
      id: id(),
      team_id: teamId,
      endpoint_id: endpointId,
      event: 'search.completed' as const,
      body: BODY,
      status: index % 100 === 0 ? ('failed' as const) : ('delivered' as const),
      attempts: 0,
      created_at: at(index, DELIVERIES),
      finished_at: at(index, DELIVERIES),
    }),
    async (rows) => {
      await db.insertInto('webhook_deliveries').values(rows).execute();
      const attempts = rows.map((row) => ({
        delivery_id: row.id,
        attempt: 1,
        team_id: teamId,
        at: row.created_at,
        duration_ms: 1,
        status: 200,
      }));
      await db.insertInto('webhook_attempts').values(attempts).execute();
    },
  );
  await inPieces(
    SUPPRESSIONS,
    (index) => ({
      id: id(),
      team_id: teamId,
      kind: 'address' as const,
      domain: `company-${index % 500}.test`,
      hash: `hash ${index}`,
      note: null,
      created_at: at(index, SUPPRESSIONS),
    }),
    (rows) => db.insertInto('suppressions').values(rows).execute(),
  );
  await inPieces(
    KEYS,
    (index) => ({
      id: id(),
      team_id: teamId,
      name: `key ${index}`,
      hash: `${teamId} ${index}`,
      prefix: 'svc_live_000000',
      created_by: null,
      created_at: at(index, KEYS),
    }),
    (rows) => db.insertInto('api_keys').values(rows).execute(),
  );
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
