// The page of connected assistants over the real authorization server: what is ended there is refused at once.
import { expect, test } from 'vitest';
import { connectionsOf } from '../../src/app/connections.ts';
import { newId } from '../../src/core/ids.ts';
import { createTeam } from '../../src/core/teams.ts';
import { teamsOfUser } from '../../src/core/user-teams.ts';
import type { Part } from '../../src/web/dashboard/connections/section.ts';
import { connect, isValid, makeSetting } from '../oauth/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';

const DAY_MS = 86_400_000;
const ALL: Part = { limit: 100 };

describeEachDatabase('connected assistants', (open) => {
  async function make() {
    const s = await makeSetting(await open());
    const now = () => s.clock.at;
    return { ...s, now, connections: connectionsOf({ db: s.db, now, oauth: s.oauth }) };
  }

  test('are listed with whose they are and what they have spent, today and in all', async () => {
    const s = await make();
    await connect(s, {}, {}, { daily_cap: '5' });
    const [made] = await s.connections.connectionsOfUser(s.userId, ALL);
    expect(made).toMatchObject({
      clientName: 'Quill app',
      provenHost: null,
      teamName: 'Quill',
      dailyCreditCap: 5,
      spentToday: 0,
      spentTotal: 0,
    });
    const id = made?.grantId ?? '';
    const today = Math.floor(s.now() / DAY_MS);
    const ofDay = (day: number, spent: number) => ({
      connection_id: id,
      team_id: s.teamId,
      day,
      spent,
    });
    await s.db
      .insertInto('connection_days')
      .values([ofDay(today - 1, 2), ofDay(today, 1)])
      .execute();
    const [spent] = await s.connections.connectionsOfOthers({ teamId: s.teamId, userId: newId() }, ALL);
    expect(spent).toMatchObject({ grantId: id, userId: s.userId, spentToday: 1, spentTotal: 3 });
    expect(spent?.userEmail).toMatch(/^owner-.*@quill\.test$/);
  });

  test('are refused from the next request on once they are ended, and cannot be ended twice', async () => {
    const s = await make();
    const { tokens } = await connect(s);
    const [made] = await s.connections.connectionsOfUser(s.userId, ALL);
    const id = made?.grantId ?? '';
    expect(await isValid(s, tokens.access_token)).toBe(true);
    for (const whose of [{ userId: newId() }, { teamId: newId() }])
      expect(await s.connections.endConnection(id, whose)).toBe(false);
    expect(await isValid(s, tokens.access_token)).toBe(true);
    expect(await s.connections.endConnection(id, { userId: s.userId })).toBe(true);
    expect(await isValid(s, tokens.access_token)).toBe(false);
    expect(await s.connections.endConnection(id, { userId: s.userId })).toBe(false);
    expect(await s.connections.connectionsOfUser(s.userId, ALL)).toEqual([]);
  });

  test('of other teams are not those of this one, and a person has those of all their teams', async () => {
    const s = await make();
    await connect(s);
    const user = await s.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', s.userId)
      .executeTakeFirstOrThrow();
    const ink = await createTeam(
      { db: s.db, now: s.now, newId },
      { name: 'Ink', ownerEmail: user.email, credits: 0 },
    );
    s.clock.at += 1;
    await connect({ ...s, teamId: ink.teamId });
    expect((await teamsOfUser(s, s.userId)).map(({ name, role }) => [name, role])).toEqual([
      ['Quill', 'owner'],
      ['Ink', 'owner'],
    ]);
    expect((await s.connections.connectionsOfUser(s.userId, ALL)).map((one) => one.teamName)).toEqual([
      'Ink',
      'Quill',
    ]);
    const ofOthers = (teamId: string, userId: string) =>
      s.connections.connectionsOfOthers({ teamId, userId }, ALL);
    expect(await ofOthers(ink.teamId, newId())).toHaveLength(1);
    expect(await ofOthers(ink.teamId, s.userId)).toEqual([]);
    expect(await ofOthers(newId(), newId())).toEqual([]);
  });

  test('come in pages, each once, also those that were made in one moment', async () => {
    const s = await make();
    for (const later of [0, 0, 0, 1, 1]) {
      s.clock.at += later;
      await connect(s);
    }
    const everything = await s.connections.connectionsOfUser(s.userId, ALL);
    expect(everything).toHaveLength(5);
    for (const list of [
      (part: Part) => s.connections.connectionsOfUser(s.userId, part),
      (part: Part) => s.connections.connectionsOfOthers({ teamId: s.teamId, userId: newId() }, part),
    ]) {
      const ids: string[] = [];
      for (let before: Part['before']; ids.length < 6;) {
        const rows = await list({ before, limit: 2 });
        ids.push(...rows.map(({ grantId }) => grantId));
        before = rows.at(-1);
        if (rows.length < 2) break;
      }
      expect(ids).toEqual(everything.map(({ grantId }) => grantId));
    }
  });
});
