// Cursor: three redirect URIs in one registration, and any of them later. It may take the origin for the resource.
import { asPasted, BOTH_GRANTS, originAlone } from './registration.ts';
import type { Registration } from './registration.ts';

const APP = 'cursor://anysphere.cursor-mcp/oauth/callback';
const WEB = 'https://www.cursor.com/agents/mcp/oauth/callback';
const LOOPBACK = 'http://localhost:8787/callback';

const introduces = {
  body: {
    client_name: 'Cursor',
    redirect_uris: [APP, WEB, LOOPBACK],
    grant_types: BOTH_GRANTS,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
};

export const CURSOR: readonly Registration[] = [
  { client: 'Cursor, answered in its app', introduces, redirectUri: APP, method: 'none', resource: asPasted },
  { client: 'Cursor, answered on the web', introduces, redirectUri: WEB, method: 'none' },
  {
    client: 'Cursor, answered on loopback',
    introduces,
    redirectUri: LOOPBACK,
    method: 'none',
    scope: 'email_finder credits search_history',
    resource: originAlone,
  },
];
