// Codex: a callback whose path names the server, on whatever port was free.
import { asPasted, BOTH_GRANTS } from './registration.ts';
import type { Registration } from './registration.ts';

export const CODEX: readonly Registration[] = [
  {
    client: 'Codex by registration',
    introduces: {
      body: {
        client_name: 'Codex',
        redirect_uris: ['http://127.0.0.1:37819/callback/6MFBM1In3Ey-'],
        grant_types: BOTH_GRANTS,
        token_endpoint_auth_method: 'none',
        response_types: ['code'],
        application_type: 'native',
      },
    },
    redirectUri: 'http://127.0.0.1:37819/callback/6MFBM1In3Ey-',
    method: 'none',
    resource: asPasted,
  },
  {
    client: 'Codex by its document',
    introduces: { document: 'https://chatgpt.com/oauth/codex/client.json' },
    redirectUri: 'http://127.0.0.1:1455/callback',
    method: 'none',
    resource: asPasted,
  },
];
