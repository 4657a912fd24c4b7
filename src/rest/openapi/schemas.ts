// The schemas of the contract as the document publishes them: named components for what several places share.
import * as z from 'zod';
import {
  creditsAnswer,
  domainResult,
  errorAnswer,
  evidence,
  explainedResult,
  historyEntry,
  result,
  scoreParts,
  uniqueEmail,
  verification,
} from '../../core/contract/answers.ts';
import { emptyRequest } from '../../core/contract/requests.ts';
import { searchCompletedEvent, searchFailedEvent } from '../../core/contract/events.ts';
import { role } from '../../core/contract/role.ts';
import { REST_OPERATIONS } from '../operations.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type JsonValue = number | boolean;

/** What several places share, and what readers want to look up. Requests and answers are named after their path. */
const SHARED: Readonly<Record<string, z.ZodType>> = {
  Result: result,
  ExplainedResult: explainedResult,
  Verification: verification,
  ScoreParts: scoreParts,
  Evidence: evidence,
  HistoryEntry: historyEntry,
  DomainResult: domainResult,
  UniqueEmail: uniqueEmail,
  Credits: creditsAnswer,
  SearchCompleted: searchCompletedEvent,
  SearchFailed: searchFailedEvent,
  Role: role,
  Error: errorAnswer,
  NoFields: emptyRequest,
};

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(SHARED)) registry.add(schema, { id });
for (const { path, request, response } of REST_OPERATIONS) {
  if (!registry.has(request)) registry.add(request, { id: `${toName(path)}Request` });
  if (!registry.has(response)) registry.add(response, { id: `${toName(path)}Answer` });
}

export const SCHEMAS: Readonly<Record<string, JsonSchema>> = makeSchemas();

/** Where the document has the schema; throws for one that is not in it. */
export function refTo(schema: z.ZodType): { $ref: string } {
  const named = registry.get(schema);
  if (named === undefined) throw new TypeError('the schema has no name in the document');
  return { $ref: uriOf(named.id) };
}

function makeSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    uri: uriOf,
    // What is sent; and objects stay open to fields to come.
    io: 'input',
    // Clamped numbers; they describe themselves by `meta`.
    unrepresentable: 'any',
    override({ zodSchema: { _zod: schema }, jsonSchema }) {
      dropEmptyBounds(jsonSchema);
      // Left out by zod where the value is clamped afterwards.
      if (schema.def.type === 'default') jsonSchema.default = schema.def.defaultValue as JsonValue; // ours: a number or a boolean
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutNames(schema)]));
}

/** The document says both for all of them. */
function withoutNames(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, ...rest } = schema;
  return rest;
}

/** Every integer carries these two; they say nothing. */
function dropEmptyBounds(jsonSchema: JsonSchema): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function uriOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/** find-email → FindEmail */
function toName(path: string): string {
  return path.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
