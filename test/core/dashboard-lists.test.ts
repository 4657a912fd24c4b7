import { expect, test } from 'vitest';
import { filteredHistory } from '../../src/core/filtered-history.ts';
import type { HistoryFilter } from '../../src/core/filtered-history.ts';
import { allDomainEmails, foundDomains } from '../../src/core/found-domains.ts';
import { newId } from '../../src/core/ids.ts';
import { searchDays } from '../../src/core/search-days.ts';
import { searchRecord } from '../../src/core/search-record.ts';
import { addSuppression } from '../../src/core/suppression.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { empty, find, found, makeSetting, NO_USAGE } from './setting.ts';
import type { Setting } from './setting.ts';

const DAY_MS = 86_400_000;

async function searchAndFind(s: Setting, url: string, ...emails: string[]) {
  const { searchId } = await s.ask(url, { forceRefresh: true });
  await s.run(searchId, found(...emails.map((email) => find(email))));
  return searchId;
}

/** All pages of two, as the ids of their searches. */
async function walk(s: Setting, filter: HistoryFilter, between: () => Promise<unknown> = async () => {}) {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await filteredHistory({ db: s.db, cursors: s.cursors }, s.teamId, filter, {
      limit: 2,
      cursor,
    });
    seen.push(...page.searches.map(({ searchId }) => searchId));
    expect(page.isDone).toBe(page.nextCursor === null);
    await between();
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return seen;
}

