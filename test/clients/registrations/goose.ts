// Goose: a registration without any extra, answered on whatever port was free.
import { asPasted, BOTH_GRANTS } from './registration.ts';
import type { Registration } from './registration.ts';

export const GOOSE: readonly Registration[] = [
  {
    client: 'Goose',
    introduces: {
      body: {
        client_name: 'goose',
        redirect_uris: ['http://127.0.0.1:43121/oauth_callback'],
        grant_types: BOTH_GRANTS,
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
      },
    },
    redirectUri: 'http://127.0.0.1:43121/oauth_callback',
    method: 'none',
    resource: asPasted,
  },
  {
    client: 'Goose by its document, on any port',
    introduces: { document: 'https://goose-docs.ai/oauth/client-metadata.json' },
    redirectUri: 'http://127.0.0.1:51234/oauth_callback',
    method: 'none',
    resource: asPasted,
  },
];
