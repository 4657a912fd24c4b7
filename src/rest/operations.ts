// The seven operations of /api/v1: path, request schema, bucket, and the one call that each makes.
import type * as z from 'zod';
import type { Caller } from '../core/caller.ts';
import {
  emptyRequest,
  findEmailRequest,
  resultsByDomainRequest,
  searchHistoryRequest,
  searchStatusRequest,
  uniqueEmailsRequest,
} from '../core/contract/requests.ts';
import { parseRequest } from '../core/contract/parse-request.ts';
import type { Operations } from '../core/operations.ts';

export type BucketKind = 'find-email' | 'read';

export type RestOperation = {
  path: string;
  bucket: BucketKind;
  /** Parses the body and answers; throws DomainError. */
  answer(operations: Operations, caller: Caller, body: unknown): Promise<object>;
};

export const REST_OPERATIONS: readonly RestOperation[] = [
  operation('find-email', 'find-email', findEmailRequest, (core, caller, request) =>
    core.findEmail(caller, request, 'rest'),
  ),
  operation('search-status', 'read', searchStatusRequest, (core, caller, request) =>
    core.searchStatus(caller, request),
  ),
  operation('search-history', 'read', searchHistoryRequest, (core, caller, request) =>
    core.searchHistory(caller, request),
  ),
  operation('results-by-domain', 'read', resultsByDomainRequest, (core, caller, request) =>
    core.resultsByDomain(caller, request),
  ),
  operation('unique-emails', 'read', uniqueEmailsRequest, (core, caller, request) =>
    core.uniqueEmails(caller, request),
  ),
  operation('credits', 'read', emptyRequest, (core, caller) => core.credits(caller)),
  operation('stats', 'read', emptyRequest, (core, caller) => core.stats(caller)),
];

function operation<Schema extends z.ZodType>(
  path: string,
  bucket: BucketKind,
  schema: Schema,
  call: (operations: Operations, caller: Caller, request: z.output<Schema>) => Promise<object>,
): RestOperation {
  return {
    path,
    bucket,
    answer: (operations, caller, body) => call(operations, caller, parseRequest(schema, body)),
  };
}
