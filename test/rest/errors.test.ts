import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { revokeApiKey } from '../../src/core/api-keys.ts';
import { ROLES } from '../../src/engine/role.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { openDoor } from './door.ts';

const FIND = 'find-email';
const JSON_TYPE = { 'content-type': 'application/json' };

describeEachDatabase('REST errors', (open) => {
  const bad: [name: string, operation: string, body: unknown, error: string | RegExp][] = [
    ['no url', FIND, { role: 'CEO' }, 'url is required'],
    ['no role', FIND, { url: 'quill.test' }, 'role is required'],
    ['a url that is a number', FIND, { url: 1, role: 'CEO' }, 'url must be a string'],
    ['a url that is null', FIND, { url: null, role: 'CEO' }, 'url must be a string'],
    [
      'a forceRefresh that is a text',
      FIND,
      { url: 'quill.test', role: 'CEO', forceRefresh: 'yes' },
      'forceRefresh must be a boolean',
    ],
    [
      'a role in the wrong case',
      FIND,
      { url: 'quill.test', role: 'ceo' },
      `role must be one of: ${ROLES.join(', ')}`,
    ],
    ['a role that is none', FIND, { url: 'quill.test', role: 'Janitor' }, /^role must be one of: CEO, CTO/],
    ['a role that is a list', FIND, { url: 'quill.test', role: ['CEO'] }, /^role must be one of/],
    ['an empty url', FIND, { url: '', role: 'CEO' }, /^url /],
    ['an over-long url', FIND, { url: `https://quill.test/${'a'.repeat(2031)}`, role: 'CEO' }, /^url /],
    ['credentials', FIND, { url: 'https://me:pass@quill.test', role: 'CEO' }, /^url /],
    ['another port', FIND, { url: 'https://quill.test:8443', role: 'CEO' }, /^url /],
    ['an IP address', FIND, { url: 'http://192.0.2.7', role: 'CEO' }, /^url /],
    ['an IP address in other spelling', FIND, { url: 'http://0x7f.1', role: 'CEO' }, /^url /],
    ['an IPv6 address', FIND, { url: 'http://[::1]/', role: 'CEO' }, /^url /],
    ['localhost', FIND, { url: 'http://localhost', role: 'CEO' }, /^url /],
    ['a single label', FIND, { url: 'quill', role: 'CEO' }, /^url /],
    ['a public suffix', FIND, { url: 'co.uk', role: 'CEO' }, /^url /],
    ['another scheme', FIND, { url: 'ftp://quill.test', role: 'CEO' }, /^url /],
    ['mixed scripts in a label', FIND, { url: 'https://qu\u0456ll.test', role: 'CEO' }, /^url /],
    ['NUL', FIND, { url: 'quill.test\u0000', role: 'CEO' }, /^url /],
    ['a line break', FIND, { url: 'quill.test\r\nHost: x', role: 'CEO' }, /^url /],
    ['no searchId', 'search-status', {}, 'searchId is required'],
    ['a searchId that is a number', 'search-status', { searchId: 7 }, 'searchId must be a string'],
    ['a limit that is a text', 'search-history', { limit: '10' }, 'limit must be a number'],
    ['a limit that is null', 'unique-emails', { limit: null }, 'limit must be a number'],
    ['a cursor that is a number', 'search-history', { cursor: 3 }, 'cursor must be a string'],
    ['a cursor made up', 'search-history', { cursor: 'abc' }, 'cursor is not one that was issued here'],
    [
      'a cursor over 512 characters',
      'unique-emails',
      { cursor: 'a'.repeat(513) },
      /^cursor must have at most 512/,
    ],
    ['no domain', 'results-by-domain', {}, 'domain is required'],
    ['a domain that is an IP address', 'results-by-domain', { domain: '127.0.0.1' }, /^domain /],
  ];

  test('a wrong field is named, and nothing is charged', async () => {
    const door = await openDoor(await open());
    for (const [name, operation, body, error] of bad) {
      const answer = await door.call(operation, body);
      const message = typeof error === 'string' ? error : expect.stringMatching(error);
      expect([name, answer.status, answer.body]).toEqual([name, 400, { error: message }]);
    }
    expect((await door.credits()).balance).toBe(10);
  });

  test('a url of 2,048 characters is still read, and unknown fields are ignored', async () => {
    const door = await openDoor(await open());
    const url = `https://quill.test/${'a'.repeat(2048 - 19)}`;
    expect(url).toHaveLength(2048);
    const answer = await door.call(FIND, { url, role: 'CEO', teamId: 'x', __proto__: null, extra: [{}] });
    expect(answer.status).toBe(200);
  });

  const nested = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  test.for([
    ['no JSON', JSON_TYPE, '{'],
    ['nothing', JSON_TYPE, ''],
    ['a list', JSON_TYPE, '[]'],
    ['a list nested 10,000 deep', JSON_TYPE, '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a text', JSON_TYPE, '"x"'],
    ['null', JSON_TYPE, 'null'],
    ['no content type', {}, '{}'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
    ['plain text', { 'content-type': 'text/plain' }, '{}'],
    ['a charset that is none', { 'content-type': 'application/json; charset=klingon' }, '{}'],
    ['a compressed body', { ...JSON_TYPE, 'content-encoding': 'gzip' }, '{}'],
  ] as const)('a body that is %s is no JSON object', async ([, headers, body]) => {
    const door = await openDoor(await open());
    const answer = await door.raw(
      '/api/v1/credits',
      { authorization: `Bearer ${door.key}`, ...headers },
      body,
    );
    expect([answer.status, answer.text]).toEqual([400, '{"error":"Invalid JSON body"}']);
  });

  test('an object nested 10,000 deep is read, and its unknown field ignored', async () => {
    const door = await openDoor(await open());
    const answer = await door.call('credits', nested);
    expect(answer.status).toBe(200);
  });

  test('a body over 64 KiB is refused, one of 64 KiB is read', async () => {
    const door = await openDoor(await open());
    const body = (size: number) => `{"x":"${'a'.repeat(size - 8)}"}`;
    expect((await door.call('credits', body(65_536))).status).toBe(200);
    const large = await door.raw(
      '/api/v1/credits',
      { authorization: `Bearer ${door.key}`, ...JSON_TYPE },
      body(65_537),
    );
    expect([large.status, large.text]).toEqual([413, '{"error":"Request body is larger than 64 KiB"}']);
  });

  test('a missing, malformed, unknown or revoked key is 401, before anything else is looked at', async () => {
    const door = await openDoor(await open());
    const attempts: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: `Basic ${door.key}` },
      { authorization: door.key },
      { authorization: `Bearer svc_live_${'0'.repeat(40)}` },
      { authorization: `Bearer ${door.key} ${door.key}` },
    ];
    for (const headers of attempts) {
      const answer = await door.raw('/api/v1/find-email', headers, 'not json');
      expect([headers, answer.status, answer.text]).toEqual([
        headers,
        401,
        '{"error":"Invalid or revoked API key"}',
      ]);
    }
    expect((await door.call('credits')).status).toBe(200);
    await revokeApiKey(door.deps, { prefix: door.prefix });
    expect((await door.call('credits')).status).toBe(401);
  });

  test('the scheme of the header may be in any case', async () => {
    const door = await openDoor(await open());
    const answer = await door.raw(
      '/api/v1/credits',
      { authorization: `bearer ${door.key}`, ...JSON_TYPE },
      '{}',
    );
    expect(answer.status).toBe(200);
  });

  test('without credits a search is 402', async () => {
    const door = await openDoor(await open(), { credits: 0 });
    const answer = await door.call(FIND, { url: 'quill.test', role: 'CEO' });
    expect([answer.status, answer.body]).toEqual([402, { error: 'Insufficient credits' }]);
  });

  test('a matching search that runs is 409 with its id, forced or not', async () => {
    const door = await openDoor(await open());
    const { searchId } = (await door.call(FIND, { url: 'quill.test', role: 'CEO' })).body as {
      searchId: string;
    };
    for (const forceRefresh of [false, true]) {
      const answer = await door.call(FIND, { url: 'www.quill.test', role: 'CEO', forceRefresh });
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({ error: `A matching search is already running: ${searchId}` });
      expect(answer.headers.get('x-svc-search-id')).toBe(searchId);
    }
  });

  test('a search of another team, or of no form of ours, is 404', async () => {
    const storage = await open();
    const door = await openDoor(storage);
    const other = await openDoor(storage);
    const { searchId } = (await other.call(FIND, { url: 'quill.test', role: 'CEO' })).body as {
      searchId: string;
    };
    for (const id of [
      searchId,
      '',
      'x',
      searchId.toUpperCase(),
      `${searchId}'--`,
      '\u0000',
      'a'.repeat(5000),
    ]) {
      const answer = await door.call('search-status', { searchId: id });
      expect([answer.status, answer.body]).toEqual([404, { error: 'Search not found' }]);
    }
  });

  test('a full queue is 429 with a moment to come back', async () => {
    const door = await openDoor(await open(), { queueLimit: 1 });
    await door.call(FIND, { url: 'one.test', role: 'CEO' });
    const answer = await door.call(FIND, { url: 'two.test', role: 'CEO' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await door.credits()).balance).toBe(9);
  });

  test('an unknown path is 404, another method 405 with Allow', async () => {
    const door = await openDoor(await open());
    for (const path of [
      '/',
      '/api/v1',
      '/api/v1/',
      '/api/v1/nothing',
      '/api/v1/Credits',
      '/api/v1/credits/',
      '/%zz',
    ]) {
      const answer = await door.send(path, { method: 'POST' });
      expect([path, [404, 400].includes(answer.status)]).toEqual([path, true]);
      expect(answer.body).toEqual({ error: expect.any(String) });
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await door.send('/api/v1/credits', { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
      expect(answer.body).toEqual({ error: 'Method not allowed' });
    }
  });
});

describeEachDatabase('what is nobody’s business', (open) => {
  test('an internal error says so and no more; the log has the rest, without keys and addresses', async () => {
    const door = await openDoor(await open(), {
      rest: {
        authenticate: async (key) => {
          throw new Error(`boom ${key} ada@quill.test`);
        },
      },
    });
    const answer = await door.call('credits');
    expect([answer.status, answer.body]).toEqual([500, { error: 'Internal error' }]);
    const log = door.lines.join('');
    expect(log).toContain('boom');
    expect(log).toContain(answer.headers.get('x-request-id') ?? 'none');
    expect(log).not.toContain(door.key);
    expect(log).not.toContain('ada@quill.test');
  });

  test('the log of requests has no key, body or question', async () => {
    const door = await openDoor(await open());
    await door.call(FIND, { url: 'quill.test', role: 'CEO' });
    await expect.poll(() => door.lines.length).toBeGreaterThan(0);
    const log = door.lines.join('');
    expect(log).toContain('"route":"/api/v1/find-email"');
    expect(log).not.toMatch(/quill|svc_live|CEO/);
  });

  describe('broken HTTP', () => {
    test.for([
      'POST /api/v1/credits HTTP/1.1\r\nHost: x\r\nContent-Length: nine\r\n\r\n',
      'POST /api/v1/credits HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n',
      `POST /api/v1/credits HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
      'NONSENSE\r\n\r\n',
    ])('%#: the service answers 4xx and goes on', async (bytes) => {
      const door = await openDoor(await open());
      const text = await new Promise<string>((resolve) => {
        let received = '';
        const socket = connect(door.port, '127.0.0.1', () => socket.write(bytes));
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('error', () => resolve(received));
        socket.on('close', () => resolve(received));
        socket.setTimeout(3_000, () => socket.destroy());
      });
      const [head = '', body = ''] = text.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 4\d\d/);
      expect(head).toMatch(/^x-request-id: \S+$/im);
      expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
      expect((await door.call('credits')).status).toBe(200);
    });
  });
});
