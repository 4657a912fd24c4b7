// An independent client (oauth4webapi) walks the whole way.
import * as client from 'oauth4webapi';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import {
  answerConsent,
  connect,
  consentPage,
  continueUrl,
  isValid,
  makeSetting,
  REDIRECT_URI,
  SCOPES,
} from './setting.ts';

const insecure = { [client.allowInsecureRequests]: true };

describeEachDatabase('a strict client', (open) => {
  test.for([
    ['none', () => client.None()],
    ['client_secret_basic', (secret: string) => client.ClientSecretBasic(secret)],
    ['client_secret_post', (secret: string) => client.ClientSecretPost(secret)],
  ] as const)('walks from discovery to revocation by %s', async ([method, authentication]) => {
    const s = await makeSetting(await open());
    const resource = new URL(`${s.issuer}/mcp`);
    const found = await client.processResourceDiscoveryResponse(
      resource,
      await client.resourceDiscoveryRequest(resource, insecure),
    );
    expect(found.authorization_servers).toEqual([s.issuer]);
    const issuer = new URL(s.issuer);
    const server = await client.processDiscoveryResponse(
      issuer,
      await client.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure }),
    );
    const registered = await client.processDynamicClientRegistrationResponse(
      await client.dynamicClientRegistrationRequest(
        server,
        { client_name: 'Walker', redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: method },
        insecure,
      ),
    );
    const prove = authentication(registered.client_secret as string);
    const verifier = client.generateRandomCodeVerifier();
    const state = client.generateRandomState();
    const url = new URL(server.authorization_endpoint ?? '');
    for (const [name, value] of Object.entries({
      response_type: 'code',
      client_id: registered.client_id,
      redirect_uri: REDIRECT_URI,
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      resource: resource.href,
      scope: 'email_finder credits offline_access',
    }))
      url.searchParams.set(name, value);
    const response = await fetch(url, { redirect: 'manual' });
    const page = await consentPage(s, {
      status: response.status,
      headers: response.headers,
      body: {},
      text: '',
    });
    const back = continueUrl(await answerConsent(s, page));
    const parameters = client.validateAuthResponse(server, registered, back, state);
    const tokens = await client.processAuthorizationCodeResponse(
      server,
      registered,
      await client.authorizationCodeGrantRequest(
        server,
        registered,
        prove,
        parameters,
        REDIRECT_URI,
        verifier,
        insecure,
      ),
    );
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600, scope: 'email_finder credits' });
    await expect(s.oauth.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({
      ok: true,
      holder: {
        userId: s.userId,
        teamId: s.teamId,
        role: 'owner',
        scopes: ['email_finder', 'credits'],
        clientId: registered.client_id,
        dailyCreditCap: null,
      },
    });
    const again = await client.processRefreshTokenResponse(
      server,
      registered,
      await client.refreshTokenGrantRequest(server, registered, prove, tokens.refresh_token ?? '', insecure),
    );
    expect(again.refresh_token).not.toBe(tokens.refresh_token);
    const claims = await client.validateJwtAccessToken(
      server,
      new Request(resource, { headers: { authorization: `Bearer ${again.access_token}` } }),
      resource.href,
      // Its own clock is not ours.
      { ...insecure, [client.clockSkew]: Math.floor((s.clock.at - Date.now()) / 1000) },
    );
    expect(claims).toMatchObject({ sub: s.userId, client_id: registered.client_id });
    await client.processRevocationResponse(
      await client.revocationRequest(server, registered, prove, again.refresh_token ?? '', insecure),
    );
    await expect(isValid(s, again.access_token)).resolves.toBe(false);
    await expect(isValid(s, tokens.access_token)).resolves.toBe(false);
    expect(s.errors).toEqual([]);
  });

  test('a person sees the connection and ends it', async () => {
    const s = await makeSetting(await open());
    const { tokens, client } = await connect(s, {}, {}, { daily_cap: '12' });
    const [connection, ...rest] = await s.oauth.listConnections({ userId: s.userId });
    expect(rest).toEqual([]);
    expect(connection).toMatchObject({
      clientId: client.client_id,
      clientName: 'Quill app',
      clientKind: 'dynamic',
      teamId: s.teamId,
      scopes: SCOPES,
      dailyCreditCap: 12,
    });
    const id = connection?.grantId ?? '';
    await expect(s.oauth.endConnection(id, { teamId: 'another' })).resolves.toBe(false);
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true);
    await expect(s.oauth.endConnection(id, { userId: s.userId })).resolves.toBe(true);
    await expect(s.oauth.endConnection(id, { userId: s.userId })).resolves.toBe(false);
    await expect(isValid(s, tokens.access_token)).resolves.toBe(false);
    await expect(s.oauth.listConnections({ teamId: s.teamId })).resolves.toEqual([]);
  });
});
