import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/core/ledger-audit.ts';
import { removeExpired } from '../../src/core/retention.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { find, found, makeSetting } from './setting.ts';
import type { Setting } from './setting.ts';

const DAY_MS = 86_400_000;

describeEachDatabase('retention', (open) => {
  const expire = (s: Setting) => removeExpired({ db: s.db, now: s.now, retentionMs: 30 * DAY_MS });

  async function search(s: Setting, url: string, ...emails: string[]) {
    const { searchId } = await s.ask(url, { forceRefresh: true });
    await s.run(searchId, found(...emails.map((email) => find(email))));
    return searchId;
  }

  test('what is older than it is gone, and what is not stays', async () => {
    const s = await makeSetting(await open());
    const old = await search(s, 'quill.test', 'ada@quill.test', 'bo@quill.test');
    s.clock.at += 20 * DAY_MS;
    const young = await search(s, 'quill.test', 'bo@quill.test');
    await expire(s);
    expect((await s.status(old)).results).toHaveLength(2);
    s.clock.at += 11 * DAY_MS;
    await expire(s);
    await expire(s);

    expect(await s.status(old)).toMatchObject({ status: 'completed', results: [], creditsUsed: 1 });
    expect((await s.status(young)).results).toHaveLength(1);
    const { results } = await s.operations.resultsByDomain(s.caller, { domain: 'quill.test' });
    expect(results.map(({ email }) => email)).toEqual(['bo@quill.test']);
    const { emails } = await s.operations.uniqueEmails(s.caller, { limit: 50 });
    expect(emails.map(({ email }) => email)).toEqual(['bo@quill.test']);
    expect(await s.operations.stats(s.caller)).toMatchObject({ searchCount: 2, emailCount: 1 });
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true });
  });

  test('an answer that is gone is not served from the cache', async () => {
    const s = await makeSetting(await open());
    await search(s, 'quill.test', 'ada@quill.test');
    s.clock.at += 31 * DAY_MS;
    await expire(s);
    const { searchId } = await s.ask('quill.test');
    expect((await s.status(searchId)).status).toBe('pending');
  });

  // PostgreSQL may end one of the transactions for a deadlock; in life the search is then taken up again.
  test(
    'many are removed in steps, beside searches that find the same',
    { timeout: 30_000, retry: 2 },
    async () => {
      const s = await makeSetting(await open({ poolSize: 8 }), { credits: 500 });
      const emails = Array.from({ length: 250 }, (_, index) => `p${index}@quill.test`);
      for (let index = 0; index < emails.length; index += 5) {
        await search(s, `company-${index}.test`, ...emails.slice(index, index + 5));
      }
      s.clock.at += 31 * DAY_MS;
      await Promise.all([
        expire(s),
        expire(s),
        ...[0, 5, 10, 15].map((index) =>
          search(s, `again-${index}.test`, ...emails.slice(index, index + 5).reverse()),
        ),
      ]);
      expect((await s.operations.stats(s.caller)).emailCount).toBe(20);
      const held = await s.db.selectFrom('found_emails').select('email').execute();
      expect(held).toHaveLength(20);
      expect(await s.db.selectFrom('results').select('email').execute()).toHaveLength(20);
      expect(await s.db.selectFrom('domain_emails').select('email').execute()).toHaveLength(20);
    },
  );
});
