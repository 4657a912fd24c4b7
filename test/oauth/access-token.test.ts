// Attack list: access token; keys and time.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { JWK } from 'jose';
import { expect, test } from 'vitest';
import { unseal } from '../../db/sealed.ts';
import { openSigningKeys, WrongSecretError } from '../../oauth/signing-keys.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { call, connect, isValid, makeSetting, refresh, SECRET, startProcess, tokensOf } from './setting.ts';
import type { Setting } from './setting.ts';

const DAY_MS = 86_400_000;
const sealingKey = createHash('sha256').update(`${SECRET} oauth signing keys`).digest();
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Our own private key, as only a thief of database and secret would have it. */
async function stolenKey(s: Setting) {
  const row = await s.db.selectFrom('oauth_signing_keys').selectAll().executeTakeFirstOrThrow();
  const jwk = JSON.parse(unseal(sealingKey, row.kid, row.sealed_private_jwk) ?? '') as JWK;
  return { kid: row.kid, key: await importJWK(jwk, 'ES256'), publicJwk: row.public_jwk, d: String(jwk.d) };
}

describeEachDatabase('access token', (open) => {
  test('it is an at+jwt for the one resource, for ten minutes, and says no more than it must', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    const at = s.clock.at / 1000;
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(decodeJwt(tokens.access_token)).toEqual({
      iss: s.issuer,
      aud: `${s.issuer}/mcp`,
      sub: s.userId,
      client_id: client.client_id,
      gid: expect.any(String),
      scope: 'email_finder search_history credits',
      jti: expect.any(String),
      iat: at,
      exp: at + 600,
    });
  });

  test('a token that is not exactly ours is refused', async () => {
    const s = await makeSetting(await open());
    const { tokens } = await connect(s);
    const { kid, key, publicJwk } = await stolenKey(s);
    const foreign = await generateKeyPair('ES256', { extractable: true });
    const header = decodeProtectedHeader(tokens.access_token);
    const claims = decodeJwt(tokens.access_token);
    const at = s.clock.at / 1000;
    const signed = (changes: object = {}, head: object = {}, by = key) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...head })
        .sign(by);
    await expect(isValid(s, await signed())).resolves.toBe(true); // or the list below would show nothing
    const hmac = (secret: string) => {
      const text = `${json({ ...header, alg: 'HS256' })}.${json(claims)}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    const parts = tokens.access_token.split('.');
    const bad: Record<string, string> = {
      empty: '',
      'alg none': `${json({ ...header, alg: 'none' })}.${parts[1]}.`,
      'alg none with a signature': `${json({ ...header, alg: 'none' })}.${parts[1]}.${parts[2]}`,
      'HS256 by the public key': hmac(publicJwk),
      'HS256 by nothing': hmac(''),
      'no signature': `${parts[0]}.${parts[1]}.`,
      'another payload': `${parts[0]}.${json({ ...claims, sub: 'other' })}.${parts[2]}`,
      'typ JWT': await signed({}, { typ: 'JWT' }),
      'no typ': await signed({}, { typ: undefined }),
      'id token': await signed({}, { typ: 'id+jwt' }),
      'other key, our kid': await signed({}, {}, foreign.privateKey),
      'unknown kid': await signed({}, { kid: 'unknown' }),
      'no kid': await signed({}, { kid: undefined }),
      'key in the header': await signed(
        {},
        { jwk: await exportJWK(foreign.publicKey), kid: undefined },
        foreign.privateKey,
      ),
      crit: `${json({ ...header, crit: ['x'], x: 1 })}.${parts[1]}.${parts[2]}`,
      iss: await signed({ iss: 'https://evil.test' }),
      'iss with a slash': await signed({ iss: `${s.issuer}/` }),
      aud: await signed({ aud: 'https://evil.test/mcp' }),
      'aud of the issuer': await signed({ aud: s.issuer }),
      'no aud': await signed({ aud: undefined }),
      'no exp': await signed({ exp: undefined }),
      'exp as text': await signed({ exp: 'tomorrow' }),
      expired: await signed({ exp: at - 30 }),
      'future nbf': await signed({ nbf: at + 31 }),
      'no grant': await signed({ gid: undefined }),
      'unknown grant': await signed({ gid: 'unknown' }),
      'other user': await signed({ sub: 'other' }),
      'other client': await signed({ client_id: 'other' }),
      'scope as list': await signed({ scope: ['credits'] }),
      huge: await signed({ x: 'x'.repeat(8_000) }),
      'five parts': `${tokens.access_token}.a.b`,
    };
    for (const [name, token] of Object.entries(bad)) {
      await expect(isValid(s, token), name).resolves.toBe(false);
    }
    await expect(isValid(s, await signed({ nbf: at + 30 }))).resolves.toBe(true);
    const wide = await s.oauth.verifyAccessToken(await signed({ scope: 'credits admin' }));
    expect(wide).toMatchObject({ holder: { scopes: ['credits'] } });
  });

  test('thirty seconds of clock skew are forgiven, and no more', async () => {
    const s = await makeSetting(await open());
    const { tokens } = await connect(s);
    s.clock.at += 629_000;
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true);
    s.clock.at += 1_000;
    await expect(isValid(s, tokens.access_token)).resolves.toBe(false);
  });

  test('a token that comes again is held against time, key and grant again', async () => {
    const s = await makeSetting(await open());
    const { tokens } = await connect(s);
    const again = () => isValid(s, tokens.access_token);
    await expect(again()).resolves.toBe(true);
    await expect(isValid(s, `${tokens.access_token.slice(0, -2)}AA`)).resolves.toBe(false);
    await expect(again()).resolves.toBe(true);
    const [connection] = await s.oauth.listConnections({ userId: s.userId });
    await s.oauth.endConnection(connection?.grantId ?? '', { userId: s.userId });
    await expect(again()).resolves.toBe(false);
    await s.db.updateTable('oauth_grants').set({ ended_at: null, end_reason: null }).execute();
    await expect(again()).resolves.toBe(true);
    s.clock.at -= DAY_MS; // a clock that is set back makes no token older or younger
    await expect(again()).resolves.toBe(true);
    s.clock.at += DAY_MS + 630_000;
    await expect(again()).resolves.toBe(false);
  });

  test('a token that comes again under a key that is gone is refused', async () => {
    const s = await makeSetting(await open());
    const { tokens } = await connect(s);
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true);
    await s.db.deleteFrom('oauth_signing_keys').execute();
    await s.oauth.sweep();
    await expect(isValid(s, tokens.access_token)).resolves.toBe(false);
  });

  test('a changed role, a narrowed grant and the cap hold from the next request, in every process', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const { tokens } = await connect(s);
    await expect(isValid(other, tokens.access_token)).resolves.toBe(true);
    await s.db.updateTable('memberships').set({ role: 'member' }).execute();
    await s.db.updateTable('oauth_grants').set({ scope: 'credits', daily_credit_cap: 3 }).execute();
    await expect(other.oauth.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({
      ok: true,
      holder: { role: 'member', scopes: ['credits'], dailyCreditCap: 3 },
    });
    await s.db.deleteFrom('memberships').execute();
    await expect(other.oauth.verifyAccessToken(tokens.access_token)).resolves.toEqual({
      ok: false,
      why: 'connection_ended',
    });
  });

  test('the last use of a connection is kept, to the minute', async () => {
    const s = await makeSetting(await open());
    const { tokens } = await connect(s);
    const lastUsed = async () => (await s.oauth.listConnections({ userId: s.userId }))[0]?.lastUsedAt;
    const first = s.clock.at;
    s.clock.at += 59_999;
    await isValid(s, tokens.access_token);
    await expect(lastUsed()).resolves.toBe(first);
    s.clock.at += 1;
    await isValid(s, tokens.access_token);
    await expect(lastUsed()).resolves.toBe(first + 60_000);
  });
});

describeEachDatabase('keys', (open) => {
  const kids = async (s: { base: string }) =>
    ((await call(`${s.base}/oauth/jwks`)).body['keys'] as JWK[]).map(({ kid }) => kid);

  test('only public parts are published, and nothing private stands in the database unsealed', async () => {
    const s = await makeSetting(await open());
    const answer = await call(`${s.base}/oauth/jwks`);
    expect(answer.body['keys']).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: expect.any(String),
        alg: 'ES256',
        use: 'sig',
      },
    ]);
    const rows = JSON.stringify(await s.db.selectFrom('oauth_signing_keys').selectAll().execute());
    const { d } = await stolenKey(s);
    expect(d).toHaveLength(43);
    expect(rows).not.toContain(d);
  });

  test('a key is published before it is used, and tokens of the old one live on in every process', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const { client, tokens } = await connect(s);
    const [first] = await kids(s);
    s.clock.at += 89 * DAY_MS + 1_000;
    await s.oauth.sweep();
    await expect(kids(s)).resolves.toHaveLength(2);
    await expect(kids(other)).resolves.toEqual(await kids(s));
    const before = tokensOf(await refresh(s, client, tokens.refresh_token));
    expect(decodeProtectedHeader(before.access_token).kid).toBe(first);
    s.clock.at += DAY_MS - 2_000; // the old key still could sign, the new one already does
    const after = tokensOf(await refresh(other, client, before.refresh_token));
    expect(decodeProtectedHeader(after.access_token).kid).not.toBe(first);
    await expect(isValid(s, after.access_token)).resolves.toBe(true);
    s.clock.at += 20 * 60_000;
    await s.oauth.sweep();
    await expect(kids(s)).resolves.toHaveLength(1);
    await expect(kids(other)).resolves.not.toContain(first);
  });

  test('a token signed in the last second of a key is good for its ten minutes', async () => {
    const s = await makeSetting(await open());
    const { client, tokens } = await connect(s);
    s.clock.at += 90 * DAY_MS - 1_000;
    await s.db
      .updateTable('oauth_refresh_tokens')
      .set({ expires_at: s.clock.at + 1 })
      .execute();
    const last = tokensOf(await refresh(s, client, tokens.refresh_token));
    s.clock.at += 600_000;
    await s.oauth.sweep();
    await expect(isValid(s, last.access_token)).resolves.toBe(true);
  });

  test('a process that slept over the rotation still signs', async () => {
    const s = await makeSetting(await open());
    s.clock.at += 400 * DAY_MS;
    const { tokens } = await connect(s);
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true);
  });

  test('processes that start at once make one key', async () => {
    const storage = await open();
    const deps = { db: storage.db, now: () => 1_800_000_000_000, randomBytes, sealingKey };
    const all = await Promise.all(Array.from({ length: 4 }, () => openSigningKeys(deps)));
    const signers = await Promise.all(all.map((keys) => keys.signer()));
    expect(new Set(signers.map(({ kid }) => kid)).size).toBe(1);
    await expect(storage.db.selectFrom('oauth_signing_keys').selectAll().execute()).resolves.toHaveLength(1);
  });

  test('a wrong secret stops the start', async () => {
    const s = await makeSetting(await open());
    await expect(startProcess(s.storage, { secret: 'another', clock: s.clock })).rejects.toThrow(
      WrongSecretError,
    );
  });

  test('a sealed key opens for its own name alone', async () => {
    const s = await makeSetting(await open());
    const row = await s.db.selectFrom('oauth_signing_keys').selectAll().executeTakeFirstOrThrow();
    expect(unseal(sealingKey, 'other', row.sealed_private_jwk)).toBeNull();
    expect(unseal(sealingKey, row.kid, `${row.sealed_private_jwk.slice(0, -4)}AAAA`)).toBeNull();
    expect(unseal(sealingKey, row.kid, '')).toBeNull();
    expect(unseal(sealingKey, row.kid, row.sealed_private_jwk)).toContain('"kty"');
  });
});
