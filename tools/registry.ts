// The tools, in the order in which clients list them.
import { svcFindEmail } from './catalog/svc-find-email.ts';
import { svcGetCredits } from './catalog/svc-get-credits.ts';
import { svcGetResultsByDomain } from './catalog/svc-get-results-by-domain.ts';
import { svcGetSearchStatus } from './catalog/svc-get-search-status.ts';
import { svcGetStats } from './catalog/svc-get-stats.ts';
import { svcGetUniqueEmails } from './catalog/svc-get-unique-emails.ts';
import { svcSearchHistory } from './catalog/svc-search-history.ts';
import type { Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = [
  svcFindEmail,
  svcGetSearchStatus,
  svcSearchHistory,
  svcGetResultsByDomain,
  svcGetCredits,
  svcGetUniqueEmails,
  svcGetStats,
];

const BY_NAME: ReadonlyMap<string, Tool> = new Map(TOOLS.map((tool) => [tool.name, tool]));

export function findTool(name: unknown): Tool | undefined {
  return typeof name === 'string' ? BY_NAME.get(name) : undefined;
}
