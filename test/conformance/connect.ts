// A client of the test's: registers, has a person agree, and gets a token, by nothing but the metadata.
import { createHash, randomBytes } from 'node:crypto';

const REDIRECT_URI = 'http://127.0.0.1/callback';

export type ServerMetadata = {
  authorization_endpoint: string;
  token_endpoint: string;
  registration_endpoint: string;
};

export async function readMetadata(issuer: string): Promise<ServerMetadata> {
  const response = await fetch(`${issuer}/.well-known/oauth-authorization-server`);
  return (await response.json()) as ServerMetadata; // the suite looks at every word of it
}

/** Registers a client without a secret; loopback redirect URIs hold for any port. */
export async function registerClient(server: ServerMetadata): Promise<string> {
  const answer = await fetch(server.registration_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Conformance suite',
      redirect_uris: [REDIRECT_URI],
      token_endpoint_auth_method: 'none',
    }),
  });
  const { client_id: id } = (await answer.json()) as { client_id?: string };
  if (id === undefined) throw new Error(`registration was refused: ${answer.status}`);
  return id;
}

/** An access token with all scopes. `agree` is what the person does with the address; it answers the way back. */
export async function getToken(issuer: string, agree: (url: string) => Promise<URL>): Promise<string> {
  const server = await readMetadata(issuer);
  const clientId = await registerClient(server);
  const verifier = randomBytes(32).toString('base64url');
  const url = new URL(server.authorization_endpoint);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const back = await agree(url.href);
  const answer = await fetch(server.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (token === undefined) throw new Error(`no token: ${answer.status}`);
  return token;
}
