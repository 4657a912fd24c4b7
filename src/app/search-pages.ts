// Pages about searches and what they found; each given just the functions that it needs.
import type { Storage } from '../../db/open.ts';
import type { Accounts } from '../core/accounts.ts';
import type { Caller } from '../core/caller.ts';
import type { Cursors } from '../core/cursor.ts';
import { filteredHistory } from '../core/filtered-history.ts';
import { allDomainEmails, foundDomains } from '../core/found-domains.ts';
import type { Notifier } from '../core/notify.ts';
import type { Operations } from '../core/operations.ts';
import type { RateAnswer } from '../core/rate-limits.ts';
import { runningSearches } from '../core/running-searches.ts';
import { searchDays } from '../core/search-days.ts';
import { searchRecord } from '../core/search-record.ts';
import type { UserTeam } from '../core/user-teams.ts';
import { domainsSection } from '../web/dashboard/lists/domains.ts';
import { historySection } from '../web/dashboard/lists/history.ts';
import { peopleSection } from '../web/dashboard/lists/people.ts';
import type { OverviewDeps } from '../web/dashboard/overview.ts';
import { searchSection } from '../web/dashboard/search/section.ts';
import type { Section } from '../web/dashboard/section.ts';
import { isStillThere } from '../web/dashboard/visit.ts';
import { createLiveStreams } from '../web/live-streams.ts';
import { fileLimit } from './file-limit.ts';

export type SearchPagesDeps = {
  storage: Storage;
  now: () => number;
  cursors: Cursors;
  notifier: Pick<Notifier, 'subscribe'>;
  accounts: Pick<Accounts, 'findSession'>;
  operations: Operations;
  publicUrl: string;
  cacheDays: number;
  /** One token of the bucket for new searches. */
  takeToken(caller: Caller): Promise<RateAnswer>;
  onInternal(error: unknown, where?: string): void;
  /** In the order in which the person joined them. */
  teamsOf(userId: string): Promise<readonly UserTeam[]>;
  /** How often a stream looks for itself. */
  lookEveryMs?: number;
};

export type SearchPages = {
  sections: readonly Section[];
  overview: Pick<OverviewDeps, 'days' | 'running'>;
  /** Ends the streams of pages that watch something run. */
  stop(): void;
};

export function openSearchPages(deps: SearchPagesDeps): SearchPages {
  const { storage, now, cursors, operations, cacheDays, takeToken } = deps;
  const { db, buckets } = storage;
  const live = createLiveStreams(deps);
  const running = (teamId: string) => runningSearches(db, teamId);
  const history: Parameters<typeof historySection>[0]['history'] = (teamId, filter, page) =>
    filteredHistory({ db, cursors }, teamId, filter, page);
  const takeFile = fileLimit(buckets);
  return {
    sections: [
      searchSection({
        now,
        cacheDays,
        operations,
        takeToken,
        record: (caller, searchId) => searchRecord({ db }, caller, searchId),
        history,
        running,
        live,
        isStillThere: (request, visit) => isStillThere(deps, request, visit),
      }),
      historySection({ now, history, takeFile }),
      domainsSection({
        foundDomains: (teamId, page) => foundDomains({ db, cursors }, teamId, page),
        resultsByDomain: (caller, request) => operations.resultsByDomain(caller, request),
        allDomainEmails: (teamId, pageRows) => allDomainEmails(db, teamId, pageRows),
        takeFile,
      }),
      peopleSection({
        uniqueEmails: (caller, request) => operations.uniqueEmails(caller, request),
        takeFile,
      }),
    ],
    overview: { days: (teamId) => searchDays({ db, now }, teamId), running },
    stop: () => live.stop(),
  };
}
