// Searches on the site: asked for, watched, explained, and asked for anew with the price shown first.
import type { Request, Response } from 'express';
import * as z from 'zod';
import type { Caller } from '../../../core/caller.ts';
import type { HistoryEntry, SearchHistoryAnswer } from '../../../core/contract/answers.ts';
import { findEmailRequest } from '../../../core/contract/requests.ts';
import { parseRequest } from '../../../core/contract/parse-request.ts';
import { DomainError, rateLimited } from '../../../core/errors.ts';
import type { HistoryFilter } from '../../../core/filtered-history.ts';
import type { Operations } from '../../../core/operations.ts';
import type { RateAnswer } from '../../../core/rate-limits.ts';
import type { SearchRecord } from '../../../core/search-record.ts';
import { formErrors, readQuery, typed } from '../../form.ts';
import type { FormErrors } from '../../form.ts';
import type { LiveStreams } from '../../live-streams.ts';
import { goTo } from '../../reply.ts';
import type { Shown, TeamSection } from '../section.ts';
import { callerOf } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { askShown } from './ask-page.ts';
import { recordShown } from './record-page.ts';
import { runningState } from './running.ts';
import { hasEnded } from './words.ts';

export type SearchDeps = {
  now: () => number;
  /** How long an answer of the team is given again. */
  cacheDays: number;
  operations: Pick<Operations, 'findEmail' | 'searchStatus' | 'credits'>;
  /** One token of the person in the team: the bucket that their assistants take from too. */
  takeToken(caller: Caller): Promise<RateAnswer>;
  record(caller: Caller, searchId: string): Promise<SearchRecord>;
  history(teamId: string, filter: HistoryFilter, page: { limit: number }): Promise<SearchHistoryAnswer>;
  running(teamId: string): Promise<readonly HistoryEntry[]>;
  live: Pick<LiveStreams, 'open'>;
  /** Whether the person is still signed in and of the team, by the cookie of this request. */
  isStillThere(request: Request, visit: Visit): Promise<boolean>;
};

const PATH = '/dashboard/search';
const RECENT = 5;
/** Longer than any address that is taken, so that a person is told what is wrong with theirs. */
const COMPANY_MAX_TYPED = 4_000;

const question = z.object({ company: typed(COMPANY_MAX_TYPED), role: typed(100) });
type Question = z.output<typeof question>;

export function searchSection(deps: SearchDeps): TeamSection {
  return {
    path: '/search',
    label: 'Search',
    group: '',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => asking(deps, visit, readQuery(question, request), {}));
      at.post('/', question, (visit, form, _request, response) => ask(deps, visit, form, response));
      at.get('/running/events', async (visit, request, response) =>
        watchRunning(deps, visit, request, response),
      );
      at.get('/:id', async (visit, request) => {
        const record = await deps.record(callerOf(visit), String(request.params['id']));
        const { came } = readQuery(cameFor, request);
        return recordShown(visit, { record, now: deps.now(), cacheDays: deps.cacheDays, cameFor: came });
      });
      at.get('/:id/events', (visit, request, response) => watch(deps, visit, request, response));
      at.post('/:id/again', z.object({}), (visit, _form, { params }, response) =>
        askAgain(deps, visit, String(params['id']), response),
      );
    },
  };
}

const cameFor = z.object({ came: z.enum(['joined', 'newer']).optional() });

async function ask(
  deps: SearchDeps,
  visit: Visit,
  form: Question,
  response: Response,
): Promise<Shown | void> {
  const caller = callerOf(visit);
  try {
    const request = parseRequest(findEmailRequest, { url: form.company, role: form.role });
    await takeToken(deps, caller);
    const { searchId } = await deps.operations.findEmail(caller, request, 'dashboard');
    goTo(response, `${PATH}/${searchId}`);
  } catch (error) {
    return refused(deps, visit, form, error, response);
  }
}

/**
 * A new search for the question of this one, whatever the team has. Only from its newest search on: a form that is sent
 * twice, or from a page that is old, leads to what was asked since and costs nothing.
 */
