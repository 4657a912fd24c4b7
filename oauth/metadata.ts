// What clients read first: the authorization server's metadata (RFC 8414) and the resource's (RFC 9728).
import { AUTH_METHODS, CODE_CHALLENGE_METHOD, GRANT_TYPES, OFFLINE_ACCESS, PATHS } from './protocol.ts';
import { resourceUrl } from './resource.ts';

export type MetadataDeps = {
  issuer: string;
  scopes: readonly string[];
  /** Shown by clients as the name of what they connect to. */
  resourceName: string;
};

export function serverMetadata({ issuer, scopes }: MetadataDeps): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: issuer + PATHS.authorize,
    token_endpoint: issuer + PATHS.token,
    registration_endpoint: issuer + PATHS.register,
    revocation_endpoint: issuer + PATHS.revoke,
    jwks_uri: issuer + PATHS.jwks,
    scopes_supported: [...scopes, OFFLINE_ACCESS],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: GRANT_TYPES,
    token_endpoint_auth_methods_supported: AUTH_METHODS,
    revocation_endpoint_auth_methods_supported: AUTH_METHODS,
    code_challenge_methods_supported: [CODE_CHALLENGE_METHOD],
    authorization_response_iss_parameter_supported: true, // RFC 9207 §3
    client_id_metadata_document_supported: true,
    protected_resources: [resourceUrl(issuer)], // RFC 9728 §4
  };
}

export function resourceMetadata({ issuer, scopes, resourceName }: MetadataDeps): Record<string, unknown> {
  return {
    resource: resourceUrl(issuer),
    authorization_servers: [issuer],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: resourceName,
  };
}