describeEachDatabase('the history by filter', (open) => {
  async function filled() {
    const s = await makeSetting(await open(), { credits: 50 });
    const ask = async (name: string, role: 'CEO' | 'CTO' = 'CEO') => {
      s.clock.at += 1;
      return (await s.ask(name, { role })).searchId;
    };
    const fresh = await ask('quill.test');
    await s.run(fresh, found(find('ada@quill.test')));
    const cached = await ask('quill.test');
    const other = await ask('quill.test', 'CTO');
    await s.run(other, empty);
    const failed = await ask('gone.test');
    await s.run(failed, async () => ({ outcome: 'no_such_domain', usage: NO_USAGE }));
    const running = await ask('ink.test');
    return { s, fresh, cached, other, failed, running };
  }

  test('each filter leaves out what does not match, and filters join', async () => {
    const { s, fresh, cached, other, failed, running } = await filled();
    expect(await walk(s, {})).toEqual([running, failed, other, cached, fresh]);
    expect(await walk(s, { domain: 'quill.test' })).toEqual([other, cached, fresh]);
    expect(await walk(s, { role: 'CTO' })).toEqual([other]);
    expect(await walk(s, { statuses: ['failed'] })).toEqual([failed]);
    expect(await walk(s, { statuses: ['pending', 'searching', 'validating'] })).toEqual([running]);
    expect(await walk(s, { cached: true })).toEqual([cached]);
    expect(await walk(s, { cached: false })).toEqual([running, failed, other, fresh]);
    expect(await walk(s, { domain: 'quill.test', role: 'CEO', cached: false })).toEqual([fresh]);
    expect(await walk(s, { domain: 'nobody.test' })).toEqual([]);
  });

  test('pages neither skip nor repeat while matching searches arrive', async () => {
    const s = await makeSetting(await open(), { credits: 50 });
    const before: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      // Three in the same millisecond: the id decides between them.
      if (index % 3 === 0) s.clock.at += 1;
      before.push((await s.ask(`company-${index}.test`)).searchId);
    }
    let arrived = 0;
    const seen = await walk(s, { role: 'CEO' }, async () => {
      s.clock.at += 1;
      await s.ask(`arrived-${arrived++}.test`);
    });
    expect(seen).toEqual(before.toReversed());
  });

  test('nothing of another team is listed, and its cursor is refused', async () => {
    const { s } = await filled();
    const other = await makeSetting(s.storage);
    expect(await walk(other, {})).toEqual([]);
    const { nextCursor } = await filteredHistory(
      { db: s.db, cursors: s.cursors },
      s.teamId,
      {},
      { limit: 1 },
    );
    await expect(
      filteredHistory(
        { db: s.db, cursors: s.cursors },
        other.teamId,
        {},
        { limit: 1, cursor: nextCursor ?? '' },
      ),
    ).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

describeEachDatabase('the searches of the last 30 days', (open) => {
  test('are counted by the day on which they were asked, in UTC, with those that found somebody', async () => {
    const s = await makeSetting(await open(), { credits: 50 });
    const today = Math.floor(s.clock.at / DAY_MS) * DAY_MS;
    s.clock.at = today - 30 * DAY_MS; // too old by one day
    await s.ask('old.test');
    s.clock.at = today - 29 * DAY_MS;
    await searchAndFind(s, 'first.test', 'ada@first.test');
    s.clock.at = today - 1;
    await s.run((await s.ask('yesterday.test')).searchId, empty);
    s.clock.at = today;
    await searchAndFind(s, 'today.test', 'ada@today.test');
    await s.ask('today.test'); // from the cache
    const days = await searchDays(s.deps, s.teamId);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ at: today - 29 * DAY_MS, searches: 1, finds: 1 });
    expect(days[28]).toEqual({ at: today - DAY_MS, searches: 1, finds: 0 });
    expect(days[29]).toEqual({ at: today, searches: 2, finds: 2 });
    expect(days.slice(1, 28).every(({ searches }) => searches === 0)).toBe(true);
  });

  test('are those of the team alone', async () => {
    const s = await makeSetting(await open());
    await s.ask('one.test');
    const other = await makeSetting(s.storage);
    const days = await searchDays(other.deps, other.teamId);
    expect(days.reduce((sum, { searches }) => sum + searches, 0)).toBe(0);
  });
});

describeEachDatabase('the domains that addresses were found for', (open) => {
  test('come in the order of their names, each once, with its addresses counted', async () => {
    const s = await makeSetting(await open(), { credits: 50 });
    for (const name of ['d.test', 'b.test', 'e.test', 'a.test', 'c.test'])
      await searchAndFind(s, name, `x@${name}`);
    const newest = (s.clock.at += 1000);
    await searchAndFind(s, 'c.test', 'y@c.test');
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await foundDomains({ db: s.db, cursors: s.cursors }, s.teamId, { limit: 2, cursor });
      seen.push(...page.domains.map(({ domain, emailCount }) => [domain, emailCount]));
      if (page.domains.some(({ domain }) => domain === 'c.test'))
        expect(page.domains.find(({ domain }) => domain === 'c.test')?.newestAt).toBe(newest);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([
      ['a.test', 1],
      ['b.test', 1],
      ['c.test', 2],
      ['d.test', 1],
      ['e.test', 1],
    ]);
  });

  test('leave out what was suppressed since, and a domain of which nothing is left', async () => {
    const s = await makeSetting(await open(), { credits: 50 });
    await searchAndFind(s, 'ink.test', 'ada@ink.test', 'ben@ink.test');
    await searchAndFind(s, 'quill.test', 'ada@quill.test');
    const deps = { ...s.deps, newId };
    await addSuppression(deps, { teamId: s.teamId, note: null, kind: 'address', address: 'ben@ink.test' });
    await addSuppression(deps, { teamId: null, note: null, kind: 'domain', domain: 'quill.test' });
    const { domains } = await foundDomains({ db: s.db, cursors: s.cursors }, s.teamId, { limit: 10 });
    expect(domains.map(({ domain, emailCount }) => [domain, emailCount])).toEqual([['ink.test', 1]]);
    const all: string[] = [];
    for await (const page of allDomainEmails(s.db, s.teamId, 1)) all.push(...page.map(({ email }) => email));
    expect(all).toEqual(['ada@ink.test']);
  });

  test('and all their addresses come once, by domain, of the team alone', async () => {
    const s = await makeSetting(await open(), { credits: 50 });
    await searchAndFind(s, 'b.test', 'x@b.test', 'a@b.test');
    await searchAndFind(s, 'a.test', 'x@b.test');
    const other = await makeSetting(s.storage);
    const read = async (teamId: string) => {
      const all: string[] = [];
      for await (const page of allDomainEmails(s.db, teamId, 2))
        all.push(...page.map(({ domain, email }) => `${domain} ${email}`));
      return all;
    };
    expect(await read(s.teamId)).toEqual(['a.test x@b.test', 'b.test a@b.test', 'b.test x@b.test']);
    expect(await read(other.teamId)).toEqual([]);
  });
});

describeEachDatabase('the record of a search', (open) => {
  test('of a cached one says when its answer was found', async () => {
    const s = await makeSetting(await open());
    const first = await searchAndFind(s, 'quill.test', 'ada@quill.test');
    const foundAt = s.clock.at;
    s.clock.at += 5 * DAY_MS;
    const { searchId } = await s.ask('quill.test');
    const record = await searchRecord(s.deps, s.caller, searchId);
    expect(record).toMatchObject({ cached: true, answeredAt: foundAt, domain: 'quill.test', role: 'CEO' });
    expect(record.results.map(({ email, isExact }) => [email, isExact])).toEqual([['ada@quill.test', true]]);
    expect(await searchRecord(s.deps, s.caller, first)).toMatchObject({ cached: false, answeredAt: foundAt });
  });

  test('whose results are no longer kept says so, and one whose results are suppressed does not', async () => {
    const s = await makeSetting(await open());
    const gone = await searchAndFind(s, 'quill.test', 'ada@quill.test');
    const hidden = await searchAndFind(s, 'ink.test', 'ada@ink.test');
    await s.db.deleteFrom('results').where('search_id', '=', gone).execute();
    await addSuppression(s.deps, { teamId: null, note: null, kind: 'domain', domain: 'ink.test' });
    expect(await searchRecord(s.deps, s.caller, gone)).toMatchObject({ isExpired: true, results: [] });
    expect(await searchRecord(s.deps, s.caller, hidden)).toMatchObject({
      isExpired: false,
      reason: 'suppressed',
      results: [],
    });
  });

  test('is not there for another team, nor for an id that is none', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    const other = await makeSetting(s.storage);
    for (const id of [searchId, '', 'x', newId(), "' or 1=1"]) {
      await expect(searchRecord(other.deps, other.caller, id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
