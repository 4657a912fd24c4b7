// Attack list: redirects and authorize.
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import {
  authorize,
  authorizeFields,
  call,
  challengeOf,
  connect,
  form,
  makeSetting,
  REDIRECT_URI,
  register,
  VERIFIER,
} from './setting.ts';
import type { Answer } from './setting.ts';

const LOOPBACK = 'http://127.0.0.1:4000/cb';
const MARKUP = `"><script>alert(1)</script>'&`;

function expectPage(answer: Answer, code: string) {
  expect(answer.headers.get('location')).toBeNull();
  expect(answer.body).toEqual({ kind: 'problem', code });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
}

function expectSentBack(
  answer: Answer,
  error: string,
  issuer: string,
  state: string | null = 'state of the client',
) {
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get('location') ?? '');
  expect(location.origin + location.pathname).toBe(REDIRECT_URI);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({ error, iss: issuer });
  expect(location.searchParams.get('state')).toBe(state);
  expect(location.searchParams.get('code')).toBeNull();
}

describeEachDatabase('redirects', (open) => {
  test('a redirect URI that is not registered is told to the person, never followed', async () => {
    const s = await makeSetting(await open());
    const client = await register(s, { redirect_uris: [REDIRECT_URI, LOOPBACK, 'cursor://quill/cb'] });
    const bad = [
      'https://evil.test/cb',
      `${REDIRECT_URI}/`,
      `${REDIRECT_URI}?x=1`,
      `${REDIRECT_URI}#x`,
      'https://app.quill.test/CB',
      'https://APP.quill.test/cb',
      'https://app.quill.test:8443/cb',
      'https://app.quill.test/x/../cb',
      'https://app.quill.test/x/%2e%2e/cb',
      'https://app.quill.test@evil.test/cb',
      'http://127.1:4000/cb',
      'http://[::ffff:127.0.0.1]:4000/cb',
      'http://127.0.0.1:4000@evil.test/cb',
      'http://localhost:4000/cb',
      'http://localhost.evil.test:4000/cb',
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'vbscript:x',
      'blob:https://app.quill.test/1',
      'cursor://quill/cb2',
      `${REDIRECT_URI}\r\nx: y`,
    ];
    for (const uri of bad) expectPage(await authorize(s, client, { redirect_uri: uri }), 'redirect_uri');
    expectPage(await authorize(s, client, { redirect_uri: undefined }), 'redirect_uri');
    expectPage(await authorize(s, client, { redirect_uri: [REDIRECT_URI, REDIRECT_URI] }), 'redirect_uri');
    const other = await authorize(s, client, { redirect_uri: 'http://127.0.0.1:50123/cb' });
    expect(other.headers.get('location')).toContain('/oauth/consent');
    expect(s.errors).toEqual([]);
  });

  test('the way to sign in comes back to the flow and nowhere else', async () => {
    const s = await makeSetting(await open());
    const answer = await authorize(s, await register(s));
    const consent = String(answer.headers.get('location'));
    expect(consent.startsWith(`${s.issuer}/oauth/consent?flow=`)).toBe(true);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const signIn = await call(consent);
    const next = new URL(String(signIn.headers.get('location'))).searchParams.get('next');
    expect(s.issuer + String(next)).toBe(consent);
  });
});

describeEachDatabase('authorize', (open) => {
  test('a client that is unknown, repeated or disabled is told to the person', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    for (const id of [
      '',
      'nobody',
      'a\0b',
      'x'.repeat(10_000),
      MARKUP,
      'https://',
      'http://app.quill.test/c.json',
    ]) {
      expectPage(await authorize(s, { client_id: id }), 'unknown_client');
    }
    expectPage(
      await authorize(s, client, { client_id: [client.client_id, client.client_id] }),
      'unknown_client',
    );
    await s.db.updateTable('oauth_clients').set({ disabled_at: 1 }).execute();
    expectPage(await authorize(s, client), 'disabled_client');
  });

  test('a disabled client loses what it has', async () => {
    const s = await makeSetting(await open());
    const { tokens } = await connect(s);
    await s.db.updateTable('oauth_clients').set({ disabled_at: 1 }).execute();
    expect((await s.oauth.verifyAccessToken(tokens.access_token)).ok).toBe(false);
  });

  test('a mistake after that goes back to the client with state and issuer', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    const bad: [Parameters<typeof authorize>[2], string][] = [
      [{ scope: ['credits', 'credits'] }, 'invalid_request'],
      [{ nonce: ['1', '2'] }, 'invalid_request'],
      [{ code_challenge: undefined }, 'invalid_request'],
      [{ code_challenge: '' }, 'invalid_request'],
      [{ code_challenge_method: undefined }, 'invalid_request'],
      [{ code_challenge_method: 'plain', code_challenge: VERIFIER }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ code_challenge: `${challengeOf(VERIFIER)}=` }, 'invalid_request'],
      [{ response_type: undefined }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ response_type: 'code id_token' }, 'unsupported_response_type'],
      [{ response_mode: 'fragment' }, 'invalid_request'],
      [{ request: 'e30.e30.' }, 'request_not_supported'],
      [{ request_uri: 'https://evil.test/r' }, 'request_uri_not_supported'],
      [{ prompt: 'none' }, 'consent_required'],
      [{ scope: 'admin' }, 'invalid_scope'],
      [{ scope: MARKUP }, 'invalid_scope'],
      [{ resource: 'https://evil.test/mcp' }, 'invalid_target'],
      [{ resource: [`${s.issuer}/mcp`, 'https://evil.test'] }, 'invalid_target'],
    ];
    for (const [more, error] of bad) expectSentBack(await authorize(s, client, more), error, s.issuer);
    expectSentBack(
      await authorize(s, client, { prompt: 'none', state: undefined }),
      'consent_required',
      s.issuer,
      null,
    );
    expectSentBack(
      await authorize(s, client, { prompt: 'none', state: MARKUP }),
      'consent_required',
      s.issuer,
      MARKUP,
    );
    await expect(s.db.selectFrom('oauth_flows').selectAll().execute()).resolves.toEqual([]);
  });

  test('a state that cannot be carried is told to the person', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    expectPage(await authorize(s, client, { state: 'x'.repeat(5_000) }), 'malformed_request');
    expectPage(await authorize(s, client, { state: 'a\0b' }), 'malformed_request');
    const long = await authorize(s, client, { state: 'x'.repeat(4_096) });
    expect(long.status).toBe(303);
  });

  test('the resource by any of its names, and any number of them, is the one resource', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    for (const resource of [`${s.issuer}/mcp`, `${s.issuer}/mcp/`, s.issuer, `${s.issuer}/`]) {
      const answer = await authorize(s, client, { resource: [resource, resource] });
      expect(answer.headers.get('location')).toContain('/oauth/consent');
    }
  });

  test('browsers of other origins may not read it, and other methods do nothing', async () => {
    const s = await makeSetting(await open());
    const client = await register(s);
    const url = `${s.base}/oauth/authorize?${form(authorizeFields(client))}`;
    const got = await call(url, { headers: { origin: 'https://evil.test' } });
    expect(got.headers.get('access-control-allow-origin')).toBeNull();
    expect((await call(url, { method: 'POST' })).status).toBe(405);
  });
});
