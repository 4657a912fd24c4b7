// Gemini CLI: a fixed port, and an empty text where it has no scope to ask for.
import { asPasted, BOTH_GRANTS } from './registration.ts';
import type { Registration } from './registration.ts';

const REDIRECT = 'http://localhost:7777/oauth/callback';

export const GEMINI_CLI: readonly Registration[] = [
  {
    client: 'Gemini CLI',
    introduces: {
      body: {
        client_name: 'Gemini CLI MCP Client',
        redirect_uris: [REDIRECT],
        grant_types: BOTH_GRANTS,
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope: '',
      },
    },
    redirectUri: REDIRECT,
    method: 'none',
    resource: asPasted,
  },
];
