// svc_get_unique_emails: every address that the team has found, each once.
import * as z from 'zod';
import { uniqueEmailsAnswer } from '../../src/core/contract/answers.ts';
import {
  EMAILS_PAGE_DEFAULT,
  PAGE_MAX,
  PAGE_MIN,
  uniqueEmailsRequest,
} from '../../src/core/contract/requests.ts';
import { clamped } from '../arguments.ts';
import { READS_ONLY, defineTool } from '../tool.ts';

export const svcGetUniqueEmails = defineTool({
  name: 'svc_get_unique_emails',
  title: 'All emails found',
  description:
    'Lists every address that the team has found, at all companies, each once and newest first. Free. ' +
    'Pass nextCursor as cursor for more.',
  scope: 'search_history',
  bucket: 'read',
  hints: READS_ONLY,
  icon: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M16 12v2a3 3 0 0 0 5-2 9 9 0 1 0-4 7.5',
  input: z.strictObject({
    limit: clamped('Addresses on a page', PAGE_MIN, PAGE_MAX, EMAILS_PAGE_DEFAULT),
    cursor: uniqueEmailsRequest.shape.cursor.describe('nextCursor of the page before'),
  }),
  output: uniqueEmailsAnswer,
  call: ({ operations }, caller, request) => operations.uniqueEmails(caller, request),
});
