import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkChallenge, isVerifierOf } from '../../oauth/pkce.ts';
import { checkResource } from '../../oauth/resource.ts';
import { checkNarrowedScope, checkScope } from '../../oauth/scopes.ts';

const CATALOGUE = ['email_finder', 'search_history', 'credits'];
const invalid = (code: string) => expect.objectContaining({ code });

describe('scope', () => {
  test.for([
    [null, CATALOGUE],
    ['', CATALOGUE],
    ['offline_access', CATALOGUE],
    ['credits email_finder', ['email_finder', 'credits']],
    ['credits credits openid', ['credits']],
    ['credits offline_access', ['credits']],
  ] as const)('%j asks for %j', ([asked, granted]) => {
    expect(checkScope(asked, CATALOGUE)).toEqual(granted);
  });

  test.for(['admin', 'openid profile', 'Credits', 'credits,email_finder', 'x'.repeat(5_000)])(
    '%j is no scope of ours',
    (asked) => {
      expect(() => checkScope(asked, CATALOGUE)).toThrow(invalid('invalid_scope'));
    },
  );

  test('a refresh narrows and never widens', () => {
    expect(checkNarrowedScope(null, ['credits', 'email_finder'])).toEqual(['credits', 'email_finder']);
    expect(checkNarrowedScope('credits', ['credits', 'email_finder'])).toEqual(['credits']);
    expect(() => checkNarrowedScope('credits search_history', ['credits'])).toThrow(invalid('invalid_scope'));
  });
});

describe('resource', () => {
  const issuer = 'https://svc.quill.test';
  test.for([
    [],
    [`${issuer}/mcp`],
    [`${issuer}/mcp/`],
    [issuer],
    [`${issuer}/`],
    [`${issuer}/mcp`, `${issuer}/mcp`],
  ])('%j is ours', (asked) => {
    expect(() => checkResource(asked, issuer)).not.toThrow();
  });
  test.for([
    [''],
    ['https://other.test/mcp'],
    [`${issuer}/mcp2`],
    [`${issuer}/mcp?x`],
    [`${issuer}.other.test`],
    ['HTTPS://SVC.QUILL.TEST/mcp'],
    [`${issuer}/mcp`, 'https://other.test'],
  ])('%j is not', (asked) => {
    expect(() => checkResource(asked, issuer)).toThrow(invalid('invalid_target'));
  });
});

describe('pkce', () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  test('the verifier of RFC 7636 appendix B matches its challenge', () => {
    expect(
      isVerifierOf(
        'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      ),
    ).toBe(true);
  });
  test.for([
    [null, 'S256'],
    [challenge, null],
    [challenge, 'plain'],
    [challenge, 's256'],
    ['short', 'S256'],
    [`${challenge}=`, 'S256'],
    [challenge.replace(/^./, '+'), 'S256'],
  ] as const)('challenge %j by method %j is refused', ([text, method]) => {
    expect(() => checkChallenge(text, method)).toThrow(invalid('invalid_request'));
  });
  test.for(['', 'v'.repeat(42), 'v'.repeat(129), 'w'.repeat(43), challenge, `${'v'.repeat(42)}ü`])(
    'verifier %j does not match',
    (wrong) => {
      expect(isVerifierOf(wrong, challenge)).toBe(false);
    },
  );
});
