// Attack list: refresh. Each token once, for its client, never for more.
import { expect } from 'vitest';
import type { Check } from '../check.ts';
import { expectRefused, tokensOf } from '../client.ts';

export const REFRESH: readonly Check[] = [
  {
    rule: 'every refresh gives another refresh token',
    async run({ connect, refresh }) {
      const first = await connect();
      const second = tokensOf(await refresh(first.refresh_token));
      expect(second.refresh_token).toEqual(expect.any(String));
      expect(second.refresh_token).not.toBe(first.refresh_token);
      tokensOf(await refresh(second.refresh_token));
    },
  },
  {
    rule: 'a lost answer is asked for again within the grace',
    async run({ connect, refresh }) {
      const { refresh_token: token } = await connect();
      tokensOf(await refresh(token));
      tokensOf(await refresh(token));
    },
  },
  {
    rule: 'a used token whose successor was used ends the connection',
    async run({ connect, refresh }) {
      const first = await connect();
      const second = tokensOf(await refresh(first.refresh_token));
      const third = tokensOf(await refresh(second.refresh_token));
      expectRefused(await refresh(first.refresh_token), 'invalid_grant');
      expectRefused(await refresh(third.refresh_token), 'invalid_grant');
    },
  },
  {
    rule: 'a refresh token is for its client alone',
    async run({ connect, refresh, clients }) {
      const { refresh_token: token } = await connect();
      expectRefused(await refresh(token, {}, clients.other), 'invalid_grant');
      tokensOf(await refresh(token));
    },
  },
  {
    rule: 'a refresh may ask for less',
    async run({ connect, refresh }) {
      const { refresh_token: token } = await connect();
      expect(tokensOf(await refresh(token, { scope: 'credits' })).scope).toBe('credits');
    },
  },
  {
    rule: 'a refresh never gets more than was agreed to',
    async run({ connect, refresh }) {
      const { refresh_token: token } = await connect();
      const { status, body } = await refresh(token, { scope: 'email_finder credits search_history' });
      if (status === 200) expect(String(body['scope'])).not.toContain('search_history');
      else expect([status, body['error']]).toEqual([400, 'invalid_scope']);
    },
  },
  {
    rule: 'a refresh for another resource is refused',
    async run({ connect, refresh }) {
      const { refresh_token: token } = await connect();
      expectRefused(await refresh(token, { resource: 'https://evil.test/mcp' }), 'invalid_target');
    },
  },
  {
    rule: 'an access token does not refresh',
    async run({ connect, refresh }) {
      const { access_token: token } = await connect();
      expectRefused(await refresh(token), 'invalid_grant');
    },
  },
  {
    rule: 'an invented token does not refresh',
    run: async ({ refresh }) => expectRefused(await refresh('invented'), 'invalid_grant'),
  },
];
