// Access tokens whose signature was checked before: a client sends the same one for ten minutes, and the check costs
// more than all the rest of a short call. What changes, time and key, is looked at again; the grant is another's matter.
import { hash } from 'node:crypto';
import { readAccessToken } from './access-token.ts';
import type { AccessTokenClaims, AccessTokenDeps, ReadToken } from './access-token.ts';
import { CLOCK_SKEW_SECONDS, SECOND_MS } from './protocol.ts';

/** Some 400 bytes each. */
const CHECKED_MAX = 10_000;

export type CheckedTokens = {
  /** As `readAccessToken`. */
  read(token: string): Promise<AccessTokenClaims | null>;
};

export function createCheckedTokens(deps: Pick<AccessTokenDeps, 'issuer' | 'keys' | 'now'>): CheckedTokens {
  /** By SHA-256, so that no token stays in memory; the least recently used first. */
  const checked = new Map<string, ReadToken>();
  return {
    async read(token) {
      const name = hash('sha256', token, 'base64');
      const known = checked.get(name);
      if (known !== undefined) {
        checked.delete(name);
        if (!(await isStillGood(deps, known))) return null;
        checked.set(name, known);
        return known.claims;
      }
      const read = await readAccessToken(deps, token);
      if (read === null) return null;
      checked.set(name, read);
      if (checked.size > CHECKED_MAX) checked.delete(checked.keys().next().value ?? '');
      return read.claims;
    },
  };
}

/** RFC 7519 §4.1.4 and §4.1.5, with the same skew as at the first check; and the key is still one of ours. */
async function isStillGood(
  { keys, now }: Pick<AccessTokenDeps, 'keys' | 'now'>,
  { kid, notBefore, expiresAt }: ReadToken,
): Promise<boolean> {
  const at = Math.floor(now() / SECOND_MS);
  if (expiresAt <= at - CLOCK_SKEW_SECONDS || notBefore > at + CLOCK_SKEW_SECONDS) return false;
  return (await keys.verifier(kid)) !== null;
}
