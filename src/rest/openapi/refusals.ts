// Every status that is no success: when it comes, what it says, what it carries. The mapping itself is in ../errors.ts.
import { errorAnswer } from '../../core/contract/answers.ts';
import { role } from '../../core/contract/role.ts';
import { REQUEST_BODY_MAX_BYTES } from '../body.ts';
import { OF_ALL, OF_KNOWN, OWN } from './answer-headers.ts';
import { refTo } from './schemas.ts';

const BODY_MAX = `${REQUEST_BODY_MAX_BYTES / 1024} KiB`;
const RUNNING = '01990b4e-5d4c-7c0e-9a53-0f7a3f1c2d10';

type Refusal = {
  /** Its name among the components. */
  name: string;
  description: string;
  headers: object;
  /** Messages by a name for each. */
  says: Readonly<Record<string, string>>;
};

export const REFUSALS = {
  400: {
    name: 'BadRequest',
    description: 'A field is missing or wrong, and the message names it; or the body is no JSON object.',
    headers: OF_KNOWN,
    says: {
      required: 'url is required',
      role: `role must be one of: ${role.options.join(', ')}`,
      json: 'Invalid JSON body',
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'The key is missing, unknown or revoked. Nothing else was looked at.',
    headers: { ...OF_ALL, ...OWN.challenge },
    says: { key: 'Invalid or revoked API key' },
  },
  402: {
    name: 'PaymentRequired',
    description: 'The team has no credit left for a fresh search. Cached answers are still given.',
    headers: OF_KNOWN,
    says: { credits: 'Insufficient credits' },
  },
  404: {
    name: 'NotFound',
    description: 'No search of the team has this id.',
    headers: OF_KNOWN,
    says: { search: 'Search not found' },
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The path was asked with a method other than POST.',
    headers: { ...OF_ALL, ...OWN.allow },
    says: { method: 'Method not allowed' },
  },
  409: {
    name: 'Conflict',
    description:
      'A search of the team for the same domain and role runs already, forced or not. Poll that one: its id is in the header and in the message.',
    headers: { ...OF_KNOWN, ...OWN.runningSearch },
    says: { running: `A matching search is already running: ${RUNNING}` },
  },
  413: {
    name: 'ContentTooLarge',
    description: `The body is larger than ${BODY_MAX}.`,
    headers: OF_KNOWN,
    says: { size: `Request body is larger than ${BODY_MAX}` },
  },
  429: {
    name: 'TooManyRequests',
    description:
      'The bucket of the key is empty, or too many searches of the service wait. Nothing was charged; wait as long as `Retry-After` says.',
    headers: { ...OF_KNOWN, ...OWN.retryAfter },
    says: { bucket: 'Rate limit exceeded', queue: 'Too many searches are waiting; try again later' },
  },
  500: {
    name: 'InternalError',
    description: 'Our fault. The log has the rest under the request id.',
    headers: OF_ALL,
    says: { internal: 'Internal error' },
  },
  503: {
    name: 'NotReady',
    description: 'The service is starting.',
    headers: { ...OF_ALL, ...OWN.retryAfter },
    says: { starting: 'The service is starting' },
  },
} as const satisfies Record<number, Refusal>;

export type RefusalStatus = keyof typeof REFUSALS;

export const OF_EVERY_OPERATION: readonly RefusalStatus[] = [400, 401, 405, 413, 429, 500, 503];

/** All refusals as components. */
export function refusalResponses(): Record<string, object> {
  return Object.fromEntries(
    Object.values<Refusal>(REFUSALS).map(({ name, description, headers, says }) => [
      name,
      {
        description,
        headers,
        content: {
          'application/json': {
            schema: refTo(errorAnswer),
            examples: Object.fromEntries(
              Object.entries(says).map(([key, error]) => [key, { value: { error } }]),
            ),
          },
        },
      },
    ]),
  );
}

/** The refusals of one operation, by status. */
export function refusalsOf(own: readonly RefusalStatus[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    [...OF_EVERY_OPERATION, ...own].map((status) => [
      String(status),
      { $ref: `#/components/responses/${REFUSALS[status].name}` },
    ]),
  );
}
