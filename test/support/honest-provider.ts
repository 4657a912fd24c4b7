// An OIDC provider of somebody else's make on loopback, whose person signs in and agrees at once.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { onTestFinished } from 'vitest';

const CLIENT_ID = 'svc';
const SCOPE = 'openid email';
const DAY_SECONDS = 86_400;

export type HonestProvider = {
  issuer: string;
  /** For the service that is to sign in here. */
  settings: Record<string, string>;
  /** Who sits before it; `<name>@quill.test` is their verified address. */
  person: string;
  /** Takes the service up as a client; it is known only after its own start. */
  register(redirectUri: string): Promise<void>;
};

export async function startHonestProvider(): Promise<HonestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const issuer = `http://127.0.0.1:${port}`;
  const clientSecret = randomBytes(32).toString('hex');
  const honest: HonestProvider = {
    issuer,
    settings: {
      SVC_OIDC_ISSUER: issuer,
      SVC_OIDC_CLIENT_ID: CLIENT_ID,
      SVC_OIDC_CLIENT_SECRET: clientSecret,
      SVC_OIDC_DOMAINS: 'quill.test',
    },
    person: 'ada',
    async register(redirectUri) {
      const provider = await makeProvider(issuer, clientSecret, redirectUri);
      const answer = provider.callback();
      server.on('request', (request, response) => {
        if (request.url?.startsWith('/interaction/') === true) {
          void agree(provider, request, response, honest.person);
        } else void answer(request, response);
      });
    },
  };
  return honest;
}

async function makeProvider(issuer: string, clientSecret: string, redirectUri: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: `${id}@quill.test`, email_verified: true }),
    }),
    ttl: {
      AccessToken: DAY_SECONDS,
      AuthorizationCode: 60,
      Grant: DAY_SECONDS,
      IdToken: DAY_SECONDS,
      Interaction: DAY_SECONDS,
      Session: DAY_SECONDS,
    },
  });
}

type Handler = Parameters<Provider['interactionDetails']>;

async function agree(
  provider: Provider,
  request: Handler[0],
  response: Handler[1],
  accountId: string,
): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    await provider.interactionFinished(request, response, { login: { accountId } });
    return;
  }
  const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
  grant.addOIDCScope(SCOPE);
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { consent: { grantId } });
}
