// Who asked to be left alone comes out of no door, whatever was found, cached, written or sent before.
import { expect, test } from 'vitest';
import { exportTeam } from '../../src/core/team-export.ts';
import { allDomainEmails, foundDomains } from '../../src/core/found-domains.ts';
import { searchRecord } from '../../src/core/search-record.ts';
import { addSuppression } from '../../src/core/suppression.ts';
import type { Suppressed } from '../../src/core/suppression.ts';
import type { Storage } from '../../db/open.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeHooks } from '../webhooks/setting.ts';
import type { Hooks, Sent } from '../webhooks/setting.ts';
import { find, found } from './setting.ts';

const ADA = 'ada@quill-mail.test';
/** Not her first name alone, which is letters of a hexadecimal id. */
const NAMES_ADA = /ada@|vell/i;
const NAMES_BO = /bo@quill\.test/;
const MINUTE_MS = 60_000;

const ENTRIES: Suppressed[] = [
  { kind: 'address', address: ADA },
  { kind: 'person', name: 'Ada Vell', domain: 'quill.test' },
  { kind: 'person', name: 'Ada Vell', domain: 'quill-mail.test' },
  { kind: 'domain', domain: 'quill-mail.test' },
];

async function all<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const read: Piece[] = [];
  for await (const piece of pieces) read.push(piece);
  return read;
}

describeEachDatabase('who is suppressed', (open) => {
  /** A fresh search and one from the cache, both told of to an endpoint. */
  const make = async () => {
    const storage = await open();
    const h = await makeHooks(storage);
    const { endpointId } = await h.register();
    const piece = { about: 'role' as const, url: 'https://quill.test/team', at: 1, how: 'card' as const };
    const ada = find(ADA, { name: 'Ada Vell' });
    const bo = find('bo@quill.test', {
      name: 'Bo Ink',
      evidence: [
        { ...piece, words: 'Bo Ink, CTO' },
        { ...piece, words: `Bo Ink and Ada Vell (${ADA})` },
      ],
    });
    const fresh = await h.ask('quill.test');
    await h.run(fresh.searchId, found(ada, bo));
    const cached = await h.ask('quill.test');
    return { h, storage, endpointId, searchIds: [fresh.searchId, cached.searchId] };
  };
  type Made = Awaited<ReturnType<typeof make>>;

  const doors: Record<string, (made: Made) => Promise<unknown>> = {
    'the status of past searches, with evidence': ({ h, searchIds }) =>
      Promise.all(
        searchIds.map((searchId) => h.operations.searchStatus(h.caller, { searchId, includeEvidence: true })),
      ),
    'the page of a search': ({ h, searchIds }) => searchRecord(h, h.caller, searchIds[0] ?? ''),
    'an answer from the cache': async ({ h }) => h.status((await h.ask('quill.test')).searchId),
    'results by domain': ({ h }) => h.operations.resultsByDomain(h.caller, { domain: 'quill.test' }),
    'unique emails': ({ h }) => h.operations.uniqueEmails(h.caller, { limit: 50 }),
    'the file of addresses': ({ h }) => all(allDomainEmails(h.db, h.teamId, 10)),
    'the export of the team': async ({ h, storage }) =>
      (await all(await exportTeam(exportDeps(h, storage), h))).join(''),
    'the log of deliveries': ({ h, endpointId }) =>
      h.webhooks.deliveries(h.teamId, { endpointId, limit: 10 }),
  };

  test.for(ENTRIES.flatMap((entry) => [null, 'team'].map((list) => [entry, list] as const)))(
    '%o on the list of the %s stands behind no door; whoever is not suppressed does',
    { timeout: 30_000 },
    async ([entry, list]) => {
      const made = await make();
      const { h } = made;
      for (const [door, ask] of Object.entries(doors))
        expect([door, JSON.stringify(await ask(made))]).toEqual([door, expect.stringMatching(NAMES_ADA)]);
      await addSuppression(h.deps, { ...entry, teamId: list === null ? null : h.teamId, note: null });
      for (const [door, ask] of Object.entries(doors)) {
        const shown = JSON.stringify(await ask(made));
        expect([door, shown]).toEqual([door, expect.not.stringMatching(NAMES_ADA)]);
        expect([door, shown]).toEqual([door, expect.stringMatching(NAMES_BO)]);
      }
      const { domains } = await foundDomains(h, h.teamId, { limit: 10 });
      expect(domains).toMatchObject([{ domain: 'quill.test', emailCount: 1 }]);
      expect((await h.operations.stats(h.caller)).emailCount).toBe(1);
    },
  );

  test('is in no delivery that is sent later: the first one late, a retry, one by hand', async () => {
    const { h, endpointId } = await make();
    const sent: Sent[] = [];
    const [entry] = ENTRIES;
    if (entry === undefined) throw new Error('there is one');
    await h.db.updateTable('webhook_deliveries').set({ status: 'delivered', finished_at: 1 }).execute();
    const { deliveries } = await h.webhooks.deliveries(h.teamId, { endpointId, limit: 10 });
    const [by] = deliveries;
    await h.webhooks.redeliver(h.teamId, by?.deliveryId ?? ''); // waits; nobody sends yet
    await h.ask('quill.test'); // from the cache: another body with them
    await addSuppression(h.deps, { ...entry, teamId: null, note: null });
    h.clock.at += MINUTE_MS;
    await h.start((request) => {
      sent.push(request);
      return 200;
    });
    await h.quiet();
    expect(sent).toEqual([]);
    await expect(h.webhooks.redeliver(h.teamId, by?.deliveryId ?? '')).rejects.toMatchObject({
      code: 'invalid_request',
    });
    // the cache has the others: they are told of, without them
    await h.ask('quill.test');
    await h.quiet();
    expect(sent.map(({ body }) => body)).toEqual([expect.stringMatching(NAMES_BO)]);
    expect(sent[0]?.body).not.toMatch(NAMES_ADA);
  });

  test('is asked of no mail server, and stands in nothing that is stored, though found again', async () => {
    const { h } = await make();
    await addSuppression(h.deps, { kind: 'address', address: ADA, teamId: null, note: null });
    const { searchId } = await h.ask('ink.test');
    await h.run(searchId, async (_question, options) => {
      const subject = { name: 'Ada Vell', domain: 'ink.test', addresses: [ADA, 'bo@quill.test'] };
      expect([...(await options.suppressedAddresses(subject))]).toEqual([ADA]);
      return found(
        find(ADA, { name: 'Ada Vell' }),
        find('cy@ink.test', {
          evidence: [{ about: 'role', url: null, at: 1, words: `Cy, or ${ADA}`, how: 'card' }],
        }),
      );
    });
    const stored = await h.db.selectFrom('results').selectAll().where('search_id', '=', searchId).execute();
    expect(stored).toMatchObject([{ email: 'cy@ink.test', evidence: '[]' }]);
  });
});

function exportDeps(h: Hooks, { buckets }: Storage) {
  return { ...h.deps, buckets, cursors: h.cursors, connectionsOf: async () => [] };
}
