import { expect, test } from 'vitest';
import { changeRole, leaveTeam, removeMember } from '../../src/core/members.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makePeople } from './people-setting.ts';
import { outcomes } from './setting.ts';

describeEachDatabase('members', (open) => {
  const make = async () => makePeople(await open());

  test('are listed with address, role and since when', async () => {
    const { people, teamId, add, clock } = await make();
    clock.at += 1_000;
    await add('bo', 'admin');
    expect((await people.listMembers(teamId)).map(({ email, role }) => [email, role])).toEqual([
      ['owner@quill.test', 'owner'],
      ['bo@quill.test', 'admin'],
    ]);
  });

  test.for([
    // actor, whom, from, to, what comes of it
    ['owner', 'member', 'admin', null],
    ['owner', 'admin', 'owner', null],
    ['owner', 'owner', 'member', null],
    ['admin', 'member', 'admin', null],
    ['admin', 'admin', 'member', null],
    ['admin', 'member', 'owner', 'forbidden'],
    ['admin', 'owner', 'member', 'forbidden'],
    ['member', 'member', 'admin', 'forbidden'],
    ['member', 'admin', 'member', 'forbidden'],
  ] as const)('an %s changing a %s to %s: %s', async ([as, from, to, code]) => {
    const { people, add, roleOf } = await make();
    const [actor, other] = [await add('ada', as), await add('bo', from)];
    const change = people.changeRole(actor, { userId: other.userId, role: to });
    if (code === null) await change;
    else await expect(change).rejects.toMatchObject({ code });
    expect(await roleOf(other.userId)).toBe(code === null ? to : from);
  });

  test('nobody gives themselves more than they have', async () => {
    const { people, add, roleOf } = await make();
    for (const role of ['admin', 'member'] as const) {
      const actor = await add(role, role);
      const change = people.changeRole(actor, { userId: actor.userId, role: 'owner' });
      await expect(change).rejects.toMatchObject({ code: 'forbidden' });
      expect(await roleOf(actor.userId)).toBe(role);
    }
  });

  test('somebody of another team changes and removes nobody', async () => {
    const { people, add, otherTeam, teamId, roleOf } = await make();
    const other = await otherTeam();
    const bo = await add('bo', 'member');
    const stranger = { teamId, userId: other.userId };
    await expect(people.changeRole(stranger, { userId: bo.userId, role: 'admin' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(people.removeMember(stranger, bo.userId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(people.removeMember(other, bo.userId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(people.leaveTeam(stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect(await roleOf(bo.userId)).toBe('member');
  });

  test('the last owner can neither leave nor be demoted nor be removed', async () => {
    const { people, owner, add, roleOf } = await make();
    await add('bo', 'admin');
    const refused = { code: 'invalid_request' };
    await expect(people.leaveTeam(owner)).rejects.toMatchObject(refused);
    await expect(people.changeRole(owner, { userId: owner.userId, role: 'admin' })).rejects.toMatchObject(
      refused,
    );
    await expect(people.removeMember(owner, owner.userId)).rejects.toMatchObject(refused);
    await people.changeRole(owner, { userId: owner.userId, role: 'owner' });
    expect(await roleOf(owner.userId)).toBe('owner');
  });

  test('of two owners who leave, step down or remove each other at once, one stays', async () => {
    const storage = await open();
    const { db: again } = await open.again(storage);
    const first = await makePeople(storage);
    for (let round = 0; round < 8; round += 1) {
      const { owner, add, people } = first;
      const bo = await add(`bo${round}`, 'owner');
      const tries = [
        () => [people.leaveTeam(owner), leaveTeam({ db: again }, bo)],
        () => [
          people.changeRole(owner, { userId: owner.userId, role: 'member' }),
          changeRole({ db: again }, bo, { userId: bo.userId, role: 'member' }),
        ],
        () => [people.removeMember(owner, bo.userId), removeMember({ db: again }, bo, owner.userId)],
        () => [people.leaveTeam(owner), changeRole({ db: again }, bo, { userId: bo.userId, role: 'admin' })],
      ][round % 4];
      expect((await outcomes(tries?.() ?? [])).kept).toBe(1);
      const owners = (await people.listMembers(owner.teamId)).filter(({ role }) => role === 'owner');
      expect(owners).toHaveLength(1);
      // As it was, for the next round.
      await first.db.deleteFrom('memberships').where('team_id', '=', owner.teamId).execute();
      await add('owner', 'owner');
    }
  });

  test('a removed member is out with the next question, and comes back only by agreeing anew', async () => {
    const { db, people, owner, add, roleOf, now } = await make();
    const bo = await add('bo', 'member');
    await db
      .insertInto('oauth_clients')
      .values({
        id: 'c',
        kind: 'static',
        name: 'Claude',
        redirect_uris: '[]',
        auth_method: 'none',
        secret_hash: null,
        registration_token_hash: null,
        may_refresh: 1,
        created_at: now(),
        fetched_at: null,
        used_at: null,
        disabled_at: null,
      })
      .execute();
    await db
      .insertInto('oauth_grants')
      .values({
        id: 'g',
        client_id: 'c',
        user_id: bo.userId,
        team_id: bo.teamId,
        scope: 'credits',
        daily_credit_cap: null,
        created_at: now(),
        last_used_at: now(),
        ended_at: null,
        end_reason: null,
      })
      .execute();
    await people.removeMember(owner, bo.userId);
    expect(await roleOf(bo.userId)).toBeNull();
    await add('bo', 'member');
    expect(await db.selectFrom('oauth_grants').select('id').execute()).toEqual([]);
  });

  test('with a role go the links that it had allowed', async () => {
    const { people, owner, add } = await make();
    const bo = await add('bo', 'owner');
    await people.invite(bo, { email: 'one@quill.test', role: 'owner' });
    await people.invite(bo, { email: 'two@quill.test', role: 'member' });
    await people.changeRole(owner, { userId: bo.userId, role: 'admin' });
    expect((await people.listInvitations(bo.teamId)).map(({ email }) => email)).toEqual(['two@quill.test']);
    await people.leaveTeam(bo);
    expect(await people.listInvitations(bo.teamId)).toEqual([]);
  });
});
