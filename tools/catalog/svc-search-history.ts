// svc_search_history: the team's past searches.
import * as z from 'zod';
import { searchHistoryAnswer } from '../../src/core/contract/answers.ts';
import {
  HISTORY_PAGE_DEFAULT,
  PAGE_MAX,
  PAGE_MIN,
  searchHistoryRequest,
} from '../../src/core/contract/requests.ts';
import { clamped } from '../arguments.ts';
import { READS_ONLY, defineTool } from '../tool.ts';

export const svcSearchHistory = defineTool({
  name: 'svc_search_history',
  title: 'Search history',
  description:
    'Lists the team’s past searches, newest first, with their status, number of results and cost. Free. ' +
    'Pass nextCursor as cursor for older ones.',
  scope: 'search_history',
  bucket: 'read',
  hints: READS_ONLY,
  icon: 'M4 5h16M4 12h16M4 19h10',
  input: z.strictObject({
    limit: clamped('Searches on a page', PAGE_MIN, PAGE_MAX, HISTORY_PAGE_DEFAULT),
    cursor: searchHistoryRequest.shape.cursor.describe('nextCursor of the page before'),
  }),
  output: searchHistoryAnswer,
  call: ({ operations }, caller, request) => operations.searchHistory(caller, request),
});
