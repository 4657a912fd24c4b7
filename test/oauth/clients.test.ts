// The registrations of the clients that people use, each through to a token; and what they read first.
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../support/databases.ts';
import { call, exchange, isValid, makeSetting, newCode, refresh, register, tokensOf } from './setting.ts';

/** Registration bodies and redirect URIs as these clients send them. */
const CLIENTS = [
  [
    'claude.ai',
    {
      client_name: 'Claude',
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
      token_endpoint_auth_method: 'client_secret_post',
    },
    'https://claude.ai/api/mcp/auth_callback',
  ],
  [
    'Claude Code',
    {
      client_name: 'Claude Code',
      redirect_uris: ['http://localhost:3118/callback'],
      token_endpoint_auth_method: 'none',
    },
    'http://localhost:3118/callback',
  ],
  [
    'ChatGPT',
    { client_name: 'ChatGPT', redirect_uris: ['https://chatgpt.com/connector/oauth/abc123'] },
    'https://chatgpt.com/connector/oauth/abc123',
  ],
  [
    'Cursor',
    {
      client_name: 'Cursor',
      redirect_uris: [
        'cursor://anysphere.cursor-mcp/oauth/callback',
        'https://www.cursor.com/agents/mcp/oauth/callback',
        'http://localhost:8787/callback',
      ],
      token_endpoint_auth_method: 'none',
    },
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ],
  [
    'VS Code',
    {
      client_name: 'Visual Studio Code',
      redirect_uris: ['https://vscode.dev/redirect', 'http://127.0.0.1:33418'],
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      token_endpoint_auth_method: 'none',
    },
    'http://127.0.0.1:40001',
  ],
  [
    'Codex',
    {
      client_name: 'Codex',
      redirect_uris: ['http://127.0.0.1:50123/callback'],
      token_endpoint_auth_method: 'none',
    },
    'http://127.0.0.1:50124/callback',
  ],
  [
    'Gemini CLI',
    {
      client_name: 'Gemini CLI MCP Client',
      redirect_uris: ['http://localhost:7777/oauth/callback'],
      token_endpoint_auth_method: 'none',
      scope: '',
    },
    'http://localhost:7778/oauth/callback',
  ],
  [
    'mcp-remote',
    {
      client_name: 'MCP CLI Proxy',
      redirect_uris: ['http://localhost:9696/oauth/callback'],
      token_endpoint_auth_method: 'none',
      software_id: 'x',
      software_version: '0.0.0',
    },
    'http://localhost:9697/oauth/callback',
  ],
  [
    'Goose',
    {
      client_name: 'Goose',
      redirect_uris: ['http://localhost:61234/oauth_callback'],
      token_endpoint_auth_method: 'none',
      response_types: ['code'],
      application_type: null,
    },
    'http://localhost:1/oauth_callback',
  ],
] as const;

describeEachDatabase('the clients that people use', (open) => {
  test('each comes to a token and refreshes it', async () => {
    const s = await makeSetting(await open());
    for (const [name, metadata, redirect_uri] of CLIENTS) {
      const client = await register(s, { token_endpoint_auth_method: undefined, ...metadata });
      const code = await newCode(s, client, { redirect_uri, resource: `${s.issuer}/mcp` });
      const more = { redirect_uri, resource: `${s.issuer}/mcp` };
      const tokens = tokensOf(await exchange(s, client, code, more));
      expect(await isValid(s, tokens.access_token), name).toBe(true);
      tokensOf(await refresh(s, client, tokens.refresh_token));
    }
  });
});

describeEachDatabase('metadata', (open) => {
  test('both documents stand at the root and at the suffix, for every origin', async () => {
    const s = await makeSetting(await open());
    const headers = { origin: 'https://any.test', host: 'evil.test' };
    for (const path of ['oauth-authorization-server', 'oauth-authorization-server/mcp']) {
      const answer = await call(`${s.base}/.well-known/${path}`, { headers });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.body).toMatchObject({
        issuer: s.issuer,
        authorization_endpoint: `${s.issuer}/oauth/authorize`,
        token_endpoint: `${s.issuer}/oauth/token`,
        registration_endpoint: `${s.issuer}/oauth/register`,
        revocation_endpoint: `${s.issuer}/oauth/revoke`,
        jwks_uri: `${s.issuer}/oauth/jwks`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
        scopes_supported: ['email_finder', 'search_history', 'credits', 'offline_access'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
      });
    }
    for (const path of ['oauth-protected-resource', 'oauth-protected-resource/mcp']) {
      const answer = await call(`${s.base}/.well-known/${path}`, { headers });
      expect(answer.body).toEqual({
        resource: s.oauth.resource,
        authorization_servers: [s.issuer],
        scopes_supported: ['email_finder', 'search_history', 'credits'],
        bearer_methods_supported: ['header'],
        resource_name: 'Quill',
      });
    }
    expect(s.oauth.resourceMetadataUrl).toBe(`${s.issuer}/.well-known/oauth-protected-resource/mcp`);
  });

  test('programs of any origin may call, and are told so before', async () => {
    const s = await makeSetting(await open());
    const paths = [
      'oauth/register',
      'oauth/token',
      'oauth/revoke',
      'oauth/jwks',
      '.well-known/oauth-authorization-server',
    ];
    for (const path of paths) {
      const answer = await call(`${s.base}/${path}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://any.test' },
      });
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('access-control-allow-headers')).toContain('MCP-Protocol-Version');
      const wrong = await call(`${s.base}/${path}`, { method: 'PUT' });
      expect(wrong.status).toBe(405);
      expect(wrong.headers.get('access-control-allow-origin')).toBe('*');
    }
    for (const path of ['oauth/authorize', 'oauth/consent']) {
      const answer = await call(`${s.base}/${path}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://any.test' },
      });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
