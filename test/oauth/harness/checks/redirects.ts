// Attack list: redirects. What is not exactly registered is never a target.
import { expect } from 'vitest';
import type { Check } from '../check.ts';
import { LOOPBACK_URI, REDIRECT_URI } from '../client.ts';

const FOREIGN: readonly [what: string, uri: string][] = [
  ['an unregistered redirect URI', 'https://evil.test/cb'],
  ['another path', 'https://app.quill.test/other'],
  ['a longer path', `${REDIRECT_URI}/more`],
  ['another case', 'https://app.quill.test/CB'],
  ['an added query', `${REDIRECT_URI}?more=1`],
  ['an added fragment', `${REDIRECT_URI}#more`],
  ['dot segments', 'https://app.quill.test/x/../cb'],
  ['encoded dot segments', 'https://app.quill.test/x/%2e%2e/cb'],
  ['a user in front of the host', 'https://user@app.quill.test/cb'],
  ['a host that begins alike', 'https://app.quill.test.evil.test/cb'],
  ['another port', 'https://app.quill.test:8443/cb'],
  ['another scheme', 'http://app.quill.test/cb'],
];

const FOREIGN_LOOPBACK: readonly [what: string, uri: string][] = [
  ['another path on loopback', 'http://127.0.0.1:4000/other'],
  ['localhost for 127.0.0.1', 'http://localhost:4000/cb'],
  ['a short form of loopback', 'http://127.1:4000/cb'],
  ['a user that looks like loopback', 'http://127.0.0.1:4000@evil.test/cb'],
];

const UNFIT: readonly [what: string, uri: string][] = [
  ['javascript:', 'javascript:alert(1)'],
  ['data:', 'data:text/html,x'],
  ['plain http beyond loopback', 'http://app.quill.test/cb'],
  ['a fragment', `${REDIRECT_URI}#part`],
  ['a user', 'https://user:pass@app.quill.test/cb'],
];

export const REDIRECTS: readonly Check[] = [
  {
    rule: 'an unknown client gets a page, never a redirect',
    run: async ({ authorizeUrl, server }) =>
      expect(await server.open(authorizeUrl({ client_id: 'nobody' }))).toBeNull(),
  },
  ...FOREIGN.map(([what, uri]): Check => ({
    rule: `${what} is no target`,
    run: async ({ authorizeUrl, server }) =>
      expect(await server.open(authorizeUrl({ redirect_uri: uri }))).toBeNull(),
  })),
  ...FOREIGN_LOOPBACK.map(([what, uri]): Check => ({
    rule: `${what} is no target`,
    async run({ authorizeUrl, server, clients }) {
      const fields = { client_id: clients.native.client_id, redirect_uri: uri };
      expect(await server.open(authorizeUrl(fields))).toBeNull();
    },
  })),
  {
    rule: 'any port of loopback is a target (RFC 8252 §7.3)',
    async run({ newCode, exchange, clients }) {
      const code = await newCode(clients.native, {
        redirect_uri: LOOPBACK_URI.replace('127.0.0.1', '127.0.0.1:45678'),
      });
      expect((await exchange(code)).status).toBe(200);
    },
  },
  {
    rule: 'a mistake that is found before the target is known never redirects',
    run: async ({ authorizeUrl, server }) =>
      expect(
        await server.open(
          authorizeUrl({ redirect_uri: 'https://evil.test/', response_type: 'token', scope: 'none' }),
        ),
      ).toBeNull(),
  },
  ...UNFIT.map(([what, uri]): Check => ({
    rule: `${what} cannot be registered`,
    async run({ register }) {
      const { status, body } = await register({ redirect_uris: [uri] });
      expect(status).toBe(400);
      expect(['invalid_redirect_uri', 'invalid_client_metadata']).toContain(body['error']);
    },
  })),
];
