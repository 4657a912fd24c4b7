import { expect, test } from 'vitest';
import { pageOfApiKeys } from '../../src/core/api-key-list.ts';
import { authenticateApiKey, createApiKey, revokeKeyById } from '../../src/core/api-keys.ts';
import { createCursors } from '../../src/core/cursor.ts';
import { newId } from '../../src/core/ids.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeSetting, outcomes } from './setting.ts';

const cursors = createCursors(new Uint8Array(32).fill(7));

describeEachDatabase('the list of keys', (open) => {
  test('says who made a key, and nothing that opens a door', async () => {
    const s = await makeSetting(await open());
    s.clock.at += 1;
    await createApiKey(s.deps, { teamId: s.teamId, name: 'Nightly', createdBy: s.userId });
    const { keys } = await pageOfApiKeys({ db: s.db, cursors }, s.teamId, { limit: 10 });
    expect(keys).toMatchObject([
      { name: 'Nightly', createdByEmail: 'owner@quill.test', lastUsedAt: null, revokedAt: null },
      { name: 'test', createdByEmail: null, prefix: s.prefix },
    ]);
    expect(JSON.stringify(keys)).not.toContain(s.key.slice(15));
  });

  test('goes on where the page before ended, and neither repeats nor skips while keys are made', async () => {
    const s = await makeSetting(await open());
    // Two of one moment: their order is still one.
    for (const name of ['b', 'c', 'd']) await createApiKey(s.deps, { teamId: s.teamId, name });
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await pageOfApiKeys({ db: s.db, cursors }, s.teamId, { limit: 1, cursor });
      names.push(...page.keys.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
      s.clock.at += 1;
      await createApiKey(s.deps, { teamId: s.teamId, name: 'late' });
    } while (cursor !== undefined);
    expect(names.sort()).toEqual(['b', 'c', 'd', 'test']);
  });

  test('is of its team alone, and so is its cursor', async () => {
    const s = await makeSetting(await open());
    const other = await makeSetting(s.storage);
    await createApiKey(s.deps, { teamId: s.teamId, name: 'second' });
    const { nextCursor } = await pageOfApiKeys({ db: s.db, cursors }, s.teamId, { limit: 1 });
    const foreign = pageOfApiKeys({ db: s.db, cursors }, other.teamId, {
      limit: 1,
      cursor: nextCursor ?? '',
    });
    await expect(foreign).rejects.toMatchObject({ code: 'invalid_request' });
    const { keys } = await pageOfApiKeys({ db: s.db, cursors }, other.teamId, { limit: 10 });
    expect(keys.map(({ prefix }) => prefix)).toEqual([other.prefix]);
  });
});

describeEachDatabase('a key of the dashboard', (open) => {
  test('is made once, however often the same form is sent, and at the same moment', async () => {
    const s = await makeSetting(await open());
    const wish = { teamId: s.teamId, name: 'Nightly', id: newId() };
    const { kept, codes } = await outcomes(Array.from({ length: 6 }, () => createApiKey(s.deps, wish)));
    expect([kept, new Set(codes)]).toEqual([1, new Set(['invalid_request'])]);
    expect((await pageOfApiKeys({ db: s.db, cursors }, s.teamId, { limit: 10 })).keys).toHaveLength(2);
  });

  test('takes no other key’s place', async () => {
    const s = await makeSetting(await open());
    const other = await makeSetting(s.storage);
    const id = s.caller.keyId ?? '';
    const stolen = createApiKey(s.deps, { teamId: other.teamId, name: 'mine', id });
    await expect(stolen).rejects.toMatchObject({ code: 'invalid_request' });
    expect((await authenticateApiKey(s.deps, s.key)).teamId).toBe(s.teamId);
  });

  test('is refused from the next call on once it is revoked, and keeps the moment of the first time', async () => {
    const s = await makeSetting(await open());
    const keyId = s.caller.keyId ?? '';
    const at = s.clock.at;
    await revokeKeyById(s.deps, { teamId: s.teamId, keyId });
    await expect(authenticateApiKey(s.deps, s.key)).rejects.toMatchObject({ code: 'unauthorized' });
    s.clock.at += 5_000;
    await revokeKeyById(s.deps, { teamId: s.teamId, keyId });
    const { keys } = await pageOfApiKeys({ db: s.db, cursors }, s.teamId, { limit: 10 });
    expect(keys[0]?.revokedAt).toBe(at);
  });

  test('is revoked by its own team alone', async () => {
    const s = await makeSetting(await open());
    const other = await makeSetting(s.storage);
    const foreign = revokeKeyById(s.deps, { teamId: other.teamId, keyId: s.caller.keyId ?? '' });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    expect(await authenticateApiKey(s.deps, s.key)).toMatchObject({ teamId: s.teamId });
  });

  test.for(['a\u0000b', 'a\nb', 'a\u202eb', 'a\u2028b', 'a\u200bb'])(
    'has a name of one line: %j is refused',
    async (name) => {
      const s = await makeSetting(await open());
      await expect(createApiKey(s.deps, { teamId: s.teamId, name })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    },
  );
});
