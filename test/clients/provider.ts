// What both SDKs ask of their host: where to keep registration and tokens, and whom to send to the browser.
import { randomUUID } from 'node:crypto';
import type { OAuthClientProvider as ProviderV2 } from '@modelcontextprotocol/client';
import type { OAuthClientProvider as ProviderV1 } from '@modelcontextprotocol/sdk/client/auth.js';
import type { Errand, Held } from './errand.ts';

type Discovery = NonNullable<Awaited<ReturnType<NonNullable<ProviderV1['discoveryState']>>>>;
type Tokens = NonNullable<Awaited<ReturnType<ProviderV1['tokens']>>>;
type ClientInformation = NonNullable<Awaited<ReturnType<ProviderV1['clientInformation']>>>;

export type Provider = ProviderV1 &
  ProviderV2 & {
    state(): string;
    held(): Held;
    hasAuthorizationUrl(): boolean;
    /** The link that the person is to open; each is handed out once. */
    takeAuthorizationUrl(): string;
    /** Drops the tokens, as a host does that starts over. */
    forget(): void;
  };

export function makeProvider({
  redirectUri,
  name = 'Test assistant',
  documentUrl,
}: Pick<Errand, 'redirectUri' | 'name' | 'documentUrl'>): Provider {
  let client: ClientInformation | undefined;
  let tokens: Tokens | undefined;
  let discovery: Discovery | undefined;
  let verifier = '';
  let authorizationUrl: string | undefined;
  const state = randomUUID();
  return {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: name,
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    ...(documentUrl === undefined ? {} : { clientMetadataUrl: documentUrl }),
    state: () => state,
    clientInformation: () => client,
    saveClientInformation: (information: ClientInformation) => void (client = information),
    tokens: () => tokens,
    saveTokens: (saved: Tokens) => void (tokens = saved),
    redirectToAuthorization: (url: URL) => void (authorizationUrl = url.href),
    saveCodeVerifier: (saved: string) => void (verifier = saved),
    codeVerifier: () => verifier,
    saveDiscoveryState: (saved: Discovery) => void (discovery = saved),
    discoveryState: () => discovery,
    invalidateCredentials(scope: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery') {
      if (scope === 'all' || scope === 'tokens') tokens = undefined;
      if (scope === 'all' || scope === 'client') client = undefined;
    },
    held: () => ({
      accessToken: tokens?.access_token ?? '',
      refreshToken: tokens?.refresh_token ?? '',
      clientId: client?.client_id ?? '',
      scope: tokens?.scope ?? '',
    }),
    hasAuthorizationUrl: () => authorizationUrl !== undefined,
    takeAuthorizationUrl() {
      if (authorizationUrl === undefined) throw new Error('the client has not asked for its person');
      const url = authorizationUrl;
      authorizationUrl = undefined;
      return url;
    },
    forget: () => void (tokens = undefined),
  };
}
