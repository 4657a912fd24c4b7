import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import { find, found, makeSetting } from './setting.ts';
import type { Setting } from './setting.ts';

async function searchAndFind(s: Setting, url: string, ...emails: string[]) {
  const { searchId } = await s.ask(url, { forceRefresh: true });
  await s.run(searchId, found(...emails.map((email) => find(email))));
  return searchId;
}

describeEachDatabase('history, results by domain, unique emails', (open) => {
  test('pages of the history neither skip nor repeat while searches arrive', async () => {
    const s = await makeSetting(await open(), { credits: 50 });
    const before: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      // Three in the same millisecond: the id decides between them.
      if (index % 3 === 0) s.clock.at += 1;
      before.push((await s.ask(`company-${index}.test`)).searchId);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; ; page += 1) {
      const answer = await s.operations.searchHistory(s.caller, { limit: 5, cursor });
      seen.push(...answer.searches.map((entry) => entry.searchId));
      s.clock.at += 1;
      await s.ask(`arrived-${page}.test`);
      expect(answer.isDone).toBe(answer.nextCursor === null);
      if (answer.nextCursor === null) break;
      cursor = answer.nextCursor;
    }
    expect(seen).toEqual(before.toReversed());
  });

  test('a page that holds the last row is done', async () => {
    const s = await makeSetting(await open());
    await s.ask('one.test');
    await s.ask('two.test');
    expect(await s.operations.searchHistory(s.caller, { limit: 2 })).toMatchObject({
      isDone: true,
      nextCursor: null,
    });
  });

  test('pages of unique emails neither skip nor repeat while addresses arrive and are seen again', async () => {
    const s = await makeSetting(await open(), { credits: 50 });
    for (let index = 0; index < 7; index += 1) {
      s.clock.at += 1;
      await searchAndFind(s, `company-${index}.test`, `a@company-${index}.test`);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await s.operations.uniqueEmails(s.caller, { limit: 3, cursor });
      seen.push(...answer.emails.map((email) => email.email));
      s.clock.at += 1;
      await searchAndFind(s, 'company-0.test', 'a@company-0.test');
      await searchAndFind(s, `new-${seen.length}.test`, `a@new-${seen.length}.test`);
      cursor = answer.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `a@company-${index}.test`));
  });

  test('an address that two domains led to was found when it first was, under both', async () => {
    const s = await makeSetting(await open());
    const first = s.clock.at;
    await searchAndFind(s, 'quill.test', 'ada@quill.test');
    s.clock.at += 5_000;
    await searchAndFind(s, 'quill-group.test', 'ada@quill.test');
    for (const domain of ['quill.test', 'quill-group.test']) {
      const { results } = await s.operations.resultsByDomain(s.caller, { domain });
      expect(results.map(({ email, foundAt }) => [email, foundAt])).toEqual([['ada@quill.test', first]]);
    }
    expect((await s.operations.stats(s.caller)).emailCount).toBe(1);
  });

  test('a cursor of another list or team, or made up, is refused', async () => {
    const s = await makeSetting(await open());
    const other = await makeSetting(s.storage);
    for (const url of ['one.test', 'two.test']) await s.ask(url);
    const { nextCursor } = await s.operations.searchHistory(s.caller, { limit: 1 });
    const cursor = nextCursor ?? '';
    await expect(s.operations.searchHistory(s.caller, { limit: 1, cursor })).resolves.toHaveProperty(
      'isDone',
      true,
    );
    const refused = { code: 'invalid_request' };
    await expect(other.operations.searchHistory(other.caller, { limit: 1, cursor })).rejects.toMatchObject(
      refused,
    );
    await expect(s.operations.uniqueEmails(s.caller, { limit: 1, cursor })).rejects.toMatchObject(refused);
    for (const made of ['', 'x', cursor.slice(1), `${cursor}A`, `${cursor}=`, 'A'.repeat(600)]) {
      await expect(s.operations.searchHistory(s.caller, { limit: 1, cursor: made })).rejects.toMatchObject(
        refused,
      );
    }
  });

  test('an address is one row: first found stays, the rest is of the newest sighting', async () => {
    const s = await makeSetting(await open());
    const firstAt = s.clock.at;
    await searchAndFind(s, 'quill.test', 'ada@quill.test');
    s.clock.at += 1000;
    const { searchId } = await s.ask('quill.test', { role: 'CTO' });
    await s.run(
      searchId,
      found(find('ada@quill.test', { title: 'Interim CTO', isExact: false, name: 'Ada B. Quill' })),
    );
    const row = {
      email: 'ada@quill.test',
      name: 'Ada B. Quill',
      title: 'Interim CTO',
      role: 'CTO',
      foundAt: firstAt,
    };
    expect(await s.operations.resultsByDomain(s.caller, { domain: 'quill.test' })).toEqual({
      results: [{ ...row, isExact: false }],
    });
    expect((await s.operations.uniqueEmails(s.caller, { limit: 20 })).emails).toEqual([
      { ...row, domain: 'quill.test' },
    ]);
    expect((await s.operations.stats(s.caller)).emailCount).toBe(1);
  });

  test('an address that two domains led to stands under both, and once among the unique', async () => {
    const s = await makeSetting(await open());
    await searchAndFind(s, 'quill.test', 'ada@quill.test');
    await searchAndFind(s, 'quill-group.test', 'ada@quill.test');
    for (const domain of ['quill.test', 'quill-group.test']) {
      expect((await s.operations.resultsByDomain(s.caller, { domain })).results).toHaveLength(1);
    }
    expect((await s.operations.uniqueEmails(s.caller, { limit: 20 })).emails).toHaveLength(1);
  });

  test('nothing of another team is listed', async () => {
    const s = await makeSetting(await open());
    await searchAndFind(s, 'quill.test', 'ada@quill.test');
    const { operations, caller } = await makeSetting(s.storage);
    expect((await operations.searchHistory(caller, { limit: 10 })).searches).toEqual([]);
    expect((await operations.resultsByDomain(caller, { domain: 'quill.test' })).results).toEqual([]);
    expect((await operations.uniqueEmails(caller, { limit: 10 })).emails).toEqual([]);
    expect(await operations.stats(caller)).toMatchObject({ searchCount: 0, emailCount: 0 });
  });
});
