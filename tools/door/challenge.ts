// WWW-Authenticate as RFC 6750 §3 and RFC 9728 §5.1 write it: where to sign in, and for which scopes.
import { SCOPES } from '../../src/core/caller.ts';
import type { Scope } from '../../src/core/caller.ts';

export type ChallengeError = 'invalid_request' | 'invalid_token' | 'insufficient_scope';

/** `error` is left out where no token was sent (RFC 6750 §3.1). */
export function challenge(
  resourceMetadataUrl: string,
  scopes: readonly Scope[] = SCOPES,
  error?: ChallengeError,
): string {
  const parts = [
    ...(error === undefined ? [] : [`error="${error}"`]),
    `scope="${scopes.join(' ')}"`,
    `resource_metadata="${resourceMetadataUrl}"`,
  ];
  return `Bearer ${parts.join(', ')}`;
}
