import { expect, test } from 'vitest';
import { createPrivacyDesk } from '../../src/core/privacy/index.ts';
import { erasePerson } from '../../src/core/privacy/erase.ts';
import { exportPerson } from '../../src/core/privacy/export.ts';
import type { Subject } from '../../src/core/privacy/subject.ts';
import { verifyLedger } from '../../src/core/ledger-audit.ts';
import { createMailMemory } from '../../src/core/mail-memory.ts';
import { addSuppression, listSuppressions } from '../../src/core/suppression.ts';
import { runSearch } from '../../src/core/run-search.ts';
import { createTeam } from '../../src/core/teams.ts';
import type { Evidence, Find } from '../../src/engine/discovery.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { find, found, makeSetting } from './setting.ts';
import type { Setting } from './setting.ts';

const ADA = 'ada@quill.test';
const BO = 'bo@quill.test';
const OF_ADA: Subject = { kind: 'address', address: ADA };
const BY_NAME: Subject = { kind: 'person', name: 'Ada Quill', domain: 'quill.test' };

const ada = (email = ADA, more: Partial<Find> = {}) => find(email, { name: 'Ada Quill', ...more });
const bo = (more: Partial<Find> = {}) => find(BO, { name: 'Bo Ink', ...more });
const piece = (words: string): Evidence => ({
  about: 'role',
  url: 'https://quill.test/team',
  at: 1,
  words,
  how: 'card',
});

