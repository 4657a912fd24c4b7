// The revocation endpoint (RFC 7009): any token of a connection ends the connection.
import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readAccessToken } from './access-token.ts';
import type { AccessTokenDeps } from './access-token.ts';
import { authenticateClient } from './client-authentication.ts';
import { formOf } from './endpoint.ts';
import { endGrant } from './grants.ts';
import { OAuthError } from './oauth-error.ts';
import { findRefreshGrant } from './refresh-tokens.ts';

export type RevokeDeps = Pick<AccessTokenDeps, 'issuer' | 'keys' | 'now'> & { db: Kysely<Database> };

/** 200 whether there was such a token or not, and without effect on one of another client (RFC 7009 §2.2). */
export function revoke(deps: RevokeDeps): RequestHandler {
  return async (request, response) => {
    const form = formOf(request.body);
    const client = await authenticateClient(deps.db, request.headers.authorization, form);
    const text = form.get('token');
    if (text === null) throw new OAuthError('invalid_request', 'token is missing');
    const grantId = await grantOf(deps, text);
    if (grantId !== null) await endGrant(deps, grantId, 'revoked_by_client', { clientId: client.id });
    response.status(200).end();
  };
}

/** The hint is not needed: the two kinds look different. An expired access token still names its grant. */
async function grantOf(deps: RevokeDeps, text: string): Promise<string | null> {
  if (!text.includes('.')) return (await findRefreshGrant(deps.db, text))?.grantId ?? null;
  return (await readAccessToken(deps, text, { whenever: true }))?.claims.grantId ?? null;
}
