import { expect, test } from 'vitest';
import type { Storage } from '../../db/open.ts';
import { readConnectionSpend } from '../../src/core/connection-spend.ts';
import { newId } from '../../src/core/ids.ts';
import type { Caller } from '../../src/core/caller.ts';
import { verifyLedger } from '../../src/core/ledger-audit.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { empty, find, found, makeSetting } from './setting.ts';

const DAY_MS = 86_400_000;

/** A team whose assistant may spend `dailyCreditCap` a day. */
async function open(storage: Storage, dailyCreditCap: number | null, credits = 10) {
  const setting = await makeSetting(storage, { credits });
  const connection = { id: newId(), dailyCreditCap };
  const caller: Caller = { ...setting.caller, connection };
  const ask = (url: string, forceRefresh = false) =>
    setting.operations.findEmail(caller, { url, role: 'CEO', forceRefresh }, 'tool');
  const spent = async () => {
    const spend = await readConnectionSpend(setting.deps, setting.teamId, [connection.id]);
    return spend.get(connection.id) ?? { today: 0, total: 0 };
  };
  return { ...setting, connection, ask, spent };
}

describeEachDatabase('what a connection spends', (openStorage) => {
  test('the search past the daily limit is refused, and nothing is charged or kept', async () => {
    const s = await open(await openStorage(), 2);
    await s.ask('a.test');
    await s.ask('b.test');
    await expect(s.ask('c.test')).rejects.toMatchObject({
      code: 'daily_limit_reached',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await s.credits()).balance).toBe(8);
    expect(s.enqueued).toHaveLength(2);
    expect(await s.spent()).toEqual({ today: 2, total: 2 });
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true });
  });

  test('of ten searches at once only as many are charged as the limit allows', async () => {
    const s = await open(await openStorage({ poolSize: 8 }), 3);
    const asked = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => s.ask(`c${n}.test`)));
    expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
    expect((await s.credits()).balance).toBe(7);
    expect(await s.spent()).toEqual({ today: 3, total: 3 });
  });

  test('the limit starts anew at midnight UTC, and the refusal says when that is', async () => {
    const s = await open(await openStorage(), 1);
    s.clock.at = 20_000 * DAY_MS + DAY_MS - 90_500;
    await s.ask('a.test');
    await expect(s.ask('b.test')).rejects.toMatchObject({ retryAfterSeconds: 91 });
    s.clock.at += 91_000;
    await s.ask('b.test');
    expect(await s.spent()).toEqual({ today: 1, total: 2 });
  });

  test('a refunded search counts no more, on the day on which it was charged', async () => {
    const s = await open(await openStorage(), 1);
    const { searchId } = await s.ask('a.test');
    s.clock.at += DAY_MS;
    await s.ask('b.test');
    await s.run(searchId, empty);
    expect(await s.spent()).toEqual({ today: 1, total: 1 });
    await expect(s.ask('c.test')).rejects.toMatchObject({ code: 'daily_limit_reached' });
  });

  test('an answer from the cache needs nothing of the limit', async () => {
    const s = await open(await openStorage(), 1);
    const { searchId } = await s.ask('a.test');
    await s.run(searchId, found(find('ada@a.test')));
    await s.ask('a.test');
    expect(await s.spent()).toEqual({ today: 1, total: 1 });
    await expect(s.ask('a.test', true)).rejects.toMatchObject({ code: 'daily_limit_reached' });
  });

  test('a team without credits is told of the credits, not of the limit', async () => {
    const s = await open(await openStorage(), 1, 1);
    await s.ask('a.test');
    await expect(s.ask('b.test')).rejects.toMatchObject({ code: 'insufficient_credits' });
  });

  test('without a limit it is counted all the same', async () => {
    const s = await open(await openStorage(), null);
    await s.ask('a.test');
    expect(await s.spent()).toEqual({ today: 1, total: 1 });
  });

  test('another team sees nothing of it', async () => {
    const storage = await openStorage();
    const s = await open(storage, null);
    const other = await makeSetting(storage);
    await s.ask('a.test');
    expect(await readConnectionSpend(other.deps, other.teamId, [s.connection.id])).toEqual(new Map());
  });
});
