// What the provider says of a person: the code exchanged, the ID token held against its keys, an address only where the
// provider has verified it.
import {
  authorizationCodeGrantRequest,
  AuthorizationResponseError,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  getValidatedIdTokenClaims,
  jwksCache,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import type { AuthorizationServer, Client, ClientAuth, JWKSCacheInput } from 'oauth4webapi';
import { readUserEmail } from '../users.ts';
import type { Proofs } from './attempts.ts';
import type { Provider } from './provider.ts';
import { UpstreamError } from './upstream-error.ts';

const CLOCK_TOLERANCE_SECONDS = 30;
const SCOPE = 'openid email';
/** OpenID Connect Core §2: at most 255 ASCII characters. */
const SUBJECT = /^[ -~]{1,255}$/;

export type UpstreamPerson = {
  issuer: string;
  subject: string;
  /** Lower case, of a form that every door takes; null unless the provider has verified it. */
  email: string | null;
};

export type ClaimsDeps = {
  provider: Provider;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Kept between sign-ins; the library refreshes it for a key that it does not know. */
  keys: JWKSCacheInput;
};

/** Where to send the browser. */
export async function authorizationUrl(deps: ClaimsDeps, proofs: Proofs): Promise<URL> {
  const { authorization_endpoint: endpoint } = await deps.provider.metadata();
  if (endpoint === undefined) throw new UpstreamError('unreachable', 'metadata name no endpoint');
  const url = new URL(endpoint);
  const parameters = {
    response_type: 'code',
    client_id: deps.clientId,
    redirect_uri: deps.redirectUri,
    scope: SCOPE,
    state: proofs.state,
    nonce: proofs.nonce,
    code_challenge: await calculatePKCECodeChallenge(proofs.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** The person behind the answer that came to our redirect URI. Throws UpstreamError. */
export async function personBehind(
  deps: ClaimsDeps,
  answer: URLSearchParams,
  proofs: Proofs,
): Promise<UpstreamPerson> {
  const server = await deps.provider.metadata();
  try {
    return await readPerson(deps, server, answer, proofs);
  } catch (error) {
    throw asUpstreamError(error);
  }
}

async function readPerson(
  deps: ClaimsDeps,
  server: AuthorizationServer,
  answer: URLSearchParams,
  proofs: Proofs,
): Promise<UpstreamPerson> {
  const { options } = deps.provider;
  const client: Client = { client_id: deps.clientId, [clockTolerance]: CLOCK_TOLERANCE_SECONDS };
  // State and, where the provider has it, the issuer (RFC 9207 §2.4): an answer of another provider ends here.
  const checked = validateAuthResponse(server, client, answer, proofs.state);
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    clientAuthentication(server, deps.clientSecret),
    checked,
    deps.redirectUri,
    proofs.verifier,
    options,
  );
  const tokens = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: proofs.nonce,
    requireIdToken: true,
  });
  await validateApplicationLevelSignature(server, response, { ...options, [jwksCache]: deps.keys });
  const claims = getValidatedIdTokenClaims(tokens);
  if (claims === undefined) throw new UpstreamError('invalid_answer', 'no ID token');
  const { iss: issuer, sub: subject } = claims;
  if (!SUBJECT.test(subject)) throw new UpstreamError('invalid_answer', 'no usable subject');
  // OpenID Connect Core §5.4: with a code, a provider may leave the address to the userinfo endpoint.
  const said =
    claims['email'] !== undefined || server.userinfo_endpoint === undefined
      ? claims
      : await processUserInfoResponse(
          server,
          client,
          subject,
          await userInfoRequest(server, client, tokens.access_token, options),
        );
  return { issuer, subject, email: verifiedEmail(said) };
}

/** Only `true` is verified: some providers send the word, or nothing, where they never asked. */
function verifiedEmail(said: { [claim: string]: unknown }): string | null {
  const { email, email_verified: isVerified } = said;
  return typeof email === 'string' && isVerified === true ? readUserEmail(email) : null;
}

function clientAuthentication(server: AuthorizationServer, secret: string): ClientAuth {
  // OpenID Connect Discovery §3: Basic where nothing is said.
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}

function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof AuthorizationResponseError) return new UpstreamError('refused', 'error answer', error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // The library's own errors carry a code of this form; whatever else is thrown is the network's.
  return typeof code === 'string' && code.startsWith('OAUTH_')
    ? new UpstreamError('invalid_answer', code, error)
    : new UpstreamError('unreachable', 'no answer', error);
}
