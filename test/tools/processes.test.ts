// Two processes on one PostgreSQL: a call waits in the one, its news and its cancellation come through the other.
import { expect, onTestFinished, test } from 'vitest';
import type { PostgresStorage } from '../../db/open.ts';
import { createPostgresNotifier } from '../../src/core/notify.ts';
import { describePostgres } from '../support/databases.ts';
import { find, found } from '../core/setting.ts';
import { call, openTools } from './door.ts';

const FIND = { ...call('svc_find_email', { url: 'quill.test', role: 'CEO' }), id: 'a' };
const SESSION = { 'mcp-session-id': 's' };
/** So slow that only a notification can wake the call in time. */
const waits = { pollMs: 60_000 };

describePostgres('two processes', (open) => {
  test('a search that ends in the other wakes the call', async () => {
    const { one, other } = await openBoth();
    const asked = one.post(FIND);
    await expect.poll(() => one.waiting()).toBe(1);
    await other.finish(await one.nextSearch(), found(find('ada@quill.test')));
    expect((await asked).json?.result?.['structuredContent']).toMatchObject({
      done: true,
      status: 'completed',
    });
  });

  test('a cancellation that the other gets ends the waiting', async () => {
    const { one, other } = await openBoth();
    const asked = one.post(FIND, SESSION);
    await expect.poll(() => one.waiting()).toBe(1);
    const params = { requestId: 'a' };
    await other.post({ jsonrpc: '2.0', method: 'notifications/cancelled', params }, SESSION);
    expect((await asked).json).toBeNull();
    expect(one.waiting()).toBe(0);
  });

  async function openBoth() {
    const storage = await open();
    const again = await open.again(storage);
    const one = await openTools(storage, { notifier: await notifierOf(storage), waits });
    const other = await openTools(again, { notifier: await notifierOf(again), setting: one.setting, waits });
    return { one, other };
  }
});

async function notifierOf(storage: PostgresStorage) {
  const notifier = await createPostgresNotifier(storage, { onError: () => {} });
  onTestFinished(() => notifier.close());
  return notifier;
}
