// The token endpoint: a code or a refresh token for an access token (RFC 6749 §4.1.3, §6).
// Tokens are signed before a transaction opens: SQLite has one connection, and a query outside would wait for it.
import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OAuthCodesTable } from '../db/schema-oauth.ts';
import { signAccessToken } from './access-token.ts';
import type { AccessTokenDeps } from './access-token.ts';
import { authenticateClient } from './client-authentication.ts';
import type { OAuthClient } from './clients.ts';
import { findCode, useCode } from './codes.ts';
import { formOf } from './endpoint.ts';
import { endGrant, makeGrant, replaceEarlierGrants } from './grants.ts';
import type { NewGrant } from './grants.ts';
import { OAuthError } from './oauth-error.ts';
import type { Parameters } from './parameters.ts';
import { isVerifierOf } from './pkce.ts';
import { ACCESS_TOKEN_TTL_SECONDS } from './protocol.ts';
import { findRefreshGrant, keepRefreshToken, lockLiveGrant, rotateRefreshToken } from './refresh-tokens.ts';
import { checkResource } from './resource.ts';
import { checkNarrowedScope, scopeText, scopeWords } from './scopes.ts';
import { newToken } from './secret-token.ts';
import type { RandomBytes } from './secret-token.ts';

/** What an operator should see; it names no secret. */
export type OAuthEvent = {
  event: 'code_replayed' | 'refresh_sibling' | 'refresh_siblings_exhausted' | 'refresh_reused';
  grantId: string;
  clientId: string;
};

export type TokenDeps = AccessTokenDeps & {
  db: Kysely<Database>;
  randomBytes: RandomBytes;
  onEvent(event: OAuthEvent): void;
};

type TokenAnswer = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  scope: string;
  refresh_token?: string;
};

type Exchange = (deps: TokenDeps, client: OAuthClient, form: Parameters) => Promise<TokenAnswer>;

const EXCHANGES: ReadonlyMap<string, Exchange> = new Map([
  ['authorization_code', exchangeCode],
  ['refresh_token', refresh],
]);

export function token(deps: TokenDeps): RequestHandler {
  return async (request, response) => {
    const form = formOf(request.body);
    const client = await authenticateClient(deps.db, request.headers.authorization, form);
    const grantType = form.get('grant_type');
    if (grantType === null) throw new OAuthError('invalid_request', 'grant_type is missing');
    const exchange = EXCHANGES.get(grantType);
    if (exchange === undefined) {
      throw new OAuthError('unsupported_grant_type', 'grant_type is authorization_code or refresh_token');
    }
    response.json(await exchange(deps, client, form));
  };
}

async function exchangeCode(deps: TokenDeps, client: OAuthClient, form: Parameters): Promise<TokenAnswer> {
  const text = form.get('code');
  const verifier = form.get('code_verifier');
  if (text === null) throw new OAuthError('invalid_request', 'code is missing');
  if (verifier === null) throw new OAuthError('invalid_request', 'code_verifier is missing');
  const code = await findCode(deps.db, text);
  if (code === null || code.client_id !== client.id) throw badCode();
  checkCodeRequest(code, form.get('redirect_uri'), verifier);
  if (code.used_at !== null) return replayed(deps, code.grant_id, client);
  if (code.expires_at <= deps.now()) throw badCode();
  checkResource(form.all('resource'), deps.issuer);
  const grant: NewGrant = {
    id: deps.newId(),
    clientId: client.id,
    userId: code.user_id,
    teamId: code.team_id,
    scopes: scopeWords(code.scope),
    dailyCreditCap: code.daily_credit_cap,
  };
  const answer = await prepare(deps, client, grant.id, grant.userId, grant.scopes);
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const within = { tx, now: deps.now };
    if (!(await useCode(within, code.hash, grant.id))) return 'used' as const;
    if (!(await makeGrant(within, grant))) return 'left' as const;
    if (client.kind === 'dynamic') await replaceEarlierGrants(within, grant);
    if (answer.refresh_token !== undefined) {
      await keepRefreshToken(within, answer.refresh_token, grant.id, null);
    }
    return 'done' as const;
  });
  if (outcome === 'done') return answer;
  if (outcome === 'used') {
    // Somebody was faster with the same code and verifier; or it grew too old just now, and made no grant.
    const winner = await findCode(deps.db, text);
    return replayed(deps, winner?.grant_id ?? null, client);
  }
  throw badCode();
}

