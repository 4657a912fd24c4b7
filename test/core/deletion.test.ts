import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/schema.ts';
import { deleteAccount, deleteTeam } from '../../src/core/deletion.ts';
import { addMembership } from '../../src/core/memberships.ts';
import { addSuppression, listSuppressions } from '../../src/core/suppression.ts';
import { holdPerson } from '../../src/core/users.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makePeople } from './people-setting.ts';
import { find, found, outcomes } from './setting.ts';

/** On PostgreSQL: until another connection waits for a lock. */
async function somebodyWaits(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows.length > 0) return;
  }
}

describeEachDatabase('the end of a team and of an account', (open) => {
  const make = async () => makePeople(await open());

  test('a team goes with all that is its own, and nothing of anybody else’s', async () => {
    const p = await make();
    const other = await p.otherTeam();
    const { searchId } = await p.ask('quill.test');
    await p.run(searchId, found(find('ada@quill.test')));
    await p.people.invite(p.owner, { email: 'new@quill.test', role: 'member' });
    const entry = { kind: 'domain' as const, domain: 'left-alone.test', note: null };
    for (const teamId of [p.teamId, other.teamId, null]) await addSuppression(p.deps, { ...entry, teamId });
    await p.people.deleteTeam(p.owner, ' Quill ');
    const left = async (
      table: 'ledger_entries' | 'searches' | 'results' | 'found_emails' | 'domain_emails',
    ) => p.db.selectFrom(table).select('team_id').execute();
    expect(await left('ledger_entries')).toEqual([{ team_id: other.teamId }]);
    for (const table of ['searches', 'results', 'found_emails', 'domain_emails'] as const)
      expect(await left(table)).toEqual([]);
    for (const table of ['api_keys', 'one_time_links'] as const)
      expect(await p.db.selectFrom(table).select('id').execute()).toEqual([]);
    expect(await p.db.selectFrom('teams').select('id').execute()).toEqual([{ id: other.teamId }]);
    expect(await listSuppressions(p.db, p.teamId)).toEqual([]);
    expect(await listSuppressions(p.db, other.teamId)).toHaveLength(1);
    expect(await listSuppressions(p.db, null)).toHaveLength(1);
    await expect(p.credits()).rejects.toMatchObject({ code: 'not_found' });
  });

  test('only an owner deletes the team, and only with its name', async () => {
    const { people, owner, add, otherTeam, db } = await make();
    const other = await otherTeam();
    const refusals = [
      [await add('bo', 'admin'), 'Quill', 'forbidden'],
      [await add('cy', 'member'), 'Quill', 'forbidden'],
      [{ teamId: owner.teamId, userId: other.userId }, 'Quill', 'forbidden'],
      [owner, 'quill', 'invalid_request'],
      [owner, '', 'invalid_request'],
    ] as const;
    for (const [actor, name, code] of refusals)
      await expect(people.deleteTeam(actor, name)).rejects.toMatchObject({ code });
    expect(await db.selectFrom('teams').select('id').execute()).toHaveLength(2);
    await people.deleteTeam(owner, 'Quill');
    await expect(people.deleteTeam(owner, 'Quill')).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('a search that runs while its team is deleted ends without a trace', async () => {
    const p = await make();
    const { searchId } = await p.ask('quill.test');
    await p.run(searchId, async () => {
      await p.people.deleteTeam(p.owner, 'Quill');
      return found(find('ada@quill.test'));
    });
    expect(p.errors).toEqual([]);
    expect(await p.db.selectFrom('searches').select('id').execute()).toEqual([]);
    expect(await p.db.selectFrom('results').select('email').execute()).toEqual([]);
  });

  test('an account goes with its sessions and memberships, and the team that nobody else is in', async () => {
    const { account, db, add, otherTeam, roleOf, owner, people } = await make();
    const other = await otherTeam();
    await add('owner', 'member', { teamId: other.teamId });
    const bo = await add('bo', 'owner', { teamId: other.teamId });
    expect(await account.teams(owner.userId)).toEqual({ deleted: ['Quill'], inTheWay: [] });
    await account.delete({ userId: owner.userId, typedEmail: ' Owner@quill.test' });
    expect(await db.selectFrom('teams').select('name').execute()).toEqual([{ name: 'Ink' }]);
    expect(await roleOf(owner.userId, other.teamId)).toBeNull();
    expect(await roleOf(bo.userId, other.teamId)).toBe('owner');
    expect((await people.listMembers(other.teamId)).map(({ email }) => email)).not.toContain(
      'owner@quill.test',
    );
    await expect(
      account.delete({ userId: owner.userId, typedEmail: 'owner@quill.test' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('the last owner of a team of several hands over first; nothing is deleted before', async () => {
    const { account, db, add, people, owner, roleOf } = await make();
    const bo = await add('bo', 'member');
    const last = { userId: owner.userId, typedEmail: 'owner@quill.test' };
    expect(await account.teams(owner.userId)).toEqual({ deleted: [], inTheWay: ['Quill'] });
    await expect(account.delete(last)).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await roleOf(owner.userId)).toBe('owner');
    await people.changeRole(owner, { userId: bo.userId, role: 'owner' });
    await account.delete(last);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: bo.userId }]);
  });

  test('without the typed address nothing is deleted', async () => {
    const { account, owner, roleOf } = await make();
    for (const typedEmail of ['', 'owner', 'bo@quill.test'])
      await expect(account.delete({ userId: owner.userId, typedEmail })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    expect(await roleOf(owner.userId)).toBe('owner');
  });

  test('of two owners who delete their accounts at once, in two processes, the team keeps one or goes with both', async () => {
    const storage = await open();
    const { owner, add, db, deps } = await makePeople(storage);
    const again = { ...deps, db: (await open.again(storage)).db };
    const bo = await add('bo', 'owner');
    await add('cy', 'member');
    const { kept } = await outcomes([
      deleteAccount(deps, { userId: owner.userId, typedEmail: 'owner@quill.test' }),
      deleteAccount(again, { userId: bo.userId, typedEmail: 'bo@quill.test' }),
    ]);
    expect(kept).toBe(1);
    const owners = await db.selectFrom('memberships').select('user_id').where('role', '=', 'owner').execute();
    expect(owners).toHaveLength(1);
  });

  test('who is just becoming the owner of a team with others does not delete their account meanwhile', async () => {
    const p = await make();
    const other = await p.otherTeam();
    const bo = await p.add('bo', 'member');
    let deletion = Promise.resolve();
    await p.db.transaction().execute(async (tx) => {
      await holdPerson(tx, bo.userId);
      await addMembership({ ...p.deps, tx }, { teamId: other.teamId, userId: bo.userId, role: 'owner' });
      await tx
        .updateTable('memberships')
        .set({ role: 'member' })
        .where('user_id', '=', other.userId)
        .execute();
      deletion = p.account.delete({ userId: bo.userId, typedEmail: 'bo@quill.test' });
      deletion.catch(() => {}); // looked at below
      if (p.storage.dialect === 'postgres') await somebodyWaits(p.db);
    });
    await expect(deletion).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await p.roleOf(bo.userId, other.teamId)).toBe('owner');
  });

  test('a team deleted twice at once is deleted once', async () => {
    const storage = await open();
    const { owner, deps, db } = await makePeople(storage);
    const again = { ...deps, db: (await open.again(storage)).db };
    const both = await outcomes([deps, again].map((one) => deleteTeam(one, owner, 'Quill')));
    expect(both).toEqual({ kept: 1, codes: ['forbidden'] });
    expect(await db.selectFrom('teams').select('id').execute()).toEqual([]);
  });
});
