// An assistant whose OAuth half is oauth4webapi, which shares no code with the SDKs and checks every answer strictly.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as oauth from 'oauth4webapi';
import { faceOfV2, INFO } from '../tools/clients.ts';
import { RefusedError } from './errand.ts';
import type { Assistant, Errand } from './errand.ts';

/** The service under test is plain http on loopback. */
const INSECURE = { [oauth.allowInsecureRequests]: true } as const;

export async function openIndependentClient(mcpUrl: string, errand: Errand): Promise<Assistant> {
  const server = await discover(mcpUrl);
  const client = await registerClient(server, errand);
  const auth = oauth.None();
  let walks = 0;
  let tokens: oauth.TokenEndpointResponse | undefined;

  const authorize = async (scope: string | undefined) => {
    walks += 1;
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const url = new URL(server.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: errand.redirectUri,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      resource: mcpUrl,
      ...(scope === undefined ? {} : { scope }),
    }).toString();
    const parameters = await errand.walk(url.href);
    const checked = checkAnswer(server, client, parameters, state);
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      auth,
      checked,
      errand.redirectUri,
      verifier,
      { ...INSECURE, additionalParameters: { resource: mcpUrl } },
    );
    tokens = await oauth.processAuthorizationCodeResponse(server, client, answer);
  };

  /** True where the refresh token still held. */
  const refresh = async () => {
    try {
      const answer = await oauth.refreshTokenGrantRequest(
        server,
        client,
        auth,
        tokens?.refresh_token ?? '',
        INSECURE,
      );
      tokens = await oauth.processRefreshTokenResponse(server, client, answer);
      return true;
    } catch (error) {
      if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') return false;
      throw error;
    }
  };

  const send: typeof fetch = async (input, init) => {
    const attempt = () => {
      const headers = new Headers(init?.headers);
      if (tokens !== undefined) headers.set('authorization', `Bearer ${tokens.access_token}`);
      return fetch(input, { ...init, headers });
    };
    const response = await attempt();
    const { error, scope } = challengeOf(response);
    if (response.status === 401) {
      if (tokens === undefined || !(await refresh())) await authorize(scope);
      return attempt();
    }
    if (response.status === 403 && error === 'insufficient_scope') {
      await authorize(scope);
      return attempt();
    }
    return response;
  };

  const mcp = new Client(INFO, { versionNegotiation: { mode: 'auto' } });
  try {
    await mcp.connect(new StreamableHTTPClientTransport(new URL(mcpUrl), { fetch: send }));
  } catch (error) {
    // The SDK takes what its fetch throws for a failure of the network, and wraps it.
    throw error instanceof Error && error.cause instanceof RefusedError ? error.cause : error;
  }
  const { listTools, instructions, call } = faceOfV2(mcp);
  return {
    listTools,
    instructions,
    call,
    held: () => ({
      accessToken: tokens?.access_token ?? '',
      refreshToken: tokens?.refresh_token ?? '',
      clientId: client.client_id,
      scope: tokens?.scope ?? '',
    }),
    walks: () => walks,
    close: () => mcp.close(),
  };
}

/** Checks state and iss of codes and of errors alike (RFC 9207 §2.4). */
function checkAnswer(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  parameters: URLSearchParams,
  state: string,
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(server, client, parameters, state);
  } catch (error) {
    throw error instanceof oauth.AuthorizationResponseError ? new RefusedError(parameters) : error;
  }
}

/** From the address to the metadata of the resource, and on to its authorization server (RFC 9728 §5). */
async function discover(mcpUrl: string): Promise<oauth.AuthorizationServer> {
  const resourceUrl = new URL(mcpUrl);
  const resource = await oauth.processResourceDiscoveryResponse(
    resourceUrl,
    await oauth.resourceDiscoveryRequest(resourceUrl, INSECURE),
  );
  const issuer = new URL(resource.authorization_servers?.[0] ?? '');
  return oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { ...INSECURE, algorithm: 'oauth2' }),
  );
}

async function registerClient(server: oauth.AuthorizationServer, errand: Errand): Promise<oauth.Client> {
  if (errand.documentUrl !== undefined) return { client_id: errand.documentUrl };
  const answer = await oauth.dynamicClientRegistrationRequest(
    server,
    {
      client_name: errand.name ?? 'Independent assistant',
      redirect_uris: [errand.redirectUri],
      token_endpoint_auth_method: 'none',
    },
    INSECURE,
  );
  return oauth.processDynamicClientRegistrationResponse(answer);
}

function challengeOf(response: Response): { error?: string; scope?: string } {
  const header = response.headers.get('www-authenticate') ?? '';
  const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(header)?.[1];
  const [error, scope] = [of('error'), of('scope')];
  return { ...(error === undefined ? {} : { error }), ...(scope === undefined ? {} : { scope }) };
}
