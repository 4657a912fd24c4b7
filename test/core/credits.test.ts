import { expect, test } from 'vitest';
import { chargeSearch, grantCredits, refundSearch } from '../../src/core/credits.ts';
import { newId } from '../../src/core/ids.ts';
import { verifyLedger } from '../../src/core/ledger-audit.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { empty, find, found, makeSetting } from './setting.ts';

describeEachDatabase('credits', (open) => {
  test('grants add to the balance and to what was purchased', async () => {
    const s = await makeSetting(await open());
    const granted = await s.db
      .transaction()
      .execute((tx) => grantCredits({ ...s.deps, tx }, { teamId: s.teamId, amount: 40 }));
    expect(granted).toEqual({ balance: 50 });
    expect(await s.credits()).toEqual({ balance: 50, totalPurchased: 50, totalUsed: 0 });
  });

  test.for([0, -1, 1.5, Number.NaN, 1e12])('a grant of %d is refused', async (amount) => {
    const s = await makeSetting(await open());
    const grant = s.db
      .transaction()
      .execute((tx) => grantCredits({ ...s.deps, tx }, { teamId: s.teamId, amount }));
    await expect(grant).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('a grant to no team is refused', async () => {
    const s = await makeSetting(await open());
    const grant = s.db
      .transaction()
      .execute((tx) => grantCredits({ ...s.deps, tx }, { teamId: newId(), amount: 1 }));
    await expect(grant).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a search is charged at most once and refunded at most once', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    const refund = () =>
      s.db.transaction().execute((tx) => refundSearch({ ...s.deps, tx }, s.teamId, searchId));
    await Promise.all([refund(), refund(), refund()]);
    expect((await s.credits()).balance).toBe(10);
  });

  test('thirty grants at once are all in the balance', async () => {
    const s = await makeSetting(await open({ poolSize: 8 }));
    const grant = () =>
      s.db.transaction().execute((tx) => grantCredits({ ...s.deps, tx }, { teamId: s.teamId, amount: 1 }));
    await Promise.all(Array.from({ length: 30 }, grant));
    expect((await s.credits()).balance).toBe(40);
  });

  test('the audit finds nothing in an honest ledger', async () => {
    const s = await makeSetting(await open());
    const searches = await Promise.all(['a.test', 'b.test', 'c.test', 'd.test'].map((url) => s.ask(url)));
    await s.run(searches[0]?.searchId ?? '', found(find('ada@a.test')));
    await s.run(searches[1]?.searchId ?? '', empty);
    await s.run(searches[2]?.searchId ?? '', { outcome: 'no_such_domain', usage: empty.usage });
    await s.ask('a.test');
    expect(await verifyLedger(s.db)).toEqual({ ok: true, teams: 1, entries: 7, problems: [] });
  });

  test.for([
    ['a balance that was changed', 'update team_totals set balance = balance + 1', 'balance_differs'],
    ['a count of use that was changed', 'update team_totals set total_used = 7', 'used_differs'],
    ['purchases that were changed', 'update team_totals set total_purchased = 7', 'purchased_differs'],
    ['a charge that was removed', "delete from ledger_entries where kind = 'charge'", 'search_not_charged'],
    ['a refund that is missing', "update searches set status = 'failed'", 'search_not_refunded'],
    ['a search that was removed', 'delete from searches', 'charge_without_search'],
  ] as const)('the audit finds %s', async ([, statement, problem]) => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, found(find('ada@quill.test')));
    if (statement.includes('delete from searches')) await s.db.deleteFrom('results').execute();
    const { CompiledQuery } = await import('kysely');
    await s.db.executeQuery(CompiledQuery.raw(statement));
    const report = await verifyLedger(s.db);
    expect(report.ok).toBe(false);
    expect(report.problems.map((found) => found.problem)).toContain(problem);
  });

  test('the audit finds a refund of a search that has an answer', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, found(find('ada@quill.test')));
    await s.db.transaction().execute((tx) => refundSearch({ ...s.deps, tx }, s.teamId, searchId));
    expect((await verifyLedger(s.db)).problems).toEqual([
      { teamId: s.teamId, searchId, problem: 'search_refunded_wrongly' },
    ]);
  });

  test('a charge that fails moves nothing', async () => {
    const s = await makeSetting(await open(), { credits: 0 });
    const paid = await s.db.transaction().execute((tx) => chargeSearch({ ...s.deps, tx }, s.teamId, newId()));
    expect(paid).toBe(false);
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true, entries: 0 });
  });
});
