// The seven operations with all that they need, as both doors call them.
import type { Kysely } from 'kysely';
import type { Database, SearchOrigin } from '../../db/schema.ts';
import type { Caller } from './caller.ts';
import type {
  ResultsByDomainAnswer,
  SearchHistoryAnswer,
  SearchStatusAnswer,
  StatsAnswer,
  UniqueEmailsAnswer,
} from './contract/answers.ts';
import type {
  FindEmailRequest,
  ResultsByDomainRequest,
  SearchHistoryRequest,
  SearchStatusRequest,
  UniqueEmailsRequest,
} from './contract/requests.ts';
import { readCredits } from './credits.ts';
import type { Credits } from './credits.ts';
import type { Cursors } from './cursor.ts';
import { findEmail } from './find-email.ts';
import type { FindEmailDeps } from './find-email.ts';
import { resultsByDomain, uniqueEmails } from './found-emails.ts';
import { searchHistory } from './history.ts';
import { searchStatus } from './search-status.ts';
import { stats } from './stats.ts';

export type OperationsDeps = FindEmailDeps & { db: Kysely<Database>; cursors: Cursors };

export type Operations = {
  findEmail(caller: Caller, request: FindEmailRequest, origin: SearchOrigin): Promise<{ searchId: string }>;
  searchStatus(caller: Caller, request: SearchStatusRequest): Promise<SearchStatusAnswer>;
  searchHistory(caller: Caller, request: SearchHistoryRequest): Promise<SearchHistoryAnswer>;
  resultsByDomain(caller: Caller, request: ResultsByDomainRequest): Promise<ResultsByDomainAnswer>;
  uniqueEmails(caller: Caller, request: UniqueEmailsRequest): Promise<UniqueEmailsAnswer>;
  credits(caller: Caller): Promise<Credits>;
  stats(caller: Caller): Promise<StatsAnswer>;
};

export function createOperations(deps: OperationsDeps): Operations {
  return {
    findEmail: (caller, request, origin) => findEmail(deps, caller, request, origin),
    searchStatus: (caller, request) => searchStatus(deps, caller, request),
    searchHistory: (caller, request) => searchHistory(deps, caller, request),
    resultsByDomain: (caller, request) => resultsByDomain(deps, caller, request),
    uniqueEmails: (caller, request) => uniqueEmails(deps, caller, request),
    credits: (caller) => readCredits(deps.db, caller.teamId),
    stats: (caller) => stats(deps, caller),
  };
}
