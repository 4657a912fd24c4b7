// The published description: a linter takes it, and what it promises is what the real door answers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { JsonSchemaType } from '@modelcontextprotocol/sdk/validation';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHttpApp } from '../../src/app/http.ts';
import { createLogger } from '../../src/app/logger.ts';
import { answerNotYet } from '../../src/app/plain-answer.ts';
import { takeToken } from '../../src/core/rate-limits.ts';
import { searchEvent, testEvent } from '../../src/core/webhooks/event-body.ts';
import { makeDocument } from '../../src/rest/openapi/document.ts';
import { createOpenApi } from '../../src/rest/openapi/index.ts';
import { REST_OPERATIONS } from '../../src/rest/operations.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { empty, find, found } from '../core/setting.ts';
import { openDoor } from './door.ts';
import type { Answer, Door } from './door.ts';

const DOCUMENT = makeDocument({ publicUrl: 'https://find.quill.test', version: '1.2.3' });

type Media = { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> };
type Described = {
  description: string;
  headers?: Record<string, object>;
  content?: { 'application/json': Media };
};
type Operation = {
  operationId: string;
  requestBody: { content: { 'application/json': Media } };
  responses: Record<string, Described | { $ref: string }>;
};
// As a reader knows it, who has nothing but the text.
const PUBLISHED = JSON.parse(JSON.stringify(DOCUMENT)) as {
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, { post: Operation }>;
  webhooks: Record<string, { post: Omit<Operation, 'responses'> & { parameters: { $ref: string }[] } }>;
  components: { responses: Record<string, Described>; schemas: Record<string, object> };
};
const OPERATIONS = Object.entries(PUBLISHED.paths).map(([path, { post }]) => ({ path, ...post }));

function resolve(one: Described | { $ref: string }): Described {
  if (!('$ref' in one)) return one;
  const name = one.$ref.replace('#/components/responses/', '');
  const described = PUBLISHED.components.responses[name];
  if (described === undefined) throw new Error(`the document has no ${one.$ref}`);
  return described;
}

/** What the schema has against the value; with every object closed, so that no answer has a field that nobody told. */
function faults(schema: object, value: unknown): string | undefined {
  const whole = close({ ...schema, components: PUBLISHED.components }) as JsonSchemaType;
  return new AjvJsonSchemaValidator().getValidator(whole)(value).errorMessage;
}

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, close(part)] as const);
  const isObject = 'type' in value && value.type === 'object' && 'properties' in value;
  return { ...Object.fromEntries(parts), ...(isObject ? { additionalProperties: false } : {}) };
}

function check(operation: { path: string; responses: Operation['responses'] }, answer: Answer): void {
  const where = `${operation.path} ${answer.status}`;
  const told = operation.responses[answer.status];
  expect(told, where).toBeDefined();
  const { headers = {}, content } = resolve(told as Described); // defined, as just seen
  const missing = Object.keys(headers).filter((name) => !answer.headers.has(name));
  expect([where, missing]).toEqual([where, []]);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect([where, faults(content?.['application/json'].schema ?? {}, answer.body)]).toEqual([
    where,
    undefined,
  ]);
}

const lint = async (document: unknown) =>
  lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });

