import { describe, expect, test } from 'vitest';
import { BATCH_MAX, BODY_MAX_BYTES, DEPTH_MAX } from '../../tools/door/body.ts';
import { TOKEN, call, modern, openTools } from './door.ts';
import type { RawAnswer, ToolsDoor } from './door.ts';
import { openSqlite } from './sqlite.ts';

const CREDITS = call('svc_get_credits');
const open = async (options: Parameters<typeof openTools>[1] = {}) => openTools(await openSqlite(), options);
const challengeOf = ({ headers }: RawAnswer) => String(headers['www-authenticate']);

describe('who is let in', () => {
  const refused: [
    rule: string,
    headers: Record<string, string | string[] | undefined>,
    path: string,
    status: number,
    error: string | null,
  ][] = [
    ['no token', { authorization: undefined }, '', 401, null],
    ['an unknown token', { authorization: 'Bearer other' }, '', 401, 'invalid_token'],
    ['another scheme', { authorization: 'Basic dTpw' }, '', 401, 'invalid_token'],
    ['two tokens in one header', { authorization: `Bearer ${TOKEN} ${TOKEN}` }, '', 401, 'invalid_token'],
    [
      'two Authorization headers',
      { authorization: [`Bearer ${TOKEN}`, `Bearer ${TOKEN}`] },
      '',
      400,
      'invalid_request',
    ],
    ['a token in the query', { authorization: undefined }, `?access_token=${TOKEN}`, 400, 'invalid_request'],
    ['a token in the query beside a good one', {}, `?a=b&access_token=${TOKEN}`, 400, 'invalid_request'],
  ];
  test.each(refused)(
    '%s is refused with a challenge that says where to sign in',
    async (_, headers, path, status, error) => {
      const door = await open();
      const answer = await door.post(CREDITS, headers, path);
      expect(answer.status).toBe(status);
      expect(answer.json).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_000 } });
      const challenge = challengeOf(answer);
      expect(challenge).toContain(`resource_metadata="http://127.0.0.1:${door.port}/.well-known/`);
      expect(challenge).toContain('scope="email_finder credits search_history"');
      expect(/error="(\w+)"/.exec(challenge)?.[1] ?? null).toBe(error);
    },
  );

  test('the scheme may be written in any case', async () => {
    const door = await open();
    expect((await door.post(CREDITS, { authorization: `bearer  ${TOKEN}` })).status).toBe(200);
  });

  test('a missing scope is 403 with all scopes in one challenge, those of the grant included', async () => {
    const door = await open();
    const authorization = `Bearer ${door.grant('finder', { scopes: ['email_finder'] })}`;
    for (const { body, headers } of [
      { body: { ...CREDITS, id: 7 }, headers: {} },
      modern('tools/call', { name: 'svc_get_credits', arguments: {} }, 7),
    ]) {
      const answer = await door.post(body, { ...headers, authorization });
      expect(answer.status).toBe(403);
      expect(challengeOf(answer)).toContain('error="insufficient_scope", scope="email_finder credits"');
      expect(answer.json?.id).toBe(7);
    }
    const batch = [CREDITS, { ...call('svc_search_history'), id: 2 }];
    const answer = await door.post(batch, { authorization });
    expect(challengeOf(answer)).toContain('scope="email_finder credits search_history"');
    expect((await door.post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { authorization })).status).toBe(
      200,
    );
  });

  test('a foreign Host is refused, ours and loopback ones pass', async () => {
    const door = await open({ tools: { resourceUrl: 'https://find.quill.test/mcp' } });
    const status = async (host: string) => (await door.post(CREDITS, { host })).status;
    expect(await status('find.quill.test')).toBe(200);
    expect(await status('localhost:3000')).toBe(200);
    expect(await status('[::1]:3000')).toBe(200);
    expect(await status('evil.example')).toBe(403);
    expect(await status('find.quill.test.evil.example')).toBe(403);
    expect(await status('find.quill.test@evil.example')).toBe(403);
  });

  test('foreign origins are refused; ours, loopback and listed ones are told so', async () => {
    const door = await open({
      tools: { resourceUrl: 'https://find.quill.test/mcp', allowedOrigins: ['https://app.example'] },
    });
    const ask = (origin: string) => door.post(CREDITS, { origin });
    for (const origin of ['https://find.quill.test', 'http://localhost:6274', 'https://app.example']) {
      const { status, headers } = await ask(origin);
      expect([status, headers['access-control-allow-origin']]).toEqual([200, origin]);
    }
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const { status, headers } = await ask(origin);
      expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
    const all = await open({ tools: { allowedOrigins: ['*'] } });
    expect((await all.post(CREDITS, { origin: 'https://evil.example' })).status).toBe(200);
  });

  test('a preflight needs no token', async () => {
    const door = await open();
    const headers = { authorization: undefined, origin: 'http://localhost:1' };
    const answer = await door.post('', headers, '', 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toContain('Mcp-Session-Id');
    expect((await door.post('', { ...headers, origin: 'https://evil.example' }, '', 'OPTIONS')).status).toBe(
      403,
    );
  });

  test.each(['GET', 'DELETE', 'PUT', 'PATCH'])(
    '%s is no method of a server without sessions',
    async (method) => {
      const door = await open();
      const answer = await door.post('', {}, '', method);
      expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
      expect((await door.post('', { authorization: undefined }, '', method)).status).toBe(401);
    },
  );
});

