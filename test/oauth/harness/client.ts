// A client that speaks nothing but HTTP, and sends whatever it is told to.
import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { AuthorizationServer } from './server.ts';

export const REDIRECT_URI = 'https://app.quill.test/cb';
export const LOOPBACK_URI = 'http://127.0.0.1/cb';
export const SCOPE = 'email_finder credits';

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };
export type Registered = { client_id: string; client_secret?: string };
export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;
export type Tokens = { access_token: string; refresh_token: string; scope?: string };
export type Code = { code: string; verifier: string; client: Registered; redirectUri: string };

export type Harness = Awaited<ReturnType<typeof openHarness>>;

/** Registers the clients that most checks share: registrations are limited by address. */
export async function openHarness(server: AuthorizationServer) {
  const metadata = (await call(`${server.issuer}/.well-known/oauth-authorization-server`)).body;
  const at = (name: string) => String(metadata[`${name}_endpoint`]);
  const register = (more: object = {}) =>
    call(at('registration'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Harness',
        redirect_uris: [REDIRECT_URI],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        ...more,
      }),
    });
  const client = async (more: object = {}) => {
    const answer = await register(more);
    expect(answer.status).toBe(201);
    return answer.body as Registered;
  };
  const open = await client();
  const other = await client();
  const secret = await client({ token_endpoint_auth_method: 'client_secret_post' });
  const basic = await client({ token_endpoint_auth_method: 'client_secret_basic' });
  const native = await client({ redirect_uris: [LOOPBACK_URI], application_type: 'native' });

  const authorizeUrl = (fields: Fields = {}) =>
    `${at('authorization')}?${form({
      response_type: 'code',
      client_id: open.client_id,
      redirect_uri: REDIRECT_URI,
      scope: SCOPE,
      state: 'state of the client',
      code_challenge: challengeOf(randomBytes(32).toString('base64url')),
      code_challenge_method: 'S256',
      resource: server.resource,
      ...fields,
    })}`;
  const newCode = async (by: Registered = open, fields: Fields = {}): Promise<Code> => {
    const verifier = randomBytes(32).toString('base64url');
    const redirectUri = String(fields['redirect_uri'] ?? REDIRECT_URI);
    const back = await server.open(
      authorizeUrl({ client_id: by.client_id, code_challenge: challengeOf(verifier), ...fields }),
    );
    const code = back?.searchParams.get('code') ?? '';
    expect(code, `no code: ${String(back)}`).not.toBe('');
    return { code, verifier, client: by, redirectUri };
  };
  const token = (fields: Fields, headers: Record<string, string> = {}) =>
    call(at('token'), { method: 'POST', body: form(fields), headers: { ...FORM, ...headers } });
  const exchange = (from: Code, fields: Fields = {}, headers: Record<string, string> = {}) =>
    token(
      {
        grant_type: 'authorization_code',
        client_id: from.client.client_id,
        client_secret: from.client.client_secret,
        code: from.code,
        redirect_uri: from.redirectUri,
        code_verifier: from.verifier,
        ...fields,
      },
      headers,
    );
  const refresh = (refreshToken: string, fields: Fields = {}, by: Registered = open) =>
    token({
      grant_type: 'refresh_token',
      client_id: by.client_id,
      client_secret: by.client_secret,
      refresh_token: refreshToken,
      ...fields,
    });
  const revoke = (text: string, fields: Fields = {}) =>
    call(at('revocation'), {
      method: 'POST',
      body: form({ token: text, client_id: open.client_id, ...fields }),
      headers: FORM,
    });
  const connect = async (by: Registered = open) => tokensOf(await exchange(await newCode(by)));
  return {
    server,
    metadata,
    clients: { open, other, secret, basic, native },
    at,
    register,
    authorizeUrl,
    newCode,
    token,
    exchange,
    refresh,
    revoke,
    connect,
  };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // A page or nothing: no check reads it.
  }
  return { status: response.status, headers: response.headers, body };
}

export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

export function tokensOf({ status, body }: Answer): Tokens {
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body['access_token']).toEqual(expect.any(String));
  return body as Tokens;
}

export function expectRefused({ status, body }: Answer, error: string, as = 400): void {
  expect([status, body['error']]).toEqual([as, error]);
}

/** An error that goes back to the client, with its state and the server's name (RFC 9207). */
export function expectSentBack(back: URL | null, error: string, issuer: string): void {
  expect(back?.href.split('?')[0]).toBe(REDIRECT_URI);
  expect(back?.searchParams.get('error')).toBe(error);
  expect(back?.searchParams.get('state')).toBe('state of the client');
  expect(back?.searchParams.get('iss')).toBe(issuer);
  expect(back?.searchParams.has('code')).toBe(false);
}

function form(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, one] as [string, string]),
  );
  return new URLSearchParams(pairs).toString();
}
