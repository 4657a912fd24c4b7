// mcp-remote: the bridge for clients without OAuth. It may ask for scopes that only others have.
import { asPasted, BOTH_GRANTS } from './registration.ts';
import type { Registration } from './registration.ts';

const REDIRECT = 'http://localhost:3334/oauth/callback';

const body = {
  redirect_uris: [REDIRECT],
  token_endpoint_auth_method: 'none',
  grant_types: BOTH_GRANTS,
  response_types: ['code'],
  client_name: 'MCP CLI Proxy',
  client_uri: 'https://github.com/modelcontextprotocol/mcp-cli',
  software_id: '2e6dc280-f3c3-4e01-99a7-8181dbd1d23d',
  software_version: '0.1.38',
};

export const MCP_REMOTE: readonly Registration[] = [
  {
    client: 'mcp-remote that asks for what it found',
    introduces: { body: { ...body, scope: 'email_finder credits search_history' } },
    redirectUri: REDIRECT,
    method: 'none',
    scope: 'email_finder credits search_history',
    resource: asPasted,
  },
  {
    client:
      'mcp-remote of an older version: scopes of another trade among ours, no resource, and another port',
    introduces: { body: { ...body, scope: 'openid email profile' } },
    redirectUri: 'http://localhost:29483/oauth/callback',
    method: 'none',
    scope: 'openid email profile email_finder',
  },
];
