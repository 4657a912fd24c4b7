// Access tokens as JWT (RFC 9068): how one is made, and what a valid one says. Knows no database row.
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import {
  ACCESS_TOKEN_TTL_SECONDS,
  ACCESS_TOKEN_TYPE,
  CLOCK_SKEW_SECONDS,
  SECOND_MS,
  SIGNING_ALGORITHM,
} from './protocol.ts';
import { resourceUrl } from './resource.ts';
import { scopeText, scopeWords } from './scopes.ts';
import type { SigningKeys } from './signing-keys.ts';

const TOKEN_MAX_CHARACTERS = 4_096;
const FOR_EVER_SECONDS = 10_000_000_000;

export type AccessTokenDeps = {
  issuer: string;
  keys: Pick<SigningKeys, 'signer' | 'verifier'>;
  now: () => number;
  newId: () => string;
};

export type AccessTokenClaims = {
  userId: string;
  clientId: string;
  grantId: string;
  scopes: readonly string[];
};

/** What was read, and what must hold again whenever the token comes again. */
export type ReadToken = {
  claims: AccessTokenClaims;
  kid: string;
  /** Epoch seconds; 0 where the token names none. */
  notBefore: number;
  expiresAt: number;
};

const claimsSchema = z.object({
  exp: z.number(),
  nbf: z.number().default(0),
  sub: z.string(),
  client_id: z.string(),
  gid: z.string(),
  scope: z.string(),
});

/** Signs a token for the grant; it lives ACCESS_TOKEN_TTL_SECONDS. */
export async function signAccessToken(deps: AccessTokenDeps, claims: AccessTokenClaims): Promise<string> {
  const { kid, key } = await deps.keys.signer();
  const issuedAt = Math.floor(deps.now() / SECOND_MS);
  return new SignJWT({
    client_id: claims.clientId,
    gid: claims.grantId,
    scope: scopeText(claims.scopes),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: ACCESS_TOKEN_TYPE, kid })
    .setIssuer(deps.issuer)
    .setAudience(resourceUrl(deps.issuer))
    .setSubject(claims.userId)
    .setJti(deps.newId())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_TTL_SECONDS)
    .sign(key);
}

/**
 * What the token says, where its signature, type, issuer, audience and times hold (RFC 9068 §4); else null.
 * `whenever` leaves out the expiry: for revocation, where an expired token still names its grant.
 */
export async function readAccessToken(
  deps: Pick<AccessTokenDeps, 'issuer' | 'keys' | 'now'>,
  token: string,
  { whenever = false }: { whenever?: boolean } = {},
): Promise<ReadToken | null> {
  if (token.length > TOKEN_MAX_CHARACTERS) return null;
  let payload: unknown;
  let kid: string | undefined;
  try {
    const verified = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? null : await deps.keys.verifier(kid);
        if (key === null) throw new UnknownKeyError();
        return key;
      },
      {
        algorithms: [SIGNING_ALGORITHM],
        typ: ACCESS_TOKEN_TYPE,
        issuer: deps.issuer,
        audience: resourceUrl(deps.issuer),
        requiredClaims: ['exp', 'iat', 'jti', 'sub'],
        clockTolerance: whenever ? FOR_EVER_SECONDS : CLOCK_SKEW_SECONDS,
        currentDate: new Date(deps.now()),
      },
    );
    payload = verified.payload;
    kid = verified.protectedHeader.kid;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error; // the database, not the token
  }
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success || kid === undefined) return null;
  const { sub, client_id, gid, scope, nbf, exp } = claims.data;
  return {
    claims: { userId: sub, clientId: client_id, grantId: gid, scopes: scopeWords(scope) },
    kid,
    notBefore: nbf,
    expiresAt: exp,
  };
}

class UnknownKeyError extends Error {}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof UnknownKeyError || (error instanceof Error && 'code' in error && isJoseCode(error.code))
  );
}

/** jose's own errors, all of which speak of the token, have codes that begin so. */
function isJoseCode(code: unknown): boolean {
  return typeof code === 'string' && (code.startsWith('ERR_JW') || code.startsWith('ERR_JOSE'));
}
