import { expect, test } from 'vitest';
import { authenticateApiKey, createApiKey, listApiKeys, revokeApiKey } from '../../src/core/api-keys.ts';
import { newId } from '../../src/core/ids.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeSetting } from './setting.ts';

describeEachDatabase('api keys', (open) => {
  test('a key has the printed form and is stored as a hash only', async () => {
    const s = await makeSetting(await open());
    expect(s.key).toMatch(/^svc_live_[0-9a-f]{40}$/);
    expect(s.prefix).toBe(s.key.slice(0, 15));
    const rows = JSON.stringify(await s.db.selectFrom('api_keys').selectAll().execute());
    expect(rows).not.toContain(s.key.slice(9));
    expect(rows).not.toContain(s.key.slice(20));
  });

  test('a key gives its team, all scopes and a bucket of its own', async () => {
    const s = await makeSetting(await open());
    const second = await createApiKey(s.deps, { teamId: s.teamId, name: 'second' });
    const other = await authenticateApiKey(s.deps, second.key);
    expect(s.caller).toMatchObject({
      teamId: s.teamId,
      scopes: ['email_finder', 'credits', 'search_history'],
    });
    expect(other.teamId).toBe(s.teamId);
    expect(other.bucket).not.toBe(s.caller.bucket);
  });

  test('a revoked key is refused from the next call on', async () => {
    const s = await makeSetting(await open());
    await expect(authenticateApiKey(s.deps, s.key)).resolves.toHaveProperty('teamId', s.teamId);
    await revokeApiKey(s.deps, { prefix: s.prefix });
    await expect(authenticateApiKey(s.deps, s.key)).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(revokeApiKey(s.deps, { prefix: s.prefix })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a key is revoked by its own team alone', async () => {
    const s = await makeSetting(await open());
    const other = await makeSetting(s.storage);
    const foreign = revokeApiKey(s.deps, { teamId: other.teamId, prefix: s.prefix });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    await expect(authenticateApiKey(s.deps, s.key)).resolves.toBeDefined();
  });

  test.for(['', 'svc_live_', 'svc_test_', `svc_live_${'0'.repeat(40)}`, `svc_live_${'g'.repeat(40)}`, '\0'])(
    'what is no key is refused: %j',
    async (key) => {
      const s = await makeSetting(await open());
      await expect(authenticateApiKey(s.deps, key)).rejects.toMatchObject({ code: 'unauthorized' });
    },
  );

  test('a key in other letters is another key', async () => {
    const s = await makeSetting(await open());
    await expect(authenticateApiKey(s.deps, s.key.toUpperCase())).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  test('a key for no team, or without a name, is not made', async () => {
    const s = await makeSetting(await open());
    await expect(createApiKey(s.deps, { teamId: newId(), name: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const name of ['', '  ', 'x'.repeat(101)]) {
      await expect(createApiKey(s.deps, { teamId: s.teamId, name })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    }
  });

  test('the list shows what a key is, never the key', async () => {
    const s = await makeSetting(await open());
    const [key] = await listApiKeys(s.db, s.teamId);
    expect(key).toMatchObject({ name: 'test', prefix: s.prefix, createdAt: s.clock.at, revokedAt: null });
    expect(key?.lastUsedAt).toBe(s.clock.at);
    expect(JSON.stringify(key)).not.toContain(s.key);
  });

  test('last use is kept to the minute', async () => {
    const s = await makeSetting(await open());
    const usedAt = async () => (await listApiKeys(s.db, s.teamId))[0]?.lastUsedAt;
    const first = s.clock.at;
    s.clock.at += 59_000;
    await authenticateApiKey(s.deps, s.key);
    expect(await usedAt()).toBe(first);
    s.clock.at += 2_000;
    await authenticateApiKey(s.deps, s.key);
    expect(await usedAt()).toBe(first + 61_000);
  });
});
