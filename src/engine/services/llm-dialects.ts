// How the two kinds of language models are asked: addresses, headers, bodies, and where the answer's words stand. Rows only.
import * as z from 'zod';

export type Prompt = {
  system: string;
  user: string;
  /** JSON schema of the answer. */
  schema: Readonly<Record<string, unknown>>;
};

export type Dialect = {
  /** Where it is, unless the operator says otherwise. */
  defaultBaseUrl: string;
  /** @param base without a trailing slash */
  url(base: string): string;
  headers(apiKey: string): Record<string, string>;
  /** Bodies, the strictest first; an endpoint that does not understand one is asked with the next from then on. */
  forms: readonly ((model: string, prompt: Prompt) => unknown)[];
  /** The model's words; null where there are none. */
  textOf(value: unknown): string | null;
};

export type LlmProvider = 'openai' | 'anthropic';

/** Some ten people. */
const OUTPUT_MAX_TOKENS = 1_200;

const chat = (model: string, { system, user }: Prompt) => ({
  model,
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
});

const bound = (schema: Prompt['schema']) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'people', strict: true, schema } },
});

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })),
});

/** OpenAI's chat completions, as Ollama, vLLM, llama.cpp and most vendors speak them too. */
const OPENAI: Dialect = {
  defaultBaseUrl: 'https://api.openai.com/v1',
  url: (base) => `${base}/chat/completions`,
  headers: (apiKey) => (apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
  forms: [
    (model, prompt) => ({
      ...chat(model, prompt),
      ...bound(prompt.schema),
      temperature: 0,
      max_tokens: OUTPUT_MAX_TOKENS,
    }),
    // models that reason refuse a temperature and the old name of the limit
    (model, prompt) => ({
      ...chat(model, prompt),
      ...bound(prompt.schema),
      max_completion_tokens: OUTPUT_MAX_TOKENS * 4,
    }),
    chat,
  ],
  textOf(value) {
    const parsed = completion.safeParse(value);
    return parsed.success ? (parsed.data.choices[0]?.message.content ?? null) : null;
  },
};

const ANTHROPIC_VERSION = '2023-06-01';

const message = z.object({ content: z.array(z.object({ type: z.string(), text: z.string().optional() })) });

const letter = (model: string, { system, user }: Prompt) => ({
  model,
  max_tokens: OUTPUT_MAX_TOKENS,
  system,
  messages: [{ role: 'user', content: user }],
});

/** Anthropic's messages. */
const ANTHROPIC: Dialect = {
  defaultBaseUrl: 'https://api.anthropic.com/v1',
  url: (base) => (/\/v\d+$/.test(base) ? `${base}/messages` : `${base}/v1/messages`),
  headers: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': ANTHROPIC_VERSION }),
  forms: [
    (model, prompt) => ({
      ...letter(model, prompt),
      output_config: { format: { type: 'json_schema', schema: prompt.schema } },
    }),
    letter,
  ],
  textOf(value) {
    const parsed = message.safeParse(value);
    if (!parsed.success) return null;
    const words = parsed.data.content.filter(({ type }) => type === 'text').map(({ text = '' }) => text);
    return words.length === 0 ? null : words.join('');
  },
};

export const DIALECTS: Readonly<Record<LlmProvider, Dialect>> = { openai: OPENAI, anthropic: ANTHROPIC };
