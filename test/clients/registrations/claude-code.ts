// Claude Code: a document with loopback URIs that have no port, else a native registration with the server's name in its own.
import { asPasted, BOTH_GRANTS } from './registration.ts';
import type { Registration } from './registration.ts';

export const CLAUDE_CODE: readonly Registration[] = [
  {
    client: 'Claude Code by its document, on any port',
    introduces: { document: 'https://claude.ai/oauth/claude-code-client-metadata' },
    redirectUri: 'http://localhost:55611/callback',
    method: 'none',
    scope: 'email_finder credits search_history',
    resource: asPasted,
  },
  {
    client: 'Claude Code by registration',
    introduces: {
      body: {
        client_name: 'Claude Code (email-lookup)',
        redirect_uris: ['http://localhost:3118/callback'],
        grant_types: BOTH_GRANTS,
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        application_type: 'native',
        scope: 'email_finder credits search_history',
      },
    },
    redirectUri: 'http://localhost:3118/callback',
    method: 'none',
    scope: 'email_finder credits search_history',
    resource: asPasted,
  },
];
