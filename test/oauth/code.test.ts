// Attack list: code.
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import {
  call,
  challengeOf,
  exchange,
  isValid,
  makeSetting,
  newCode,
  post,
  REDIRECT_URI,
  register,
  tokensOf,
  VERIFIER,
} from './setting.ts';
import type { Answer } from './setting.ts';

function expectRefused(answer: Answer, error = 'invalid_grant') {
  expect(answer.body).toMatchObject({ error });
  expect(answer.body).not.toHaveProperty('access_token');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

describeEachDatabase('code', (open) => {
  test('a consumed code yields no second token, and its replay ends the connection', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const client = await register(s);
    const code = await newCode(s, client);
    const tokens = tokensOf(await exchange(s, client, code));
    await expect(isValid(other, tokens.access_token)).resolves.toBe(true);
    expectRefused(await exchange(other, client, code));
    await expect(isValid(s, tokens.access_token)).resolves.toBe(false);
    expect(other.events).toMatchObject([{ event: 'code_replayed' }]);
  });

  test('a replay with another verifier, by another client or for another redirect URI ends nothing', async () => {
    const s = await makeSetting(await open());
    const [client, stranger] = [await register(s), await register(s)];
    const code = await newCode(s, client);
    const tokens = tokensOf(await exchange(s, client, code));
    expectRefused(await exchange(s, client, code, { code_verifier: 'w'.repeat(43) }));
    expectRefused(await exchange(s, stranger, code));
    expectRefused(await exchange(s, client, code, { redirect_uri: 'https://app.quill.test/other' }));
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true);
  });

  test('of twenty redemptions at once, in two processes, one gets tokens', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const client = await register(s);
    const code = await newCode(s, client);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => exchange(i % 2 === 0 ? s : other, client, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expectRefused(answer);
    await expect(s.db.selectFrom('oauth_grants').selectAll().execute()).resolves.toHaveLength(1);
    expect([...s.errors, ...other.errors]).toEqual([]);
  });

  test('a code lives for sixty seconds', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    const [late, early] = [await newCode(s, client), await newCode(s, client)];
    s.clock.at += 59_999;
    tokensOf(await exchange(s, client, early));
    s.clock.at += 1;
    expectRefused(await exchange(s, client, late));
  });

  test('a request that does not fit leaves the code for its owner', async () => {
    const s = await makeSetting(await open());
    const [client, stranger] = [await register(s), await register(s)];
    const code = await newCode(s, client);
    expectRefused(await exchange(s, stranger, code));
    expectRefused(await exchange(s, client, code, { redirect_uri: undefined }));
    expectRefused(await exchange(s, client, code, { redirect_uri: `${REDIRECT_URI}/` }));
    expectRefused(await exchange(s, client, code, { redirect_uri: 'https://app.quill.test:443/cb' }));
    for (const verifier of [
      'v'.repeat(43),
      VERIFIER.slice(0, 42),
      `${VERIFIER}x`,
      challengeOf(VERIFIER),
      'x'.repeat(5_000),
    ]) {
      expectRefused(await exchange(s, client, code, { code_verifier: verifier }));
    }
    expectRefused(await exchange(s, client, code, { code_verifier: undefined }), 'invalid_request');
    expectRefused(await exchange(s, client, code, { code_verifier: '' }), 'invalid_request');
    expectRefused(await exchange(s, client, code, { resource: 'https://evil.test' }), 'invalid_target');
    tokensOf(await exchange(s, client, code, { resource: `${s.issuer}/mcp` }));
  });

  test('guesses lead nowhere', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    const code = await newCode(s, client);
    for (let i = 0; i < 30; i += 1)
      expectRefused(await exchange(s, client, `${code.slice(0, 42)}${i % 10}x`));
    expectRefused(await exchange(s, client, 'x'.repeat(20_000)));
    expectRefused(await exchange(s, client, `${code}\0`));
    tokensOf(await exchange(s, client, code));
    expect(s.errors).toEqual([]);
  });

  test('a redirect URI that was left out need not be repeated, but not be another', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    const wrong = await newCode(s, client, { redirect_uri: undefined });
    expectRefused(await exchange(s, client, wrong, { redirect_uri: 'https://app.quill.test/x' }));
    tokensOf(await exchange(s, client, wrong, { redirect_uri: undefined }));
  });

  test('who left the team before the exchange gets nothing', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    const code = await newCode(s, client);
    await s.db.deleteFrom('memberships').where('user_id', '=', s.userId).execute();
    expectRefused(await exchange(s, client, code));
  });

  test('a self-registered client that connects again replaces its connection', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    const first = tokensOf(await exchange(s, client, await newCode(s, client)));
    const second = tokensOf(await exchange(s, client, await newCode(s, client)));
    await expect(isValid(s, first.access_token)).resolves.toBe(false);
    await expect(isValid(s, second.access_token)).resolves.toBe(true);
  });

  test('a crash between the use of a code and its tokens leaves the code unused', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    const code = await newCode(s, client);
    const insert = s.db.schema.alterTable('oauth_refresh_tokens').renameTo('gone');
    await insert.execute();
    expect((await exchange(s, client, code)).status).toBe(500);
    await s.db.schema.alterTable('gone').renameTo('oauth_refresh_tokens').execute();
    tokensOf(await exchange(s, client, code));
    expect(s.errors).toHaveLength(1);
  });

  test.for([
    [{ grant_type: undefined }, 'invalid_request'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{ grant_type: 'constructor' }, 'unsupported_grant_type'],
    [{ code: undefined }, 'invalid_request'],
    [{ code: ['a', 'b'] }, 'invalid_request'],
    [{ client_id: ['a', 'b'] }, 'invalid_request'],
  ] as const)('the request %j is refused with %s', async ([more, error]) => {
    const s = await makeSetting(await open());
    const client = await register(s);
    expectRefused(await exchange(s, client, 'x', more), error);
  });

  test('a body that is no form is refused, however it came', async () => {
    const s = await makeSetting(await open());
    const url = `${s.base}/oauth/token`;
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expectRefused(await call(url, json), 'invalid_request');
    expectRefused(await call(url, { method: 'POST' }), 'invalid_request');
    expect((await post(url, { code: 'x'.repeat(40_000) })).status).toBe(413);
    expect((await call(`${url}?grant_type=authorization_code`)).status).toBe(405);
    expect(s.errors).toEqual([]);
  });
});
