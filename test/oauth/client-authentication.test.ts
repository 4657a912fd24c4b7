// Attack list: client authentication.
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import {
  call,
  connect,
  exchange,
  isValid,
  makeSetting,
  newCode,
  post,
  refresh,
  register,
  tokensOf,
} from './setting.ts';
import type { Answer, Client } from './setting.ts';

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});

function expectUnknown(answer: Answer) {
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ error: 'invalid_client' });
}

describeEachDatabase('client authentication', (open) => {
  test('one secret proves by Basic and by the body', async () => {
    const s = await makeSetting(await open());
    for (const method of ['client_secret_basic', 'client_secret_post', undefined]) {
      const client = await register(s, { token_endpoint_auth_method: method });
      const [code, second] = [await newCode(s, client), await newCode(s, client)];
      tokensOf(await exchange(s, client, code));
      const { client_id, client_secret = '' } = client;
      const fields = {
        grant_type: 'authorization_code',
        code: second,
        redirect_uri: 'https://app.quill.test/cb',
        code_verifier: 'verifier-of-the-test-'.repeat(3),
      };
      tokensOf(await post(`${s.base}/oauth/token`, fields, basic(client_id, client_secret)));
    }
  });

  test('a wrong, missing or crossed proof is refused', async () => {
    const s = await makeSetting(await open());
    const secret = await register(s, { token_endpoint_auth_method: 'client_secret_basic' });
    const open_ = await register(s);
    const other = await register(s, { token_endpoint_auth_method: 'client_secret_post' });
    const code = await newCode(s, secret);
    const openCode = await newCode(s, open_);
    expectUnknown(await exchange(s, secret, code, { client_secret: 'wrong' }));
    expectUnknown(await exchange(s, secret, code, { client_secret: undefined }));
    expectUnknown(await exchange(s, secret, code, { client_secret: '' }));
    expectUnknown(await exchange(s, secret, code, { client_secret: other.client_secret }));
    expectUnknown(await exchange(s, secret, code, { client_secret: 'x'.repeat(20_000) }));
    expectUnknown(await exchange(s, open_, openCode, { client_secret: 'anything' }));
    expectUnknown(await exchange(s, open_, openCode, { client_secret: secret.client_secret }));
    expectUnknown(await exchange(s, open_, openCode, { client_id: undefined }));
    expectUnknown(await exchange(s, { client_id: 'nobody' }, code));
    expectUnknown(await exchange(s, { client_id: 'a\0b' }, code));
    expectUnknown(
      await exchange(s, secret, code, {
        client_secret: undefined,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: 'e30.e30.x',
      }),
    );
    tokensOf(await exchange(s, secret, code));
    tokensOf(await exchange(s, open_, openCode));
    expect(s.errors).toEqual([]);
  });

  test('Basic is read as a form, and refused when it is broken', async () => {
    const s = await makeSetting(await open());
    const client = await register(s, { token_endpoint_auth_method: undefined });
    const { client_id, client_secret = '' } = client;
    const url = `${s.base}/oauth/token`;
    const escaped = Array.from(client_id, (c) => `%${c.charCodeAt(0).toString(16)}`).join('');
    const known = { authorization: `basic ${Buffer.from(`${escaped}:${client_secret}`).toString('base64')}` };
    expect((await post(url, { grant_type: 'x' }, known)).body).toMatchObject({
      error: 'unsupported_grant_type',
    });
    const broken = [
      'Basic',
      'Basic !!!',
      'Bearer x',
      'Basic YQ==',
      `Basic ${Buffer.from(':x').toString('base64')}`,
    ];
    for (const authorization of [...broken, `Basic ${Buffer.from('%zz:x').toString('base64')}`]) {
      const answer = await post(url, { grant_type: 'x' }, { authorization });
      expectUnknown(answer);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
    }
    expectUnknown(await post(url, { grant_type: 'x' }, basic((await register(s)).client_id, '')));
  });

  test('two proofs at once are refused', async () => {
    const s = await makeSetting(await open());
    const client = await register(s, { token_endpoint_auth_method: undefined });
    const { client_id, client_secret = '' } = client;
    const url = `${s.base}/oauth/token`;
    const both = await post(url, { grant_type: 'x', client_secret }, basic(client_id, client_secret));
    expect(both.body).toMatchObject({ error: 'invalid_request' });
    const two = await post(url, { grant_type: 'x', client_id: 'other' }, basic(client_id, client_secret));
    expect(two.body).toMatchObject({ error: 'invalid_request' });
  });

  test("another client's tokens are neither refreshed nor revoked", async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    const stranger = await register(s);
    expect((await refresh(s, stranger, tokens.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
    for (const token of [tokens.refresh_token, tokens.access_token]) {
      const answer = await post(`${s.base}/oauth/revoke`, { client_id: stranger.client_id, token });
      expect(answer.status).toBe(200);
    }
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true);
    tokensOf(await refresh(s, client, tokens.refresh_token));
  });

  test('any token of a connection, expired ones too, revokes it; what is no token does nothing', async () => {
    const s = await makeSetting(await open());
    const revoke = (client: Client, token: string) =>
      post(`${s.base}/oauth/revoke`, { client_id: client.client_id, token, token_type_hint: 'nonsense' });
    const a = await connect(s);
    const b = await connect(s);
    expect((await revoke(b.client, 'nothing')).status).toBe(200);
    expect((await revoke(b.client, 'a.b.c')).status).toBe(200);
    expect((await post(`${s.base}/oauth/revoke`, { client_id: b.client.client_id })).status).toBe(400);
    expect((await post(`${s.base}/oauth/revoke`, { token: b.tokens.access_token })).status).toBe(401);
    expect((await revoke(a.client, a.tokens.refresh_token)).status).toBe(200);
    s.clock.at += 3_600_000;
    expect((await revoke(b.client, b.tokens.access_token)).status).toBe(200);
    for (const { client, tokens } of [a, b]) {
      expect((await refresh(s, client, tokens.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
    }
    await expect(s.oauth.listConnections({ userId: s.userId })).resolves.toEqual([]);
  });

  test('a registration is read and deleted with its own token alone, and takes its connections along', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    const other = await register(s);
    const url = `${s.base}/oauth/register/${client.client_id}`;
    const by = (token = '') => ({ headers: { authorization: `Bearer ${token}` } });
    for (const init of [{}, by(), by('x'), by(other.registration_access_token), by(tokens.access_token)]) {
      expect((await call(url, init)).status).toBe(401);
      expect((await call(url, { method: 'DELETE', ...init })).status).toBe(401);
    }
    expect((await call(`${s.base}/oauth/register/%zz`, by('x'))).status).toBe(400);
    expect((await call(`${s.base}/oauth/register/%00`, by('x'))).status).toBe(401);
    const read = await call(url, by(client.registration_access_token));
    expect(read.body).toMatchObject({ client_id: client.client_id, client_name: 'Quill app' });
    expect(read.text).not.toContain('secret"');
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true);
    const gone = await call(url, { method: 'DELETE', ...by(client.registration_access_token) });
    expect(gone.status).toBe(204);
    await expect(isValid(s, tokens.access_token)).resolves.toBe(false);
    expectUnknown(await refresh(s, client, tokens.refresh_token));
    expect(s.errors).toEqual([]);
  });
});
