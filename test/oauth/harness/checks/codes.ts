// Attack list: code. One code, one client, one verifier, one redirect URI, once.
import { expect } from 'vitest';
import type { Check } from '../check.ts';
import { expectRefused, tokensOf } from '../client.ts';

const AT_ONCE = 10;

export const CODES: readonly Check[] = [
  {
    rule: 'a code with its verifier becomes a token that nobody keeps',
    async run({ newCode, exchange }) {
      const answer = await exchange(await newCode());
      tokensOf(answer);
      expect(String(answer.body['token_type']).toLowerCase()).toBe('bearer');
      expect(answer.headers.get('cache-control')).toContain('no-store');
    },
  },
  {
    rule: 'a consumed code yields no second token',
    async run({ newCode, exchange }) {
      const code = await newCode();
      tokensOf(await exchange(code));
      expectRefused(await exchange(code), 'invalid_grant');
    },
  },
  {
    rule: 'a replayed code ends the connection that it made',
    async run({ newCode, exchange, refresh }) {
      const code = await newCode();
      const { refresh_token: token } = tokensOf(await exchange(code));
      await exchange(code);
      expectRefused(await refresh(token), 'invalid_grant');
    },
  },
  {
    rule: 'of many exchanges of one code at once, at most one gets a token',
    async run({ newCode, exchange }) {
      const code = await newCode();
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => exchange(code)));
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      for (const answer of answers.filter(({ status }) => status !== 200))
        expectRefused(answer, 'invalid_grant');
    },
  },
  {
    rule: 'a wrong verifier gets nothing',
    run: async ({ newCode, exchange }) =>
      expectRefused(await exchange(await newCode(), { code_verifier: 'w'.repeat(43) }), 'invalid_grant'),
  },
  {
    rule: 'a verifier that is too short gets nothing',
    async run({ newCode, exchange }) {
      const { status, body } = await exchange(await newCode(), { code_verifier: 'short' });
      expect(status).toBe(400);
      expect(['invalid_grant', 'invalid_request']).toContain(body['error']);
    },
  },
  {
    rule: 'no verifier gets nothing',
    async run({ newCode, exchange }) {
      const { status, body } = await exchange(await newCode(), { code_verifier: undefined });
      expect(status).toBe(400);
      expect(['invalid_grant', 'invalid_request']).toContain(body['error']);
    },
  },
  {
    rule: 'a stranger who guesses does not use up the code of its owner',
    async run({ newCode, exchange }) {
      const code = await newCode();
      await exchange(code, { code_verifier: 'w'.repeat(43) });
      tokensOf(await exchange(code));
    },
  },
  {
    rule: 'a code is for its client alone',
    run: async ({ newCode, exchange, clients }) =>
      expectRefused(await exchange(await newCode(), { client_id: clients.other.client_id }), 'invalid_grant'),
  },
  {
    rule: 'a code with another redirect URI gets nothing',
    run: async ({ newCode, exchange }) =>
      expectRefused(
        await exchange(await newCode(), { redirect_uri: 'https://app.quill.test/other' }),
        'invalid_grant',
      ),
  },
  {
    rule: 'a code without its redirect URI gets nothing',
    async run({ newCode, exchange }) {
      const { status, body } = await exchange(await newCode(), { redirect_uri: undefined });
      expect(status).toBe(400);
      expect(['invalid_grant', 'invalid_request']).toContain(body['error']);
    },
  },
  {
    rule: 'a code is for its resource alone',
    run: async ({ newCode, exchange }) =>
      expectRefused(await exchange(await newCode(), { resource: 'https://evil.test/mcp' }), 'invalid_target'),
  },
  {
    rule: 'an invented code gets nothing',
    run: async ({ newCode, exchange }) =>
      expectRefused(await exchange({ ...(await newCode()), code: 'invented' }), 'invalid_grant'),
  },
];
