import { describe, expect, test } from 'vitest';
import { verifyLedger } from '../../src/core/ledger-audit.ts';
import { runSearch, sweepSearches } from '../../src/core/run-search.ts';
import { addSuppression } from '../../src/core/suppression.ts';
import type { Discover } from '../../src/engine/discovery.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { empty, find, found, makeSetting, outcomes } from './setting.ts';
import type { Setting } from './setting.ts';

describeEachDatabase('run-search', (open) => {
  test('a search goes through its states in order and ends with what was found', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    const states: string[] = [(await s.status(searchId)).status];
    await s.run(searchId, async (question, options) => {
      expect(question).toEqual({ domain: 'quill.test', role: 'CEO' });
      states.push((await s.status(searchId)).status);
      await options.onValidating();
      states.push((await s.status(searchId)).status);
      return found(find('ada@quill.test'), find('bo@quill.test', { score: 60, name: 'Bo Quill' }));
    });
    const end = await s.status(searchId);
    expect([...states, end.status]).toEqual(['pending', 'searching', 'validating', 'completed']);
    expect(end.results.map((result) => result.email)).toEqual(['ada@quill.test', 'bo@quill.test']);
    expect(end.creditsUsed).toBe(1);
    expect(s.published).toEqual([searchId, searchId, searchId]);
    expect(await s.operations.stats(s.caller)).toMatchObject({ searchCount: 1, emailCount: 2 });
  });

  test('at most five results are kept', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, found(...Array.from({ length: 7 }, (_, index) => find(`p${index}@quill.test`))));
    expect((await s.status(searchId)).results).toHaveLength(5);
    expect((await s.operations.stats(s.caller)).emailCount).toBe(5);
  });

  test('evidence is given only where it is asked for', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, found(find('ada@quill.test')));
    const plain = await s.status(searchId);
    expect(Object.keys(plain.results[0] ?? {})).toEqual(['email', 'name', 'title', 'score', 'source']);
    const explained = await s.operations.searchStatus(s.caller, { searchId, includeEvidence: true });
    expect(explained.results[0]).toMatchObject({ isExact: true, verification: { code: 250 }, evidence: [] });
  });

  test('an address is kept once and in lower case, whatever the engine says', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    const finds = [find('Ada@Quill.test'), find('ada@quill.test', { score: 60 }), find('bo@quill.test')];
    await s.run(searchId, found(...finds));
    expect((await s.status(searchId)).results.map(({ email, score }) => [email, score])).toEqual([
      ['ada@quill.test', 95],
      ['bo@quill.test', 95],
    ]);
    expect((await s.operations.stats(s.caller)).emailCount).toBe(2);
  });

  test('what a database cannot hold does not cost the search its end', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, found(find('ada@quill.test', { name: 'Ada\u0000 Quill', title: 'C\u0000EO' })));
    expect(await s.status(searchId)).toMatchObject({ status: 'completed', results: [{ title: 'CEO' }] });
  });

  test('nothing found is completed, with a reason, refunded', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, empty);
    expect(await s.status(searchId)).toEqual({
      status: 'completed',
      results: [],
      creditsUsed: 0,
      reason: 'no_such_role',
    });
    expect(await s.credits()).toEqual({ balance: 10, totalPurchased: 10, totalUsed: 0 });
  });

  test('a forced search that finds nothing is refunded like any other', async () => {
    const s = await makeSetting(await open());
    const first = await s.ask('quill.test');
    await s.run(first.searchId, found(find('ada@quill.test')));
    const forced = await s.ask('quill.test', { forceRefresh: true });
    await s.run(forced.searchId, empty);
    expect((await s.credits()).balance).toBe(9);
  });

  test('a domain that does not resolve fails and is refunded', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, { outcome: 'no_such_domain', usage: empty.usage });
    expect(await s.status(searchId)).toEqual({
      status: 'failed',
      results: [],
      creditsUsed: 0,
      error: 'The domain does not resolve',
    });
    expect((await s.credits()).balance).toBe(10);
  });

  test('an engine that throws fails the search in our words and tells the log alone', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    await s.run(searchId, async () => {
      throw new Error('550 hostile banner');
    });
    expect(await s.status(searchId)).toMatchObject({ status: 'failed', error: 'Internal error' });
    expect(s.errors).toHaveLength(1);
    expect((await s.credits()).balance).toBe(10);
  });

  test('a run that was aborted leaves the search to the next one', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    const stop = new AbortController();
    const aborted = runSearch(
      s.runDeps(async (_question, options) => {
        stop.abort();
        options.signal.throwIfAborted();
        return empty;
      }),
      searchId,
      stop.signal,
    );
    await expect(aborted).rejects.toHaveProperty('name', 'AbortError');
    expect((await s.status(searchId)).status).toBe('searching');
    await s.run(searchId, found(find('ada@quill.test')));
    expect((await s.status(searchId)).status).toBe('completed');
  });

  test('after the third start a search fails and is refunded', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    for (let start = 1; start <= 3; start += 1) {
      const died = new AbortController();
      const run = runSearch(
        s.runDeps(async (_question, options) => {
          died.abort();
          options.signal.throwIfAborted();
          return empty;
        }),
        searchId,
        died.signal,
      );
      await expect(run).rejects.toThrow();
      expect((await s.status(searchId)).status).toBe('searching');
    }
    await s.run(searchId, found(find('ada@quill.test')));
    expect(await s.status(searchId)).toMatchObject({
      status: 'failed',
      error: 'The search was interrupted too often',
    });
    expect((await s.credits()).balance).toBe(10);
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true });
  });

  test('only the latest run of a search moves it', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let entered = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const old = s.run(searchId, async () => {
      entered();
      await held;
      return found(find('old@quill.test'));
    });
    await inside;
    const newer = s.run(searchId, async () => {
      letGo();
      await old;
      expect((await s.status(searchId)).status).toBe('searching');
      return found(find('new@quill.test'));
    });
    await newer;
    expect((await s.status(searchId)).results.map((result) => result.email)).toEqual(['new@quill.test']);
    expect((await s.operations.stats(s.caller)).emailCount).toBe(1);
  });

  test('two workers on one search end it once', async () => {
    const s = await makeSetting(await open({ poolSize: 8 }));
    const { searchId } = await s.ask('quill.test');
    await outcomes([s.run(searchId, empty), s.run(searchId, empty), s.run(searchId, empty)]);
    expect((await s.status(searchId)).status).toBe('completed');
    expect((await s.credits()).balance).toBe(10);
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true });
  });

  test('a search that was started two minutes ago is ended by the sweep', async () => {
    const s = await makeSetting(await open());
    const waiting = await s.ask('waiting.test');
    const { searchId } = await s.ask('quill.test');
    const lost = s.run(searchId, async () => {
      s.clock.at += 120_000;
      expect(await sweepSearches(s.runDeps(async () => empty))).toBe(1);
      return found(find('late@quill.test'));
    });
    await lost;
    expect(await s.status(searchId)).toMatchObject({ status: 'failed', results: [], creditsUsed: 0 });
    expect((await s.status(waiting.searchId)).status).toBe('pending');
    expect((await s.credits()).balance).toBe(9);
  });

  test('a search taken up again has only the time that its first start has left it', async () => {
    const s = await makeSetting(await open());
    const { searchId } = await s.ask('quill.test');
    const deadlines: number[] = [];
    const died = new AbortController();
    const first: Discover = async (_question, options) => {
      deadlines.push(options.deadlineMs);
      died.abort();
      options.signal.throwIfAborted();
      return empty;
    };
    await expect(runSearch(s.runDeps(first), searchId, died.signal)).rejects.toThrow();
    s.clock.at += 100_000;
    await s.run(searchId, async (_question, options) => {
      deadlines.push(options.deadlineMs);
      return empty;
    });
    expect(deadlines).toEqual([30_000, 10_000]);
  });

  test('searches of one team that find the same people at once count each address once', async () => {
    const s = await makeSetting(await open({ poolSize: 8 }));
    const finds = ['a', 'b', 'c', 'd'].map((name) => find(`${name}@quill.test`));
    const ids = await Promise.all(
      ['one.test', 'two.test', 'three.test', 'four.test'].map((url) => s.ask(url)),
    );
    await Promise.all(
      ids.map(({ searchId }, index) =>
        s.run(searchId, found(...(index % 2 === 0 ? finds : [...finds].reverse()))),
      ),
    );
    expect(await s.operations.stats(s.caller)).toMatchObject({ searchCount: 4, emailCount: 4 });
  });

  describe('suppression', () => {
    const suppress = (s: Setting, what: { teamId?: string } = {}) =>
      addSuppression(s.deps, {
        kind: 'domain',
        domain: 'quill.test',
        teamId: what.teamId ?? null,
        note: null,
      });

    test('a suppressed domain is not asked: completed, empty, refunded', async () => {
      const s = await makeSetting(await open());
      await suppress(s);
      const { searchId } = await s.ask('quill.test');
      await s.run(searchId, async () => {
        throw new Error('must not be asked');
      });
      expect(await s.status(searchId)).toMatchObject({
        status: 'completed',
        results: [],
        reason: 'suppressed',
      });
      expect((await s.credits()).balance).toBe(10);
    });

    test('the engine is told which addresses of a person may not be asked', async () => {
      const s = await makeSetting(await open());
      await addSuppression(s.deps, {
        kind: 'person',
        name: 'Ada Quill',
        domain: 'quill.test',
        teamId: null,
        note: null,
      });
      await addSuppression(s.deps, {
        kind: 'address',
        address: 'Bo@quill.test',
        teamId: s.teamId,
        note: null,
      });
      const { searchId } = await s.ask('quill.test');
      await s.run(searchId, async (_question, options) => {
        const ofAda = {
          name: 'Dr. Ada Quill',
          domain: 'quill.test',
          addresses: ['ada@quill.test', 'a@quill.test'],
        };
        const ofBo = { name: 'Bo Quill', domain: 'quill.test', addresses: ['bo@quill.test', 'b@quill.test'] };
        expect([...(await options.suppressedAddresses(ofAda))]).toEqual(['ada@quill.test', 'a@quill.test']);
        expect([...(await options.suppressedAddresses(ofBo))]).toEqual(['bo@quill.test']);
        return empty;
      });
      expect(s.errors).toEqual([]);
    });

    test('who is suppressed while the search runs is not returned, nor sent, and nothing is charged', async () => {
      const s = await makeSetting(await open());
      await s.db
        .insertInto('webhook_endpoints')
        .values({
          id: s.deps.newId(),
          team_id: s.teamId,
          url: 'https://hook.test',
          sealed_secret: '',
          enabled: 1,
          consecutive_failures: 0,
          created_by: null,
          created_at: 1,
          disabled_at: null,
        })
        .execute();
      const { searchId } = await s.ask('quill.test');
      await s.run(searchId, async () => {
        await addSuppression(s.deps, {
          kind: 'address',
          address: 'ada@quill.test',
          teamId: s.teamId,
          note: null,
        });
        return found(find('ada@quill.test'));
      });
      expect(await s.status(searchId)).toEqual({
        status: 'completed',
        results: [],
        creditsUsed: 0,
        reason: 'suppressed',
      });
      expect((await s.credits()).balance).toBe(10);
      const [delivery] = await s.db.selectFrom('webhook_deliveries').select('body').execute();
      expect(delivery?.body).not.toContain('ada@');
      expect(await s.db.selectFrom('results').selectAll().execute()).toEqual([]);
    });

    test('what was found before is not shown any more, in any answer', async () => {
      const s = await makeSetting(await open());
      const { searchId } = await s.ask('quill.test');
      await s.run(searchId, found(find('ada@quill.test')));
      await suppress(s);
      expect(await s.status(searchId)).toMatchObject({ results: [], reason: 'suppressed' });
      expect(await s.operations.resultsByDomain(s.caller, { domain: 'quill.test' })).toEqual({ results: [] });
      expect((await s.operations.uniqueEmails(s.caller, { limit: 20 })).emails).toEqual([]);
      expect(await s.operations.stats(s.caller)).toMatchObject({ emailCount: 0 });
      const again = await s.ask('quill.test');
      expect((await s.status(again.searchId)).status).toBe('pending');
    });

    test("another team's list does not bind this one", async () => {
      const s = await makeSetting(await open());
      const other = await makeSetting(s.storage);
      await suppress(s, { teamId: other.teamId });
      const { searchId } = await s.ask('quill.test');
      await s.run(searchId, found(find('ada@quill.test')));
      expect((await s.status(searchId)).results).toHaveLength(1);
    });
  });
});
