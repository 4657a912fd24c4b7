// The page of connected assistants over the real authorization server: what is ended there is refused at once.
import { expect, test } from 'vitest';
import { connectionsOf } from '../../src/app/connections.ts';
import { newId } from '../../src/core/ids.ts';
import { createTeam } from '../../src/core/teams.ts';
import { teamsOfUser } from '../../src/core/user-teams.ts';
import { connect, isValid, makeSetting } from '../oauth/setting.ts';
import { describeEachDatabase } from '../support/databases.ts';

const DAY_MS = 86_400_000;

describeEachDatabase('connected assistants', (open) => {
  async function make() {
    const s = await makeSetting(await open());
    const now = () => s.clock.at;
    return { ...s, now, connections: connectionsOf({ db: s.db, now, oauth: s.oauth }) };
  }

  test('are listed with whose they are and what they have spent, today and in all', async () => {
    const s = await make();
    await connect(s, {}, {}, { daily_cap: '5' });
    const [made] = await s.connections.connectionsOfUser(s.userId);
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
    const [spent] = await s.connections.connectionsOfTeam(s.teamId);
    expect(spent).toMatchObject({ grantId: id, userId: s.userId, spentToday: 1, spentTotal: 3 });
    expect(spent?.userEmail).toMatch(/^owner-.*@quill\.test$/);
  });

  test('are refused from the next request on once they are ended, and cannot be ended twice', async () => {
    const s = await make();
    const { tokens } = await connect(s);
    const [made] = await s.connections.connectionsOfUser(s.userId);
    const id = made?.grantId ?? '';
    expect(await isValid(s, tokens.access_token)).toBe(true);
    for (const whose of [{ userId: newId() }, { teamId: newId() }])
      expect(await s.connections.endConnection(id, whose)).toBe(false);
    expect(await isValid(s, tokens.access_token)).toBe(true);
    expect(await s.connections.endConnection(id, { userId: s.userId })).toBe(true);
    expect(await isValid(s, tokens.access_token)).toBe(false);
    expect(await s.connections.endConnection(id, { userId: s.userId })).toBe(false);
    expect(await s.connections.connectionsOfUser(s.userId)).toEqual([]);
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
    expect((await s.connections.connectionsOfUser(s.userId)).map((one) => one.teamName)).toEqual([
      'Ink',
      'Quill',
    ]);
    expect(await s.connections.connectionsOfTeam(ink.teamId)).toHaveLength(1);
    expect(await s.connections.connectionsOfTeam(newId())).toEqual([]);
  });
});
