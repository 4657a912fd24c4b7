// How language models are asked, in both dialects, by endpoints that know more or less of the request.
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLlm, type LlmSettings } from '../../../src/engine/services/llm.ts';
import { completion, type Reply, serviceHere, startEndpoint, type Asked } from './endpoint.ts';

const PROMPT = { system: 'Read.', user: '1| Ada', schema: { type: 'object' } };
const LIMITS = { timeoutMs: 2_000, signal: new AbortController().signal, maxCalls: 2 };

async function setUp(reply: (asked: Asked, count: number) => Reply, settings: Partial<LlmSettings> = {}) {
  const endpoint = await startEndpoint(onTestFinished, reply);
  const service = serviceHere(onTestFinished, Date.now);
  const base = {
    baseUrl: `${endpoint.url}/v1/`,
    apiKey: 'key-1',
    model: 'small',
    provider: 'openai',
  } as const;
  return { endpoint, llm: createLlm(service, { ...base, ...settings }) };
}

const letter = (text: string) => ({ body: { content: [{ type: 'thinking' }, { type: 'text', text }] } });

describe('a chat completion', () => {
  test('is asked with the schema, the key and no tool', async () => {
    const { endpoint, llm } = await setUp(() => ({ body: completion('{"people":[]}') }));
    expect(await llm.ask(PROMPT, LIMITS)).toEqual({ words: '{"people":[]}', fault: null, calls: 1 });
    const [asked] = endpoint.asked;
    expect(asked).toMatchObject({
      method: 'POST',
      url: '/v1/chat/completions',
      headers: { authorization: 'Bearer key-1', 'content-type': 'application/json' },
      body: {
        model: 'small',
        messages: [
          { role: 'system', content: 'Read.' },
          { role: 'user', content: '1| Ada' },
        ],
        response_format: { type: 'json_schema', json_schema: { strict: true, schema: PROMPT.schema } },
      },
    });
    expect(asked?.body).not.toHaveProperty('tools');
  });

  test('without a key sends none', async () => {
    const { endpoint, llm } = await setUp(() => ({ body: completion('{}') }), { apiKey: '' });
    await llm.ask(PROMPT, LIMITS);
    expect(endpoint.asked[0]?.headers).not.toHaveProperty('authorization');
  });

  test('of an endpoint that knows no schema is asked plainly, and at once from then on', async () => {
    const { endpoint, llm } = await setUp(({ body }) =>
      'response_format' in (body as object) ? { status: 400 } : { body: completion('{}') },
    );
    expect(await llm.ask(PROMPT, LIMITS)).toEqual({ words: null, fault: 'bad_request', calls: 2 });
    expect(await llm.ask(PROMPT, LIMITS)).toEqual({ words: '{}', fault: null, calls: 1 });
    expect(await llm.ask(PROMPT, LIMITS)).toEqual({ words: '{}', fault: null, calls: 1 });
    expect(endpoint.asked).toHaveLength(4);
  });

  test('of a model that refuses a temperature keeps its schema', async () => {
    const { endpoint, llm } = await setUp(({ body }) =>
      'temperature' in (body as object) ? { status: 400 } : { body: completion('{}') },
    );
    expect(await llm.ask(PROMPT, LIMITS)).toEqual({ words: '{}', fault: null, calls: 2 });
    expect(endpoint.asked[1]?.body).toHaveProperty('response_format');
  });

  test.each<[string, Reply]>([
    ['401', { status: 401 }],
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['HTML', { body: '<html>' }],
  ])('is not asked again after %s', async (_what, reply) => {
    const { endpoint, llm } = await setUp(() => reply);
    expect(await llm.ask(PROMPT, LIMITS)).toMatchObject({ words: null, calls: 1 });
    expect(endpoint.asked).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['another form', { output: 'hello' }],
    ['no choices', { choices: [] }],
    ['a refusal', { choices: [{ message: { content: null, refusal: 'no' } }] }],
    ['null', null],
  ])('that answers with %s has no words', async (_what, body) => {
    const { llm } = await setUp(() => ({ body: JSON.stringify(body) }));
    expect(await llm.ask(PROMPT, LIMITS)).toEqual({ words: null, fault: null, calls: 1 });
  });
});

describe("Anthropic's messages", () => {
  test('are asked with the schema, their version and the key', async () => {
    const { endpoint, llm } = await setUp(() => letter('{"people":[]}'), { provider: 'anthropic' });
    expect(await llm.ask(PROMPT, LIMITS)).toMatchObject({ words: '{"people":[]}', calls: 1 });
    expect(endpoint.asked[0]).toMatchObject({
      url: '/v1/messages',
      headers: { 'x-api-key': 'key-1', 'anthropic-version': '2023-06-01' },
      body: {
        system: 'Read.',
        messages: [{ role: 'user', content: '1| Ada' }],
        output_config: { format: { type: 'json_schema', schema: PROMPT.schema } },
      },
    });
  });

  test('of a model that cannot be bound are asked plainly', async () => {
    const { llm } = await setUp(
      ({ body }) => ('output_config' in (body as object) ? { status: 400 } : letter('{}')),
      { provider: 'anthropic' },
    );
    expect(await llm.ask(PROMPT, LIMITS)).toEqual({ words: '{}', fault: null, calls: 2 });
  });

  test('are found with and without the version in the base address', async () => {
    const { endpoint, llm } = await setUp(() => letter('{}'), { provider: 'anthropic' });
    const bare = createLlm(serviceHere(onTestFinished, Date.now), {
      baseUrl: endpoint.url,
      apiKey: '',
      model: 'small',
      provider: 'anthropic',
    });
    await llm.ask(PROMPT, LIMITS);
    await bare.ask(PROMPT, LIMITS);
    expect(endpoint.asked.map(({ url }) => url)).toEqual(['/v1/messages', '/v1/messages']);
  });
});