describe('the document', () => {
  test('passes a linter with its recommended rules', async () => {
    expect((await lint(DOCUMENT)).map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('the linter would notice: an example that does not fit, a reference that leads nowhere', async () => {
    const wrong = structuredClone(PUBLISHED);
    const post = wrong.paths['/api/v1/credits']?.post;
    if (post === undefined) throw new Error('no credits');
    post.responses['200'] = {
      description: '',
      content: {
        'application/json': { schema: { type: 'object', required: ['x'] }, examples: { a: { value: {} } } },
      },
    };
    post.responses['400'] = { $ref: '#/components/responses/Nothing' };
    const rules = (await lint(wrong)).map(({ ruleId }) => ruleId);
    expect(rules).toContain('no-invalid-media-type-examples');
    expect(rules).toContain('no-unresolved-refs');
  });

  test('has all operations of the door, the public address and the version, and cannot be changed', () => {
    expect(Object.keys(PUBLISHED.paths)).toEqual(REST_OPERATIONS.map(({ path }) => `/api/v1/${path}`));
    expect(Object.keys(PUBLISHED.paths)).toHaveLength(7);
    expect(PUBLISHED.servers).toEqual([{ url: 'https://find.quill.test' }]);
    expect(PUBLISHED.info.version).toBe('1.2.3');
    expect(() => {
      (DOCUMENT.info as { version: string }).version = '2';
    }).toThrow(TypeError);
    expect(Object.isFrozen(DOCUMENT.components.schemas['Result'])).toBe(true);
  });

  test('its examples of requests are taken by the schemas that read requests', () => {
    for (const { path, request } of REST_OPERATIONS) {
      const media = PUBLISHED.paths[`/api/v1/${path}`]?.post.requestBody.content['application/json'];
      const examples = Object.values(media?.examples ?? {});
      expect(examples.length).toBeGreaterThan(0);
      for (const { value } of examples)
        expect([path, request.safeParse(value).error]).toEqual([path, undefined]);
    }
  });

  test('the events of webhooks are as they are described', () => {
    const search = {
      id: 's1',
      teamId: 't1',
      domain: 'quill.test',
      role: 'CEO',
      status: 'completed',
      error: null,
    } as Parameters<typeof searchEvent>[0]; // an event tells these fields alone
    const finds = [find('ada@quill.test')];
    const failed = { ...search, status: 'failed', error: 'The domain does not resolve' } as typeof search;
    for (const { event, body } of [
      searchEvent(search, finds, 1_800_000_000_000),
      searchEvent(search, [], 1_800_000_000_000),
      searchEvent(failed, [], 1_800_000_000_000),
      testEvent('t1', 's1', 1_800_000_000_000),
    ]) {
      const schema = PUBLISHED.webhooks[event]?.post.requestBody.content['application/json'].schema ?? {};
      expect([event, faults(schema, JSON.parse(body))]).toEqual([event, undefined]);
    }
    const completed = PUBLISHED.webhooks['search.completed']?.post.requestBody.content['application/json'];
    expect(faults(completed?.schema ?? {}, { event: 'search.failed' })).toBeDefined();
  });
});

describe('/openapi.json', () => {
  async function open() {
    const app = createHttpApp({
      log: createLogger({ logLevel: 'silent' }, { write: () => {} }),
      now: () => 0,
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      doors: [{ path: '/', router: createOpenApi(DOCUMENT) }],
      isReady: async () => true,
    });
    return serve(app);
  }

  test('is read from every origin without cookies, kept for a while, and asked about by its tag', async () => {
    const base = await open();
    const first = await fetch(`${base}/openapi.json`, { headers: { origin: 'https://elsewhere.test' } });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toMatch(/^application\/json/);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('access-control-allow-credentials')).toBeNull();
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await first.json()).toEqual(PUBLISHED);
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(`${base}/openapi.json`, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(`${base}/openapi.json`, { headers: { 'if-none-match': '"another"' } });
    expect(other.status).toBe(200);
    const head = await fetch(`${base}/openapi.json`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, tag]);
  });

  test('is not written to', async () => {
    const answer = await fetch(`${await open()}/openapi.json`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describeEachDatabase('answers are as they are described', (open) => {
  test('successes of every operation, in every state of a search', async () => {
    const door = await openDoor(await open());
    const checked = async (name: string, body: unknown) => {
      const answer = await door.call(name, body);
      expect([name, answer.status]).toEqual([name, 200]);
      check(operationOf(name), answer);
      return answer.body as Record<string, unknown>;
    };
    const start = async (url: string) =>
      (await checked('find-email', { url, role: 'CEO' }))['searchId'] as string;
    const filled = await start('quill.test');
    await checked('search-status', { searchId: filled });
    await door.run(filled, found(find('ada@quill.test', { evidence: EVIDENCE, parts: PARTS })));
    await checked('search-status', { searchId: filled });
    const explained = await checked('search-status', { searchId: filled, includeEvidence: true });
    expect(explained).toMatchObject({ results: [{ evidence: EVIDENCE }] });
    const nobody = await start('nobody.test');
    await door.run(nobody, empty);
    expect(await checked('search-status', { searchId: nobody })).toMatchObject({ reason: 'no_such_role' });
    const lost = await start('lost.test');
    await door.run(lost, {
      outcome: 'no_such_domain',
      usage: { requests: 0, pages: 0, recipients: 0, mailCommands: 0 },
    });
    expect(await checked('search-status', { searchId: lost })).toMatchObject({ error: expect.any(String) });
    await start('running.test');
    const page = await checked('search-history', { limit: 2 });
    await checked('search-history', { cursor: page['nextCursor'] });
    await checked('results-by-domain', { domain: 'quill.test' });
    await checked('unique-emails', {});
    await checked('credits', {});
    await checked('stats', {});
  });

  test('every refusal in the document comes about, and no operation has one that does not', async () => {
    const storage = await open();
    for (const operation of OPERATIONS) {
      const refusals = Object.keys(operation.responses).filter((status) => status !== '200');
      expect(refusals.length).toBeGreaterThanOrEqual(7);
      for (const status of refusals) {
        const produce = REFUSED[status];
        if (produce === undefined) throw new Error(`nobody knows how ${status} comes about`);
        for (const answer of await produce(async () => storage, operation.path)) {
          expect([operation.path, answer.status]).toEqual([operation.path, Number(status)]);
          check(operation, answer);
        }
      }
    }
  }, 60_000);
});

const PARTS = { weights: 'w', role: 0.9, mailbox: 0.9, parts: [{ name: 'role.page.home', value: 0.1 }] };
const EVIDENCE = [
  { about: 'role', url: 'https://quill.test/', at: 1, words: 'Ada', how: 'card' } as const,
  { about: 'mailbox', url: null, at: 2, words: '', how: 'smtp' } as const,
];

const SOME_BODY: Record<string, object> = {
  'find-email': { url: 'quill.test', role: 'CEO' },
  'search-status': { searchId: '01990b4e-5d4c-7c0e-9a53-0f7a3f1c2d10' },
  'results-by-domain': { domain: 'quill.test' },
};
const nameOf = (path: string) => path.replace('/api/v1/', '');
const bodyOf = (path: string) => SOME_BODY[nameOf(path)] ?? {};
type Open = () => ReturnType<Parameters<Parameters<typeof describeEachDatabase>[1]>[0]>;
const call = (door: Door, path: string) => door.call(nameOf(path), bodyOf(path));

/** How each refusal comes about. */
const REFUSED: Record<string, (open: Open, path: string) => Promise<Answer[]>> = {
  '400': async (open, path) => {
    const door = await openDoor(await open());
    const wrong = Object.keys(bodyOf(path)).length > 0 ? [await door.call(nameOf(path), {})] : [];
    return [await door.call(nameOf(path), 'not json'), ...wrong];
  },
  '401': async (open, path) => {
    const door = await openDoor(await open());
    return [await door.call(nameOf(path), bodyOf(path), 'svc_live_x')];
  },
  '402': async (open, path) => [await call(await openDoor(await open(), { credits: 0 }), path)],
  '404': async (open, path) => [await call(await openDoor(await open()), path)],
  '405': async (open, path) => [await (await openDoor(await open())).send(path, { method: 'GET' })],
  '409': async (open, path) => {
    const door = await openDoor(await open());
    await call(door, path);
    return [await call(door, path)];
  },
  '413': async (open, path) => {
    const door = await openDoor(await open());
    return [await door.call(nameOf(path), { x: 'a'.repeat(65_536) })];
  },
  '429': async (open, path) => {
    const storage = await open();
    const rate = { perMinute: 1, burst: 1 };
    const limited = await openDoor(storage, {
      rest: { takeToken: (kind, caller) => takeToken(storage.buckets, `${kind}:${caller.bucket}`, rate) },
    });
    await call(limited, path);
    const refused = [await call(limited, path)];
    if (nameOf(path) !== 'find-email') return refused;
    const full = await openDoor(await open(), { queueLimit: 0 });
    return [...refused, await call(full, path)];
  },
  '500': async (open, path) => {
    const broken = async () => {
      throw new Error('boom');
    };
    return [await call(await openDoor(await open(), { rest: { takeToken: broken } }), path)];
  },
  '503': async (_open, path) => {
    const response = await fetch((await serve(answerNotYet)) + path, { method: 'POST' });
    const text = await response.text();
    return [{ status: response.status, headers: response.headers, body: JSON.parse(text), text }];
  },
};

function operationOf(name: string) {
  const operation = OPERATIONS.find(({ path }) => nameOf(path) === name);
  if (operation === undefined) throw new Error(`the document has no ${name}`);
  return operation;
}

async function serve(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens has one
}