async function askAgain(
  deps: SearchDeps,
  visit: Visit,
  searchId: string,
  response: Response,
): Promise<Shown | void> {
  const caller = callerOf(visit);
  const { id, domain, role } = await deps.record(caller, searchId);
  const { searches } = await deps.history(visit.team.id, { domain, role }, { limit: 1 });
  const [newest] = searches;
  if (newest !== undefined && newest.searchId !== id) {
    goTo(response, `${PATH}/${newest.searchId}?came=${hasEnded(newest.status) ? 'newer' : 'joined'}`);
    return;
  }
  try {
    await takeToken(deps, caller);
    const asked = await deps.operations.findEmail(
      caller,
      { url: domain, role, forceRefresh: true },
      'dashboard',
    );
    goTo(response, `${PATH}/${asked.searchId}`);
  } catch (error) {
    return refused(deps, visit, { company: domain, role }, error, response);
  }
}

async function takeToken({ takeToken }: SearchDeps, caller: Caller): Promise<void> {
  const token = await takeToken(caller);
  if (!token.allowed) throw rateLimited(token.retryAfterSeconds);
}

/** A refusal on the page of the question, which keeps what was typed; a running search is simply watched. */
async function refused(
  deps: SearchDeps,
  visit: Visit,
  form: Question,
  error: unknown,
  response: Response,
): Promise<Shown | void> {
  if (!(error instanceof DomainError)) throw error;
  const { code, searchId, retryAfterSeconds = 1 } = error;
  if (code === 'already_running' && searchId !== undefined) {
    goTo(response, `${PATH}/${searchId}?came=joined`);
    return;
  }
  const show = async (status: number, errors: FormErrors) => ({
    ...(await asking(deps, visit, form, errors)),
    status,
  });
  switch (code) {
    case 'invalid_request':
      return show(400, formErrors(error, { url: 'company', role: 'role' }));
    case 'insufficient_credits':
      return show(402, {
        form: 'Nothing was asked: this search costs 1 credit, and your team has none left.',
      });
    case 'rate_limited':
      response.setHeader('Retry-After', String(retryAfterSeconds));
      return show(429, {
        form: `You have asked a lot in a short time, here or through assistants. Ask again in ${retryAfterSeconds} s; nothing was charged.`,
      });
    case 'queue_full':
      response.setHeader('Retry-After', String(retryAfterSeconds));
      return show(429, {
        form: `Too many searches are waiting for their turn. Ask again in ${retryAfterSeconds} s; nothing was charged.`,
      });
    default:
      throw error;
  }
}

async function asking(deps: SearchDeps, visit: Visit, form: Question, errors: FormErrors): Promise<Shown> {
  const { balance } = await deps.operations.credits(callerOf(visit));
  const { searches } = await deps.history(visit.team.id, {}, { limit: RECENT });
  const { now, cacheDays } = deps;
  return askShown(visit, { ...form, errors, balance, cacheDays, recent: searches, now: now() });
}

async function watch(deps: SearchDeps, visit: Visit, request: Request, response: Response): Promise<void> {
  const caller = callerOf(visit);
  const searchId = String(request.params['id']);
  const read = () => deps.operations.searchStatus(caller, { searchId, includeEvidence: false });
  await read(); // not_found is told before the stream begins
  deps.live.open(response, {
    personId: visit.user.id,
    concerns: (id) => id === searchId,
    async read() {
      if (!(await deps.isStillThere(request, visit))) return null;
      const { status } = await read();
      return { state: status, isLast: hasEnded(status) };
    },
  });
}

function watchRunning(deps: SearchDeps, visit: Visit, request: Request, response: Response): void {
  let ids: readonly string[] = [];
  deps.live.open(response, {
    personId: visit.user.id,
    concerns: (id) => ids.includes(id),
    async read() {
      if (!(await deps.isStillThere(request, visit))) return null;
      const running = await deps.running(visit.team.id);
      ids = running.map(({ searchId }) => searchId);
      return { state: runningState(running), isLast: running.length === 0 };
    },
  });
}
