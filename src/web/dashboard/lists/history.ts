// The history: the team's searches, by filter, page by page, and as a file.
import { html } from 'hono/html';
import * as z from 'zod';
import type { Request } from 'express';
import type { HistoryEntry, SearchHistoryAnswer } from '../../../core/contract/answers.ts';
import { findEmailRequest, resultsByDomainRequest } from '../../../core/contract/requests.ts';
import { parseRequest } from '../../../core/contract/parse-request.ts';
import type { HistoryFilter, HistoryPage } from '../../../core/filtered-history.ts';
import { sendCsv } from '../../csv.ts';
import type { CsvCell } from '../../csv.ts';
import { field, selectField } from '../../design/field.ts';
import { NOTHING } from '../../design/html.ts';
import type { Html } from '../../design/html.ts';
import { ago } from '../../design/moment.ts';
import { empty, pagination } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import { formErrors, readQuery } from '../../form.ts';
import type { FormErrors } from '../../form.ts';
import { outcomeBadges, searchLink } from '../search/outcome.ts';
import type { Shown, TeamSection } from '../section.ts';
import type { Visit } from '../visit.ts';
import { CSV_PAGE_ROWS, iso, PAGE_ROWS, withQuery } from './list.ts';

export type HistoryDeps = {
  now: () => number;
  history(teamId: string, filter: HistoryFilter, page: HistoryPage): Promise<SearchHistoryAnswer>;
  /** Throws `rate_limited` where the person has taken too many files. */
  takeFile(visit: Visit): Promise<void>;
};

const PATH = '/dashboard/history';
const ANY = { value: '', label: 'Any' };

const STATES = {
  running: { label: 'Running', statuses: ['pending', 'searching', 'validating'] },
  completed: { label: 'Completed', statuses: ['completed'] },
  failed: { label: 'Failed', statuses: ['failed'] },
} as const;
const STATE_NAMES = ['running', 'completed', 'failed'] as const;
const roles = findEmailRequest.shape.role;

/** What does not fit is read as if it were not there, field by field. */
const query = z.object({
  domain: z.string().max(4_000).catch(''),
  role: roles.or(z.literal('')).catch(''),
  status: z.enum(STATE_NAMES).or(z.literal('')).catch(''),
  cached: z.enum(['yes', 'no', '']).catch(''),
  cursor: z.string().optional().catch(undefined),
});
type Query = z.output<typeof query>;

export function historySection(deps: HistoryDeps): TeamSection {
  return {
    path: '/history',
    label: 'History',
    group: '',
    of: 'team',
    routes(at) {
      at.get('/', (visit, request) => shown(deps, visit, request));
      at.get('/history.csv', async (visit, request, response) => {
        const filter = filterOf(readQuery(query, request));
        await deps.takeFile(visit);
        await sendCsv(response, 'history.csv', CSV_HEADER, csvRows(deps, visit.team.id, filter));
      });
    },
  };
}

async function shown(deps: HistoryDeps, visit: Visit, request: Request): Promise<Shown> {
  const asked = readQuery(query, request);
  let filter: HistoryFilter;
  try {
    filter = filterOf(asked);
  } catch (error) {
    return { ...page(asked, formErrors(error, { domain: 'domain' }), NOTHING), status: 400 };
  }
  const { cursor } = asked;
  const answer = await deps.history(visit.team.id, filter, { limit: PAGE_ROWS, cursor });
  const { cursor: _, ...rest } = asked;
  const links = {
    first: cursor === undefined ? null : withQuery(PATH, rest),
    next: answer.nextCursor === null ? null : withQuery(PATH, { ...rest, cursor: answer.nextCursor }),
  };
  const list = answer.searches.length === 0 ? nothing(asked) : entries(answer.searches, deps.now());
  return page(asked, {}, html`${list} ${pagination(links)}`);
}

/** Throws `invalid_request` for a domain that is none. */
function filterOf({ domain, role, status, cached }: Query): HistoryFilter {
  return {
    domain: domain.trim() === '' ? undefined : parseRequest(resultsByDomainRequest, { domain }).domain,
    role: role === '' ? undefined : role,
    statuses: status === '' ? undefined : STATES[status].statuses,
    cached: cached === '' ? undefined : cached === 'yes',
  };
}

function page(asked: Query, errors: FormErrors, list: Html): Shown {
  const { cursor: _, ...rest } = asked;
  return {
    title: 'History',
    lead: 'All that your team has asked, on this site, over the API and by assistants.',
    actions: html`<a class="button quiet small" href="${withQuery(`${PATH}/history.csv`, rest)}"
      >Download CSV</a
    >`,
    main: html`${filters(asked, errors)} ${list}`,
  };
}

function filters({ domain, role, status, cached }: Query, errors: FormErrors): Html {
  return html`<form method="get" action="${PATH}" class="filters" role="search" aria-label="Filter">
    ${field({ name: 'domain', label: 'Company', value: domain, required: false, error: errors['domain'] })}
    ${selectField({
      name: 'role',
      label: 'Role',
      value: role,
      options: [ANY, ...roles.options.map((value) => ({ value, label: value }))],
    })}
    ${selectField({
      name: 'status',
      label: 'Status',
      value: status,
      options: [ANY, ...STATE_NAMES.map((value) => ({ value, label: STATES[value].label }))],
    })}
    ${selectField({
      name: 'cached',
      label: 'From your answers',
      value: cached,
      options: [ANY, { value: 'yes', label: 'Yes, free' }, { value: 'no', label: 'No, searched' }],
    })}
    <button class="quiet" type="submit">Filter</button>
  </form>`;
}

function entries(searches: readonly HistoryEntry[], now: number): Html {
  return table({
    caption: 'Searches, newest first',
    columns: [
      { label: 'Company', kind: 'title' },
      { label: 'Role' },
      { label: 'Outcome' },
      { label: 'Credits', kind: 'number' },
      { label: 'Asked' },
    ],
    rows: searches.map((entry) => [
      searchLink(entry),
      entry.role,
      outcomeBadges(entry),
      entry.creditsUsed,
      ago(entry.createdAt, now),
    ]),
  });
}

function nothing({ domain, role, status, cached, cursor }: Query): Html {
  const isFiltered = [domain.trim(), role, status, cached, cursor ?? ''].some((value) => value !== '');
  return isFiltered
    ? empty({
        title: 'Nothing matches',
        text: 'Your team has asked nothing that fits all of these filters.',
        action: html`<a class="button quiet" href="${PATH}">Show all searches</a>`,
      })
    : empty({
        title: 'Nothing was asked yet',
        text: 'Every search of your team stands here, with its outcome and its price.',
        action: html`<a class="button" href="/dashboard/search">Search</a>`,
      });
}

const CSV_HEADER = [
  'asked_at',
  'domain',
  'role',
  'status',
  'results',
  'credits',
  'cached',
  'completed_at',
  'search_id',
];

async function* csvRows(
  deps: HistoryDeps,
  teamId: string,
  filter: HistoryFilter,
): AsyncGenerator<readonly CsvCell[]> {
  let cursor: string | undefined;
  do {
    const answer = await deps.history(teamId, filter, { limit: CSV_PAGE_ROWS, cursor });
    for (const one of answer.searches)
      yield [
        iso(one.createdAt),
        one.domain,
        one.role,
        one.status,
        one.resultCount,
        one.creditsUsed,
        one.cached,
        one.completedAt === null ? null : iso(one.completedAt),
        one.searchId,
      ];
    cursor = answer.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
