// What a client says of itself (RFC 7591 §2), read leniently: what we do not know is dropped, what we need is checked.
import * as z from 'zod';
import type { OAuthAuthMethod } from '../db/schema-oauth.ts';
import { displayName } from './display-name.ts';
import { OAuthError } from './oauth-error.ts';
import { AUTH_METHODS, REDIRECT_URIS_MAX } from './protocol.ts';
import { redirectHost, redirectKind } from './redirect-uri.ts';

const DEFAULT_AUTH_METHOD = 'client_secret_basic'; // RFC 7591 §2

export type ClientMetadata = {
  name: string;
  redirectUris: string[];
  authMethod: OAuthAuthMethod;
  /** What was declared, ours or not; null where nothing was. */
  declaredAuthMethod: string | null;
  mayRefresh: boolean;
};

const documentSchema = z.record(z.string(), z.unknown());
const redirectUrisSchema = z.array(z.string()).min(1).max(REDIRECT_URIS_MAX);

/** Throws `invalid_client_metadata` for what is no object, `invalid_redirect_uri` for redirect URIs we cannot use. */
export function parseClientMetadata(document: unknown): ClientMetadata {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) throw new OAuthError('invalid_client_metadata', 'client metadata is a JSON object');
  const fields = parsed.data;
  const redirectUris = checkRedirectUris(fields['redirect_uris']);
  const declared = nonEmptyText(fields['token_endpoint_auth_method']);
  return {
    name: displayName(fields['client_name']) ?? redirectHost(redirectUris[0] ?? ''),
    redirectUris,
    authMethod: AUTH_METHODS.find((method) => method === declared) ?? DEFAULT_AUTH_METHOD,
    declaredAuthMethod: declared,
    mayRefresh: mayRefresh(fields['grant_types']),
  };
}

function checkRedirectUris(value: unknown): string[] {
  const uris = redirectUrisSchema.safeParse(value);
  if (!uris.success) {
    throw new OAuthError('invalid_redirect_uri', `redirect_uris is a list of 1 to ${REDIRECT_URIS_MAX} URIs`);
  }
  if (uris.data.some((uri) => redirectKind(uri) === null)) {
    throw new OAuthError(
      'invalid_redirect_uri',
      'a redirect URI is https, http on localhost, 127.0.0.1 or [::1], or a scheme of an app; without user and fragment',
    );
  }
  return [...new Set(uris.data)];
}

/** Whoever says nothing of our grant types gets both; whoever names the code alone has no use for the other. */
function mayRefresh(grantTypes: unknown): boolean {
  if (!Array.isArray(grantTypes)) return true;
  return grantTypes.includes('refresh_token') || !grantTypes.includes('authorization_code');
}

function nonEmptyText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
