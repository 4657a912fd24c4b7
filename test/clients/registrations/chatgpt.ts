// ChatGPT: one callback for each connector, and an older one for all.
import { asPasted, BOTH_GRANTS } from './registration.ts';
import type { Registration } from './registration.ts';

const OF_CONNECTOR = 'https://chatgpt.com/connector/oauth/OUbdUMlL15Ct';
const FOR_ALL = 'https://chatgpt.com/connector_platform_oauth_redirect';

export const CHATGPT: readonly Registration[] = [OF_CONNECTOR, FOR_ALL].map((redirectUri) => ({
  client: `ChatGPT, answered at ${redirectUri === FOR_ALL ? 'the callback of all' : 'its connector’s own'}`,
  introduces: {
    body: {
      client_name: 'ChatGPT',
      redirect_uris: [redirectUri],
      grant_types: BOTH_GRANTS,
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      application_type: 'web',
    },
  },
  redirectUri,
  method: 'none' as const,
  scope: 'email_finder credits search_history offline_access',
  resource: asPasted,
}));
