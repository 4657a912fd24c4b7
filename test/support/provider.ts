// An OIDC provider on loopback that answers as a test tells it to: honest as it stands, hostile where `lies` say so.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

export type Lies = {
  /** In place of what the ID token would say. */
  claims?: Record<string, unknown>;
  metadata?: Record<string, unknown>;
  /** In place of the signed ID token. */
  idToken?: (honest: string) => string;
  /** In place of the token endpoint's answer. */
  token?: { status: number; body: string; headers?: Record<string, string> };
  userinfo?: Record<string, unknown>;
  /** Signs with a key that the provider does not publish. */
  foreignKey?: boolean;
};

export type TestProvider = {
  issuer: string;
  /** May be changed while it runs. */
  lies: Lies;
  /** What it was asked, newest last. */
  requests: { path: string; form: URLSearchParams; authorization: string | undefined }[];
  /** What the browser would be sent back with; `code` is good for one token. */
  agree(url: URL, claims: Record<string, unknown>): URLSearchParams;
  stop(): Promise<void>;
};

export async function startProvider(clientId: string): Promise<TestProvider> {
  const keys = await generateKeyPair('ES256');
  const foreign = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  let issued = 0;
  const codes = new Map<string, Record<string, unknown>>();
  const subjects = new Map<string, unknown>();
  const requests: TestProvider['requests'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      requests.push({ path, form, authorization: request.headers.authorization });
      void answer(path, form, request.headers.authorization).then(({ status, body, headers }) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const issuer = `http://127.0.0.1:${port}`;
  const provider: TestProvider = {
    issuer,
    lies: {},
    requests,
    agree(url, claims) {
      const code = `code-${++issued}`;
      codes.set(code, { nonce: url.searchParams.get('nonce'), ...claims });
      return new URLSearchParams({ code, state: url.searchParams.get('state') ?? '', iss: issuer });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  onTestFinished(() => provider.stop());

  type Reply = { status: number; body: string; headers?: Record<string, string> };
  const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });

  async function answer(path: string, form: URLSearchParams, authorization = ''): Promise<Reply> {
    const { lies } = provider;
    switch (path) {
      case '/.well-known/openid-configuration':
        return json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: `${issuer}/userinfo`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['ES256'],
          authorization_response_iss_parameter_supported: true,
          ...lies.metadata,
        });
      case '/jwks':
        return json({ keys: [jwk] });
      case '/token': {
        if (lies.token !== undefined) return lies.token;
        const code = form.get('code') ?? '';
        const said = codes.get(code);
        codes.delete(code);
        if (said === undefined) return json({ error: 'invalid_grant' }, 400);
        const token = `at-${code}`;
        subjects.set(`Bearer ${token}`, said['sub'] ?? 'ada');
        return json({ access_token: token, token_type: 'Bearer', id_token: await sign(said) });
      }
      case '/userinfo':
        return json(lies.userinfo ?? { sub: subjects.get(authorization) });
      default:
        return json({}, 404);
    }
  }

  async function sign(said: Record<string, unknown>): Promise<string> {
    const at = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: clientId, sub: 'ada', iat: at, exp: at + 300, ...said };
    const honest = await new SignJWT({ ...claims, ...provider.lies.claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .sign(provider.lies.foreignKey === true ? foreign.privateKey : keys.privateKey);
    return provider.lies.idToken?.(honest) ?? honest;
  }

  return provider;
}
