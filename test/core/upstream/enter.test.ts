import { expect, test } from 'vitest';
import { addPasskeyRow } from '../passkeys/rows.ts';
import { describeEachDatabase } from '../../support/databases.ts';
import { ada, makeSetting, startUpstream } from './setting.ts';

describeEachDatabase('who may enter through the provider', (open) => {
  const make = async (more: Parameters<typeof makeSetting>[1] = {}) => makeSetting(await open(), more);
  type Setting = Awaited<ReturnType<typeof make>>;
  const teamsOf = (s: Setting, userId: string) =>
    s.db
      .selectFrom('memberships as m')
      .innerJoin('team_totals as totals', 'totals.team_id', 'm.team_id')
      .innerJoin('teams as t', 't.id', 'm.team_id')
      .select(['t.name', 'm.role', 'totals.balance'])
      .where('m.user_id', '=', userId)
      .execute();
  const entered = async (s: Setting, claims: Record<string, unknown>) => {
    const back = await s.walk(claims);
    if (back.outcome !== 'entered') throw new Error(`not entered: ${back.outcome}`);
    return back.userId;
  };
  const countUsers = async ({ db }: Setting) => (await db.selectFrom('users').select('id').execute()).length;

  test('a verified address of a domain that the operator has named makes an account with a team of its own', async () => {
    const s = await make();
    const userId = await entered(s, ada);
    expect(await teamsOf(s, userId)).toEqual([
      { name: 'Team of ada@quill.test', role: 'owner', balance: 25 },
    ]);
    expect(await s.upstream.list(userId)).toMatchObject([
      { issuer: s.provider.issuer, subject: 'ada', email: 'ada@quill.test' },
    ]);
  });

  test('the second time it is the same person, whatever their address has become', async () => {
    const s = await make();
    const first = await entered(s, ada);
    expect(await entered(s, { sub: 'ada', email: 'ada@elsewhere.test', email_verified: false })).toBe(first);
    expect(await entered(s, { sub: 'ada' })).toBe(first);
    expect(await countUsers(s)).toBe(1);
    expect(await teamsOf(s, first)).toHaveLength(1);
  });

  test('somebody else who was given the same address later is not let into the account', async () => {
    const s = await make();
    await entered(s, ada);
    expect(await s.walk({ ...ada, sub: 'another' })).toMatchObject({ outcome: 'account_exists' });
  });

  test.for([
    { name: 'said to be unverified', more: { email_verified: false } },
    { name: 'with the word for true', more: { email_verified: 'true' } },
    { name: 'without a word on it', more: { email_verified: undefined } },
    { name: 'that is no text', more: { email: ['ada@quill.test'] } },
    {
      name: 'that only becomes a known one in lower case',
      more: { email: 'frank@Quill.test'.replace('k', '\u212a') },
    },
    { name: 'that no other door takes', more: { email: 'ada,bo@quill.test' } },
    { name: 'with a character that no database keeps', more: { email: 'ada\0@quill.test' } },
  ])('an address $name opens nothing', async ({ more }) => {
    const s = await make();
    expect(await s.walk({ ...ada, ...more })).toMatchObject({ outcome: 'email_unverified' });
    expect(await countUsers(s)).toBe(0);
  });

  test.for(['ada@elsewhere.test', 'ada@sub.quill.test', 'ada@quill.test.evil.test', 'ada@notquill.test'])(
    '%s is of no domain that was named, and leaves no account behind',
    async (email) => {
      const s = await make();
      expect(await s.walk({ ...ada, email })).toMatchObject({ outcome: 'not_invited' });
      expect(await countUsers(s)).toBe(0);
    },
  );

  test('an invitation to a verified address opens, for that team and no other', async () => {
    const s = await make();
    await s.invite('bo@ink.test', await s.team('owner@ink.test'));
    const bo = { sub: 'bo', email: 'bo@ink.test', email_verified: true };
    expect(await s.walk({ ...bo, email_verified: false })).toMatchObject({ outcome: 'email_unverified' });
    const userId = await entered(s, bo);
    expect(await teamsOf(s, userId)).toEqual([{ name: 'Ink', role: 'member', balance: 0 }]);
    expect(await s.db.selectFrom('one_time_links').select('id').execute()).toEqual([]);
  });

  test('an invitation that has run out opens nothing, and one that is refused stays good', async () => {
    const s = await make();
    const ink = await s.team('owner@ink.test', 'a hash');
    await s.invite('owner@ink.test', ink);
    await s.invite('bo@ink.test', ink);
    expect(await s.walk({ sub: 'x', email: 'owner@ink.test', email_verified: true })).toMatchObject({
      outcome: 'account_exists',
    });
    expect(await s.db.selectFrom('one_time_links').select('id').execute()).toHaveLength(2);
    s.clock.at += 86_400_000;
    expect(await s.walk({ sub: 'bo', email: 'bo@ink.test', email_verified: true })).toMatchObject({
      outcome: 'not_invited',
    });
  });

  test('an account with a password is never linked by its address', async () => {
    const s = await make();
    await s.team('ada@quill.test', 'a hash');
    expect(await s.walk(ada)).toMatchObject({ outcome: 'account_exists' });
    expect(await s.db.selectFrom('upstream_identities').select('subject').execute()).toEqual([]);
  });

  test('nor is one with a passkey', async () => {
    const s = await make();
    const { userId } = await s.team('ada@quill.test');
    await addPasskeyRow(s.db, userId);
    expect(await s.walk(ada)).toMatchObject({ outcome: 'account_exists' });
  });

  test('an account that the operator has made, and that nobody can sign in to yet, is its address’s', async () => {
    const s = await make();
    const { userId } = await s.team('ada@quill.test');
    expect(await entered(s, ada)).toBe(userId);
    expect(await teamsOf(s, userId)).toHaveLength(1);
  });

  test('two identities with one address at once: one of them claims the account', async () => {
    const s = await make();
    await s.team('ada@quill.test');
    const back = await Promise.all(['a', 'b', 'c'].map((sub) => s.walk({ ...ada, sub })));
    expect(back.map(({ outcome }) => outcome).sort()).toEqual([
      'account_exists',
      'account_exists',
      'entered',
    ]);
  });

  test('a removed person is nobody, and does not come back by the old identity', async () => {
    const s = await make({ domains: [] });
    const { userId } = await s.team('ada@quill.test');
    expect(await entered(s, ada)).toBe(userId);
    await s.db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await s.walk(ada)).toMatchObject({ outcome: 'not_invited' });
  });

  test('two first sign-ins of one person at once, in two processes, make one account', async () => {
    const storage = await open();
    const s = await makeSetting(storage);
    const second = startUpstream(await open.again(storage), s.provider.issuer, s.settings);
    const back = await Promise.all(
      [s.upstream, second, s.upstream, second].map(async (upstream) => {
        const { secret, url } = await upstream.depart({ linker: null, next: '/', address: 'a' });
        return upstream.comeBack({ query: s.provider.agree(url, ada), secret, session: null });
      }),
    );
    expect(new Set(back.map((one) => (one.outcome === 'entered' ? one.userId : one.outcome))).size).toBe(1);
    expect(await countUsers(s)).toBe(1);
    expect(await s.db.selectFrom('teams').select('id').execute()).toHaveLength(1);
  });
});

