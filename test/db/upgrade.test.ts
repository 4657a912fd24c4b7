// An installation of the first release with people and searches in it, brought to the newest schema.
import type { Kysely } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import { openDatabase } from '../../db/open.ts';
import type { Storage } from '../../db/open.ts';
import { deleteTeam } from '../../src/core/deletion.ts';
import { verifyLedger } from '../../src/core/ledger-audit.ts';
import { hashSecret } from '../../src/core/secret-text.ts';
import { findSession } from '../../src/core/sessions.ts';
import { emptyDatabase } from '../support/databases.ts';

const FIRST_RELEASE = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '004'));
const DAY_MS = 86_400_000;
const AT = 1_800_000_000_000;
const TOKEN = 'T'.repeat(43);

type Rows = Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>>;

const search = (id: string, more: Record<string, string | number | null>) => ({
  id,
  team_id: 't1',
  domain: 'ink.test',
  role: 'CEO',
  status: 'completed',
  origin: 'tool',
  asked_by: 'u1',
  forced: 0,
  cached: 0,
  results_from: id,
  credits_used: 0,
  result_count: 0,
  reason: null,
  error: null,
  starts: 1,
  created_at: AT,
  first_started_at: AT,
  completed_at: AT,
  ...more,
});

const entry = (id: string, kind: string, amount: number, searchId: string | null) => ({
  id,
  team_id: 't1',
  kind,
  amount,
  search_id: searchId,
  note: null,
  created_at: AT,
});

/** As the first release wrote them: the columns of its tables, in the order in which rows point at each other. */
const ROWS: Rows = {
  teams: [{ id: 't1', name: 'Quill', created_at: AT }],
  users: [{ id: 'u1', email: 'ada@quill.test', password_hash: null, created_at: AT }],
  memberships: [{ team_id: 't1', user_id: 'u1', role: 'owner', created_at: AT }],
  api_keys: [
    {
      id: 'k1',
      team_id: 't1',
      name: 'CRM',
      hash: 'h',
      prefix: 'svc_live_abcdef',
      created_by: 'u1',
      created_at: AT,
      last_used_at: null,
      revoked_at: null,
    },
  ],
  team_totals: [
    { team_id: 't1', balance: 23, total_purchased: 25, total_used: 2, search_count: 3, email_count: 1 },
  ],
  searches: [
    search('s1', { credits_used: 1, result_count: 1 }),
    search('s2', { reason: 'no_such_role', role: 'CFO' }),
    search('s3', { status: 'pending', credits_used: 1, created_at: AT + DAY_MS, completed_at: null }),
  ],
  ledger_entries: [
    entry('l1', 'grant', 25, null),
    entry('l2', 'charge', -1, 's1'),
    entry('l3', 'charge', -1, 's2'),
    entry('l4', 'refund', 1, 's2'),
    entry('l5', 'charge', -1, 's3'),
  ],
  results: [
    {
      search_id: 's1',
      position: 0,
      team_id: 't1',
      email: 'bo@ink.test',
      name: 'Bo',
      title: 'CEO',
      score: 90,
      source: 'verified',
      is_exact: 1,
      verification: '{}',
      parts: '{}',
      evidence: '[]',
      created_at: AT,
    },
  ],
  suppressions: [
    { id: 'x1', team_id: 't1', kind: 'domain', domain: 'no.test', hash: 'h', note: null, created_at: AT },
  ],
  webhook_endpoints: [
    {
      id: 'w1',
      team_id: 't1',
      url: 'https://hook.test/',
      sealed_secret: 'x',
      enabled: 1,
      consecutive_failures: 0,
      created_by: 'u1',
      created_at: AT,
      disabled_at: null,
    },
  ],
  webhook_deliveries: [
    {
      id: 'd1',
      team_id: 't1',
      endpoint_id: 'w1',
      event: 'search.completed',
      body: '{}',
      status: 'waiting',
      attempts: 0,
      created_at: AT,
      next_attempt_at: AT,
      finished_at: null,
    },
  ],
  oauth_clients: [
    {
      id: 'c1',
      kind: 'dynamic',
      name: 'Claude',
      redirect_uris: '["https://claude.test/cb"]',
      auth_method: 'none',
      secret_hash: null,
      registration_token_hash: null,
      may_refresh: 1,
      created_at: AT,
      fetched_at: null,
      used_at: AT,
      disabled_at: null,
    },
  ],
  oauth_grants: [
    {
      id: 'g1',
      client_id: 'c1',
      user_id: 'u1',
      team_id: 't1',
      scope: 'credits',
      daily_credit_cap: null,
      created_at: AT,
      last_used_at: AT,
      ended_at: null,
      end_reason: null,
    },
  ],
  oauth_refresh_tokens: [
    {
      hash: 'r1',
      grant_id: 'g1',
      parent_hash: null,
      siblings: 0,
      created_at: AT,
      expires_at: AT + DAY_MS,
      used_at: null,
    },
  ],
  sessions: [{ hash: hashSecret(TOKEN), id: 'i1', user_id: 'u1', created_at: AT, last_seen_at: AT }],
};

const dialects = ['sqlite', ...('missing' in inject('postgresDoor') ? [] : ['postgres'])] as const;

describe.each(dialects)('an installation of the first release (%s)', (name) => {
  async function open(): Promise<Storage> {
    const place = await emptyDatabase(name === 'sqlite' ? 'sqlite' : 'postgres');
    onTestFinished(() => place.remove());
    const storage = await openDatabase({ url: place.url, poolSize: 3 });
    onTestFinished(() => storage.close());
    await migrateToLatest(storage, FIRST_RELEASE);
    const old = loose(storage);
    for (const [table, rows] of Object.entries(ROWS)) await old.insertInto(table).values(rows).execute();
    await migrateToLatest(storage);
    return storage;
  }

  test('keeps every row, as it was', async () => {
    const storage = await open();
    for (const [table, rows] of Object.entries(ROWS)) {
      const kept = await loose(storage).selectFrom(table).selectAll().execute();
      expect(kept, table).toHaveLength(rows.length);
      for (const row of rows) expect(kept, table).toContainEqual(expect.objectContaining(row));
    }
  });

  test('goes on: sessions are live, the ledger is right, and each day has its searches', async () => {
    const storage = await open();
    const { db } = storage;
    expect(await findSession({ db, now: () => AT }, TOKEN)).toMatchObject({ userId: 'u1' });
    expect(await verifyLedger(db)).toMatchObject({ ok: true });
    const days = await loose(storage).selectFrom('search_days').selectAll().orderBy('day').execute();
    const day = AT / DAY_MS;
    expect(days).toEqual([
      { team_id: 't1', day: Math.floor(day), searches: 2, finds: 1 },
      { team_id: 't1', day: Math.floor(day) + 1, searches: 1, finds: 0 },
    ]);
  });

  test('ends whole: a team that is deleted leaves no row of its own', async () => {
    const storage = await open();
    await deleteTeam(storage, { teamId: 't1', userId: 'u1' }, 'Quill');
    const left = Object.keys(ROWS).filter((table) => !['users', 'sessions', 'oauth_clients'].includes(table));
    for (const table of [...left, 'search_days'])
      expect(await loose(storage).selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});

/** Tables by whatever name, with whatever columns they have by now. */
function loose({ db }: Storage) {
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>;
}
