// The authorization server on a fresh database over real HTTP, with a clock, a person and pages of the test's.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished } from 'vitest';
import type { Storage } from '../../db/open.ts';
import { createOAuth } from '../../oauth/index.ts';
import type { OAuth, OAuthEvent, OAuthPage } from '../../oauth/index.ts';
import { newId } from '../../src/core/ids.ts';
import { createTeam } from '../../src/core/teams.ts';
import type { GuardedFetch } from '../../src/http/guarded-fetch.ts';

export const SCOPES = ['email_finder', 'search_history', 'credits'] as const;
export const REDIRECT_URI = 'https://app.quill.test/cb';
export const SECRET = 'the secret of all processes';
export const FORM = 'application/x-www-form-urlencoded';

export type Client = { client_id: string; client_secret?: string; registration_access_token?: string };
export type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number };
export type Answer<Body = Record<string, unknown>> = {
  status: number;
  headers: Headers;
  body: Body;
  text: string;
};
export type Setting = Awaited<ReturnType<typeof makeSetting>>;
export type Process = Awaited<ReturnType<typeof startProcess>>;
type Fields = Record<string, string | readonly string[] | undefined>;

export type Options = { fetch?: GuardedFetch; clock?: { at: number }; secret?: string; issuer?: string };

/** One process of the service: its own keys and caches, somebody's database. */
export async function startProcess(storage: Storage, options: Options = {}) {
  const clock = options.clock ?? { at: 1_800_000_000_000 };
  const events: OAuthEvent[] = [];
  const errors: unknown[] = [];
  const app = express();
  app.set('query parser', false);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const issuer = options.issuer ?? base;
  const oauth: OAuth = await createOAuth({
    db: storage.db,
    buckets: storage.buckets,
    issuer,
    scopes: SCOPES,
    resourceName: 'Quill',
    now: () => clock.at,
    newId,
    randomBytes,
    deriveKey: (purpose) =>
      createHash('sha256')
        .update(`${options.secret ?? SECRET} ${purpose}`)
        .digest(),
    fetch: options.fetch ?? noNetwork,
    onEvent: (event) => events.push(event),
    onInternal: (error) => errors.push(error),
    async signedInUser(request) {
      const userId = request.get('x-test-user');
      if (userId === undefined) return null;
      return { userId, email: 'owner@quill.test', sessionId: request.get('x-test-session') ?? 'session' };
    },
    signInUrl: (next) => `${issuer}/sign-in?next=${encodeURIComponent(next)}`,
    renderPage: (page) => ({ html: JSON.stringify(page) }),
  });
  app.use(oauth.router);
  return { oauth, base, issuer, clock, events, errors, storage };
}

/** A process with a person who owns a team. */
export async function makeSetting(storage: Storage, options: Options = {}) {
  const process = await startProcess(storage, options);
  const { teamId, userId } = await createTeam(
    { db: storage.db, now: () => process.clock.at, newId },
    { name: 'Quill', ownerEmail: `owner-${newId()}@quill.test`, credits: 0 },
  );
  const second = () => startProcess(storage, { ...options, clock: process.clock, issuer: process.issuer });
  return { ...process, db: storage.db, teamId, userId, second };
}

export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    // A body that is no JSON is looked at as text.
  }
  return { status: response.status, headers: response.headers, body, text };
}

export function post(url: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> {
  return call(url, { method: 'POST', body: form(fields), headers: { 'content-type': FORM, ...headers } });
}

export function form(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, one] as [string, string]),
  );
  return new URLSearchParams(pairs).toString();
}

export async function register(at: Process, metadata: object = {}): Promise<Client> {
  const answer = await registerAnswer(at, {
    client_name: 'Quill app',
    redirect_uris: [REDIRECT_URI],
    token_endpoint_auth_method: 'none',
    ...metadata,
  });
  expect(answer.status).toBe(201);
  return answer.body as Client;
}

export function registerAnswer(at: Process, metadata: unknown): Promise<Answer> {
  return call(`${at.base}/oauth/register`, {
    method: 'POST',
    body: typeof metadata === 'string' ? metadata : JSON.stringify(metadata),
    headers: { 'content-type': 'application/json' },
  });
}

export const VERIFIER = 'verifier-of-the-test-'.repeat(3);
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

export function authorizeFields(client: Client, more: Fields = {}): Fields {
  return {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: REDIRECT_URI,
    state: 'state of the client',
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    ...more,
  };
}

export function authorize(at: Process, client: Client, more: Fields = {}): Promise<Answer> {
  return call(`${at.base}/oauth/authorize?${form(authorizeFields(client, more))}`);
}

export const asUser = (s: Setting, session = 'session') => ({
  'x-test-user': s.userId,
  'x-test-session': session,
});

/** The consent page of a request that passed; fails the test on any other. */
export async function consentPage(s: Setting, answer: Answer, headers: Record<string, string> = asUser(s)) {
  expect(answer.status).toBe(303);
  const location = answer.headers.get('location') ?? '';
  expect(location).toContain('/oauth/consent?flow=');
  const page = await call(location.replace(s.issuer, s.base), { headers });
  expect(page.status).toBe(200);
  return page.body as OAuthPage & { kind: 'consent' };
}

export function answerConsent(
  s: Setting,
  page: OAuthPage & { kind: 'consent' },
  more: Fields = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const fields = {
    flow: page.flow,
    csrf: page.csrf,
    decision: 'allow',
    team: s.teamId,
    scope: page.scopes,
    ...more,
  };
  return post(`${s.base}/oauth/consent`, fields, { ...asUser(s), origin: s.issuer, ...headers });
}

/** Where the page after consent leads. */
export function continueUrl(answer: Answer): URL {
  expect(answer.status).toBe(200);
  expect(answer.body['kind']).toBe('continue');
  return new URL(String(answer.body['url']));
}

export async function newCode(
  s: Setting,
  client: Client,
  more: Fields = {},
  consent: Fields = {},
): Promise<string> {
  const page = await consentPage(s, await authorize(s, client, more));
  const code = continueUrl(await answerConsent(s, page, consent)).searchParams.get('code');
  expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/);
  return code ?? '';
}

export function exchange(at: Process, client: Client, code: string, more: Fields = {}): Promise<Answer> {
  return post(`${at.base}/oauth/token`, {
    grant_type: 'authorization_code',
    client_id: client.client_id,
    client_secret: client.client_secret,
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
    ...more,
  });
}

export function refresh(at: Process, client: Client, token: string, more: Fields = {}): Promise<Answer> {
  return post(`${at.base}/oauth/token`, {
    grant_type: 'refresh_token',
    client_id: client.client_id,
    client_secret: client.client_secret,
    refresh_token: token,
    ...more,
  });
}

export function tokensOf(answer: Answer): Tokens {
  expect(answer.body).not.toHaveProperty('error');
  expect(answer.status).toBe(200);
  return answer.body as Tokens;
}

/** A client with everything: registered, agreed to, with tokens. */
export async function connect(s: Setting, metadata: object = {}, more: Fields = {}, consent: Fields = {}) {
  const client = await register(s, metadata);
  const tokens = tokensOf(await exchange(s, client, await newCode(s, client, more, consent)));
  return { client, tokens };
}

export async function isValid(at: Process, token: string): Promise<boolean> {
  return (await at.oauth.verifyAccessToken(token)).ok;
}

const noNetwork: GuardedFetch = Object.assign(
  async () => {
    throw new Error('this test has no network');
  },
  { close: async () => {} },
);
