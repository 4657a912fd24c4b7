// RFC 8414, and what browsers and caches are told.
import { expect } from 'vitest';
import type { Check } from '../check.ts';
import { call } from '../client.ts';

const ORIGIN = { origin: 'https://assistant.quill.test' };

export const DISCOVERY: readonly Check[] = [
  {
    rule: 'metadata names the issuer exactly',
    run: async ({ metadata, server }) => expect(metadata['issuer']).toBe(server.issuer),
  },
  {
    rule: 'every endpoint is under the issuer',
    async run({ at, server }) {
      for (const name of ['authorization', 'token', 'registration', 'revocation'])
        expect(at(name)).toMatch(new RegExp(`^${server.issuer}/`));
    },
  },
  {
    rule: 'metadata offers S256 and nothing weaker',
    run: async ({ metadata }) => expect(metadata['code_challenge_methods_supported']).toEqual(['S256']),
  },
  {
    rule: 'metadata offers the code and no token from the authorization endpoint',
    run: async ({ metadata }) => expect(metadata['response_types_supported']).toEqual(['code']),
  },
  {
    rule: 'metadata says that iss comes with every redirect (RFC 9207)',
    run: async ({ metadata }) =>
      expect(metadata['authorization_response_iss_parameter_supported']).toBe(true),
  },
  {
    rule: 'metadata offers clients without a secret',
    run: async ({ metadata }) => expect(metadata['token_endpoint_auth_methods_supported']).toContain('none'),
  },
  {
    rule: 'metadata may be read from any origin, without credentials',
    async run({ server }) {
      const { headers } = await call(`${server.issuer}/.well-known/oauth-authorization-server`, {
        headers: ORIGIN,
      });
      expect(['*', ORIGIN.origin]).toContain(headers.get('access-control-allow-origin'));
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  },
  {
    rule: 'keys are published without their private parts',
    async run({ metadata }) {
      const { body } = await call(String(metadata['jwks_uri']));
      const keys = body['keys'] as Record<string, unknown>[];
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(Object.keys(key)).not.toEqual(expect.arrayContaining(['d']));
    },
  },
  {
    rule: 'an error of the token endpoint may be read from any origin',
    async run({ token }) {
      const { status, headers } = await token({ grant_type: 'nothing' }, ORIGIN);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(['*', ORIGIN.origin]).toContain(headers.get('access-control-allow-origin'));
    },
  },
  {
    rule: 'the authorization endpoint is for no other origin',
    async run({ authorizeUrl }) {
      const { headers } = await call(authorizeUrl(), { headers: ORIGIN });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  },
];
