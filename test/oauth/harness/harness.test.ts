// The harness over three kinds of servers: ours keeps every rule, a server of others keeps most, a broken one is caught.
import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../support/databases.ts';
import { brokenRules } from './check.ts';
import { CHECKS } from './checks.ts';
import { openHarness } from './client.ts';
import { startOidcProvider } from './oidc-provider.ts';
import { startOurs } from './ours.ts';
import type { Break } from './wrapper.ts';

/** The rules that a wrapper breaks on purpose, each by its break. */
const BROKEN: readonly [Break, readonly string[]][] = [
  [
    'pkce',
    [
      'a request without a challenge is refused',
      'a plain challenge is refused',
      'a challenge without its method is refused',
      'a malformed challenge is refused',
      'a wrong verifier gets nothing',
      'a verifier that is too short gets nothing',
      'no verifier gets nothing',
      'a stranger who guesses does not use up the code of its owner',
    ],
  ],
  [
    'replay',
    [
      'a consumed code yields no second token',
      'a replayed code ends the connection that it made',
      'of many exchanges of one code at once, at most one gets a token',
    ],
  ],
];

/** Where oidc-provider 9.13 goes another way, and why. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  'a user cannot be registered': 'it takes any https URL that parses, a user in it too',
  'plain http beyond loopback cannot be registered':
    'it asks for https of clients with the implicit flow only',
  'another response mode is refused': 'it serves fragment and form_post besides query',
  'a token without a code is refused':
    'it does refuse, but tells it in the fragment, which is the default mode of that response type',
  'a code without its redirect URI gets nothing':
    'it lets a client with one redirect URI leave it out (allowOmittingSingleRegisteredRedirectUri)',
  'a lost answer is asked for again within the grace':
    'it has no grace: a used refresh token ends the connection at once',
  'a revoked access token ends the connection':
    'its JWT access tokens are not kept and cannot be revoked (unsupported_token_type)',
};

test('the rules are many, and each is one', () => {
  expect(CHECKS.length).toBeGreaterThan(40);
  expect(new Set(CHECKS.map(({ rule }) => rule)).size).toBe(CHECKS.length);
});

describeEachDatabase('our server', (open, dialect) => {
  test('keeps every rule', { timeout: 60_000 }, async () => {
    const at = await openHarness(await startOurs(await open()));
    expect(Object.fromEntries(await brokenRules(CHECKS, at))).toEqual({});
  });

  // Which database stands behind it tells the harness nothing more.
  test.skipIf(dialect === 'postgres').for(BROKEN)(
    'with %s broken is caught by the rules on it and by no other',
    { timeout: 60_000 },
    async ([broken, rules]) => {
      const at = await openHarness(await startOurs(await open(), broken));
      expect([...(await brokenRules(CHECKS, at)).keys()]).toEqual(rules);
    },
  );
});

test('oidc-provider keeps the rules, but where its defaults are others', { timeout: 60_000 }, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const at = await openHarness(await startOidcProvider());
  const broken = await brokenRules(CHECKS, at);
  expect([...broken.keys()].sort()).toEqual(Object.keys(OTHER_WAYS).sort());
});
