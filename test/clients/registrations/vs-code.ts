// VS Code: its document, else a native registration; on loopback it takes another port where its own is in use.
import { asPasted } from './registration.ts';
import type { Registration } from './registration.ts';

const introduces = {
  body: {
    client_name: 'Visual Studio Code',
    client_uri: 'https://code.visualstudio.com',
    // It names whatever of its own list the server's metadata has.
    grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
    response_types: ['code'],
    redirect_uris: [
      'https://insiders.vscode.dev/redirect',
      'https://vscode.dev/redirect',
      'http://127.0.0.1/',
      'http://127.0.0.1:33418/',
    ],
    scope: 'email_finder credits search_history',
    token_endpoint_auth_method: 'none',
    application_type: 'native',
  },
};

const SCOPE = introduces.body.scope;

export const VS_CODE: readonly Registration[] = [
  {
    client: 'VS Code on its port',
    introduces,
    redirectUri: 'http://127.0.0.1:33418/',
    method: 'none',
    scope: SCOPE,
    resource: asPasted,
  },
  {
    client: 'VS Code on another port',
    introduces,
    redirectUri: 'http://127.0.0.1:59656/',
    method: 'none',
    scope: SCOPE,
    resource: asPasted,
  },
  {
    client: 'VS Code through the web',
    introduces,
    redirectUri: 'https://vscode.dev/redirect',
    method: 'none',
    scope: `openid ${SCOPE} profile`,
    resource: asPasted,
  },
  {
    client: 'VS Code by its document',
    introduces: { document: 'https://vscode.dev/oauth/client-metadata.json' },
    redirectUri: 'http://127.0.0.1:33418/',
    method: 'none',
    resource: asPasted,
  },
];
