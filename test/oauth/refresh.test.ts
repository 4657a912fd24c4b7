// Attack list: refresh.
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import { connect, exchange, isValid, makeSetting, newCode, refresh, register, tokensOf } from './setting.ts';
import type { Answer, Client, Setting } from './setting.ts';

function expectRefused(answer: Answer, error = 'invalid_grant') {
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error });
}

const rotate = async (s: Setting, client: Client, token: string) => tokensOf(await refresh(s, client, token));

describeEachDatabase('refresh', (open) => {
  test('every refresh gives a new refresh token, and the tokens go on working', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    let token = tokens.refresh_token;
    for (let i = 0; i < 5; i += 1) {
      s.clock.at += 600_000;
      const next = await rotate(s, client, token);
      expect(next.refresh_token).not.toBe(token);
      await expect(isValid(s, next.access_token)).resolves.toBe(true);
      token = next.refresh_token;
    }
    await expect(isValid(s, tokens.access_token)).resolves.toBe(false); // long expired
  });

  test('a lost answer is asked for again: within a minute a used token gives a sibling', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    const lost = await rotate(s, client, tokens.refresh_token);
    s.clock.at += 60_000;
    const sibling = await rotate(s, client, tokens.refresh_token);
    expect(sibling.refresh_token).not.toBe(lost.refresh_token);
    expect(s.events).toMatchObject([{ event: 'refresh_sibling' }]);
    await rotate(s, client, sibling.refresh_token);
  });

  test('a used token that comes after the grace ends the connection', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    const next = await rotate(s, client, tokens.refresh_token);
    s.clock.at += 60_001;
    expectRefused(await refresh(s, client, tokens.refresh_token));
    await expect(isValid(s, next.access_token)).resolves.toBe(false);
    expectRefused(await refresh(s, client, next.refresh_token));
    expect(s.events).toMatchObject([{ event: 'refresh_reused' }]);
  });

  test('a used token whose successor was used ends the connection, in the grace too and in every process', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const { client, tokens } = await connect(s);
    const next = await rotate(s, client, tokens.refresh_token);
    const third = await rotate(s, client, next.refresh_token);
    await expect(isValid(other, third.access_token)).resolves.toBe(true);
    expectRefused(await refresh(s, client, tokens.refresh_token));
    await expect(isValid(other, third.access_token)).resolves.toBe(false);
    expectRefused(await refresh(other, client, third.refresh_token));
  });

  test('a reuse ends its own connection and no other of the same person and client', async () => {
    const s = await makeSetting(await open());
    const made = await s.oauth.createClient({
      name: 'Shared',
      redirectUris: ['https://app.quill.test/cb'],
      withSecret: false,
    });
    const client = { client_id: made.clientId };
    const a = tokensOf(await exchange(s, client, await newCode(s, client)));
    const b = tokensOf(await exchange(s, client, await newCode(s, client)));
    await rotate(s, client, a.refresh_token);
    s.clock.at += 61_000;
    expectRefused(await refresh(s, client, a.refresh_token));
    await expect(isValid(s, a.access_token)).resolves.toBe(false);
    await expect(isValid(s, b.access_token)).resolves.toBe(true);
  });

  test('of twenty refreshes at once, in two processes, one and five siblings succeed, and the connection lives', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const { client, tokens } = await connect(s);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => refresh(i % 2 === 0 ? s : other, client, tokens.refresh_token)),
    );
    const given = answers.filter(({ status }) => status === 200).map(tokensOf);
    expect(given).toHaveLength(6);
    expect(new Set(given.map((token) => token.refresh_token)).size).toBe(6);
    for (const answer of answers) if (answer.status !== 200) expectRefused(answer);
    const events = [...s.events, ...other.events].map(({ event }) => event);
    expect(events.filter((event) => event === 'refresh_sibling')).toHaveLength(5);
    await rotate(s, client, given[0]?.refresh_token ?? '');
    expect([...s.errors, ...other.errors]).toEqual([]);
  });

  test('the scope narrows for one token, never widens, and the grant keeps its own', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s, {}, {}, { scope: ['email_finder', 'credits'] });
    expect(tokens.scope).toBe('email_finder credits');
    expectRefused(
      await refresh(s, client, tokens.refresh_token, { scope: 'credits search_history' }),
      'invalid_scope',
    );
    const narrow = tokensOf(await refresh(s, client, tokens.refresh_token, { scope: 'credits' }));
    expect(narrow.scope).toBe('credits');
    await expect(s.oauth.verifyAccessToken(narrow.access_token)).resolves.toMatchObject({
      holder: { scopes: ['credits'] },
    });
    expect((await rotate(s, client, narrow.refresh_token)).scope).toBe('email_finder credits');
    expectRefused(
      await refresh(s, client, narrow.refresh_token, { resource: 'https://evil.test' }),
      'invalid_target',
    );
  });

  test('after disconnecting, leaving the team or losing the account there is nothing to refresh', async () => {
    const s = await makeSetting(await open());
    const a = await connect(s);
    const [connection] = await s.oauth.listConnections({ userId: s.userId });
    await s.oauth.endConnection(connection?.grantId ?? '', { userId: s.userId });
    expectRefused(await refresh(s, a.client, a.tokens.refresh_token));
    const b = await connect(s);
    await s.db.deleteFrom('memberships').where('user_id', '=', s.userId).execute();
    expectRefused(await refresh(s, b.client, b.tokens.refresh_token));
    await expect(isValid(s, b.tokens.access_token)).resolves.toBe(false);
    await s.db
      .insertInto('memberships')
      .values({ team_id: s.teamId, user_id: s.userId, role: 'member', created_at: 1 })
      .execute();
    await expect(isValid(s, b.tokens.access_token)).resolves.toBe(false);
    const c = await connect(s);
    await s.db.deleteFrom('users').where('id', '=', s.userId).execute();
    expectRefused(await refresh(s, c.client, c.tokens.refresh_token));
  });

  test('a refresh that races a disconnection leaves nothing that works', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const { client, tokens } = await connect(s);
    const [connection] = await s.oauth.listConnections({ userId: s.userId });
    const [answer] = await Promise.all([
      refresh(other, client, tokens.refresh_token),
      s.oauth.endConnection(connection?.grantId ?? '', { userId: s.userId }),
    ]);
    const { access_token, refresh_token } = answer.body as Partial<typeof tokens>;
    await expect(isValid(other, access_token ?? tokens.access_token)).resolves.toBe(false);
    expectRefused(await refresh(s, client, refresh_token ?? tokens.refresh_token));
    expect([...s.errors, ...other.errors]).toEqual([]);
  });

  test('what is no refresh token is refused', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    for (const token of ['x', tokens.access_token, `${tokens.refresh_token}x`, 'x'.repeat(20_000)]) {
      expectRefused(await refresh(s, client, token));
    }
    expectRefused(await refresh(s, client, ''), 'invalid_request');
    await expect(isValid(s, tokens.refresh_token)).resolves.toBe(false);
  });

  test('unused for ninety days, a refresh token dies; and the sweep forgets it with its grant', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    s.clock.at += 90 * 86_400_000;
    expectRefused(await refresh(s, client, tokens.refresh_token));
    await s.oauth.sweep();
    await expect(s.db.selectFrom('oauth_refresh_tokens').selectAll().execute()).resolves.toEqual([]);
    await expect(s.db.selectFrom('oauth_grants').selectAll().execute()).resolves.toEqual([]);
  });

  test('a client that named the code alone gets no refresh token', async () => {
    const s = await makeSetting(await open());
    const client = await register(s, { grant_types: ['authorization_code'] });
    const tokens = tokensOf(await exchange(s, client, await newCode(s, client)));
    expect(tokens).not.toHaveProperty('refresh_token');
  });
});
