// What the team has found: by domain, and every address once. What was suppressed since is left out.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { Role } from '../engine/role.ts';
import type { Caller } from './caller.ts';
import type { ResultsByDomainAnswer, UniqueEmailsAnswer } from './contract/answers.ts';
import type { ResultsByDomainRequest, UniqueEmailsRequest } from './contract/requests.ts';
import { cutPage } from './cursor.ts';
import type { Cursors } from './cursor.ts';
import { addressDomain, checkSuppression } from './suppression.ts';

type Row = Database['found_emails'];

const LIST = 'unique-emails';

const selectOfDomain = compileOnce<[teamId: string, domain: string], Row>((db) =>
  db
    .selectFrom('domain_emails')
    .selectAll()
    .where('team_id', '=', argument<string>(0))
    .where('domain', '=', argument<string>(1))
    .orderBy('found_at', 'desc')
    .orderBy('email', 'desc'),
);

/** The addresses found for one domain, newest first; all of them. */
export async function resultsByDomain(
  { db }: { db: Kysely<Database> },
  caller: Caller,
  request: ResultsByDomainRequest,
): Promise<ResultsByDomainAnswer> {
  const rows = await withoutSuppressed(
    db,
    caller.teamId,
    await selectOfDomain(db, caller.teamId, request.domain),
  );
  return {
    results: rows.map((row) => ({
      email: row.email,
      name: row.name,
      title: row.title,
      role: row.role as Role, // only parsed roles are stored
      isExact: row.is_exact === 1,
      foundAt: row.found_at,
    })),
  };
}

const selectFirst = compileOnce<[teamId: string, limit: number], Row>((db) =>
  db
    .selectFrom('found_emails')
    .selectAll()
    .where('team_id', '=', argument<string>(0))
    .orderBy('found_at', 'desc')
    .orderBy('email', 'desc')
    .limit(argument<number>(1)),
);

const selectAfter = compileOnce<[teamId: string, at: number, email: string, limit: number], Row>((db) =>
  db
    .selectFrom('found_emails')
    .selectAll()
    .where('team_id', '=', argument<string>(0))
    .where(sql<boolean>`(found_at, email) < (${argument<number>(1)}, ${argument<string>(2)})`)
    .orderBy('found_at', 'desc')
    .orderBy('email', 'desc')
    .limit(argument<number>(3)),
);

/** One page of the team's addresses, newest first. `found_at` never changes, so no page repeats or skips a row. */
export async function uniqueEmails(
  { db, cursors }: { db: Kysely<Database>; cursors: Cursors },
  caller: Caller,
  request: UniqueEmailsRequest,
): Promise<UniqueEmailsAnswer> {
  const { teamId } = caller;
  const after = request.cursor === undefined ? null : cursors.read(LIST, teamId, request.cursor);
  const more = request.limit + 1;
  const rows =
    after === null
      ? await selectFirst(db, teamId, more)
      : await selectAfter(db, teamId, after.at, after.id, more);
  const { page, nextCursor, isDone } = cutPage(rows, request.limit, (last) =>
    cursors.issue(LIST, teamId, { at: last.found_at, id: last.email }),
  );
  const shown = await withoutSuppressed(db, teamId, page);
  return {
    emails: shown.map((row) => ({
      email: row.email,
      name: row.name,
      title: row.title,
      domain: row.domain,
      role: row.role as Role, // only parsed roles are stored
      foundAt: row.found_at,
    })),
    nextCursor,
    isDone,
  };
}

/** The rows that may be shown. */
export async function withoutSuppressed(
  db: Kysely<Database>,
  teamId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const domains = new Set(rows.flatMap((row) => [row.domain, addressDomain(row.email)]));
  const suppressed = await checkSuppression(db, teamId, domains);
  return rows.filter((row) => !suppressed.find(row));
}

const selectInSuppressedDomains = compileOnce<[teamId: string], Pick<Row, 'email' | 'name' | 'domain'>>(
  (db) =>
    db
      .selectFrom('domain_emails as found')
      .select(['found.email', 'found.name', 'found.domain'])
      .where('found.team_id', '=', argument<string>(0))
      // Each row once, however many entries name its domain.
      .where('found.domain', 'in', (domains) =>
        domains
          .selectFrom('suppressions as entry')
          .select('entry.domain')
          .where((where) =>
            where.or([where('entry.team_id', '=', ''), where('entry.team_id', '=', argument<string>(0))]),
          ),
      ),
);

const selectOfOtherHosts = compileOnce<[teamId: string], Pick<Row, 'email' | 'name' | 'domain'>>((db) =>
  db
    .selectFrom('domain_emails as found')
    .select(['found.email', 'found.name', 'found.domain'])
    .where('found.team_id', '=', argument<string>(0))
    .where(sql<boolean>`found.email not like '%@' || found.domain`)
    // Nearly all instances answer this first, with no: then no row is read.
    .where((where) =>
      where.exists(
        where
          .selectFrom('suppressions as entry')
          .select('entry.id')
          .where((which) =>
            which.or([which('entry.team_id', '=', ''), which('entry.team_id', '=', argument<string>(0))]),
          ),
      ),
    ),
);

/**
 * How many of the team's addresses are held and not shown, because they have been suppressed since: under the domain
 * that was asked for, or under the one that the company mails from.
 */
export async function countHidden(db: Kysely<Database>, teamId: string): Promise<number> {
  const rows = [...(await selectInSuppressedDomains(db, teamId)), ...(await selectOfOtherHosts(db, teamId))];
  if (rows.length === 0) return 0;
  const domains = rows.flatMap((row) => [row.domain, addressDomain(row.email)]);
  const suppressed = await checkSuppression(db, teamId, new Set(domains));
  return new Set(rows.filter((row) => suppressed.find(row)).map((row) => row.email)).size;
}
