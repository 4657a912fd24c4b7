// RFC 7009: what a client gives back stays given back.
import { expect } from 'vitest';
import type { Check } from '../check.ts';
import { expectRefused, tokensOf } from '../client.ts';

export const REVOCATION: readonly Check[] = [
  {
    rule: 'a revoked refresh token does not refresh',
    async run({ connect, refresh, revoke }) {
      const { refresh_token: token } = await connect();
      expect((await revoke(token)).status).toBe(200);
      expectRefused(await refresh(token), 'invalid_grant');
    },
  },
  {
    rule: 'a wrong hint does not hinder',
    async run({ connect, refresh, revoke }) {
      const { refresh_token: token } = await connect();
      expect((await revoke(token, { token_type_hint: 'access_token' })).status).toBe(200);
      expectRefused(await refresh(token), 'invalid_grant');
    },
  },
  {
    rule: 'a revoked access token ends the connection',
    async run({ connect, refresh, revoke }) {
      const tokens = await connect();
      expect((await revoke(tokens.access_token)).status).toBe(200);
      expectRefused(await refresh(tokens.refresh_token), 'invalid_grant');
    },
  },
  {
    rule: 'an unknown token is revoked without a word (§2.2)',
    run: async ({ revoke }) => expect((await revoke('invented')).status).toBe(200),
  },
  {
    rule: 'nobody revokes the token of another client',
    async run({ connect, refresh, revoke, clients }) {
      const { refresh_token: token } = await connect();
      await revoke(token, { client_id: clients.other.client_id });
      tokensOf(await refresh(token));
    },
  },
  {
    rule: 'an unknown client revokes nothing',
    run: async ({ revoke }) =>
      expectRefused(await revoke('invented', { client_id: 'nobody' }), 'invalid_client', 401),
  },
];
