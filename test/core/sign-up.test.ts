import { expect, test } from 'vitest';
import { completeSignUp } from '../../src/core/sign-up.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { IP, makePeople, PASSWORD, secretIn } from './people-setting.ts';
import { outcomes } from './setting.ts';

const NEW = 'new@ink.test';
const DAY_MS = 86_400_000;

describeEachDatabase('sign-up', (open) => {
  const make = async () => {
    const storage = await open();
    const p = await makePeople(storage);
    const { signUp } = p.arrivals;
    if (signUp === null) throw new Error('the door is open in this setting');
    const ask = async (email = NEW, ip = '::1') => {
      await signUp.request({ email, ip });
      await p.doLater();
      return secretIn(p.letters.at(-1)?.text);
    };
    return { ...p, storage, signUp, ask };
  };
  const form = (secret: string, more: object = {}) => ({
    ip: IP,
    secret,
    password: PASSWORD,
    teamName: 'Ink',
    ...more,
  });

  test('a confirmed address gets an account, a team of its own and the first credits, once', async () => {
    const { signUp, ask, db } = await make();
    const [first, second] = [await ask(), await ask(' New@ink.test')];
    expect(await signUp.read(first)).toEqual({ email: NEW });
    const made = await signUp.complete(form(first));
    for (const secret of [first, second]) expect(await signUp.complete(form(secret))).toBeNull();
    expect(await signUp.read(second)).toBeNull();
    const teams = await db
      .selectFrom('memberships as m')
      .innerJoin('teams as t', 't.id', 'm.team_id')
      .innerJoin('team_totals as totals', 'totals.team_id', 't.id')
      .select(['t.name', 'm.role', 'totals.balance'])
      .where('m.user_id', '=', made?.userId ?? '')
      .execute();
    expect(teams).toEqual([{ name: 'Ink', role: 'owner', balance: 25 }]);
  });

  test('a known address gets a letter that says so, and the asker the same answer', async () => {
    const { signUp, db, letters, doLater } = await make();
    const answers = [
      await signUp.request({ email: 'owner@quill.test', ip: '::1' }),
      await signUp.request({ email: NEW, ip: '::1' }),
    ];
    expect(answers).toEqual([undefined, undefined]);
    expect(letters).toEqual([]); // the answer is out before anybody has looked
    await doLater();
    expect(letters.map(({ to }) => to)).toEqual(['owner@quill.test', NEW]);
    expect(secretIn(letters[0]?.text)).toBe('');
    expect(await db.selectFrom('one_time_links').select('email').execute()).toEqual([{ email: NEW }]);
  });

  test('what is wrong with the form leaves the link good; after a day it is not', async () => {
    const { signUp, ask, clock } = await make();
    const secret = await ask();
    for (const wrong of [{ password: 'short' }, { teamName: ' ' }, { teamName: 'x'.repeat(101) }])
      await expect(signUp.complete(form(secret, wrong))).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await signUp.read(secret)).not.toBeNull();
    clock.at += DAY_MS;
    expect(await signUp.read(secret)).toBeNull();
    expect(await signUp.complete(form(secret))).toBeNull();
    expect(await signUp.complete(form('A'.repeat(43)))).toBeNull();
  });

  test('an account that came in between is not touched', async () => {
    const { signUp, ask, db, add } = await make();
    const secret = await ask('bo@quill.test');
    await add('bo', 'member');
    const before = await db.selectFrom('users').selectAll().orderBy('id').execute();
    await expect(signUp.complete(form(secret))).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('of many who open one link at once, in two processes, one makes the account', async () => {
    const { ask, storage, deps, db } = await make();
    const again = { ...deps, db: (await open.again(storage)).db };
    const secret = await ask();
    const made = await Promise.all(
      [deps, again, deps].map((one) => completeSignUp({ ...one, signupCredits: 25 }, form(secret))),
    );
    expect(made.filter((one) => one !== null)).toHaveLength(1);
    expect(await db.selectFrom('teams').select('id').execute()).toHaveLength(2);
  });

  test('asking is slowed by address asked for, known or not', async () => {
    const { signUp } = await make();
    for (const email of [NEW, 'owner@quill.test']) {
      const tries = Array.from({ length: 6 }, (_, n) => signUp.request({ email, ip: `192.0.2.${n}` }));
      expect((await outcomes(tries)).codes).toEqual(['rate_limited']);
    }
    await expect(signUp.request({ email: 'nobody', ip: '::1' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  test('is none where the operator has not opened it, or no mail can be sent', async () => {
    const storage = await open();
    expect((await makePeople(storage, { isOpen: false })).arrivals.signUp).toBeNull();
    expect((await makePeople(await open(), { mail: 'none' })).arrivals.signUp).toBeNull();
  });

  test('who holds a link tries passwords at a bounded rate, and another network is not slowed by it', async () => {
    const { signUp, arrivals, ask } = await make();
    const secret = await ask();
    const tries = {
      'sign-up': () => signUp.complete(form(secret, { password: 'short' })),
      reset: () => arrivals.completeReset({ ip: IP, secret, password: 'short' }),
      invitation: () => arrivals.acceptAsNewUser({ ip: IP, secret, password: 'short' }),
    };
    for (let n = 0; n < 30; n += 1) await tries['sign-up']().catch(() => null);
    for (const one of Object.values(tries))
      await expect(one()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await signUp.complete(form(secret, { ip: '192.0.2.8' }))).not.toBeNull();
  });
});