describeEachDatabase('a person who is forgotten', (open) => {
  const search = async (s: Setting, url: string, ...finds: Find[]) => {
    const { searchId } = await s.ask(url, { forceRefresh: true });
    await s.run(searchId, found(...finds));
    return searchId;
  };
  const listen = async (s: Setting) => {
    await s.db
      .insertInto('webhook_endpoints')
      .values({
        id: `endpoint-${s.teamId}`,
        team_id: s.teamId,
        url: 'https://hooks.ink.test/',
        sealed_secret: '',
        enabled: 1,
        consecutive_failures: 0,
        created_by: null,
        created_at: 1,
        disabled_at: null,
        previous_sealed_secret: null,
        previous_until: null,
      })
      .execute();
  };
  const tables = ['results', 'found_emails', 'domain_emails', 'webhook_deliveries', 'mail_replies'] as const;
  const everything = async (s: Setting) =>
    JSON.stringify(await Promise.all(tables.map((table) => s.db.selectFrom(table).selectAll().execute())));
  /** The count that is kept, and the rows that it counts, of every team. */
  const counts = async (s: Setting) => {
    const kept = await s.db
      .selectFrom('team_totals')
      .select(['team_id', 'email_count'])
      .orderBy('team_id')
      .execute();
    const held = await s.db.selectFrom('found_emails').select('team_id').execute();
    return kept.map((row) => [row.email_count, held.filter(({ team_id }) => team_id === row.team_id).length]);
  };
  /** Another team, with a search of its own. */
  const otherTeamFinds = async (s: Setting, ...finds: Find[]) => {
    const other = await createTeam(s.deps, { name: 'Ink', ownerEmail: 'owner@ink.test', credits: 5 });
    const caller = { ...s.caller, teamId: other.teamId };
    const question = { url: 'quill.test', role: 'CEO' as const, forceRefresh: true };
    const { searchId } = await s.operations.findEmail(caller, question, 'rest');
    await runSearch(
      s.runDeps(async () => found(...finds)),
      searchId,
      new AbortController().signal,
    );
    return other;
  };

  test.for([OF_ADA, BY_NAME])(
    'is gone from every team, by address or by name ($kind); others stay, and so do searches and ledger',
    async (subject) => {
      const s = await makeSetting(await open());
      await listen(s);
      const first = await search(s, 'quill.test', ada(), bo());
      await search(s, 'ink.test', bo(), ada('a.quill@quill.test'));
      await otherTeamFinds(s, ada());
      await createMailMemory(s.deps).remember(
        'quill.test',
        [ADA, BO].map((address) => ({
          address,
          replyClass: 'accepted' as const,
          code: 250,
          enhanced: null,
          at: s.clock.at,
        })),
        null,
      );
      const before = await s.db.selectFrom('searches').selectAll().orderBy('id').execute();

      const erased = await erasePerson(s.deps, subject, { keep: false });
      expect(erased).toMatchObject({ teams: 2, results: 3, addresses: 3, deliveries: 2, mailReplies: 1 });
      expect(await everything(s)).not.toMatch(/Ada|ada@|a\.quill/);
      expect((await everything(s)).match(/bo@quill\.test/g)?.length).toBeGreaterThan(3);
      expect((await s.status(first)).results.map(({ email }) => email)).toEqual([BO]);
      expect(await s.db.selectFrom('searches').selectAll().orderBy('id').execute()).toEqual(before);
      expect(await counts(s)).toEqual(expect.arrayContaining([[1, 1]]));
      for (const [kept, held] of await counts(s)) expect(kept).toBe(held);
      expect((await s.operations.stats(s.caller)).emailCount).toBe(1);
      expect(await verifyLedger(s.db)).toMatchObject({ ok: true });

      // Nobody finds them again, under the address or the name.
      for (const one of [ada(), ada('quill@quill.test'), find(ADA, { name: 'A. Somebody' })]) {
        const again = await s.ask('quill.test', { forceRefresh: true });
        await s.run(again.searchId, found(one));
        const { results, reason } = await s.status(again.searchId);
        expect([results, reason]).toEqual([[], 'suppressed']);
      }
      expect(await erasePerson(s.deps, subject, { keep: false })).toMatchObject({
        teams: 0,
        results: 0,
        suppressions: 0,
      });
    },
  );

  test('goes with the other half: the names of an address, and the addresses of a name', async () => {
    for (const [subject, hidden] of [
      [OF_ADA, ada('new@quill.test')],
      [BY_NAME, find(ADA, { name: 'Somebody Else' })],
    ] as const) {
      const s = await makeSetting(await open());
      await search(s, 'quill.test', ada());
      await erasePerson(s.deps, subject, { keep: false });
      expect((await listSuppressions(s.db, null)).map(({ kind }) => kind).sort()).toEqual([
        'address',
        'person',
      ]);
      const { searchId } = await s.ask('quill.test');
      await s.run(searchId, found(hidden));
      expect(await s.status(searchId)).toMatchObject({ results: [], reason: 'suppressed', creditsUsed: 0 });
    }
  });

  test('is named in no evidence of others, and in no delivery, sent or waiting', async () => {
    const s = await makeSetting(await open());
    await listen(s);
    const pieces = [
      piece('Bo Ink, CTO'),
      piece('Bo Ink and Dr. Ada Quill lead it'),
      piece('write to ADA@quill.test.'),
    ];
    const first = await search(s, 'quill.test', ada(), bo({ evidence: pieces }));
    await s.db.updateTable('webhook_deliveries').set({ status: 'delivered', finished_at: 1 }).execute();
    await search(s, 'quill.test', ada(), bo());
    expect(await erasePerson(s.deps, OF_ADA, { keep: true })).toMatchObject({ evidence: 1, deliveries: 2 });
    const shown = await s.operations.searchStatus(s.caller, { searchId: first, includeEvidence: true });
    expect(shown.results).toMatchObject([{ email: BO, evidence: [{ words: 'Bo Ink, CTO' }] }]);
    const deliveries = await s.db
      .selectFrom('webhook_deliveries')
      .select(['status', 'body', 'next_attempt_at'])
      .orderBy('id')
      .execute();
    expect(deliveries.map(({ status }) => status)).toEqual(['delivered', 'dropped']);
    for (const { body } of deliveries)
      expect(JSON.parse(body)).toMatchObject({ data: { domain: 'quill.test', results: [{ email: BO }] } });
  });

  test('with keep is erased and may be found again', async () => {
    const s = await makeSetting(await open());
    await search(s, 'quill.test', ada());
    expect(await erasePerson(s.deps, OF_ADA, { keep: true })).toMatchObject({ results: 1, suppressions: 0 });
    expect(await listSuppressions(s.db, null)).toEqual([]);
    const { searchId } = await s.ask('quill.test');
    expect((await s.status(searchId)).status).toBe('pending'); // nothing is in the cache
    await s.run(searchId, found(ada()));
    expect((await s.status(searchId)).results).toHaveLength(1);
  });

  test('found again while being forgotten, by searches at the same time, leaves the counts right', async () => {
    const s = await makeSetting(await open({ poolSize: 8 }), { credits: 100 });
    for (const domain of ['quill.test', 'ink.test', 'pen.test']) await search(s, domain, ada(), bo());
    await Promise.all([
      erasePerson(s.deps, OF_ADA, { keep: true }),
      erasePerson(s.deps, BY_NAME, { keep: true }),
      ...['nib.test', 'well.test'].map((domain) => search(s, domain, bo(), ada())),
    ]);
    for (const [kept, held] of await counts(s)) expect(kept).toBe(held);
    expect(await verifyLedger(s.db)).toMatchObject({ ok: true });
  });

  test('is told all that is held, with its sources, suppressed or not', async () => {
    const s = await makeSetting(await open());
    await listen(s);
    await search(s, 'quill.test', ada(ADA, { evidence: [piece('Ada Quill, CEO')] }), bo());
    await search(s, 'ink.test', bo({ evidence: [piece(`${ADA} is a colleague`)] }));
    await addSuppression(s.deps, { ...OF_ADA, teamId: s.teamId, note: null });
    const told = await exportPerson(s.deps, OF_ADA);
    expect(told).toMatchObject({
      subject: [OF_ADA, { kind: 'person', name: 'Ada Quill', domain: 'quill.test' }],
      results: [
        { email: ADA, domain: 'quill.test', role: 'CEO', evidence: [{ url: 'https://quill.test/team' }] },
      ],
      addresses: [{ list: 'all' }, { list: 'domain' }],
      mentions: [{ evidence: [{ words: `${ADA} is a colleague` }] }],
      deliveries: [{ results: [{ email: ADA }] }],
      suppressions: [{ list: 'team', kind: 'address' }],
      accounts: [],
    });
    expect(JSON.stringify(told)).not.toContain('Bo Ink');
    const owner = await exportPerson(s.deps, { kind: 'address', address: 'owner@quill.test' });
    expect(owner).toMatchObject({ results: [], accounts: [{ email: 'owner@quill.test' }] });
    const nobody = await exportPerson(s.deps, { kind: 'address', address: 'nobody@pen.test' });
    expect(nobody).toMatchObject({ results: [], addresses: [], mailReplies: [], requests: [] });
  });

  test('namesakes elsewhere, and people at domains that only end alike, are somebody else', async () => {
    const s = await makeSetting(await open());
    await search(s, 'notquill.test', ada('ada@notquill.test'));
    expect(await erasePerson(s.deps, BY_NAME, { keep: true })).toMatchObject({ results: 0, addresses: 0 });
    expect((await s.operations.stats(s.caller)).emailCount).toBe(1);
  });

  test('leaves a line for each act, with a hash and counts, and neither name nor address', async () => {
    const s = await makeSetting(await open());
    await search(s, 'quill.test', ada());
    const desk = createPrivacyDesk(s.deps);
    await desk.export(BY_NAME, { askedBy: 'subject' });
    s.clock.at += 1;
    await desk.erase({ kind: 'address', address: ' ADA@quill.test' }, { keep: false, askedBy: 'operator' });
    const lines = await desk.audit();
    expect(lines).toMatchObject([
      { act: 'erase', askedBy: 'operator', subjectKind: 'address', counts: { results: 1, suppressions: 2 } },
      { act: 'export', askedBy: 'subject', subjectKind: 'person', counts: { results: 1, addresses: 2 } },
    ]);
    expect(lines[0]?.subjectHash).toMatch(/^[0-9a-f]{64}$/);
    const stored = JSON.stringify(await s.db.selectFrom('privacy_audit').selectAll().execute());
    expect(stored).not.toMatch(/ada@|quill/i);
  });

  test.for([
    { kind: 'address', address: 'nobody' },
    { kind: 'person', name: ' ', domain: 'quill.test' },
    { kind: 'person', name: 'Ada Quill', domain: 'localhost' },
  ] as Subject[])('%o names nobody, and is refused', async (subject) => {
    const s = await makeSetting(await open());
    const desk = createPrivacyDesk(s.deps);
    const refused = { code: 'invalid_request' };
    await expect(desk.erase(subject, { keep: false, askedBy: 'operator' })).rejects.toMatchObject(refused);
    await expect(desk.export(subject, { askedBy: 'operator' })).rejects.toMatchObject(refused);
    expect(await desk.audit()).toEqual([]);
  });
});
