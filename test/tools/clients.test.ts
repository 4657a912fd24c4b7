import { describe, expect, test } from 'vitest';
import { empty, find, found } from '../core/setting.ts';
import { CLIENTS, textOf } from './clients.ts';
import type { Progress } from './clients.ts';
import { openTools } from './door.ts';
import { openSqlite } from './sqlite.ts';

describe.each(CLIENTS)('$client', ({ connect }) => {
  test('lists seven tools and one prompt, and reads what the server is for', async () => {
    const door = await openTools(await openSqlite());
    const client = await connect(door.url);
    const tools = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'svc_find_email',
      'svc_get_search_status',
      'svc_search_history',
      'svc_get_results_by_domain',
      'svc_get_credits',
      'svc_get_unique_emails',
      'svc_get_stats',
    ]);
    expect(tools.every(({ outputSchema }) => outputSchema !== undefined)).toBe(true);
    expect(await client.listPrompts()).toEqual(['find_contacts']);
    expect(await client.getPrompt('find_contacts', { companies: 'quill.test' })).toContain('quill.test');
    expect(client.instructions()).toContain('svc_find_email');
  });

  test('finds an email, is told how it goes, and reads the same from every other tool', async () => {
    const door = await openTools(await openSqlite(), { waits: { progressMs: 20 } });
    const client = await connect(door.url);
    const told: Progress[] = [];
    const asked = client.call(
      'svc_find_email',
      { url: 'https://www.quill.test/about', role: 'CEO' },
      { onprogress: (progress) => told.push(progress) },
    );
    const searchId = await door.nextSearch();
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(3);
    await door.finish(searchId, found(find('ada@quill.test')));
    const answer = await asked;
    expect(answer.structuredContent).toMatchObject({
      searchId,
      done: true,
      status: 'completed',
      creditsUsed: 1,
      results: [{ email: 'ada@quill.test', name: 'Ada Quill', score: 95, source: 'verified', evidence: [] }],
    });
    expect(textOf(answer)).toEqual(answer.structuredContent);
    const steps = told.map(({ progress }) => progress);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    expect(told.every(({ message = '' }) => message.includes(searchId) && message.length <= 200)).toBe(true);

    const read = async (name: string, args = {}) => (await client.call(name, args)).structuredContent;
    expect(await read('svc_get_search_status', { searchId })).toEqual(answer.structuredContent);
    expect(await read('svc_search_history', { limit: 5 })).toMatchObject({
      searches: [{ searchId, domain: 'quill.test', role: 'CEO', resultCount: 1 }],
      isDone: true,
    });
    expect(await read('svc_get_results_by_domain', { domain: 'quill.test' })).toMatchObject({
      results: [{ email: 'ada@quill.test', isExact: true }],
    });
    expect(await read('svc_get_unique_emails')).toMatchObject({ emails: [{ email: 'ada@quill.test' }] });
    expect(await read('svc_get_credits')).toEqual({ balance: 9, totalPurchased: 10, totalUsed: 1 });
    expect(await read('svc_get_stats')).toMatchObject({ searchCount: 1, emailCount: 1 });
    expect(door.errors).toEqual([]);
  });

  test('progress keeps a call alive beyond the timeout of the client', async () => {
    const door = await openTools(await openSqlite(), { waits: { progressMs: 40 } });
    const client = await connect(door.url);
    const asked = client.call(
      'svc_find_email',
      { url: 'quill.test', role: 'CEO' },
      { timeout: 250, resetTimeoutOnProgress: true, onprogress: () => {} },
    );
    const searchId = await door.nextSearch();
    await new Promise((resolve) => setTimeout(resolve, 600)); // longer than the timeout: that is the rule
    await door.finish(searchId, empty);
    expect((await asked).structuredContent).toMatchObject({
      done: true,
      reason: 'no_such_role',
      creditsUsed: 0,
    });
  });

  test('an abort ends the waiting and leaves the search alone', async () => {
    const door = await openTools(await openSqlite());
    const client = await connect(door.url);
    const abort = new AbortController();
    const asked = client.call('svc_find_email', { url: 'quill.test', role: 'CEO' }, { signal: abort.signal });
    const searchId = await door.nextSearch();
    await expect.poll(() => door.waiting()).toBe(1);
    abort.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => door.waiting()).toBe(0);
    expect(await door.status(searchId)).toMatchObject({ status: 'pending', creditsUsed: 1 });
  });

  test('a timeout of the client ends the waiting too', async () => {
    const door = await openTools(await openSqlite());
    const client = await connect(door.url);
    await expect(
      client.call('svc_find_email', { url: 'quill.test', role: 'CEO' }, { timeout: 100 }),
    ).rejects.toThrow();
    await expect.poll(() => door.waiting()).toBe(0);
    expect(door.enqueued).toHaveLength(1);
  });

  test('bad arguments and refusals are results that a model can read; an unknown tool is a protocol error', async () => {
    const door = await openTools(await openSqlite(), { credits: 0 });
    const client = await connect(door.url);
    const code = async (name: string, args: Record<string, unknown>) => {
      const answer = await client.call(name, args);
      expect(answer.isError).toBe(true);
      return (textOf(answer) as { code: string }).code;
    };
    expect(await code('svc_find_email', { url: 'quill.test', role: 'Chief' })).toBe('invalid_request');
    expect(await code('svc_find_email', { role: 'CEO' })).toBe('invalid_request');
    expect(await code('svc_get_credits', { team: 'other' })).toBe('invalid_request');
    expect(await code('svc_find_email', { url: 'quill.test', role: 'CEO' })).toBe('insufficient_credits');
    expect(await code('svc_get_search_status', { searchId: 'nobody' })).toBe('not_found');
    await expect(client.call('svc_unknown', {})).rejects.toThrow(/unknown tool/i);
  });

  test('without a token, and without the scope, nothing is answered', async () => {
    const door = await openTools(await openSqlite());
    await expect(connect(door.url, 'bad-token')).rejects.toThrow();
    const client = await connect(door.url, door.grant('reader', { scopes: ['credits'] }));
    expect((await client.call('svc_get_credits')).structuredContent).toMatchObject({ balance: 10 });
    await expect(client.call('svc_search_history')).rejects.toThrow();
  });

  test('a client with an older list takes an answer that has more fields and new words', async () => {
    const storage = await openSqlite();
    const door = await openTools(storage);
    const newer = await openTools(storage, {
      setting: door.setting,
      tools: {
        operations: {
          ...door.operations,
          credits: async (caller) => ({ ...(await door.operations.credits(caller)), expiresAt: 1 }),
          searchStatus: async () =>
            ({ status: 'completed', results: [], creditsUsed: 0, reason: 'new_reason' }) as never,
        },
      },
    });
    const moved: typeof fetch = (input, init) => fetch(movedUrl(input), init);
    let target = door.url;
    const movedUrl = (input: string | URL | Request) =>
      String(input instanceof Request ? input.url : input).replace(door.url, target);
    const client = await connect(door.url, undefined, moved);
    await client.listTools();
    target = newer.url;
    expect((await client.call('svc_get_credits')).structuredContent).toMatchObject({
      balance: 10,
      expiresAt: 1,
    });
  });
});
