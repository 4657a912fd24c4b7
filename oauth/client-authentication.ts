// Who asks at the token and revocation doors: the client proves itself by the one way it registered for.
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findClient } from './clients.ts';
import type { OAuthClient } from './clients.ts';
import { OAuthError } from './oauth-error.ts';
import type { Parameters } from './parameters.ts';
import { CLIENT_ID_MAX_CHARACTERS } from './protocol.ts';
import { hashToken, isSameText } from './secret-token.ts';

const BASIC = /^Basic +([A-Za-z0-9+/_-]+={0,2}) *$/i;
const SECRET_MAX_CHARACTERS = 512;

type Credentials = { id: string; secret: string | null };

/**
 * The client, by Basic, by the body, or public by its id alone. Throws `invalid_client`, or `invalid_request` where it
 * proves itself in two ways (RFC 6749 §2.3).
 */
export async function authenticateClient(
  db: Kysely<Database>,
  authorization: string | undefined,
  body: Parameters,
): Promise<OAuthClient> {
  const { id, secret } = readCredentials(authorization, body);
  if (id.length > CLIENT_ID_MAX_CHARACTERS || id.includes('\0')) throw unknownClient();
  const client = await findClient(db, id);
  if (client === null || client.isDisabled || !isProven(client, secret)) throw unknownClient();
  return client;
}

/** A secret may come by Basic or by the body, whichever was registered; a client without one never passes with one. */
function isProven(client: OAuthClient, secret: string | null): boolean {
  if (client.secretHash === null || secret === null) return client.secretHash === null && secret === null;
  return secret.length <= SECRET_MAX_CHARACTERS && isSameText(hashToken(secret), client.secretHash);
}

function readCredentials(authorization: string | undefined, body: Parameters): Credentials {
  const inBody: { id: string | null; secret: string | null } = {
    id: body.get('client_id'),
    secret: body.get('client_secret'),
  };
  if (body.get('client_assertion') !== null || body.get('client_assertion_type') !== null) {
    throw new OAuthError('invalid_client', 'client assertions are not supported');
  }
  if (authorization === undefined) {
    if (inBody.id === null) throw new OAuthError('invalid_client', 'client_id is missing');
    return { id: inBody.id, secret: inBody.secret };
  }
  const basic = readBasic(authorization);
  if (inBody.secret !== null) {
    throw new OAuthError('invalid_request', 'the client proves itself in more than one way');
  }
  if (inBody.id !== null && inBody.id !== basic.id) {
    throw new OAuthError('invalid_request', 'client_id is another one than that of the Authorization header');
  }
  return basic;
}

/** RFC 6749 §2.3.1: id and secret are form-encoded before they are joined. */
function readBasic(authorization: string): Credentials {
  const encoded = BASIC.exec(authorization)?.[1];
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const id = formDecoded(text.slice(0, Math.max(colon, 0)));
  const secret = formDecoded(text.slice(colon + 1));
  if (colon < 1 || id === null || secret === null) {
    throw new OAuthError('invalid_client', 'the Authorization header is malformed');
  }
  return { id, secret };
}

function formDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The same words whether there is no such client or the secret is wrong. */
function unknownClient(): OAuthError {
  return new OAuthError('invalid_client', 'the client is unknown, or its proof does not hold');
}
