import { expect, test } from 'vitest';
import { createAccounts } from '../../src/core/accounts.ts';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, sweepSessions } from '../../src/core/sessions.ts';
import { issueSetupLink, needsSetup } from '../../src/core/setup.ts';
import { addIdentity } from '../../src/core/upstream/identities.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeSetting } from './setting.ts';

const PASSWORD = 'correct horse battery';
const HOUR_MS = 3_600_000;

describeEachDatabase('set-up, sign-in and sessions', (open) => {
  async function make() {
    const storage = await open();
    const s = await makeSetting(storage);
    const accounts = createAccounts({ ...s.deps, buckets: storage.buckets, signupCredits: 25 });
    return { ...s, accounts };
  }
  const owner = (secret: string, more: object = {}) => ({
    secret,
    email: 'Ada@Quill.test',
    password: PASSWORD,
    teamName: 'Quill Labs',
    ...more,
  });

  test('a set-up link makes an owner with a team and credits, and is spent with that', async () => {
    const { db, deps, accounts } = await make();
    expect(await needsSetup(db)).toBe(true);
    const [first, second] = [await issueSetupLink(deps), await issueSetupLink(deps)];
    const made = await accounts.completeSetup(owner(first));
    expect(made).toEqual({ userId: expect.any(String) });
    expect(await needsSetup(db)).toBe(false);
    for (const secret of [first, second]) expect(await accounts.completeSetup(owner(secret))).toBeNull();
    const member = await db
      .selectFrom('memberships as m')
      .innerJoin('teams as t', 't.id', 'm.team_id')
      .innerJoin('team_totals as totals', 'totals.team_id', 't.id')
      .select(['t.name', 'm.role', 'totals.balance'])
      .where('m.user_id', '=', made?.userId ?? '')
      .execute();
    expect(member).toEqual([{ name: 'Quill Labs', role: 'owner', balance: 25 }]);
  });

  test('of two who open one set-up link at once, one becomes the owner', async () => {
    const { deps, accounts } = await make();
    const secret = await issueSetupLink(deps);
    const made = await Promise.all([
      accounts.completeSetup(owner(secret)),
      accounts.completeSetup(owner(secret, { email: 'bo@quill.test' })),
    ]);
    expect(made.filter((one) => one !== null)).toHaveLength(1);
  });

  test('a person whom the operator has made before gets the password and keeps the team', async () => {
    const { db, deps, accounts, userId } = await make();
    const secret = await issueSetupLink(deps);
    expect(await accounts.completeSetup(owner(secret, { email: 'owner@quill.test' }))).toEqual({ userId });
    expect(
      await db.selectFrom('memberships').select('team_id').where('user_id', '=', userId).execute(),
    ).toHaveLength(1);
  });

  test('a set-up link ends after a day, and what is none opens nothing', async () => {
    const { clock, deps, accounts } = await make();
    const secret = await issueSetupLink(deps);
    for (const wrong of ['', 'x', 'A'.repeat(43)])
      expect(await accounts.completeSetup(owner(wrong))).toBeNull();
    clock.at += 24 * HOUR_MS;
    expect(await accounts.completeSetup(owner(secret))).toBeNull();
  });

  test('what is wrong with the form leaves the link good', async () => {
    const { deps, accounts } = await make();
    const secret = await issueSetupLink(deps);
    for (const wrong of [{ password: 'short' }, { email: 'nobody' }, { teamName: ' ' }]) {
      await expect(accounts.completeSetup(owner(secret, wrong))).rejects.toMatchObject({
        code: 'invalid_request',
      });
    }
    expect(await accounts.completeSetup(owner(secret))).not.toBeNull();
  });

  test('the right pair signs in, in any case of the email; nothing else does', async () => {
    const { deps, accounts } = await make();
    const made = await accounts.completeSetup(owner(await issueSetupLink(deps)));
    const pair = { email: ' ADA@quill.test', password: PASSWORD, address: '192.0.2.1' };
    expect(await accounts.signIn(pair)).toEqual(made);
    for (const wrong of [
      { password: 'wrong' },
      { email: 'nobody@quill.test' },
      { email: 'owner@quill.test' },
      { password: '' },
    ]) {
      expect(await accounts.signIn({ ...pair, ...wrong })).toBeNull();
    }
  });

  test('a code that opens nothing is told before anything is hashed', async () => {
    const { accounts } = await make();
    // A password that cannot be hashed would throw.
    expect(await accounts.completeSetup(owner('A'.repeat(43), { password: 'short' }))).toBeNull();
  });

  test('somebody who signs in without a password has set the service up', async () => {
    const { db, deps, userId } = await make();
    expect(await needsSetup(db)).toBe(true);
    const person = { issuer: 'https://id.quill.test', subject: 'ada', email: null };
    await db.transaction().execute((tx) => addIdentity({ ...deps, tx }, userId, person));
    expect(await needsSetup(db)).toBe(false);
  });

  test('guessing is slowed by account and by address', async () => {
    const { deps, accounts } = await make();
    await accounts.completeSetup(owner(await issueSetupLink(deps)));
    const guess = (address: string) => accounts.signIn({ email: 'ada@quill.test', password: 'x', address });
    for (let tries = 0; tries < 10; tries += 1) expect(await guess('192.0.2.1')).toBeNull();
    await expect(guess('192.0.2.1')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('a stranger who guesses without end does not keep the person out', async () => {
    const { deps, accounts } = await make();
    const made = await accounts.completeSetup(owner(await issueSetupLink(deps)));
    const signIn = (password: string, address: string) =>
      accounts.signIn({ email: 'ada@quill.test', password, address });
    for (let tries = 0; tries < 40; tries += 1) await signIn('x', '192.0.2.1').catch(() => null);
    expect(await signIn(PASSWORD, '192.0.2.2')).toEqual(made);
  });

  test('a person is guessed at from everywhere together at a bounded rate', async () => {
    const { accounts } = await make();
    // An account that is not there: the same limits, and the same words.
    const guess = (tries: number) =>
      accounts.signIn({ email: 'no@quill.test', password: 'x'.repeat(300), address: `192.0.2.${tries}` });
    const refused = async () => {
      for (let tries = 0; tries < 130; tries += 1) {
        const code = await guess(tries).catch((error: unknown) => error);
        if (code !== null) return code;
      }
      return null;
    };
    expect(await refused()).toMatchObject({ code: 'rate_limited' });
  });

  test('a session is found by its token alone, which is stored nowhere', async () => {
    const { db, accounts, userId } = await make();
    const token = await accounts.startSession(userId);
    expect(await accounts.findSession(token)).toEqual({
      id: expect.any(String),
      userId,
      email: 'owner@quill.test',
      signedInAt: expect.any(Number),
    });
    for (const wrong of ['', 'x', 'A'.repeat(43), token.slice(1)])
      expect(await accounts.findSession(wrong)).toBeNull();
    expect(JSON.stringify(await db.selectFrom('sessions').selectAll().execute())).not.toContain(token);
    await accounts.endSession(token);
    expect(await accounts.findSession(token)).toBeNull();
  });

  test('a session ends after seven idle days, and after thirty in any case', async () => {
    const { accounts, userId, clock } = await make();
    const idle = await accounts.startSession(userId);
    clock.at += SESSION_IDLE_MS;
    expect(await accounts.findSession(idle)).toBeNull();
    const busy = await accounts.startSession(userId);
    const startedAt = clock.at;
    while (clock.at - startedAt < SESSION_ABSOLUTE_MS) {
      expect(await accounts.findSession(busy)).not.toBeNull();
      clock.at += SESSION_IDLE_MS - HOUR_MS;
    }
    expect(await accounts.findSession(busy)).toBeNull();
  });

  test('the session of a removed user is none', async () => {
    const { db, accounts, userId } = await make();
    const token = await accounts.startSession(userId);
    await db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await accounts.findSession(token)).toBeNull();
  });

  test('the sweep forgets what has expired, and that alone', async () => {
    const { db, deps, accounts, userId, clock } = await make();
    await accounts.startSession(userId);
    clock.at += SESSION_IDLE_MS;
    const live = await accounts.startSession(userId);
    await sweepSessions(deps);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect(await accounts.findSession(live)).not.toBeNull();
  });
});
