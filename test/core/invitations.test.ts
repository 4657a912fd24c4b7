import { expect, test } from 'vitest';
import { createAccounts } from '../../src/core/accounts.ts';
import { acceptAsNewUser, acceptAsUser } from '../../src/core/invitations.ts';
import { issueLink } from '../../src/core/one-time-links.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { IP, makePeople, PASSWORD, PUBLIC_URL, secretIn } from './people-setting.ts';
import { outcomes } from './setting.ts';

const DAY_MS = 86_400_000;
const NEW = 'new@quill.test';

describeEachDatabase('invitations', (open) => {
  const make = async (mail: 'taken' | 'refused' | 'none' = 'taken') => {
    const storage = await open();
    const p = await makePeople(storage, { mail });
    const invite = async (email = NEW, role: 'owner' | 'admin' | 'member' = 'member') => {
      await p.people.invite(p.owner, { email, role });
      return secretIn(p.letters.at(-1)?.text);
    };
    const accounts = createAccounts({ ...p.deps, buckets: storage.buckets, signupCredits: 25 });
    return { ...p, invite, accounts };
  };
  const links = (db: Awaited<ReturnType<typeof make>>['db']) =>
    db.selectFrom('one_time_links').selectAll().execute();

  test('a new person accepts, has an account and the role, and the link is spent', async () => {
    const { invite, arrivals, roleOf, accounts, teamId } = await make();
    const secret = await invite(' New@Quill.test', 'admin');
    expect(await arrivals.readInvitation(secret)).toEqual({
      teamName: 'Quill',
      role: 'admin',
      email: NEW,
      invitedBy: 'owner@quill.test',
      hasAccount: false,
    });
    const made = await arrivals.acceptAsNewUser({ ip: IP, secret, password: PASSWORD });
    expect(made).toEqual({ userId: expect.any(String), teamId });
    expect(await roleOf(made?.userId ?? '')).toBe('admin');
    expect(await accounts.signIn({ email: NEW, password: PASSWORD, address: '::1' })).toMatchObject({
      userId: made?.userId,
    });
    expect(await arrivals.acceptAsNewUser({ ip: IP, secret, password: PASSWORD })).toBeNull();
    expect(await arrivals.readInvitation(secret)).toBeNull();
  });

  test('the secret is stored nowhere, and what is none opens nothing', async () => {
    const { db, invite, arrivals, userId } = await make();
    const secret = await invite();
    expect(JSON.stringify(await links(db))).not.toContain(secret);
    for (const wrong of ['', 'x', 'A'.repeat(43), secret.slice(1)]) {
      expect(await arrivals.readInvitation(wrong)).toBeNull();
      expect(await arrivals.acceptAsNewUser({ ip: IP, secret: wrong, password: PASSWORD })).toBeNull();
      expect(await arrivals.acceptAsUser({ secret: wrong, userId })).toBeNull();
    }
  });

  test('a password that cannot be used leaves the link good', async () => {
    const { invite, arrivals } = await make();
    const secret = await invite();
    await expect(arrivals.acceptAsNewUser({ ip: IP, secret, password: 'short' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    expect(await arrivals.acceptAsNewUser({ ip: IP, secret, password: PASSWORD })).not.toBeNull();
  });

  test('an account that is there is never touched: its person signs in to accept', async () => {
    const { db, invite, arrivals, otherTeam, roleOf } = await make();
    const other = await otherTeam(); // without a password: made by the operator
    const before = await db.selectFrom('users').selectAll().orderBy('id').execute();
    const secret = await invite('owner@ink.test');
    expect(await arrivals.readInvitation(secret)).toMatchObject({ hasAccount: true });
    await expect(arrivals.acceptAsNewUser({ ip: IP, secret, password: PASSWORD })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    expect(await db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await arrivals.acceptAsUser({ secret, userId: other.userId })).not.toBeNull();
    expect(await roleOf(other.userId)).toBe('member');
    expect(await roleOf(other.userId, other.teamId)).toBe('owner');
  });

  test('somebody else who is signed in cannot accept, and the link stays good', async () => {
    const { invite, arrivals, otherTeam, userId, add } = await make();
    const other = await otherTeam();
    const secret = await invite('owner@ink.test');
    const bo = await add('bo', 'member');
    for (const wrong of [userId, bo.userId, 'nobody'])
      await expect(arrivals.acceptAsUser({ secret, userId: wrong })).rejects.toMatchObject({
        code: 'forbidden',
      });
    expect(await arrivals.acceptAsUser({ secret, userId: other.userId })).not.toBeNull();
  });

  test('of many who open one link at once, one gets in', async () => {
    const storage = await open();
    const { people, owner, deps, letters, otherTeam } = await makePeople(storage);
    const again = { ...deps, db: (await open.again(storage)).db };
    await people.invite(owner, { email: NEW, role: 'member' });
    const secret = secretIn(letters.at(-1)?.text);
    const made = await Promise.allSettled(
      [deps, again, deps, again].map((one) => acceptAsNewUser(one, { secret, password: PASSWORD })),
    );
    const got = made.filter((one) => one.status === 'fulfilled' && one.value !== null);
    expect(got).toHaveLength(1);
    const other = await otherTeam();
    await people.invite(owner, { email: 'owner@ink.test', role: 'member' });
    const join = { secret: secretIn(letters.at(-1)?.text), userId: other.userId };
    const joined = await Promise.all([deps, again, deps].map((one) => acceptAsUser(one, join)));
    expect(joined.filter((one) => one !== null)).toHaveLength(1);
  });

  test('ends after seven days', async () => {
    const { invite, arrivals, people, teamId, clock } = await make();
    const secret = await invite();
    clock.at += 7 * DAY_MS - 1;
    expect(await arrivals.readInvitation(secret)).not.toBeNull();
    clock.at += 1;
    expect(await arrivals.readInvitation(secret)).toBeNull();
    expect(await arrivals.acceptAsNewUser({ ip: IP, secret, password: PASSWORD })).toBeNull();
    expect(await people.listInvitations(teamId)).toEqual([]);
  });

  test('is listed without anything that opens, and revoked', async () => {
    const { invite, arrivals, people, owner, teamId } = await make();
    const secret = await invite();
    const [listed] = await people.listInvitations(teamId);
    expect(listed).toMatchObject({ email: NEW, role: 'member', invitedBy: 'owner@quill.test' });
    expect(JSON.stringify(listed)).not.toContain(secret);
    await people.revokeInvitation(owner, listed?.id ?? '');
    expect(await arrivals.readInvitation(secret)).toBeNull();
    await expect(people.revokeInvitation(owner, listed?.id ?? '')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('issued again, the new link opens and the old does not', async () => {
    const { invite, arrivals, people, owner, teamId, letters } = await make();
    const old = await invite();
    const [listed] = await people.listInvitations(teamId);
    expect(await people.reissueInvitation(owner, listed?.id ?? '')).toEqual({ how: 'mailed', email: NEW });
    expect(await arrivals.readInvitation(old)).toBeNull();
    expect(await arrivals.readInvitation(secretIn(letters.at(-1)?.text))).not.toBeNull();
    expect(await people.listInvitations(teamId)).toHaveLength(1);
    await expect(people.reissueInvitation(owner, 'unknown')).rejects.toMatchObject({ code: 'not_found' });
  });

  test.for([
    ['owner', 'owner', null],
    ['admin', 'admin', null],
    ['admin', 'owner', 'forbidden'],
    ['member', 'member', 'forbidden'],
  ] as const)('an %s inviting an %s: %s', async ([as, role, code]) => {
    const { people, add } = await make();
    const sent = people.invite(await add('bo', as), { email: NEW, role });
    if (code === null) expect(await sent).toMatchObject({ how: 'mailed' });
    else await expect(sent).rejects.toMatchObject({ code });
  });

  test('an admin neither ends nor replaces what an owner alone could give', async () => {
    const { people, add, invite, arrivals, teamId } = await make();
    const secret = await invite(NEW, 'owner');
    const bo = await add('bo', 'admin');
    const [listed] = await people.listInvitations(teamId);
    await expect(people.invite(bo, { email: NEW, role: 'member' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(people.revokeInvitation(bo, listed?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
    expect(await arrivals.readInvitation(secret)).not.toBeNull();
  });

  test('another team’s invitation is neither listed nor revoked nor issued again', async () => {
    const { people, invite, otherTeam, teamId } = await make();
    await invite();
    const other = await otherTeam();
    const [listed] = await people.listInvitations(teamId);
    expect(await people.listInvitations(other.teamId)).toEqual([]);
    for (const attempt of [people.revokeInvitation, people.reissueInvitation])
      await expect(attempt(other, listed?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  });

  test.for(['nobody', '', 'a@b', 'a@b.test\r\nBcc: c@d.test', 'owner@quill.test'])(
    'who cannot be invited is told so: %j',
    async (email) => {
      const { people, owner, letters } = await make();
      await expect(people.invite(owner, { email, role: 'member' })).rejects.toMatchObject({
        code: 'invalid_request',
      });
      expect(letters).toEqual([]);
    },
  );

  test('without mail the link is shown; with mail it is not, even where the server refuses', async () => {
    const none = await make('none');
    const shown = await none.people.invite(none.owner, { email: NEW, role: 'member' });
    expect(shown).toMatchObject({ how: 'shown', url: expect.stringMatching(`^${PUBLIC_URL}/invitation#`) });
    const refused = await make('refused');
    expect(await refused.people.invite(refused.owner, { email: NEW, role: 'member' })).toEqual({
      how: 'not_mailed',
      email: NEW,
    });
  });

  test('the letter has no word of a stranger’s', async () => {
    const { db, teamId, invite, letters } = await make();
    await db.updateTable('teams').set({ name: 'Win money at evil.test' }).where('id', '=', teamId).execute();
    await invite();
    expect(letters[0]?.to).toBe(NEW);
    expect(JSON.stringify(letters)).not.toMatch(/evil|owner@quill/);
  });

  test('somebody who invites without end is slowed', async () => {
    const { people, owner } = await make();
    const tries = Array.from({ length: 31 }, (_, n) => ({
      email: `n${n}@quill.test`,
      role: 'member' as const,
    }));
    const { codes } = await outcomes(tries.map((one) => people.invite(owner, one)));
    expect(codes).toEqual(['rate_limited']);
  });

  test('an address gets only so many letters, whoever invites it', async () => {
    const { people, owner, add, invite, letters } = await make();
    const bo = await add('bo', 'owner');
    for (let tries = 0; tries < 5; tries += 1) await people.invite(bo, { email: NEW, role: 'member' });
    await expect(people.invite(owner, { email: NEW, role: 'member' })).rejects.toMatchObject({
      code: 'rate_limited',
    });
    expect(letters).toHaveLength(5);
    await invite('other@quill.test');
    expect(letters).toHaveLength(6);
  });

  test('a team has so many open invitations and no more; what is over or of another kind does not count', async () => {
    const { people, owner, deps, teamId, userId, clock } = await make();
    const fill = async (kind: 'invitation' | 'reset', count: number) => {
      for (let n = 0; n < count; n += 1) {
        const email = `${kind}-${clock.at}-${n}@quill.test`;
        await issueLink(deps, { kind, ttlMs: DAY_MS, teamId, userId, email, role: 'member' });
      }
    };
    await fill('reset', 100);
    await fill('invitation', 150);
    clock.at += DAY_MS;
    expect(await people.invite(owner, { email: NEW, role: 'member' })).toMatchObject({ how: 'mailed' });
    await fill('reset', 30);
    await fill('invitation', 198);
    expect(await people.invite(owner, { email: 'last@quill.test', role: 'member' })).toMatchObject({
      how: 'mailed',
    });
    await expect(people.invite(owner, { email: 'more@quill.test', role: 'member' })).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'A team has at most 200 open invitations',
    });
  });

  test('a team that is deleted takes its invitations along', async () => {
    const { invite, arrivals, people, owner } = await make();
    const secret = await invite();
    await people.deleteTeam(owner, 'Quill');
    expect(await arrivals.readInvitation(secret)).toBeNull();
    expect(await arrivals.acceptAsNewUser({ ip: IP, secret, password: PASSWORD })).toBeNull();
  });
});
