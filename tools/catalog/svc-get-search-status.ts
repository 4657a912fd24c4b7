// svc_get_search_status: where a search stands; may wait a little, so that a model does not spin.
import * as z from 'zod';
import { clamped } from '../arguments.ts';
import { awaitSearch } from '../await-search.ts';
import { searchReport, toSearchReport } from '../search-report.ts';
import { READS_ONLY, defineTool } from '../tool.ts';

export const WAIT_MAX_SECONDS = 20;

export const svcGetSearchStatus = defineTool({
  name: 'svc_get_search_status',
  title: 'Status of a search',
  description:
    'Tells where a search stands and, once it has completed, the people found with their evidence. Free. ' +
    'Set waitSeconds to 20 rather than calling again and again.',
  scope: 'email_finder',
  bucket: 'read',
  hints: READS_ONLY,
  icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l4 2',
  input: z.strictObject({
    searchId: z.string().describe('From svc_find_email or svc_search_history'),
    waitSeconds: clamped('Wait up to this many seconds for the search to end', 0, WAIT_MAX_SECONDS, 0),
  }),
  output: searchReport,
  card: 'shown and asking',
  waits: ({ waitSeconds }) => typeof waitSeconds === 'number' && waitSeconds > 0,
  async call(deps, caller, { searchId, waitSeconds }, context) {
    const until = deps.now() + waitSeconds * 1_000;
    return toSearchReport(searchId, await awaitSearch(deps, caller, searchId, until, context));
  },
});
