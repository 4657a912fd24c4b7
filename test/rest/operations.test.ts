import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import { find, found } from '../core/setting.ts';
import { openDoor } from './door.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describeEachDatabase('the seven operations over REST', (open) => {
  test('a question is answered step by step, and every body has exactly the specified fields', async () => {
    const door = await openDoor(await open());
    const started = await door.call('find-email', { url: 'https://www.quill.test/team?x=1', role: 'CEO' });
    expect(started.status).toBe(200);
    expect(started.body).toEqual({ searchId: expect.stringMatching(UUID) });
    const { searchId } = started.body as { searchId: string };

    const pending = await door.call('search-status', { searchId });
    expect([pending.status, pending.body]).toEqual([200, { status: 'pending', results: [], creditsUsed: 1 }]);

    await door.run(searchId, found(find('ada@quill.test')));
    const result = {
      email: 'ada@quill.test',
      name: 'Ada Quill',
      title: 'CEO',
      score: 95,
      source: 'verified',
    };
    expect((await door.call('search-status', { searchId })).body).toEqual({
      status: 'completed',
      results: [result],
      creditsUsed: 1,
    });
    expect((await door.call('search-history')).body).toEqual({
      searches: [
        {
          searchId,
          domain: 'quill.test',
          role: 'CEO',
          status: 'completed',
          resultCount: 1,
          creditsUsed: 1,
          cached: false,
          createdAt: door.clock.at,
          completedAt: door.clock.at,
        },
      ],
      nextCursor: null,
      isDone: true,
    });
    const { email, name, title } = result;
    const row = { email, name, title, role: 'CEO', foundAt: door.clock.at };
    expect((await door.call('results-by-domain', { domain: 'http://blog.quill.test' })).body).toEqual({
      results: [{ ...row, isExact: true }],
    });
    expect((await door.call('unique-emails')).body).toEqual({
      emails: [{ ...row, domain: 'quill.test' }],
      nextCursor: null,
      isDone: true,
    });
    const credits = { balance: 9, totalPurchased: 10, totalUsed: 1 };
    expect((await door.call('credits')).body).toEqual(credits);
    expect((await door.call('stats')).body).toEqual({ searchCount: 1, emailCount: 1, credits });
  });

  test('pages follow the cursor', async () => {
    const door = await openDoor(await open());
    for (const url of ['one.test', 'two.test', 'three.test'])
      await door.call('find-email', { url, role: 'CFO' });
    const first = (await door.call('search-history', { limit: 2 })).body as {
      nextCursor: string;
      isDone: boolean;
    };
    expect(first.isDone).toBe(false);
    const second = await door.call('search-history', { limit: 2, cursor: first.nextCursor });
    expect(second.body).toMatchObject({ searches: [{ domain: 'one.test' }], nextCursor: null, isDone: true });
  });

  test.for([
    [0, 1],
    [-5, 1],
    [2.9, 2],
    [1e300, 3],
    [50, 3],
  ])('a limit of %d is truncated and clamped', async ([limit, rows]) => {
    const door = await openDoor(await open());
    for (const url of ['one.test', 'two.test', 'three.test'])
      await door.call('find-email', { url, role: 'CFO' });
    const { body } = await door.call('search-history', { limit });
    expect((body as { searches: unknown[] }).searches).toHaveLength(rows ?? 0);
  });

  test('every answer carries a request id, and an authenticated one its bucket', async () => {
    const door = await openDoor(await open());
    const read = await door.call('credits');
    expect(read.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(read.headers.get('ratelimit-policy')).toBe('"read";q=240;w=120');
    expect(read.headers.get('ratelimit')).toMatch(/^"read";r=239;t=\d+$/);
    const search = await door.call('find-email', { url: 'quill.test', role: 'CEO' });
    expect(search.headers.get('ratelimit-policy')).toBe('"find-email";q=60;w=120');
    const refused = await door.call('credits', {}, 'svc_live_x');
    expect(refused.headers.get('ratelimit')).toBeNull();
    expect(refused.headers.get('x-request-id')).not.toBe(read.headers.get('x-request-id'));
    for (const path of ['/healthz', '/nowhere', '/api/v1/nowhere']) {
      expect((await door.send(path, {})).headers.get('x-request-id')).toBeTruthy();
    }
  });

  test('a burst of 60 searches passes, the next is told when to come back, and reads are not touched', async () => {
    const door = await openDoor(await open(), { credits: 100 });
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) =>
        door.call('find-email', { url: `c${index}.test`, role: 'CEO' }),
      ),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body).toEqual({ error: 'Rate limit exceeded' });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await door.call('credits')).status).toBe(200);
  });
});
