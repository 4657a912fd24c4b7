// The registry as `tools/list` publishes it: computed once, frozen, the same for everybody.
import type { Tool as PublishedTool } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { freeze } from '../src/core/freeze.ts';
import { cardMeta } from './app/card.ts';
import { TOOLS } from './registry.ts';
import type { Tool } from './tool.ts';

/** Clients may keep the lists this long; they change with a release only. */
export const LIST_TTL_MS = 3_600_000;

export const TOOL_LIST: readonly PublishedTool[] = freeze(TOOLS.map(publish));

function publish({ name, title, description, hints, icon, input, output, card }: Tool): PublishedTool {
  return {
    name,
    title,
    description,
    inputSchema: toJsonSchema(input),
    outputSchema: toJsonSchema(output, loosen),
    annotations: { title, ...hints },
    icons: [{ src: toIcon(icon), mimeType: 'image/svg+xml', sizes: ['any'] }],
    _meta: cardMeta({ card }),
  } as PublishedTool; // both schemas are objects: defineTool takes no others
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * A client holds answers against the list that it once read, and refuses what does not fit: words that came later
 * must. Fields may come anyhow: the input side of a schema, which we publish, does not close its objects.
 */
function loosen(jsonSchema: JsonSchema): void {
  if (jsonSchema.enum === undefined) return;
  jsonSchema.examples = jsonSchema.enum;
  delete jsonSchema.enum;
}

function toJsonSchema(schema: z.ZodObject, override: (jsonSchema: JsonSchema) => void = () => {}): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    // Clamped numbers; they describe themselves by `meta`.
    unrepresentable: 'any',
    override({ zodSchema: { _zod: schema }, jsonSchema }) {
      // Left out by zod where the value is clamped afterwards.
      if (schema.def.type === 'default') jsonSchema.default = schema.def.defaultValue as number | boolean; // ours are
      // Every integer carries these two; they say nothing.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      override(jsonSchema);
    },
  });
  // Without `$schema`: 2020-12 is the protocol's default, and validators of older clients refuse to read it.
  return json;
}

function toIcon(path: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#4b6bfb" ' +
    `stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
