// Attack list: authorize. What is wrong with a request of a known client goes back to it, and never becomes a code.
import { expect } from 'vitest';
import type { Check } from '../check.ts';
import { challengeOf, expectSentBack, REDIRECT_URI } from '../client.ts';
import type { Fields } from '../client.ts';

const WRONG: readonly [rule: string, fields: Fields, error: string][] = [
  ['a request without a challenge is refused', { code_challenge: undefined }, 'invalid_request'],
  ['a plain challenge is refused', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['a challenge without its method is refused', { code_challenge_method: undefined }, 'invalid_request'],
  ['a malformed challenge is refused', { code_challenge: 'too short' }, 'invalid_request'],
  ['another response mode is refused', { response_mode: 'fragment' }, 'invalid_request'],
  ['a request object is refused', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
  [
    'a request by reference is refused',
    { request_uri: 'https://evil.test/request' },
    'request_uri_not_supported',
  ],
  ['another resource is refused (RFC 8707)', { resource: 'https://evil.test/mcp' }, 'invalid_target'],
  ['a token without a code is refused', { response_type: 'token' }, 'unsupported_response_type'],
  ['a repeated parameter is refused', { scope: ['email_finder', 'credits'] }, 'invalid_request'],
];

export const AUTHORIZE: readonly Check[] = [
  ...WRONG.map(([rule, fields, error]): Check => ({
    rule,
    run: async ({ authorizeUrl, server }) =>
      expectSentBack(await server.open(authorizeUrl(fields)), error, server.issuer),
  })),
  {
    rule: 'nobody agrees silently',
    async run({ authorizeUrl, server }) {
      const back = await server.open(authorizeUrl({ prompt: 'none' }));
      expect(back?.searchParams.has('code')).toBe(false);
      expect(back?.searchParams.get('error')).toMatch(/^(?:consent|login|interaction)_required$/);
    },
  },
  {
    rule: 'a person who does not agree is told to the client, with state and iss',
    run: async ({ authorizeUrl, server }) =>
      expectSentBack(await server.open(authorizeUrl(), 'deny'), 'access_denied', server.issuer),
  },
  {
    rule: 'a code comes back with the state as it was, once, and with iss',
    async run({ authorizeUrl, server }) {
      const state = 'a b+c/d=&<é>"\'';
      const back = await server.open(authorizeUrl({ state }));
      expect(back?.href.split('?')[0]).toBe(REDIRECT_URI);
      for (const [name, value] of Object.entries({ state, iss: server.issuer }))
        expect(back?.searchParams.getAll(name)).toEqual([value]);
      expect(back?.searchParams.getAll('code')).toHaveLength(1);
    },
  },
  {
    rule: 'the challenge does not come back',
    async run({ authorizeUrl, server }) {
      const back = await server.open(authorizeUrl({ code_challenge: challengeOf('x'.repeat(43)) }));
      expect(back?.searchParams.has('code')).toBe(true);
      expect(back?.searchParams.has('code_challenge')).toBe(false);
    },
  },
];