/** RFC 6749 §4.1.3, RFC 7636 §4.6. What fails here leaves the code as it was: only its owner can use it up. */
function checkCodeRequest(code: OAuthCodesTable, redirectUri: string | null, verifier: string): void {
  const repeats = code.redirect_uri_named === 1 || redirectUri !== null;
  if (repeats && redirectUri !== code.redirect_uri) throw badCode();
  if (!isVerifierOf(verifier, code.code_challenge)) throw badCode();
}

/** A code that comes again, with the right verifier, takes its connection along (RFC 6749 §4.1.2). */
async function replayed(deps: TokenDeps, grantId: string | null, client: OAuthClient): Promise<never> {
  if (grantId !== null) {
    deps.onEvent({ event: 'code_replayed', grantId, clientId: client.id });
    await endGrant(deps, grantId, 'code_replayed');
  }
  throw badCode();
}

async function refresh(deps: TokenDeps, client: OAuthClient, form: Parameters): Promise<TokenAnswer> {
  const text = form.get('refresh_token');
  if (text === null) throw new OAuthError('invalid_request', 'refresh_token is missing');
  const found = await findRefreshGrant(deps.db, text);
  if (found === null || found.clientId !== client.id) throw badRefreshToken();
  checkResource(form.all('resource'), deps.issuer);
  const scopes = checkNarrowedScope(form.get('scope'), found.scopes);
  const answer = await prepare(deps, client, found.grantId, found.userId, scopes);
  const successor = answer.refresh_token;
  if (successor === undefined) throw badRefreshToken();
  const rotation = await deps.db.transaction().execute(async (tx) => {
    const within = { tx, now: deps.now };
    if (!(await lockLiveGrant(within, found.grantId))) return 'ended' as const;
    const rotation = await rotateRefreshToken(within, found, successor);
    // Refused, and yet this has to be kept: hence a value, and the error after it.
    if (rotation === 'reused') await endGrant({ db: tx, now: deps.now }, found.grantId, 'refresh_reused');
    return rotation;
  });
  const about = { grantId: found.grantId, clientId: client.id };
  switch (rotation) {
    case 'rotated':
      return answer;
    case 'sibling':
      deps.onEvent({ event: 'refresh_sibling', ...about });
      return answer;
    case 'too_many':
      deps.onEvent({ event: 'refresh_siblings_exhausted', ...about });
      throw badRefreshToken();
    case 'reused':
      deps.onEvent({ event: 'refresh_reused', ...about });
      throw badRefreshToken();
    case 'expired':
    case 'ended':
      throw badRefreshToken();
  }
}

async function prepare(
  deps: TokenDeps,
  client: OAuthClient,
  grantId: string,
  userId: string,
  scopes: readonly string[],
): Promise<TokenAnswer> {
  return {
    access_token: await signAccessToken(deps, { userId, clientId: client.id, grantId, scopes }),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_TTL_SECONDS,
    scope: scopeText(scopes),
    ...(client.mayRefresh ? { refresh_token: newToken(deps.randomBytes) } : {}),
  };
}

/** The same words for every reason: they tell a stranger nothing. */
function badCode(): OAuthError {
  return new OAuthError('invalid_grant', 'the code is unknown, expired, used, or not for this request');
}

function badRefreshToken(): OAuthError {
  return new OAuthError('invalid_grant', 'the refresh token is unknown, expired, used or revoked');
}
