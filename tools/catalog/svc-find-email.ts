// svc_find_email: starts a search or joins the one that runs, and waits for its end.
import * as z from 'zod';
import { findEmailRequest } from '../../src/core/contract/requests.ts';
import type { FindEmailRequest } from '../../src/core/contract/requests.ts';
import { DomainError } from '../../src/core/errors.ts';
import { awaitSearch } from '../await-search.ts';
import { searchReport, toSearchReport } from '../search-report.ts';
import { defineTool } from '../tool.ts';
import type { ToolCaller, ToolDeps } from '../tool.ts';

export const svcFindEmail = defineTool({
  name: 'svc_find_email',
  title: 'Find an executive’s email',
  description:
    'Finds the validated business email address of the person who holds an executive role at a company. ' +
    'Give the company’s domain or URL and one role. Usually takes under 30 seconds and costs 1 credit; ' +
    'an answer the team already has is free, and nothing is charged when nobody is found. ' +
    'If the answer says done: false, follow its nextStep rather than calling again.',
  scope: 'email_finder',
  bucket: 'find-email',
  // A forced refresh charges again, so it is not idempotent; it reads the company's own site.
  hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  icon: 'M3 5h18v14H3zM3 6l9 7 9-7',
  input: z.strictObject(findEmailRequest.shape),
  output: searchReport,
  card: 'shown',
  waits: () => true,
  async call(deps, caller, question, context) {
    const until = deps.now() + deps.waits.handOverMs;
    const searchId = await startOrJoin(deps, caller, question);
    return toSearchReport(searchId, await awaitSearch(deps, caller, searchId, until, context));
  },
});

/** A search that already runs is the answer to the same question: it is joined, and charged once. */
async function startOrJoin(
  { operations }: ToolDeps,
  caller: ToolCaller,
  question: FindEmailRequest,
): Promise<string> {
  try {
    const { searchId } = await operations.findEmail(caller, question, 'tool');
    return searchId;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'already_running' && error.searchId !== undefined)
      return error.searchId;
    throw error;
  }
}
