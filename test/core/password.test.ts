import { expect, test } from 'vitest';
import { createAccounts } from '../../src/core/accounts.ts';
import { completeReset, issueResetForEmail } from '../../src/core/password-reset.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { IP, makePeople, PASSWORD, PUBLIC_URL, secretIn } from './people-setting.ts';
import { outcomes } from './setting.ts';

const NEW_PASSWORD = 'another horse battery';
const HOUR_MS = 3_600_000;

describeEachDatabase('a new password', (open) => {
  const make = async (mail: 'taken' | 'none' = 'taken') => {
    const storage = await open();
    const p = await makePeople(storage, { mail });
    const accounts = createAccounts({ ...p.deps, buckets: storage.buckets, signupCredits: 25 });
    const ada = await p.add('ada', 'member', { password: true });
    const opens = async (password: string) =>
      (await accounts.signIn({ email: 'ada@quill.test', password, address: '::1' })) !== null;
    const live = async (token: string) => (await accounts.findSession(token)) !== null;
    const ask = async (email = 'ada@quill.test', ip = '::1') => {
      await p.arrivals.requestReset?.({ email, ip });
      await p.doLater();
      return secretIn(p.letters.at(-1)?.text);
    };
    return { ...p, storage, accounts, ada, opens, live, ask };
  };

  test('is changed by who knows the old one; the other sessions and open reset links end', async () => {
    const { accounts, account, ada, opens, live, ask, arrivals, userId } = await make();
    const [here, there] = [await accounts.startSession(ada.userId), await accounts.startSession(ada.userId)];
    const others = await accounts.startSession(userId);
    const secret = await ask();
    const sessionId = (await accounts.findSession(here))?.id ?? '';
    const change = { userId: ada.userId, sessionId, current: PASSWORD, password: NEW_PASSWORD };
    expect(await account.changePassword(change)).toBe(true);
    expect([await opens(PASSWORD), await opens(NEW_PASSWORD)]).toEqual([false, true]);
    expect([await live(here), await live(there), await live(others)]).toEqual([true, false, true]);
    expect(await arrivals.completeReset({ ip: IP, secret, password: PASSWORD })).toBeNull();
  });

  test('is not changed with a wrong old one, by nobody, or to one that is too short', async () => {
    const { account, ada, opens } = await make();
    const change = { userId: ada.userId, sessionId: 's', current: PASSWORD, password: NEW_PASSWORD };
    expect(await account.changePassword({ ...change, current: 'wrong' })).toBe(false);
    expect(await account.changePassword({ ...change, userId: 'nobody' })).toBe(false);
    await expect(account.changePassword({ ...change, password: 'short' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    expect(await opens(PASSWORD)).toBe(true);
  });

  test('guessing the old one is slowed with signing in, by the account', async () => {
    const { account, ada } = await make();
    const guess = { userId: ada.userId, sessionId: 's', current: 'x', password: NEW_PASSWORD };
    for (let tries = 0; tries < 10; tries += 1) expect(await account.changePassword(guess)).toBe(false);
    await expect(account.changePassword(guess)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('of two changes at once, one holds', async () => {
    const { account, ada } = await make();
    const change = { userId: ada.userId, sessionId: 's', current: PASSWORD };
    const changed = await Promise.all(
      [NEW_PASSWORD, 'yet another battery'].map((password) =>
        account.changePassword({ ...change, password }),
      ),
    );
    expect(changed.filter(Boolean)).toHaveLength(1);
  });

  test('an account without one is told how to get it', async () => {
    const { account, userId, ada } = await make();
    expect([await account.hasPassword(userId), await account.hasPassword(ada.userId)]).toEqual([false, true]);
    await expect(
      account.changePassword({ userId, sessionId: 's', current: '', password: NEW_PASSWORD }),
    ).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('comes by a mailed link, once; all sessions and all other reset links end', async () => {
    const { db, accounts, ask, arrivals, ada, opens, live, letters } = await make();
    const token = await accounts.startSession(ada.userId);
    const [first, second] = [await ask(), await ask(' ADA@quill.test')];
    expect(letters.map(({ to }) => to)).toEqual(['ada@quill.test', 'ada@quill.test']);
    expect(JSON.stringify(await db.selectFrom('one_time_links').selectAll().execute())).not.toContain(first);
    expect(await arrivals.completeReset({ ip: IP, secret: second, password: NEW_PASSWORD })).toEqual({
      userId: ada.userId,
    });
    expect([await opens(PASSWORD), await opens(NEW_PASSWORD), await live(token)]).toEqual([
      false,
      true,
      false,
    ]);
    for (const secret of [first, second])
      expect(await arrivals.completeReset({ ip: IP, secret, password: PASSWORD })).toBeNull();
  });

  test('a link ends after an hour, a bad password leaves it good, and what is none opens nothing', async () => {
    const { ask, arrivals, clock } = await make();
    const secret = await ask();
    await expect(arrivals.completeReset({ ip: IP, secret, password: 'short' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    for (const wrong of ['', 'A'.repeat(43)])
      expect(await arrivals.completeReset({ ip: IP, secret: wrong, password: NEW_PASSWORD })).toBeNull();
    clock.at += HOUR_MS;
    expect(await arrivals.completeReset({ ip: IP, secret, password: NEW_PASSWORD })).toBeNull();
  });

  test('for an unknown address nothing is sent or stored, and the answer has gone out before anybody looked', async () => {
    const { db, ask, letters, arrivals } = await make();
    await ask('nobody@quill.test');
    expect(letters).toEqual([]);
    expect(await db.selectFrom('one_time_links').select('id').execute()).toEqual([]);
    await arrivals.requestReset?.({ email: 'ada@quill.test', ip: '::1' });
    expect(letters).toEqual([]); // known, and put off all the same
    await expect(ask('nobody')).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('asking is slowed by address asked for and by asker, known or not', async () => {
    const { arrivals } = await make();
    for (const email of ['ada@quill.test', 'nobody@quill.test']) {
      const tries = Array.from({ length: 6 }, (_, n) => ({ email, ip: `192.0.2.${n}` }));
      const { codes } = await outcomes(tries.map(async (asked) => arrivals.requestReset?.(asked)));
      expect(codes).toEqual(['rate_limited']);
    }
    const many = Array.from({ length: 21 }, (_, n) => ({ email: `n${n}@quill.test`, ip: '198.51.100.1' }));
    const { codes } = await outcomes(many.map(async (asked) => arrivals.requestReset?.(asked)));
    expect(codes).toEqual(['rate_limited']);
  });

  test('one link used many times at once, in two processes, sets one password', async () => {
    const { storage, deps, ask } = await make();
    const again = { ...deps, db: (await open.again(storage)).db };
    const secret = await ask();
    const set = await Promise.all(
      [deps, again, deps, again].map((one, n) =>
        completeReset(one, { secret, password: `${PASSWORD} ${n}` }),
      ),
    );
    expect(set.filter((one) => one !== null)).toHaveLength(1);
  });

  test('the operator prints a link for anybody who has an account', async () => {
    const { deps, arrivals, ada } = await make();
    const secret = await issueResetForEmail(deps, 'Ada@Quill.test ');
    expect(await arrivals.completeReset({ ip: IP, secret, password: NEW_PASSWORD })).toEqual({
      userId: ada.userId,
    });
    await expect(issueResetForEmail(deps, 'nobody@quill.test')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('with mail, nobody issues a link for somebody else', async () => {
    expect((await make()).people.issueReset).toBeNull();
    expect((await make('none')).arrivals.requestReset).toBeNull();
  });

  test.for([
    ['owner', 'admin', true],
    ['owner', 'member', true],
    ['admin', 'member', true],
    ['owner', 'owner', false],
    ['admin', 'admin', false],
    ['admin', 'owner', false],
    ['member', 'member', false],
  ] as const)('without mail, an %s issues one for an %s: %s', async ([as, role, may]) => {
    const { people, add, arrivals } = await make('none');
    const [actor, other] = [await add('cy', as), await add('bo', role)];
    const issue = people.issueReset?.(actor, other.userId);
    if (!may) {
      await expect(issue).rejects.toMatchObject({ code: 'forbidden' });
      return;
    }
    const url = await issue;
    expect(url).toMatch(`${PUBLIC_URL}/reset/new#`);
    expect(await arrivals.completeReset({ ip: IP, secret: secretIn(url), password: NEW_PASSWORD })).toEqual({
      userId: other.userId,
    });
  });

  test('nobody takes over an account that opens another team: neither when issued nor when used', async () => {
    const { people, owner, add, arrivals, otherTeam, ada, opens } = await make('none');
    const other = await otherTeam();
    const both = await add('bo', 'member');
    await add('bo', 'member', { teamId: other.teamId });
    await expect(people.issueReset?.(owner, both.userId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(people.issueReset?.(owner, other.userId)).rejects.toMatchObject({ code: 'not_found' });
    const secret = secretIn(await people.issueReset?.(owner, ada.userId));
    await add('ada', 'member', { teamId: other.teamId });
    expect(await arrivals.completeReset({ ip: IP, secret, password: NEW_PASSWORD })).toBeNull();
    expect(await opens(PASSWORD)).toBe(true);
  });

  test.for(['left', 'lowered', 'removed', 'raised'] as const)(
    'a link that was issued in a team is void once one of the two has %s',
    async (what) => {
      const { people, owner, add, arrivals, ada } = await make('none');
      const bo = await add('bo', 'admin');
      const secret = secretIn(await people.issueReset?.(bo, ada.userId));
      if (what === 'left') await people.leaveTeam(bo);
      if (what === 'lowered') await people.changeRole(owner, { userId: bo.userId, role: 'member' });
      if (what === 'removed') await people.removeMember(owner, ada.userId);
      if (what === 'raised') await people.changeRole(owner, { userId: ada.userId, role: 'admin' });
      expect(await arrivals.completeReset({ ip: IP, secret, password: NEW_PASSWORD })).toBeNull();
    },
  );

  test('sessions are listed, last seen first, and ended one by one or all but this one', async () => {
    const { accounts, account, ada, live, userId, clock } = await make();
    const tokens: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      tokens.push(await accounts.startSession(ada.userId));
      clock.at += 1_000;
    }
    const [one = '', two = '', three = ''] = tokens;
    const others = await accounts.startSession(userId);
    const list = await account.listSessions(ada.userId);
    expect(list.map(({ createdAt }) => createdAt)).toEqual(
      list.map(({ createdAt }) => createdAt).sort((a, b) => b - a),
    );
    expect(JSON.stringify(list)).not.toContain(one);
    const [ids, foreign] = [list.map(({ id }) => id), (await accounts.findSession(others))?.id ?? ''];
    expect(await account.endSession({ userId: ada.userId, sessionId: foreign })).toBe(false);
    expect(await account.endSession({ userId: ada.userId, sessionId: ids[2] ?? '' })).toBe(true);
    expect([await live(one), await live(two), await live(three)]).toEqual([false, true, true]);
    expect(await account.endOtherSessions({ userId: ada.userId, sessionId: ids[0] ?? '' })).toBe(1);
    expect([await live(two), await live(three), await live(others)]).toEqual([false, true, true]);
  });
});
