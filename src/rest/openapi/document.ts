// The published description of the REST API (OpenAPI 3.1), put together from the schemas that validate and answer.
import { freeze } from '../../core/freeze.ts';
import { REST_OPERATIONS } from '../operations.ts';
import type { RestOperation } from '../operations.ts';
import { HEADERS, OF_KNOWN } from './answer-headers.ts';
import { EVENT_HEADERS, WEBHOOKS } from './events.ts';
import { EXAMPLES } from './examples.ts';
import { refTo, SCHEMAS } from './schemas.ts';
import { refusalResponses, refusalsOf } from './refusals.ts';
import { ABOUT, KEY, rateText, TAGS, TEXTS } from './texts.ts';

export type DocumentDeps = {
  /** Without a trailing slash. */
  publicUrl: string;
  version: string;
};

export type OpenApiDocument = ReturnType<typeof makeDocument>;

/** Frozen: everybody is handed the same one. */
export function makeDocument({ publicUrl, version }: DocumentDeps) {
  return freeze({
    openapi: '3.1.0',
    info: {
      title: 'Executive email lookup',
      version,
      summary: 'From a company and a role to a validated address.',
      description: ABOUT,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    externalDocs: { description: 'Documentation', url: `${publicUrl}/docs` },
    security: [{ apiKey: [] }],
    tags: TAGS,
    paths: Object.fromEntries(
      REST_OPERATIONS.map((operation) => [`/api/v1/${operation.path}`, { post: describe(operation) }]),
    ),
    webhooks: WEBHOOKS,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'svc_live_…', description: KEY },
      },
      schemas: SCHEMAS,
      headers: HEADERS,
      parameters: EVENT_HEADERS,
      responses: refusalResponses(),
    },
  });
}

function describe({ path, bucket, request, response }: RestOperation) {
  const { operationId, tag, summary, description, answer, refusals } = TEXTS[path];
  const { requests, answers } = EXAMPLES[path];
  const shared = bucket === 'read' ? ', shared by the six reads' : '';
  return {
    operationId,
    tags: [tag],
    summary,
    description: `${description}\n\nRate limit: ${rateText(bucket)}${shared}.`,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: refTo(request), examples: requests } },
    },
    responses: {
      200: {
        description: answer,
        headers: OF_KNOWN,
        content: { 'application/json': { schema: refTo(response), examples: answers } },
      },
      ...refusalsOf(refusals),
    },
  };
}
