// Attack list: registration and client documents; the clients that people use.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isDocumentUrl } from '../../oauth/client-document.ts';
import { GuardedFetchError } from '../../src/http/guarded-fetch-error.ts';
import { createGuardedFetch } from '../../src/http/guarded-fetch.ts';
import type { GuardedFetch } from '../../src/http/guarded-fetch.ts';
import { describeEachDatabase } from '../support/databases.ts';
import {
  authorize,
  call,
  connect,
  consentPage,
  exchange,
  isValid,
  makeSetting,
  newCode,
  refresh,
  register,
  registerAnswer,
  tokensOf,
} from './setting.ts';
import type { Answer } from './setting.ts';

const DAY_MS = 86_400_000;
const DOCUMENT = 'https://app.quill.test/client.json';
const CALLBACK = 'https://app.quill.test/cb';

type Served = { status?: number; type?: string; body: string } | GuardedFetchError;

/** A network of one document. */
function network(served: { at: Served }): GuardedFetch & { asked: string[] } {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    if (served.at instanceof GuardedFetchError) throw served.at;
    const { status = 200, type = 'application/json', body } = served.at;
    return {
      url,
      status,
      header: (name: string) => (name.toLowerCase() === 'content-type' ? type : null),
      body: Buffer.from(body),
      truncated: false,
      bodySkipped: false,
      redirects: [],
      tlsVerified: true,
    };
  };
  return Object.assign(fetch, { close: async () => {}, asked });
}

const document = (more: object = {}) => ({
  body: JSON.stringify({ client_id: DOCUMENT, client_name: 'Doc', redirect_uris: [CALLBACK], ...more }),
});

function expectPage(answer: Answer, code: string) {
  expect(answer.body).toEqual({ kind: 'problem', code });
  expect(answer.headers.get('location')).toBeNull();
}

