import { expect, test } from 'vitest';
import { grantCredits } from '../../src/core/credits.ts';
import { createCursors } from '../../src/core/cursor.ts';
import { ledgerEntries, ledgerPage } from '../../src/core/ledger.ts';
import type { LedgerEntry, LedgerFilter } from '../../src/core/ledger.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { empty, find, found, makeSetting } from './setting.ts';
import type { Setting } from './setting.ts';

const cursors = createCursors(new Uint8Array(32).fill(7));
const page = (s: Setting, more: LedgerFilter & { limit?: number; cursor?: string | undefined } = {}) =>
  ledgerPage({ db: s.db, cursors }, s.teamId, { limit: 50, ...more });

async function all(s: Setting, filter: LedgerFilter = {}): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for await (const entry of ledgerEntries(s.db, s.teamId, filter)) entries.push(entry);
  return entries;
}

/** First credits 10; a search that is paid, one that is given back, and 5 more credits; a second between each. */
async function live(s: Setting): Promise<{ paid: string; refunded: string }> {
  const tick = () => (s.clock.at += 1_000);
  tick();
  const { searchId: paid } = await s.ask('paid.test');
  await s.run(paid, found(find('ada@paid.test')));
  tick();
  const { searchId: refunded } = await s.ask('nobody.test');
  tick();
  await s.run(refunded, empty);
  tick();
  await s.db
    .transaction()
    .execute((tx) => grantCredits({ ...s.deps, tx }, { teamId: s.teamId, amount: 5, note: 'for June' }));
  return { paid, refunded };
}

const shapes = (entries: readonly LedgerEntry[]) =>
  entries.map(({ kind, amount, balance, search }) => [kind, amount, balance, search?.domain ?? null]);

describeEachDatabase('the ledger', (open) => {
  test('has every entry with the balance after it, newest first, and what was searched for', async () => {
    const s = await makeSetting(await open());
    const { paid } = await live(s);
    const { entries, isDone } = await page(s);
    const expected = [
      ['grant', 5, 14, null],
      ['refund', 1, 9, 'nobody.test'],
      ['charge', -1, 8, 'nobody.test'],
      ['charge', -1, 9, 'paid.test'],
      ['grant', 10, 10, null],
    ];
    expect(shapes(entries)).toEqual(expected);
    expect(entries[0]).toMatchObject({ note: 'for June', createdAt: s.clock.at });
    expect(entries[3]?.search).toEqual({ searchId: paid, domain: 'paid.test', role: 'CEO' });
    expect(isDone).toBe(true);
    expect(shapes(await all(s))).toEqual(expected);
  });

  test('keeps its balances from page to page, whatever is added meanwhile', async () => {
    const s = await makeSetting(await open());
    await live(s);
    const seen: LedgerEntry[] = [];
    let cursor: string | undefined;
    do {
      const next = await page(s, { limit: 2, cursor });
      seen.push(...next.entries);
      cursor = next.nextCursor ?? undefined;
      s.clock.at += 1_000;
      await s.ask(`late-${seen.length}.test`);
    } while (cursor !== undefined);
    expect(seen.map(({ balance }) => balance)).toEqual([14, 9, 8, 9, 10]);
  });

  test.for([
    [{ kind: 'charge' }, ['charge', 'charge']],
    [{ kind: 'grant' }, ['grant', 'grant']],
    [{ kind: 'refund' }, ['refund']],
    [{ kind: 'purchase' }, []],
    [{ from: 1_000 }, ['grant', 'refund', 'charge', 'charge']],
    [{ from: 2_000, until: 4_000 }, ['refund', 'charge']],
    [{ until: 1_000 }, ['grant']],
    [{ kind: 'grant', from: 1 }, ['grant']],
  ] as const)('filtered by %j has %j, page and file alike', async ([filter, kinds]) => {
    const s = await makeSetting(await open());
    const start = s.clock.at;
    await live(s);
    const wish: LedgerFilter = { ...filter };
    if ('from' in filter) wish.from = start + filter.from;
    if ('until' in filter) wish.until = start + filter.until;
    const { entries } = await page(s, wish);
    expect(entries.map(({ kind }) => kind)).toEqual(kinds);
    // A page that leaves entries out cannot know the balance; the file goes through all of them.
    expect(entries.every(({ balance }) => balance === null)).toBe(true);
    const whole = new Map((await all(s)).map((entry) => [entry.entryId, entry.balance]));
    const filtered = await all(s, wish);
    expect(filtered.map(({ entryId }) => entryId)).toEqual(entries.map(({ entryId }) => entryId));
    for (const { entryId, balance } of filtered) expect(balance).toBe(whole.get(entryId));
  });

  test('a long one is read whole, in pieces', { timeout: 30_000 }, async () => {
    const s = await makeSetting(await open(), { credits: 2_000 });
    const rows = Array.from({ length: 1_100 }, (_, index) => ({
      id: s.deps.newId(),
      team_id: s.teamId,
      kind: 'charge' as const,
      amount: -1,
      search_id: null,
      note: null,
      created_at: s.clock.at + 1 + Math.floor(index / 3),
    }));
    await s.db.insertInto('ledger_entries').values(rows).execute();
    await s.db.updateTable('team_totals').set({ balance: 900 }).where('team_id', '=', s.teamId).execute();
    const entries = await all(s);
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(1_101);
    expect(entries.map(({ balance }) => balance)).toEqual([
      ...Array.from({ length: 1_100 }, (_, index) => 900 + index),
      2_000,
    ]);
  });

  test('is of its team alone, and a cursor of it fits no other filter and no other team', async () => {
    const s = await makeSetting(await open());
    const other = await makeSetting(s.storage);
    await live(s);
    expect((await page(other)).entries).toHaveLength(1);
    const { nextCursor } = await page(s, { limit: 1 });
    const cursor = nextCursor ?? '';
    const refused = { code: 'invalid_request' };
    await expect(page(other, { cursor })).rejects.toMatchObject(refused);
    await expect(page(s, { cursor, kind: 'charge' })).rejects.toMatchObject(refused);
    await expect(page(s, { cursor: `${cursor}x` })).rejects.toMatchObject(refused);
  });
});
