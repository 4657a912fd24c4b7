// Attack list: client authentication.
import { expect } from 'vitest';
import type { Check } from '../check.ts';
import { call, expectRefused, tokensOf } from '../client.ts';
import type { Registered } from '../client.ts';

const basicOf = (
  { client_id: id, client_secret: secret = '' }: Registered,
  encode: (text: string) => string = encodeURIComponent,
) => ({
  authorization: `Basic ${Buffer.from(`${encode(id)}:${encode(secret)}`).toString('base64')}`,
});
const inHeader = { client_id: undefined, client_secret: undefined };

export const CLIENTS: readonly Check[] = [
  {
    rule: 'a registration answers 201 without nulls, kept by nobody',
    async run({ register }) {
      const { status, body, headers } = await register();
      expect(status).toBe(201);
      expect(Object.values(body)).not.toContain(null);
      expect(body).not.toHaveProperty('client_secret');
      expect(headers.get('cache-control')).toContain('no-store');
    },
  },
  {
    rule: 'a registration without a redirect URI is refused',
    run: async ({ register }) => expect((await register({ redirect_uris: [] })).status).toBe(400),
  },
  {
    rule: 'a client cannot choose its id',
    async run({ register, clients }) {
      const { body } = await register({ client_id: clients.open.client_id });
      expect(body['client_id']).not.toBe(clients.open.client_id);
    },
  },
  {
    rule: 'an unknown client is told so with 401',
    run: async ({ newCode, exchange }) =>
      expectRefused(await exchange(await newCode(), { client_id: 'nobody' }), 'invalid_client', 401),
  },
  {
    rule: 'a secret in the body is taken',
    run: async ({ connect, clients }) => void (await connect(clients.secret)),
  },
  {
    rule: 'a secret by Basic is taken, form-encoded as RFC 6749 §2.3.1 asks',
    async run({ newCode, exchange, clients }) {
      const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D');
      const headers = basicOf(clients.basic, encode);
      tokensOf(await exchange(await newCode(clients.basic), inHeader, headers));
    },
  },
  {
    rule: 'a wrong secret gets 401',
    run: async ({ newCode, exchange, clients }) =>
      expectRefused(
        await exchange(await newCode(clients.secret), { client_secret: 'wrong' }),
        'invalid_client',
        401,
      ),
  },
  {
    rule: 'a wrong secret by Basic gets 401 with a challenge',
    async run({ newCode, exchange, clients }) {
      const wrong = basicOf({ ...clients.basic, client_secret: 'wrong' });
      const answer = await exchange(await newCode(clients.basic), inHeader, wrong);
      expectRefused(answer, 'invalid_client', 401);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
    },
  },
  {
    rule: 'a client with a secret cannot do without',
    run: async ({ newCode, exchange, clients }) =>
      expectRefused(
        await exchange(await newCode(clients.secret), { client_secret: undefined }),
        'invalid_client',
        401,
      ),
  },
  {
    rule: 'two ways to prove oneself at once are refused',
    async run({ newCode, exchange, clients }) {
      const { status, body } = await exchange(await newCode(clients.basic), {}, basicOf(clients.basic));
      expect([400, 401]).toContain(status);
      expect(['invalid_request', 'invalid_client']).toContain(body['error']);
    },
  },
  {
    rule: 'a client without a secret cannot bring one',
    async run({ newCode, exchange }) {
      const { status, body } = await exchange(await newCode(), { client_secret: 'invented' });
      expect([400, 401]).toContain(status);
      expect(['invalid_request', 'invalid_client']).toContain(body['error']);
    },
  },
  {
    rule: 'an unknown grant type is refused',
    run: async ({ token, clients }) =>
      expectRefused(
        await token({ grant_type: 'password', client_id: clients.open.client_id }),
        'unsupported_grant_type',
      ),
  },
  {
    rule: 'a repeated parameter of the token endpoint is refused',
    run: async ({ newCode, exchange }) => {
      const code = await newCode();
      expectRefused(await exchange(code, { code: [code.code, code.code] }), 'invalid_request');
    },
  },
  {
    rule: 'a token is not asked for in an address',
    async run({ at }) {
      const { status } = await call(`${at('token')}?grant_type=authorization_code`);
      expect([404, 405]).toContain(status);
    },
  },
  {
    rule: 'a body that is no form is refused',
    async run({ at, clients }) {
      const { status } = await call(at('token'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'authorization_code', client_id: clients.open.client_id }),
      });
      expect(status).toBe(400);
    },
  },
];
