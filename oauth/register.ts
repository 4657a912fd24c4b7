// Clients that register themselves (RFC 7591), look at their registration and delete it (RFC 7592).
import type { RequestHandler, Request } from 'express';
import { takeForAddress } from './address-limit.ts';
import type { AddressLimitDeps } from './address-limit.ts';
import { parseClientMetadata } from './client-metadata.ts';
import { deleteClient, findClient, makeClient } from './clients.ts';
import type { MakeClientDeps, OAuthClient } from './clients.ts';
import { OAuthError } from './oauth-error.ts';
import { CLIENT_ID_MAX_CHARACTERS, PATHS, SECOND_MS } from './protocol.ts';
import { scopeText } from './scopes.ts';
import { hashToken, isSameText } from './secret-token.ts';

export type RegisterDeps = MakeClientDeps & AddressLimitDeps & { issuer: string; scopes: readonly string[] };

const BEARER = /^Bearer +([A-Za-z0-9_-]{1,128}) *$/i;

/** POST: 201 with the registration (RFC 7591 §3.2.1). */
export function register(deps: RegisterDeps): RequestHandler {
  return async (request, response) => {
    const wait = await takeForAddress(deps, 'register', request.ip);
    if (wait !== null) {
      throw new OAuthError('temporarily_unavailable', 'too many registrations', { retryAfterSeconds: wait });
    }
    const body: unknown = request.body;
    const { client, secret, registrationToken } = await makeClient(
      deps,
      'dynamic',
      parseClientMetadata(body),
    );
    response.status(201).json({
      ...described(deps, client),
      ...(secret === null ? {} : { client_secret: secret }),
      registration_access_token: registrationToken,
    });
  };
}

/** GET: the registration, without its secrets (RFC 7592 §2.1). */
export function readRegistration(deps: RegisterDeps): RequestHandler {
  return async (request, response) => {
    response.json(described(deps, await authorized(deps, request)));
  };
}

/** DELETE: the client and all its connections end (RFC 7592 §2.3). */
export function deleteRegistration(deps: RegisterDeps): RequestHandler {
  return async (request, response) => {
    const client = await authorized(deps, request);
    await deleteClient(deps.db, client.id);
    response.status(204).end();
  };
}

/** The client of the path, by the token of its registration; whatever is wrong, the answer is the same. */
async function authorized({ db }: RegisterDeps, request: Request): Promise<OAuthClient> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const id = request.params['clientId'];
  const isPlausible = typeof id === 'string' && id.length <= CLIENT_ID_MAX_CHARACTERS && !id.includes('\0');
  const client = isPlausible ? await findClient(db, id) : null;
  const hash = client?.registrationTokenHash ?? null;
  if (client === null || hash === null || token === undefined || !isSameText(hashToken(token), hash)) {
    throw new OAuthError('invalid_token', 'the registration access token does not hold');
  }
  return client;
}

/** Without nulls, with whole seconds: clients check both. */
function described({ issuer, scopes }: RegisterDeps, client: OAuthClient): Record<string, unknown> {
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(client.createdAt / SECOND_MS),
    client_name: client.name,
    redirect_uris: client.redirectUris,
    grant_types: client.mayRefresh ? ['authorization_code', 'refresh_token'] : ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: client.authMethod,
    scope: scopeText(scopes),
    ...(client.authMethod === 'none' ? {} : { client_secret_expires_at: 0 }),
    registration_client_uri: `${issuer}${PATHS.register}/${client.id}`,
  };
}
