// svc_get_results_by_domain: everybody whom the team has found at one company.
import * as z from 'zod';
import { resultsByDomainAnswer } from '../../src/core/contract/answers.ts';
import { resultsByDomainRequest } from '../../src/core/contract/requests.ts';
import { READS_ONLY, defineTool } from '../tool.ts';

export const svcGetResultsByDomain = defineTool({
  name: 'svc_get_results_by_domain',
  title: 'People found at a company',
  description:
    'Lists everybody whom the team’s past searches have found at a company, each address once. Free: ' +
    'look here before paying for a new search.',
  scope: 'search_history',
  bucket: 'read',
  hints: READS_ONLY,
  icon: 'M4 21V4h10v17M14 9h6v12M8 8h2M8 12h2M8 16h2',
  input: z.strictObject(resultsByDomainRequest.shape),
  output: resultsByDomainAnswer,
  call: ({ operations }, caller, request) => operations.resultsByDomain(caller, request),
});
