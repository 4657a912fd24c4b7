import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/core/ledger-audit.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { empty, find, found, makeSetting, outcomes } from './setting.ts';

const DAY_MS = 86_400_000;

describeEachDatabase('find-email', (open) => {
  test('a fresh search costs one credit and puts one job into the queue', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    expect(await s.status(searchId)).toEqual({ status: 'pending', results: [], creditsUsed: 1 });
    expect(await s.credits()).toEqual({ balance: 9, totalPurchased: 10, totalUsed: 1 });
    expect(s.enqueued).toEqual([{ queue: 'search', payload: { searchId } }]);
  });

  test('a matching search that runs is named, forced or not, and nothing is charged', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    for (const forceRefresh of [false, true]) {
      await expect(s.ask('quill.test', { forceRefresh })).rejects.toMatchObject({
        code: 'already_running',
        searchId,
      });
    }
    expect((await s.credits()).balance).toBe(9);
    await expect(s.ask('quill.test', { role: 'CTO' })).resolves.toHaveProperty('searchId');
  });

  test('an answer of the team is given again for free as a search of its own', async () => {
    const s = await makeSetting(await open());
    const first = await s.ask('quill.test');
    await s.run(first.searchId, found(find('ada@quill.test')));
    s.clock.at += DAY_MS;
    const second = await s.ask('quill.test');
    expect(second.searchId).not.toBe(first.searchId);
    expect(await s.status(second.searchId)).toEqual({
      status: 'completed',
      results: [{ email: 'ada@quill.test', name: 'Ada Quill', title: 'CEO', score: 95, source: 'verified' }],
      creditsUsed: 0,
    });
    expect((await s.credits()).balance).toBe(9);
    const { searches } = await s.operations.searchHistory(s.caller, { limit: 10 });
    expect(searches.map((entry) => [entry.searchId, entry.cached, entry.creditsUsed])).toEqual([
      [second.searchId, true, 0],
      [first.searchId, false, 1],
    ]);
  });

  test('forceRefresh runs and charges although an answer is there', async () => {
    const s = await makeSetting(await open());
    const first = await s.ask('quill.test');
    await s.run(first.searchId, found(find('ada@quill.test')));
    const second = await s.ask('quill.test', { forceRefresh: true });
    expect((await s.status(second.searchId)).status).toBe('pending');
    expect((await s.credits()).balance).toBe(8);
  });

  test('an answer is served for 90 days from when it was found, and hits do not renew it', async () => {
    const s = await makeSetting(await open());
    const first = await s.ask('quill.test');
    await s.run(first.searchId, found(find('ada@quill.test')));
    s.clock.at += 90 * DAY_MS;
    const hit = await s.ask('quill.test');
    expect((await s.status(hit.searchId)).status).toBe('completed');
    s.clock.at += 1;
    const late = await s.ask('quill.test');
    expect((await s.status(late.searchId)).status).toBe('pending');
  });

  test('an empty or failed search is never served from the cache', async () => {
    const s = await makeSetting(await open());
    for (const answer of [empty, { outcome: 'no_such_domain' as const, usage: empty.usage }]) {
      const { searchId } = await s.ask('quill.test');
      await s.run(searchId, answer);
      const again = await s.ask('quill.test');
      expect((await s.status(again.searchId)).status).toBe('pending');
      await s.run(again.searchId, answer);
    }
  });

  test("another team's answer is no answer", async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, found(find('ada@quill.test')));
    const other = await makeSetting(s.storage);
    const again = await other.ask('quill.test');
    expect((await other.status(again.searchId)).status).toBe('pending');
    await expect(other.status(searchId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('without a credit nothing is started', async () => {
    const s = await makeSetting(await open(), { credits: 0 });
    await expect(s.ask('quill.test')).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect((await s.operations.stats(s.caller)).searchCount).toBe(0);
    expect((await s.operations.searchHistory(s.caller, { limit: 10 })).searches).toEqual([]);
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true });
  });

  test('a cached answer needs no credit', async () => {
    const s = await makeSetting(await open(), { credits: 1 });
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, found(find('ada@quill.test')));
    expect((await s.credits()).balance).toBe(0);
    await expect(s.ask('quill.test')).resolves.toHaveProperty('searchId');
  });

  test('a full queue refuses with a moment to come back, and charges nothing', async () => {
    const s = await makeSetting(await open(), { queueLimit: 2 });
    await s.ask('one.test');
    await s.ask('two.test');
    const refused = s.ask('three.test');
    await expect(refused).rejects.toMatchObject({ code: 'queue_full' });
    await expect(refused).rejects.toHaveProperty('retryAfterSeconds', 10);
    expect((await s.credits()).balance).toBe(8);
  });

  test('many at once do not pass a full queue', async () => {
    const s = await makeSetting(await open({ poolSize: 8 }), { queueLimit: 3, credits: 20 });
    const asked = await outcomes(Array.from({ length: 12 }, (_, index) => s.ask(`company-${index}.test`)));
    expect(asked.kept).toBe(3);
    expect(new Set(asked.codes)).toEqual(new Set(['queue_full']));
    expect((await s.credits()).balance).toBe(17);
  });

  test('the last credit is spent once, however many ask at once', async () => {
    const s = await makeSetting(await open({ poolSize: 8 }), { credits: 1 });
    const asked = await outcomes(Array.from({ length: 12 }, (_, index) => s.ask(`company-${index}.test`)));
    expect(asked.kept).toBe(1);
    expect(new Set(asked.codes)).toEqual(new Set(['insufficient_credits']));
    expect((await s.credits()).balance).toBe(0);
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true, entries: 2 });
  });

  test('one question asked many times at once is one search and one charge', async () => {
    const s = await makeSetting(await open({ poolSize: 8 }));
    const asked = await outcomes(Array.from({ length: 12 }, () => s.ask('quill.test')));
    expect(asked.kept).toBe(1);
    expect(new Set(asked.codes)).toEqual(new Set(['already_running']));
    expect((await s.credits()).balance).toBe(9);
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true });
  });
});