describeEachDatabase('linking an identity', (open) => {
  async function make() {
    const s = await makeSetting(await open());
    const { userId } = await s.team('owner@ink.test', 'a hash');
    const linker = { userId, sessionId: 'session' };
    async function link(claims: Record<string, unknown>, session: typeof linker | null = linker) {
      const { secret, url } = await s.upstream.depart({ linker, next: '/', address: 'a' });
      return s.upstream.comeBack({ query: s.provider.agree(url, claims), secret, session });
    }
    return { ...s, userId, link };
  }

  test('a person who is signed in links an identity of any address, and signs in with it', async () => {
    const s = await make();
    expect(await s.link({ sub: 'x', email: 'x@elsewhere.test' })).toMatchObject({ outcome: 'linked' });
    expect(await s.walk({ sub: 'x' })).toMatchObject({ outcome: 'entered', userId: s.userId });
    expect(await s.upstream.list(s.userId)).toMatchObject([{ subject: 'x', email: null }]);
  });

  test('linking twice is linking once; an identity of somebody else stays theirs', async () => {
    const s = await make();
    await s.walk(ada);
    expect(await s.link(ada)).toMatchObject({ outcome: 'taken' });
    await s.link({ sub: 'x' });
    expect(await s.link({ sub: 'x' })).toMatchObject({ outcome: 'linked' });
    expect(await s.upstream.list(s.userId)).toHaveLength(1);
  });

  test('the session that began is the one that links: signed out, or somebody else, links nothing', async () => {
    const s = await make();
    for (const session of [null, { userId: s.userId, sessionId: 'another' }]) {
      await expect(s.link({ sub: 'x' }, session)).rejects.toMatchObject({ reason: 'not_started_here' });
    }
    expect(await s.upstream.list(s.userId)).toEqual([]);
  });

  test('an identity is unlinked by its person alone, and never where it is the only way in', async () => {
    const s = await make();
    await s.link({ sub: 'x' });
    const back = await s.walk(ada);
    const ownerOfAda = back.outcome === 'entered' ? back.userId : '';
    const [mine] = await s.upstream.list(s.userId);
    const [theirs] = await s.upstream.list(ownerOfAda);
    if (mine === undefined || theirs === undefined) throw new Error('not linked');
    await s.upstream.unlink(ownerOfAda, mine).catch(() => undefined);
    expect(await s.upstream.list(s.userId)).toHaveLength(1);
    await expect(s.upstream.unlink(ownerOfAda, theirs)).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await s.upstream.list(ownerOfAda)).toHaveLength(1);
    await addPasskeyRow(s.db, ownerOfAda);
    await s.upstream.unlink(ownerOfAda, theirs);
    await s.upstream.unlink(s.userId, mine);
    expect([...(await s.upstream.list(ownerOfAda)), ...(await s.upstream.list(s.userId))]).toEqual([]);
    expect(await s.walk({ sub: 'x' })).not.toMatchObject({ outcome: 'entered' });
  });
});
