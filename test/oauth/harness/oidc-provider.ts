// oidc-provider for the harness, set up as somebody would who serves MCP clients with it.
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, errors, InteractionResults, Provider } from 'oidc-provider';
import { onTestFinished } from 'vitest';
import type { AuthorizationServer, Decision } from './server.ts';

const SCOPES = 'email_finder search_history credits';
const USER = 'owner';
const HOPS_MAX = 10;

export async function startOidcProvider(): Promise<AuthorizationServer> {
  // It warns on import of runtimes that it was not tested with; by now the test has silenced that.
  const library = await import('oidc-provider');
  let serve: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  let decision: Decision = 'allow';
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const issuer = `http://127.0.0.1:${port}`;
  const resource = `${issuer}/mcp`;
  const provider = new library.Provider(issuer, await configuration(resource, library.errors));
  const callback = provider.callback();
  serve = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) void callback(request, response);
    else
      void decide(provider, request, response, decision, resource).catch(() =>
        response.writeHead(400).end('no such interaction'),
      );
  };
  return {
    issuer,
    resource,
    async open(url, wanted = 'allow') {
      decision = wanted;
      return follow(url, issuer);
    },
  };
}

async function configuration(
  resource: string,
  { InvalidTarget }: Pick<typeof errors, 'InvalidTarget'>,
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] },
    cookies: { keys: ['a key of the test'] },
    scopes: SCOPES.split(' '),
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    rotateRefreshToken: true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: async (_context, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => resource,
        useGrantedResource: async () => true,
        async getResourceServerInfo(_context, indicator) {
          if (indicator !== resource) throw new InvalidTarget();
          return { scope: SCOPES, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'ES256' } } };
        },
      },
    },
  };
}

/** Signs in and agrees, or refuses, as the person wants. */
async function decide(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  decision: Decision,
  resource: string,
): Promise<void> {
  const { prompt, params, grantId } = await provider.interactionDetails(request, response);
  let result: InteractionResults;
  if (decision === 'deny') result = { error: 'access_denied', error_description: 'not agreed' };
  else if (prompt.name === 'login') result = { login: { accountId: USER } };
  else {
    const grant =
      (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
      new provider.Grant({ accountId: USER, clientId: String(params['client_id']) });
    const scope = typeof params['scope'] === 'string' ? params['scope'] : '';
    grant.addResourceScope(resource, scope);
    grant.addOIDCScope(scope);
    result = { consent: { grantId: await grant.save() } };
  }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
}

/** A fresh browser each time: nobody is signed in from before. */
async function follow(url: string, issuer: string): Promise<URL | null> {
  const cookies = new Map<string, string>();
  let here = url;
  for (let hop = 0; hop < HOPS_MAX; hop += 1) {
    const answer = await fetch(here, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) return null;
    const next = new URL(location, here);
    if (next.origin !== issuer) return next;
    here = next.href;
  }
  throw new Error('the redirects do not end');
}
