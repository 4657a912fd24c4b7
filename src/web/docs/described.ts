// What the pages read of the descriptions that they are handed: the OpenAPI document, and the list of tools.
import * as z from 'zod';

/** A JSON Schema, as far as it is shown. */
export type Schema = {
  type?: string | string[] | undefined;
  description?: string | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  enum?: (string | number | null)[] | undefined;
  /** Known values of a list that may grow. */
  examples?: unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  $ref?: string | undefined;
};

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
    enum: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
    examples: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    $ref: z.string().optional(),
  }),
);

const examples = z.record(z.string(), z.object({ summary: z.string().optional(), value: z.unknown() }));
const jsonContent = z.object({
  'application/json': z.object({ schema, examples: examples.default({}), example: z.unknown().optional() }),
});
const ref = z.object({ $ref: z.string() });
const answer = z.object({
  description: z.string(),
  headers: z.record(z.string(), ref),
  content: jsonContent,
});

const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  requestBody: z.object({ content: jsonContent }),
  responses: z.object({ 200: answer }).catchall(ref),
});

const parameter = z.object({
  name: z.string(),
  required: z.boolean(),
  description: z.string(),
  example: z.string(),
});

/** The OpenAPI document, as far as the reference shows it. */
export const apiDocument = z.object({
  info: z.object({ version: z.string(), description: z.string() }),
  servers: z.tuple([z.object({ url: z.string() })]),
  paths: z.record(z.string(), z.object({ post: operation })),
  webhooks: z.record(
    z.string(),
    z.object({
      post: z.object({
        description: z.string(),
        requestBody: z.object({ content: jsonContent }),
      }),
    }),
  ),
  components: z.object({
    schemas: z.record(z.string(), schema),
    parameters: z.record(z.string(), parameter),
    headers: z.record(z.string(), z.object({ description: z.string() })),
    responses: z.record(z.string(), answer),
    securitySchemes: z.object({ apiKey: z.object({ description: z.string() }) }),
  }),
});

export type ApiDocument = z.output<typeof apiDocument>;
export type Operation = z.output<typeof operation>;
export type Answer = z.output<typeof answer>;

/** A tool, as its own list describes it. */
export const toolDescription = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  inputSchema: schema,
  outputSchema: schema,
  /** What consent must have allowed. */
  scope: z.string(),
  /** In words. */
  cost: z.string(),
  /** In words. */
  rateLimit: z.string(),
});

export type ToolDescription = z.output<typeof toolDescription>;