describe('bodies', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const bad: [rule: string, body: unknown, status: number, code: number][] = [
    ['nothing', '', 400, -32_700],
    ['no JSON', '{"jsonrpc":', 400, -32_700],
    ['a number', '1', 400, -32_600],
    ['null', 'null', 400, -32_600],
    ['an object that is no message', '{}', 400, -32_600],
    ['another version', { ...CREDITS, jsonrpc: '1.0' }, 400, -32_600],
    ['an id that is an object', { ...CREDITS, id: {} }, 400, -32_600],
    ['an empty batch', '[]', 400, -32_600],
    ['a batch of 10,000', Array.from({ length: 10_000 }, () => 1), 400, -32_600],
    [
      'a batch over the bound',
      Array.from({ length: BATCH_MAX + 1 }, (_, id) => ({ ...CREDITS, id })),
      400,
      -32_600,
    ],
    ['two requests with one id', [CREDITS, CREDITS], 400, -32_600],
    ['a batch with a stranger in it', [CREDITS, 1], 400, -32_600],
    [
      'nested arguments',
      `{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":${nested(DEPTH_MAX)}}}`,
      400,
      -32_600,
    ],
    ['nothing but nesting', nested(100_000), 400, -32_600],
    ['more than the bound', JSON.stringify({ ...CREDITS, more: 'x'.repeat(BODY_MAX_BYTES) }), 413, -32_600],
  ];
  test.each(bad)('%s is a JSON-RPC error', async (_, body, status, code) => {
    const door = await open();
    const answer = await door.post(body);
    expect([answer.status, answer.json?.error?.code]).toEqual([status, code]);
    expect(door.errors).toEqual([]);
  });

  test('other content types and encodings are refused', async () => {
    const door = await open();
    expect((await door.post(CREDITS, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await door.post(CREDITS, { 'content-type': undefined })).status).toBe(415);
    expect((await door.post(CREDITS, { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await door.post(CREDITS, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
      200,
    );
  });

  test('nobody unknown makes us parse', async () => {
    const door = await open();
    expect((await door.post('{', { authorization: undefined })).status).toBe(401);
  });

  test('a batch is answered in one array, notifications and answers with 202', async () => {
    const door = await open();
    const batch = await door.post([CREDITS, { ...CREDITS, id: 'b' }, note('notifications/initialized')]);
    expect(new Set((JSON.parse(batch.text) as { id: unknown }[]).map(({ id }) => id))).toEqual(
      new Set([1, 'b']),
    );
    expect((await door.post(note('notifications/initialized'))).status).toBe(202);
    expect((await door.post({ jsonrpc: '2.0', id: 9, result: {} })).status).toBe(202);
  });
});

describe('the protocol', () => {
  test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
    'a client of %s gets its own version and a session id to correlate by',
    async (protocolVersion) => {
      const door = await open();
      const answer = await door.post(initialize(protocolVersion));
      expect(answer.json?.result).toMatchObject({
        protocolVersion,
        capabilities: { tools: {}, prompts: {} },
      });
      expect(answer.headers['mcp-session-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('an unknown version is answered with one of ours; unknown in the header it is refused', async () => {
    const door = await open();
    expect((await door.post(initialize('1999-01-01'))).json?.result).toMatchObject({
      protocolVersion: '2025-11-25',
    });
    const answer = await door.post(CREDITS, { 'mcp-protocol-version': '1999-01-01' });
    expect([answer.status, answer.json?.error?.code]).toEqual([400, -32_000]);
  });

  test('an unknown method and an unknown tool are protocol errors', async () => {
    const door = await open();
    const code = async (body: object) => (await door.post(body)).json?.error?.code;
    expect(await code({ jsonrpc: '2.0', id: 1, method: 'tools/steal' })).toBe(-32_601);
    expect(await code(call('svc_steal'))).toBe(-32_602);
    expect(await code({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 7 } })).toBe(-32_602);
    const { body, headers } = modern('tools/steal');
    expect((await door.post(body, headers)).json?.error?.code).toBe(-32_601);
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['method', { 'mcp-method': 'tools/list' }],
    ['name', { 'mcp-name': 'svc_get_stats' }],
    ['version', { 'mcp-protocol-version': '2025-11-25' }],
    ['absent version', { 'mcp-protocol-version': undefined }],
  ])('a header that contradicts the body by its %s is refused', async (_, wrong) => {
    const door = await open();
    const { body, headers } = modern('tools/call', { name: 'svc_get_credits', arguments: {} });
    expect((await door.post(body, headers)).status).toBe(200);
    const answer = await door.post(body, { ...headers, ...wrong });
    expect([answer.status, answer.json?.error?.code]).toEqual([400, -32_020]);
  });

  test.each<[method: string, params: Record<string, unknown>]>([
    ['tools/list', {}],
    ['tools/call', { name: 'svc_get_credits', arguments: {} }],
    ['tools/call', { name: 'svc_get_credits', arguments: { other: 1 } }],
    ['tools/call', { name: 'svc_get_search_status', arguments: { searchId: 'x', waitSeconds: 5 } }],
    ['tools/call', { name: 'svc_get_credits', arguments: 'none' }],
  ])('%s %j is answered by us as the SDK answers it', async (method, params) => {
    const door = await open();
    const { body, headers } = modern(method, params);
    // A name in Base64 and a doubled header are for the SDK to read; the rest is ours.
    const name = Buffer.from(String(params['name'])).toString('base64');
    const other = method === 'tools/list' ? { 'mcp-name': 'x' } : { 'mcp-name': `=?base64?${name}?=` };
    const [ours, theirs] = [await door.post(body, headers), await door.post(body, { ...headers, ...other })];
    expect([ours.status, ours.json]).toEqual([theirs.status, theirs.json]);
    expect(ours.headers['content-type']).toBe(theirs.headers['content-type']);
  });

  test('500 streams to listen on are all closed at once: nothing here ever changes', async () => {
    const door = await open();
    const { body, headers } = modern('subscriptions/listen', { notifications: { toolsListChanged: true } });
    const answers = await Promise.all(Array.from({ length: 500 }, () => door.post(body, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await door.tools.stop(); // would wait for an open one
  });

  test('lists may be kept, by anybody', async () => {
    const door = await open();
    const { body, headers } = modern('tools/list');
    const { json } = await door.post(body, headers);
    expect(json?.result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
  });

  test.each<[accept: string | undefined, status: number, type: string]>([
    ['*/*', 200, 'application/json'],
    [undefined, 200, 'application/json'],
    ['application/json', 200, 'application/json'],
    ['text/event-stream', 200, 'text/event-stream'],
    ['application/json, text/event-stream', 200, 'application/json'],
    ['text/html', 406, 'application/json'],
  ])('Accept: %s', async (accept, status, type) => {
    const door = await open();
    const answer = await door.post(CREDITS, { accept });
    expect([answer.status, String(answer.headers['content-type']).split(';')[0]]).toEqual([status, type]);
    if (status === 200) expect(answer.json?.result).toMatchObject({ structuredContent: { balance: 10 } });
  });
});

describe('calls', () => {
  test('limits are clamped and truncated, never refused', async () => {
    const door = await open();
    for (const limit of [0, -5, 2.7, 1_000, 1e308])
      expect((await structured(door, 'svc_search_history', { limit }))['isDone']).toBe(true);
    expect(await errorOf(door, 'svc_search_history', { limit: '10' })).toMatchObject({
      code: 'invalid_request',
    });
  });

  test('a cursor leads to the next page', async () => {
    const door = await open();
    for (const url of ['a-quill.test', 'b-quill.test']) await door.ask(url);
    const first = await structured(door, 'svc_search_history', { limit: 1 });
    const second = await structured(door, 'svc_search_history', { limit: 1, cursor: first['nextCursor'] });
    const domains = [first, second].flatMap(({ searches }) => (searches as { domain: string }[])[0]?.domain);
    expect(domains).toEqual(['b-quill.test', 'a-quill.test']);
    expect(await errorOf(door, 'svc_search_history', { cursor: 'forged' })).toMatchObject({
      code: 'invalid_request',
    });
  });

  test('an empty bucket says when to come back, and the bucket is the person’s in the team', async () => {
    const door = await openTools(await openSqlite({ now: () => 1_800_000_000_000 }));
    for (let at = 0; at < 240; at += 1) await structured(door, 'svc_get_credits');
    expect(await errorOf(door, 'svc_get_stats')).toEqual({
      code: 'rate_limited',
      message: 'Rate limit exceeded',
      retryAfterSeconds: 1,
    });
    const other = { authorization: `Bearer ${door.grant('other', { userId: 'other' })}` };
    expect((await door.post(CREDITS, other)).json?.result).not.toHaveProperty('isError');
  });

  test('the text of an exception never reaches the client', async () => {
    const secret = new Error('select * from secrets');
    const setting = await openTools(await openSqlite());
    const door = await openTools(setting.storage, {
      setting: setting.setting,
      tools: { operations: { ...setting.operations, credits: () => Promise.reject(secret) } },
    });
    expect(await errorOf(door, 'svc_get_credits')).toEqual({ code: 'internal', message: 'Internal error' });
    expect(door.errors).toEqual([secret]);
  });

  test('a check of tokens that breaks is our fault, and says no more', async () => {
    const door = await open({ tools: { verifyAccessToken: () => Promise.reject(new Error('no database')) } });
    const answer = await door.post(CREDITS);
    expect([answer.status, answer.json?.error]).toEqual([500, { code: -32_603, message: 'Internal error' }]);
  });
});

const note = (method: string) => ({ jsonrpc: '2.0', method });

const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

async function structured(
  door: ToolsDoor,
  name: string,
  args: object = {},
): Promise<Record<string, unknown>> {
  const { json } = await door.post(call(name, args));
  expect(json?.result).not.toHaveProperty('isError');
  return json?.result?.['structuredContent'] as Record<string, unknown>;
}

async function errorOf(door: ToolsDoor, name: string, args: object = {}): Promise<unknown> {
  const { json } = await door.post(call(name, args));
  expect(json?.result).toMatchObject({ isError: true });
  const content = json?.result?.['content'] as { text: string }[] | undefined;
  return JSON.parse(content?.[0]?.text ?? 'null');
}
