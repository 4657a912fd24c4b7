import { expect, test } from 'vitest';
import { addSuppression } from '../../src/core/suppression.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { fillSearches } from './fill-searches.ts';
import { makePeople } from './people-setting.ts';
import { find, found } from './setting.ts';

type Exported = Record<string, { [field: string]: unknown }[]> & { team: object; exportedAt: number };

async function read(pieces: AsyncIterable<string>): Promise<{ text: string; count: number; data: Exported }> {
  let [text, count] = ['', 0];
  for await (const piece of pieces) {
    text += piece;
    count += 1;
  }
  return { text, count, data: JSON.parse(text) as Exported }; // as the test expects it
}

describeEachDatabase('the export of a team', (open) => {
  const make = async () => makePeople(await open());

  test('holds what the team has, and nothing that opens a door', async () => {
    const p = await make();
    const { searchId } = await p.ask('quill.test');
    await p.run(searchId, found(find('ada@quill.test')));
    await p.people.invite(p.owner, { email: 'new@quill.test', role: 'member' });
    const { text, data } = await read(await p.people.exportTeam(p.owner));
    expect(data.team).toMatchObject({ id: p.teamId, name: 'Quill' });
    expect(data['members']).toMatchObject([{ email: 'owner@quill.test', role: 'owner' }]);
    expect(data['searches']).toMatchObject([
      { searchId, domain: 'quill.test', results: [{ email: 'ada@quill.test', score: 95, evidence: [] }] },
    ]);
    expect(data['emails']).toMatchObject([{ email: 'ada@quill.test' }]);
    expect(data['ledger']?.map(({ amount }) => amount)).toEqual([10, -1]);
    expect(data['connections']).toEqual([{ grantId: 'g', clientName: 'Claude' }]);
    expect(data['apiKeys']).toMatchObject([{ prefix: p.prefix }]);
    expect(data['invitations']).toMatchObject([{ email: 'new@quill.test' }]);
    expect(data['webhooks']).toEqual([]);
    expect(text).not.toContain(p.key);
    expect(text).not.toMatch(/[0-9a-f]{64}|hash|secret/);
  });

  test('leaves out who has asked to be left alone since', async () => {
    const p = await make();
    const { searchId } = await p.ask('quill.test');
    await p.run(searchId, found(find('ada@quill.test')));
    await addSuppression(p.deps, { kind: 'address', address: 'ada@quill.test', teamId: null, note: null });
    const { text } = await read(await p.people.exportTeam(p.owner));
    expect(text).not.toContain('ada@quill.test');
  });

  test('comes in pieces, every search once, and nothing of another team', async () => {
    const p = await make();
    const other = await p.otherTeam();
    await fillSearches(p.deps, { teamId: p.teamId, searches: 450, until: p.now() });
    const { data, count } = await read(await p.people.exportTeam(p.owner));
    expect(new Set(data['searches']?.map(({ searchId }) => searchId)).size).toBe(450);
    expect(count).toBeGreaterThan(20);
    const theirs = await read(await p.people.exportTeam(other));
    expect(theirs.data['searches']).toEqual([]);
    expect(theirs.data['ledger']).toHaveLength(1);
  });

  test('is for owners, and slowed', async () => {
    const { people, owner, add, otherTeam } = await make();
    const other = await otherTeam();
    for (const actor of [
      await add('bo', 'admin'),
      await add('cy', 'member'),
      { ...owner, userId: other.userId },
    ])
      await expect(people.exportTeam(actor)).rejects.toMatchObject({ code: 'forbidden' });
    for (let n = 0; n < 5; n += 1) await people.exportTeam(owner);
    await expect(people.exportTeam(owner)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
