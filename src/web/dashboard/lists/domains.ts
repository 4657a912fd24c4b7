// Domains: the companies that addresses were found for, each with its addresses, and all of them as a file.
import { html } from 'hono/html';
import * as z from 'zod';
import type { Caller } from '../../../core/caller.ts';
import type { DomainResult, ResultsByDomainAnswer } from '../../../core/contract/answers.ts';
import { resultsByDomainRequest } from '../../../core/contract/requests.ts';
import type { ResultsByDomainRequest } from '../../../core/contract/requests.ts';
import { notFound } from '../../../core/errors.ts';
import type { DomainEmail, FoundDomain, FoundDomainsAnswer } from '../../../core/found-domains.ts';
import { sendCsv } from '../../csv.ts';
import type { CsvCell } from '../../csv.ts';
import type { Html } from '../../design/html.ts';
import { day } from '../../design/moment.ts';
import { badge, empty, pagination } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import { readQuery } from '../../form.ts';
import type { Shown, TeamSection } from '../section.ts';
import { callerOf } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { CSV_PAGE_ROWS, iso, PAGE_ROWS, withQuery } from './list.ts';

/** All of them leave out what was suppressed since. */
export type DomainsDeps = {
  foundDomains(
    teamId: string,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<FoundDomainsAnswer>;
  resultsByDomain(caller: Caller, request: ResultsByDomainRequest): Promise<ResultsByDomainAnswer>;
  /** By domain and address, in pages of so many rows. */
  allDomainEmails(teamId: string, pageRows: number): AsyncIterable<readonly DomainEmail[]>;
  /** Throws `rate_limited` where the person has taken too many files. */
  takeFile(visit: Visit): Promise<void>;
};

const PATH = '/dashboard/domains';
const query = z.object({ cursor: z.string().optional() });

export function domainsSection(deps: DomainsDeps): TeamSection {
  return {
    path: '/domains',
    label: 'Domains',
    group: '',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { cursor } = readQuery(query, request);
        return listShown(await deps.foundDomains(visit.team.id, { limit: PAGE_ROWS, cursor }), cursor);
      });
      at.get('/domains.csv', async (visit, _request, response) => {
        await deps.takeFile(visit);
        await sendCsv(response, 'domains.csv', CSV_HEADER, csvRows(deps, visit.team.id));
      });
      at.get('/:domain', async (visit, { params }) => {
        const parsed = resultsByDomainRequest.safeParse({ domain: params['domain'] });
        if (!parsed.success) throw notFound('Domain');
        const { results } = await deps.resultsByDomain(callerOf(visit), parsed.data);
        return domainShown(parsed.data.domain, results);
      });
    },
  };
}

function listShown({ domains, nextCursor, isDone }: FoundDomainsAnswer, cursor: string | undefined): Shown {
  return {
    title: 'Domains',
    lead: 'The companies that your team has found addresses for, by name.',
    actions: html`<a class="button quiet small" href="${PATH}/domains.csv">Download CSV</a>`,
    main: html`${domains.length === 0 && isDone ? nothing() : domainTable(domains)}
    ${pagination(
      {
        first: cursor === undefined ? null : PATH,
        next: nextCursor === null ? null : withQuery(PATH, { cursor: nextCursor }),
      },
      { first: 'First', next: 'Next' },
    )}`,
  };
}

function nothing(): Html {
  return empty({
    title: 'No company yet',
    text: 'A company stands here as soon as a search has found an address for it.',
    action: html`<a class="button" href="/dashboard/search">Search</a>`,
  });
}

function domainTable(domains: readonly FoundDomain[]): Html {
  return table({
    caption: 'Companies by name',
    columns: [
      { label: 'Company', kind: 'title' },
      { label: 'Addresses', kind: 'number' },
      { label: 'Newest found' },
    ],
    rows: domains.map(({ domain, emailCount, newestAt }) => [
      html`<a href="${PATH}/${domain}">${domain}</a>`,
      emailCount,
      day(newestAt),
    ]),
  });
}

function domainShown(domain: string, results: readonly DomainResult[]): Shown {
  const ask = `/dashboard/search?${new URLSearchParams({ company: domain }).toString()}`;
  return {
    title: domain,
    lead: html`What your team has found for this company.
      <a href="${withQuery('/dashboard/history', { domain })}">Its searches</a>`,
    actions: html`<a class="button quiet small" href="${ask}">Search here</a>`,
    main:
      results.length === 0
        ? empty({
            title: 'Nobody was found here',
            text: 'Your team has no address for this company.',
            action: html`<a class="button" href="${ask}">Search here</a>`,
          })
        : table({
            caption: `People of ${domain}, newest first`,
            columns: [
              { label: 'Name', kind: 'title' },
              { label: 'Address' },
              { label: 'Title' },
              { label: 'Asked as' },
              { label: 'Found' },
            ],
            rows: results.map((found) => [
              html`<bdi>${found.name}</bdi>`,
              html`<code>${found.email}</code>`,
              html`<bdi>${found.title}</bdi>`,
              html`<span class="badges"
                >${badge(found.role)}
                ${found.isExact ? badge('exactly', 'good') : badge('close', 'warn')}</span
              >`,
              day(found.foundAt),
            ]),
          }),
  };
}

const CSV_HEADER = ['domain', 'email', 'name', 'title', 'role', 'is_exact', 'found_at'];

async function* csvRows(deps: DomainsDeps, teamId: string): AsyncGenerator<readonly CsvCell[]> {
  for await (const rows of deps.allDomainEmails(teamId, CSV_PAGE_ROWS))
    for (const { domain, email, name, title, role, is_exact, found_at } of rows)
      yield [domain, email, name, title, role, is_exact === 1, iso(found_at)];
}
