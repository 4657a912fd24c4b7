// Attack list: client documents.
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
  consentPage,
  exchange,
  isValid,
  makeSetting,
  newCode,
  refresh,
  tokensOf,
} from './setting.ts';
import type { Answer } from './setting.ts';

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
    const challenges: Served[] = [
      { status: 403, type: 'text/html', body: '' },
      { status: 200, type: 'text/html', body: '<html>' },
      { status: 307, body: '' },
      new GuardedFetchError('timeout'),
    ];
    const served = { at: challenges[0] as Served };
    const s = await makeSetting(await open(), { fetch: network(served) });
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
      ['https://goose-docs.ai/oauth/client-metadata.json', 'http://127.0.0.1:51234/oauth_callback', 'goose'],
    ] as const;
    for (const [i, [client_id, redirect_uri, name]] of cases.entries()) {
      served.at = challenges[i] ?? served.at;
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
