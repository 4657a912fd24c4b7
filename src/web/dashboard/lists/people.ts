// People: every address that the team has found, once, newest first, and as a file.
import { html } from 'hono/html';
import * as z from 'zod';
import type { UniqueEmailsAnswer } from '../../../core/contract/answers.ts';
import type { UniqueEmailsRequest } from '../../../core/contract/requests.ts';
import type { Caller } from '../../../core/caller.ts';
import { sendCsv } from '../../csv.ts';
import type { CsvCell } from '../../csv.ts';
import type { Html } from '../../design/html.ts';
import { day } from '../../design/moment.ts';
import { empty, pagination } from '../../design/parts.ts';
import { table } from '../../design/table.ts';
import { readQuery } from '../../form.ts';
import type { TeamSection } from '../section.ts';
import { callerOf } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { CSV_PAGE_ROWS, iso, PAGE_ROWS, withQuery } from './list.ts';

export type PeopleDeps = {
  /** What was suppressed since is left out. */
  uniqueEmails(caller: Caller, request: UniqueEmailsRequest): Promise<UniqueEmailsAnswer>;
  /** Throws `rate_limited` where the person has taken too many files. */
  takeFile(visit: Visit): Promise<void>;
};

const PATH = '/dashboard/people';
const query = z.object({ cursor: z.string().optional() });

export function peopleSection(deps: PeopleDeps): TeamSection {
  return {
    path: '/people',
    label: 'People',
    group: '',
    of: 'team',
    routes(at) {
      at.get('/', async (visit, request) => {
        const { cursor } = readQuery(query, request);
        const answer = await deps.uniqueEmails(callerOf(visit), { limit: PAGE_ROWS, cursor });
        return {
          title: 'People',
          lead: 'Every address that your team has found, once, the newest first.',
          actions: html`<a class="button quiet small" href="${PATH}/people.csv">Download CSV</a>`,
          main: html`${listOf(answer)}
          ${pagination({
            first: cursor === undefined ? null : PATH,
            next: answer.nextCursor === null ? null : withQuery(PATH, { cursor: answer.nextCursor }),
          })}`,
        };
      });
      at.get('/people.csv', async (visit, _request, response) => {
        await deps.takeFile(visit);
        await sendCsv(response, 'people.csv', CSV_HEADER, csvRows(deps, callerOf(visit)));
      });
    },
  };
}

function listOf({ emails, isDone }: UniqueEmailsAnswer): Html {
  if (emails.length === 0 && isDone)
    return empty({
      title: 'Nobody was found yet',
      text: 'The people that your searches find stand here, each address once.',
      action: html`<a class="button" href="/dashboard/search">Search</a>`,
    });
  return table({
    caption: 'People with their addresses, newest first',
    columns: [
      { label: 'Name', kind: 'title' },
      { label: 'Address' },
      { label: 'Title' },
      { label: 'Company' },
      { label: 'Found' },
    ],
    rows: emails.map(({ name, email, title, domain, role, foundAt }) => [
      html`<bdi>${name}</bdi>`,
      html`<code>${email}</code>`,
      html`<bdi>${title}</bdi><br /><span class="soft">asked as ${role}</span>`,
      html`<a href="/dashboard/domains/${domain}">${domain}</a>`,
      day(foundAt),
    ]),
  });
}

const CSV_HEADER = ['found_at', 'email', 'name', 'title', 'role', 'domain'];

async function* csvRows(deps: PeopleDeps, caller: Caller): AsyncGenerator<readonly CsvCell[]> {
  let cursor: string | undefined;
  do {
    const answer = await deps.uniqueEmails(caller, { limit: CSV_PAGE_ROWS, cursor });
    for (const { foundAt, email, name, title, role, domain } of answer.emails)
      yield [iso(foundAt), email, name, title, role, domain];
    cursor = answer.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
