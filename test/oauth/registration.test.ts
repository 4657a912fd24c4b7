// Attack list: registration, its abuse and its leniency.
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import {
  authorize,
  connect,
  consentPage,
  exchange,
  makeSetting,
  newCode,
  register,
  registerAnswer,
  tokensOf,
} from './setting.ts';
import type { Answer } from './setting.ts';

const DAY_MS = 86_400_000;
const CALLBACK = 'https://app.quill.test/cb';

function expectPage(answer: Answer, code: string) {
  expect(answer.body).toEqual({ kind: 'problem', code });
  expect(answer.headers.get('location')).toBeNull();
}

describeEachDatabase('registration', (open) => {
  test('the answer is 201, whole, without nulls, and with times in seconds', async () => {
    const s = await makeSetting(await open());
    const answer = await registerAnswer(s, { redirect_uris: [CALLBACK] });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client_id_issued_at: s.clock.at / 1000,
      client_secret: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      client_secret_expires_at: 0,
      client_name: 'app.quill.test',
      redirect_uris: [CALLBACK],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_basic',
      scope: 'email_finder search_history credits',
      registration_access_token: expect.any(String),
      registration_client_uri: `${s.issuer}/oauth/register/${String(answer.body['client_id'])}`,
    });
  });

  test('what we do not know is dropped, and a chosen id or secret is not taken', async () => {
    const s = await makeSetting(await open());
    const answer = await registerAnswer(s, {
      client_id: 'mine',
      client_secret: 'mine',
      redirect_uris: [CALLBACK, CALLBACK],
      grant_types: ['authorization_code', 'implicit', 'urn:x', 'refresh_token'],
      response_types: ['code', 'token'],
      scope: 'openid admin',
      token_endpoint_auth_method: 'none',
      application_type: 'native',
      client_uri: '',
      logo_uri: null,
      contacts: [],
      jwks: { keys: [] },
      __proto__: { x: 1 },
    });
    expect(answer.status).toBe(201);
    expect(answer.body['client_id']).not.toBe('mine');
    expect(answer.body).not.toHaveProperty('client_secret');
    expect(answer.body).toMatchObject({
      redirect_uris: [CALLBACK],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
    expect(Object.values(answer.body)).not.toContain(null);
  });

  test('what cannot be used is refused by the code of its fault', async () => {
    const s = await makeSetting(await open());
    const bad = [
      [{}, 'invalid_redirect_uri'],
      [{ redirect_uris: [] }, 'invalid_redirect_uri'],
      [{ redirect_uris: CALLBACK }, 'invalid_redirect_uri'],
      [{ redirect_uris: [7] }, 'invalid_redirect_uri'],
      [{ redirect_uris: [CALLBACK, 'javascript:alert(1)'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['http://app.quill.test/cb'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: [`${CALLBACK}\0`] }, 'invalid_redirect_uri'],
      [{ redirect_uris: Array.from({ length: 20 }, (_, i) => `${CALLBACK}${i}`) }, 'invalid_redirect_uri'],
      [[], 'invalid_client_metadata'],
      ['{', 'invalid_request'],
      ['7', 'invalid_request'],
    ] as const;
    for (const [metadata, error] of bad) {
      const answer = await registerAnswer(s, metadata);
      expect([answer.status, answer.body['error']], JSON.stringify(metadata)).toEqual([400, error]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(s.errors).toEqual([]);
  });

  test('a megabyte is not read', async () => {
    const s = await makeSetting(await open());
    const answer = await registerAnswer(s, { redirect_uris: [CALLBACK], client_name: 'x'.repeat(1_000_000) });
    expect(answer.status).toBe(413);
  });

  test('a flood from one address ends, over two processes, and says when to come again', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        registerAnswer(i % 2 === 0 ? s : other, { redirect_uris: [CALLBACK] }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeGreaterThanOrEqual(60);
    expect(made).toBeLessThanOrEqual(62);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body['error']).toBe('temporarily_unavailable');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a client that nobody agreed to is forgotten after thirty days, one that was used never', async () => {
    const s = await makeSetting(await open());
    const unused = await register(s);
    const { client } = await connect(s);
    const made = await s.oauth.createClient({ name: 'Op', redirectUris: [CALLBACK], withSecret: true });
    s.clock.at += 30 * DAY_MS + 1;
    await s.oauth.sweep();
    expectPage(await authorize(s, unused), 'unknown_client');
    await consentPage(s, await authorize(s, client));
    await consentPage(s, await authorize(s, { client_id: made.clientId }));
    s.clock.at += 400 * DAY_MS;
    await s.oauth.sweep();
    const code = await newCode(s, client);
    tokensOf(await exchange(s, client, code));
  });
});
