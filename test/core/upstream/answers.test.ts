import { expect, test } from 'vitest';
import { ATTEMPT_TTL_MS } from '../../../src/core/upstream/attempts.ts';
import type { Lies } from '../../support/provider.ts';
import { describeEachDatabase } from '../../support/databases.ts';
import { ada, makeSetting, startUpstream } from './setting.ts';

const SECONDS_AGO = Math.floor(Date.now() / 1000) - 3_600;
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same claims, signed by nobody. */
function withoutSignature(idToken: string): string {
  return `${b64({ alg: 'none' })}.${idToken.split('.')[1] ?? ''}.`;
}

/** The same claims but for one, under the old signature. */
function tampered(idToken: string): string {
  const [header = '', body = '', signature = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  return `${header}.${b64({ ...claims, sub: 'mallory' })}.${signature}`;
}

describeEachDatabase('what comes back from the provider', (open) => {
  const make = async () => makeSetting(await open());

  const invalid: { name: string; lies: Lies }[] = [
    { name: 'another nonce', lies: { claims: { nonce: 'another' } } },
    { name: 'no nonce', lies: { claims: { nonce: undefined } } },
    { name: 'another issuer', lies: { claims: { iss: 'https://evil.test' } } },
    { name: 'another audience', lies: { claims: { aud: 'another client' } } },
    { name: 'several audiences and no authorized party', lies: { claims: { aud: ['svc', 'another'] } } },
    { name: 'an expiry in the past', lies: { claims: { exp: SECONDS_AGO } } },
    { name: 'no subject', lies: { claims: { sub: undefined } } },
    { name: 'a subject that is no text of OpenID Connect', lies: { claims: { sub: 'ada\0' } } },
    { name: 'an endless subject', lies: { claims: { sub: 'x'.repeat(256) } } },
    { name: 'no signature', lies: { idToken: withoutSignature } },
    {
      name: 'no signature, which its metadata offer',
      lies: {
        idToken: withoutSignature,
        metadata: { id_token_signing_alg_values_supported: ['ES256', 'none'] },
      },
    },
    { name: 'a signature of other claims', lies: { idToken: tampered } },
    { name: 'a key that the provider does not publish', lies: { foreignKey: true } },
    { name: 'no form of a token', lies: { idToken: () => 'x.y' } },
  ];

  test.for(invalid)('an ID token with $name opens nothing', async ({ lies }) => {
    const s = await make();
    s.provider.lies = lies;
    await expect(s.walk(ada)).rejects.toMatchObject({ reason: 'invalid_answer' });
    expect(await s.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test.for([
    { name: 'an error', token: { status: 400, body: '{"error":"invalid_grant"}' } },
    {
      name: 'no JSON',
      token: { status: 200, body: '<b>oops</b>', headers: { 'content-type': 'text/html' } },
    },
    { name: 'no ID token', token: { status: 200, body: '{"access_token":"x","token_type":"Bearer"}' } },
    { name: 'a redirect', token: { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } } },
  ])('a token endpoint that answers $name opens nothing', async ({ token }) => {
    const s = await make();
    s.provider.lies = { token };
    await expect(s.walk(ada)).rejects.toMatchObject({ reason: 'invalid_answer' });
  });

  test('an answer beyond all size ends before it is read', async () => {
    const s = await make();
    s.provider.lies = { token: { status: 200, body: `{"x":"${'x'.repeat(300_000)}"}` } };
    await expect(s.walk(ada)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('an answer is good once, also in another process', async () => {
    const storage = await open();
    const s = await makeSetting(storage);
    const second = startUpstream(await open.again(storage), s.provider.issuer, s.settings);
    const { secret, url } = await s.upstream.depart({ linker: null, next: '/', address: 'a' });
    const answer = { query: s.provider.agree(url, ada), secret, session: null };
    const settled = await Promise.allSettled([s.upstream.comeBack(answer), second.comeBack(answer)]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(second.comeBack(answer)).rejects.toMatchObject({ reason: 'not_started_here' });
  });

  test('the answer that another browser was sent for is refused, and spoils nothing here', async () => {
    const s = await make();
    const [mine, theirs] = await Promise.all(
      [1, 2].map(() => s.upstream.depart({ linker: null, next: '/', address: 'a' })),
    );
    if (mine === undefined || theirs === undefined) throw new Error('not started');
    const foreign = s.provider.agree(theirs.url, { ...ada, sub: 'mallory' });
    for (const secret of [mine.secret, null, '', 'x', 'A'.repeat(43)]) {
      await expect(s.upstream.comeBack({ query: foreign, secret, session: null })).rejects.toMatchObject({
        reason: 'not_started_here',
      });
    }
    const own = { query: s.provider.agree(mine.url, ada), secret: mine.secret, session: null };
    expect(await s.upstream.comeBack(own)).toMatchObject({ outcome: 'entered' });
  });

  test('who takes longer than ten minutes starts again; what is old is swept', async () => {
    const s = await make();
    const { secret, url } = await s.upstream.depart({ linker: null, next: '/', address: 'a' });
    s.clock.at += ATTEMPT_TTL_MS;
    const answer = { query: s.provider.agree(url, ada), secret, session: null };
    await expect(s.upstream.comeBack(answer)).rejects.toMatchObject({ reason: 'not_started_here' });
    await s.upstream.sweep();
    expect(await s.db.selectFrom('upstream_attempts').select('hash').execute()).toEqual([]);
  });

  test('the answer of another issuer, or of none where the provider names itself, is refused (RFC 9207)', async () => {
    const s = await make();
    for (const iss of ['https://evil.test', null]) {
      const { secret, url } = await s.upstream.depart({ linker: null, next: '/', address: 'a' });
      const query = s.provider.agree(url, ada);
      if (iss === null) query.delete('iss');
      else query.set('iss', iss);
      const asked = s.provider.requests.length;
      await expect(s.upstream.comeBack({ query, secret, session: null })).rejects.toMatchObject({
        reason: 'invalid_answer',
      });
      // The code must not travel to a provider that did not issue it.
      expect(s.provider.requests.length).toBe(asked);
    }
  });

  test('a refusal of the provider is told from a broken answer, and its words go nowhere', async () => {
    const s = await make();
    const { secret, url } = await s.upstream.depart({ linker: null, next: '/', address: 'a' });
    const query = new URLSearchParams({
      error: 'access_denied',
      error_description: '<script>alert(1)</script>',
      state: url.searchParams.get('state') ?? '',
      iss: s.provider.issuer,
    });
    const failure = await s.upstream
      .comeBack({ query, secret, session: null })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'refused', detail: 'error answer' });
    expect(String(failure)).not.toContain('script');
  });

  test('what the browser carries and what is kept tell neither the verifier nor each other', async () => {
    const s = await make();
    const { secret, url } = await s.upstream.depart({ linker: null, next: '/x', address: 'a' });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'svc',
      redirect_uri: 'https://find.quill.test/sign-in/callback',
      code_challenge_method: 'S256',
      scope: 'openid email',
    });
    expect(url.href).not.toContain(secret);
    const rows = JSON.stringify(await s.db.selectFrom('upstream_attempts').selectAll().execute());
    await s.upstream.comeBack({ query: s.provider.agree(url, ada), secret, session: null });
    const verifier = s.provider.requests.find(({ path }) => path === '/token')?.form.get('code_verifier');
    expect(verifier).toMatch(/^[\w-]{43}$/);
    for (const told of [secret, verifier ?? '', url.searchParams.get('state') ?? '']) {
      expect(rows).not.toContain(told);
    }
  });

  test('the page to go on to survives the way there and back', async () => {
    const s = await make();
    const { secret, url } = await s.upstream.depart({ linker: null, next: '/oauth/x', address: 'a' });
    expect(
      await s.upstream.comeBack({ query: s.provider.agree(url, ada), secret, session: null }),
    ).toMatchObject({ next: '/oauth/x', isLink: false });
  });

  test('an address that stands with the userinfo alone counts where the subject is the same', async () => {
    const s = await make();
    s.provider.lies = { userinfo: { ...ada } };
    expect(await s.walk({ sub: 'ada' })).toMatchObject({ outcome: 'entered' });
    s.provider.lies = { userinfo: { ...ada, sub: 'mallory' } };
    await expect(s.walk({ sub: 'ada' })).rejects.toMatchObject({ reason: 'invalid_answer' });
  });

  test('one address that presses the button without end is slowed', async () => {
    const s = await make();
    const press = (address: string) => s.upstream.depart({ linker: null, next: '/', address });
    for (let i = 0; i < 30; i++) await press('192.0.2.1');
    await expect(press('192.0.2.1')).rejects.toMatchObject({ code: 'rate_limited' });
    await press('192.0.2.2');
  });
});

describeEachDatabase('a provider that is down, or is not what it should be', (open) => {
  const press = { linker: null, next: '/', address: 'a' };

  test('is told when the button is pressed, leaves nothing behind, and is asked again the next time', async () => {
    const s = await makeSetting(await open());
    s.provider.lies = { metadata: { issuer: 'https://evil.test' } };
    await expect(s.upstream.depart(press)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await s.db.selectFrom('upstream_attempts').select('hash').execute()).toEqual([]);
    s.provider.lies = {};
    await s.upstream.depart(press);
  });

  test.for([
    { name: 'no token endpoint', metadata: { token_endpoint: undefined } },
    { name: 'no keys', metadata: { jwks_uri: undefined } },
    { name: 'a plain endpoint elsewhere', metadata: { token_endpoint: 'http://evil.test/token' } },
    { name: 'a script for an endpoint', metadata: { authorization_endpoint: 'javascript:alert(1)' } },
    { name: 'an endpoint that only looks like loopback', metadata: { jwks_uri: 'http://127.evil.test/' } },
  ])('metadata with $name are none', async ({ metadata }) => {
    const s = await makeSetting(await open());
    s.provider.lies = { metadata };
    await expect(s.upstream.depart(press)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('a plain provider that is not on this machine is not asked at all', async () => {
    const storage = await open();
    const asked: unknown[] = [];
    const upstream = startUpstream(storage, 'http://id.quill.test', {
      fetch: async (url) => {
        asked.push(url);
        throw new Error('asked');
      },
    });
    await expect(upstream.depart(press)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(asked).toEqual([]);
  });

  test('its metadata are read once an hour, and serve on for a day while it is down', async () => {
    const s = await makeSetting(await open());
    const reads = () => s.provider.requests.filter(({ path }) => path.includes('well-known')).length;
    await Promise.all([s.upstream.depart(press), s.upstream.depart(press)]);
    await s.upstream.depart(press);
    expect(reads()).toBe(1);
    s.clock.at += 3_600_000;
    await s.upstream.depart(press);
    expect(reads()).toBe(2);
    await s.provider.stop();
    s.clock.at += 3_600_000;
    await s.upstream.depart(press);
    s.clock.at += 24 * 3_600_000;
    await expect(s.upstream.depart(press)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
