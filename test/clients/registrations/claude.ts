// claude.ai and its desktop app: a document where that is offered, else a registration that wants a secret.
import { asPasted, BOTH_GRANTS, withSlash } from './registration.ts';
import type { Registration } from './registration.ts';

const AI = 'https://claude.ai/api/mcp/auth_callback';
const COM = 'https://claude.com/api/mcp/auth_callback';
const DOCUMENT = 'https://claude.ai/oauth/mcp-oauth-client-metadata';

const body = {
  client_name: 'Claude',
  grant_types: BOTH_GRANTS,
  response_types: ['code'],
  scope: 'email_finder credits search_history',
};

export const CLAUDE: readonly Registration[] = [
  {
    client: 'Claude by its document',
    introduces: { document: DOCUMENT },
    redirectUri: AI,
    method: 'none',
    resource: asPasted,
  },
  {
    client: 'Claude by its document, on the newer domain',
    introduces: { document: DOCUMENT },
    redirectUri: COM,
    method: 'none',
    resource: asPasted,
  },
  {
    client: 'Claude by registration, with a secret',
    introduces: { body: { ...body, redirect_uris: [AI], token_endpoint_auth_method: 'client_secret_post' } },
    redirectUri: AI,
    method: 'client_secret_post',
    scope: body.scope,
    resource: withSlash,
  },
  {
    client: 'Claude by registration, without a secret',
    introduces: { body: { ...body, redirect_uris: [COM], token_endpoint_auth_method: 'none', scope: null } },
    redirectUri: COM,
    method: 'none',
    resource: asPasted,
  },
];
