// The seven operations of /api/v1: path, schemas, bucket, and the one call that each makes.
import type * as z from 'zod';
import type { Caller } from '../core/caller.ts';
import {
  creditsAnswer,
  findEmailAnswer,
  resultsByDomainAnswer,
  searchHistoryAnswer,
  searchStatusAnswer,
  statsAnswer,
  uniqueEmailsAnswer,
} from '../core/contract/answers.ts';
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

export type RestPath =
  | 'find-email'
  | 'search-status'
  | 'search-history'
  | 'results-by-domain'
  | 'unique-emails'
  | 'credits'
  | 'stats';

export type RestOperation = {
  path: RestPath;
  bucket: BucketKind;
  /** Validates the body. */
  request: z.ZodObject;
  /** What the answer looks like; the core answers with its type. */
  response: z.ZodObject;
  /** Parses the body and answers; throws DomainError. */
  answer(operations: Operations, caller: Caller, body: unknown): Promise<object>;
};

export const REST_OPERATIONS: readonly RestOperation[] = [
  operation('find-email', 'find-email', findEmailRequest, findEmailAnswer, (core, caller, request) =>
    core.findEmail(caller, request, 'rest'),
  ),
  operation('search-status', 'read', searchStatusRequest, searchStatusAnswer, (core, caller, request) =>
    core.searchStatus(caller, request),
  ),
  operation('search-history', 'read', searchHistoryRequest, searchHistoryAnswer, (core, caller, request) =>
    core.searchHistory(caller, request),
  ),
  operation(
    'results-by-domain',
    'read',
    resultsByDomainRequest,
    resultsByDomainAnswer,
    (core, caller, request) => core.resultsByDomain(caller, request),
  ),
  operation('unique-emails', 'read', uniqueEmailsRequest, uniqueEmailsAnswer, (core, caller, request) =>
    core.uniqueEmails(caller, request),
  ),
  operation('credits', 'read', emptyRequest, creditsAnswer, (core, caller) => core.credits(caller)),
  operation('stats', 'read', emptyRequest, statsAnswer, (core, caller) => core.stats(caller)),
];

function operation<Request extends z.ZodObject, Answer extends z.ZodObject>(
  path: RestPath,
  bucket: BucketKind,
  request: Request,
  response: Answer,
  call: (operations: Operations, caller: Caller, request: z.output<Request>) => Promise<z.output<Answer>>,
): RestOperation {
  return {
    path,
    bucket,
    request,
    response,
    answer: (operations, caller, body) => call(operations, caller, parseRequest(request, body)),
  };
}