describeEachDatabase('registration', (open) => {
  test('the answer is 201, whole, without nulls, and with times in seconds', async () => {
    const s = await makeSetting(await open());
    const answer = await registerAnswer(s, { redirect_uris: [CALLBACK] });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client_id_issued_at: s.clock.at / 1000,
      client_secret: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      client_secret_expires_at: 0,
      client_name: 'app.quill.test',
      redirect_uris: [CALLBACK],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_basic',
      scope: 'email_finder search_history credits',
      registration_access_token: expect.any(String),
      registration_client_uri: `${s.issuer}/oauth/register/${String(answer.body['client_id'])}`,
    });
  });

  test('what we do not know is dropped, and a chosen id or secret is not taken', async () => {
    const s = await makeSetting(await open());
    const answer = await registerAnswer(s, {
      client_id: 'mine',
      client_secret: 'mine',
      redirect_uris: [CALLBACK, CALLBACK],
      grant_types: ['authorization_code', 'implicit', 'urn:x', 'refresh_token'],
      response_types: ['code', 'token'],
      scope: 'openid admin',
      token_endpoint_auth_method: 'none',
      application_type: 'native',
      client_uri: '',
      logo_uri: null,
      contacts: [],
      jwks: { keys: [] },
      __proto__: { x: 1 },
    });
    expect(answer.status).toBe(201);
    expect(answer.body['client_id']).not.toBe('mine');
    expect(answer.body).not.toHaveProperty('client_secret');
    expect(answer.body).toMatchObject({
      redirect_uris: [CALLBACK],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
    expect(Object.values(answer.body)).not.toContain(null);
  });

  test('what cannot be used is refused by the code of its fault', async () => {
    const s = await makeSetting(await open());
    const bad = [
      [{}, 'invalid_redirect_uri'],
      [{ redirect_uris: [] }, 'invalid_redirect_uri'],
      [{ redirect_uris: CALLBACK }, 'invalid_redirect_uri'],
      [{ redirect_uris: [7] }, 'invalid_redirect_uri'],
      [{ redirect_uris: [CALLBACK, 'javascript:alert(1)'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['http://app.quill.test/cb'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: [`${CALLBACK}\0`] }, 'invalid_redirect_uri'],
      [{ redirect_uris: Array.from({ length: 20 }, (_, i) => `${CALLBACK}${i}`) }, 'invalid_redirect_uri'],
      [[], 'invalid_client_metadata'],
      ['{', 'invalid_request'],
      ['7', 'invalid_request'],
    ] as const;
    for (const [metadata, error] of bad) {
      const answer = await registerAnswer(s, metadata);
      expect([answer.status, answer.body['error']], JSON.stringify(metadata)).toEqual([400, error]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(s.errors).toEqual([]);
  });

  test('a megabyte is not read', async () => {
    const s = await makeSetting(await open());
    const answer = await registerAnswer(s, { redirect_uris: [CALLBACK], client_name: 'x'.repeat(1_000_000) });
    expect(answer.status).toBe(413);
  });

  test('a flood from one address ends, over two processes, and says when to come again', async () => {
    const s = await makeSetting(await open());
    const other = await s.second();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        registerAnswer(i % 2 === 0 ? s : other, { redirect_uris: [CALLBACK] }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeGreaterThanOrEqual(60);
    expect(made).toBeLessThanOrEqual(62);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body['error']).toBe('temporarily_unavailable');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a client that nobody agreed to is forgotten after thirty days, one that was used never', async () => {
    const s = await makeSetting(await open());
    const unused = await register(s);
    const { client } = await connect(s);
    const made = await s.oauth.createClient({ name: 'Op', redirectUris: [CALLBACK], withSecret: true });
    s.clock.at += 30 * DAY_MS + 1;
    await s.oauth.sweep();
    expectPage(await authorize(s, unused), 'unknown_client');
    await consentPage(s, await authorize(s, client));
    await consentPage(s, await authorize(s, { client_id: made.clientId }));
    s.clock.at += 400 * DAY_MS;
    await s.oauth.sweep();
    const code = await newCode(s, client);
    tokensOf(await exchange(s, client, code));
  });
});

describeEachDatabase('client documents', (open) => {
  test('a client named by its document connects, and its host proves it', async () => {
    const fetch = network({ at: document() });
    const s = await makeSetting(await open(), { fetch });
    const client = { client_id: DOCUMENT };
    const page = await consentPage(s, await authorize(s, client));
    expect(page.client).toMatchObject({ name: 'Doc', provenHost: 'app.quill.test' });
    const tokens = tokensOf(await exchange(s, client, await newCode(s, client)));
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true);
    expect(fetch.asked).toEqual([DOCUMENT]); // cached, and never at the token door
    const second = tokensOf(await exchange(s, client, await newCode(s, client)));
    await expect(isValid(s, tokens.access_token)).resolves.toBe(true); // all installations share the id
    await expect(isValid(s, second.access_token)).resolves.toBe(true);
  });

  test('a document that does not hold, or is not to be had, makes no client', async () => {
    const served: { at: Served } = { at: document() };
    const s = await makeSetting(await open(), { fetch: network(served) });
    const bad: [string, Served][] = [
      ['another client_id', document({ client_id: 'https://app.quill.test/other.json' })],
      ['a client_id with a slash', document({ client_id: `${DOCUMENT}/` })],
      ['no client_id', document({ client_id: undefined })],
      ['no redirect URI', document({ redirect_uris: [] })],
      ['a bad redirect URI', document({ redirect_uris: ['javascript:alert(1)'] })],
      ['a shared secret', document({ token_endpoint_auth_method: 'client_secret_post' })],
      ['a method that we do not have', document({ token_endpoint_auth_method: 'private_key_jwt' })],
      ['a list', { body: '[]' }],
      ['no JSON', { body: '{' }],
      ['another type', { ...document(), type: 'text/html' }],
      ['a challenge', { status: 403, type: 'text/html', body: '' }],
      ['a redirect', { status: 302, body: '' }],
      ['nothing', { status: 404, body: '' }],
      ['too much', new GuardedFetchError('too_large')],
      ['silence', new GuardedFetchError('timeout')],
      ['a blocked address', new GuardedFetchError('blocked_address')],
    ];
    for (const [name, answer] of bad) {
      served.at = answer;
      s.clock.at += 61_000;
      const page = await authorize(s, { client_id: DOCUMENT });
      expect(page.body, name).toEqual({ kind: 'problem', code: 'client_document' });
    }
    await expect(s.db.selectFrom('oauth_clients').selectAll().execute()).resolves.toEqual([]);
    served.at = document();
    s.clock.at += 61_000;
    await consentPage(s, await authorize(s, { client_id: DOCUMENT }));
    expect(s.errors).toEqual([]);
  });

  test('a changed document counts within the hour; a broken one ends new authorizations, not connections', async () => {
    const served: { at: Served } = { at: document() };
    const s = await makeSetting(await open(), { fetch: network(served) });
    const client = { client_id: DOCUMENT };
    const tokens = tokensOf(await exchange(s, client, await newCode(s, client)));
    served.at = document({ redirect_uris: ['https://app.quill.test/moved'] });
    s.clock.at += 3_600_000;
    expectPage(await authorize(s, client), 'redirect_uri');
    served.at = { body: '{}' };
    s.clock.at += 3_600_000;
    expectPage(
      await authorize(s, client, { redirect_uri: 'https://app.quill.test/moved' }),
      'client_document',
    );
    tokensOf(await refresh(s, client, tokens.refresh_token));
  });

  test('a host that falls silent leaves its client as it was, and is not asked again at once', async () => {
    const served: { at: Served } = { at: document() };
    const fetch = network(served);
    const s = await makeSetting(await open(), { fetch });
    const client = { client_id: DOCUMENT };
    await consentPage(s, await authorize(s, client));
    served.at = new GuardedFetchError('timeout');
    s.clock.at += 3_600_000;
    for (let i = 0; i < 5; i += 1) await consentPage(s, await authorize(s, client));
    expect(fetch.asked).toHaveLength(2);
  });

  test('many who ask at once cause one fetch', async () => {
    const fetch = network({ at: document() });
    const s = await makeSetting(await open(), { fetch });
    await Promise.all(Array.from({ length: 10 }, () => authorize(s, { client_id: DOCUMENT })));
    expect(fetch.asked.length).toBeLessThanOrEqual(2);
  });

  test('where a vendor turns us away, its document as it was published stands in', async () => {
    const s = await makeSetting(await open(), { fetch: network({ at: { status: 403, body: '' } }) });
    const cases = [
      [
        'https://claude.ai/oauth/mcp-oauth-client-metadata',
        'https://claude.ai/api/mcp/auth_callback',
        'Claude',
      ],
      [
        'https://claude.ai/oauth/claude-code-client-metadata',
        'http://localhost:3118/callback',
        'Claude Code',
      ],
      ['https://vscode.dev/oauth/client-metadata.json', 'http://127.0.0.1:33419/', 'Visual Studio Code'],
      ['https://chatgpt.com/oauth/codex/client.json', 'http://127.0.0.1:1455/callback', 'Codex'],
    ] as const;
    for (const [client_id, redirect_uri, name] of cases) {
      const page = await consentPage(s, await authorize(s, { client_id }, { redirect_uri }));
      expect(page.client.name).toBe(name);
    }
  });

  test('the real guarded fetch reaches nothing inside, in whatever spelling', async () => {
    let reached = 0;
    const server = createServer();
    server.on('connection', (socket) => {
      reached += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const fetch = createGuardedFetch({
      allowPrivateNetwork: false,
      userAgent: 'test',
      now: Date.now,
      lookup: async () => ['127.0.0.1'],
      ports: { http: port, https: port },
    });
    onTestFinished(async () => {
      await fetch.close();
      server.close();
    });
    const s = await makeSetting(await open(), { fetch });
    for (const host of [
      '127.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '[::1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      'inner.quill.test',
      'localhost',
    ]) {
      expectPage(await authorize(s, { client_id: `https://${host}/c.json` }), 'client_document');
    }
    for (const host of [`127.0.0.1:${port}`, '2130706433', '0x7f.1', '0177.0.0.1', '127.1']) {
      expectPage(await authorize(s, { client_id: `https://${host}/c.json` }), 'unknown_client');
    }
    expect(reached).toBe(0);
    expect(s.errors).toEqual([]);
  });
});

test.for([
  ['https://app.quill.test/client.json', true],
  ['https://app.quill.test/client.json?v=1', true],
  ['https://app.quill.test/', false],
  ['https://app.quill.test', false],
  ['http://app.quill.test/client.json', false],
  ['https://app.quill.test:8443/client.json', false],
  ['https://app.quill.test:443/client.json', false],
  ['https://u@app.quill.test/client.json', false],
  ['https://app.quill.test/client.json#x', false],
  ['https://app.quill.test/client.json#', false],
  ['https://app.quill.test/a/../client.json', false],
  ['https://app.quill.test/a/%2e%2e/client.json', false],
  ['https://APP.quill.test/client.json', false],
  ['https://127.1/client.json', false],
  [`https://app.quill.test/${'a'.repeat(600)}`, false],
] as const)('%s names a document: %s', ([id, expected]) => {
  expect(isDocumentUrl(id)).toBe(expected);
});

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
