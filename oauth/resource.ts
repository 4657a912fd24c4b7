// The one resource whose access is granted here, and the names that clients give it (RFC 8707).
import { OAuthError } from './oauth-error.ts';
import { PATHS } from './protocol.ts';

/** The resource's URL, the audience of every access token. */
export function resourceUrl(issuer: string): string {
  return issuer + PATHS.resource;
}

/** Absent, or the resource or its origin, each with or without a final slash; anything else is `invalid_target`. */
export function checkResource(asked: readonly string[], issuer: string): void {
  const resource = resourceUrl(issuer);
  const names = [resource, `${resource}/`, issuer, `${issuer}/`];
  if (asked.some((name) => !names.includes(name))) {
    throw new OAuthError('invalid_target', `the only resource here is ${resource}`);
  }
}
