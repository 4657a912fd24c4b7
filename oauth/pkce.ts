// Proof Key for Code Exchange (RFC 7636), S256 alone: `plain` protects from nobody who sees the request.
import { createHash } from 'node:crypto';
import { isSameText } from './secret-token.ts';
import { OAuthError } from './oauth-error.ts';
import { CODE_CHALLENGE_METHOD } from './protocol.ts';

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/; // SHA-256 in base64url, RFC 7636 §4.2
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/; // RFC 7636 §4.1

export function checkChallenge(challenge: string | null, method: string | null): string {
  if (challenge === null) throw new OAuthError('invalid_request', 'code_challenge is missing'); // RFC 7636 §4.4.1
  if (method !== CODE_CHALLENGE_METHOD) {
    throw new OAuthError('invalid_request', 'code_challenge_method must be S256');
  }
  if (!CHALLENGE.test(challenge)) throw new OAuthError('invalid_request', 'code_challenge is malformed');
  return challenge;
}

/** RFC 7636 §4.6 */
export function isVerifierOf(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  return isSameText(createHash('sha256').update(verifier).digest('base64url'), challenge);
}
