// The domains that the team has found addresses for, by name, a page at a time; and all of those addresses in that order.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { cutPage } from './cursor.ts';
import type { Cursors } from './cursor.ts';
import { withoutSuppressed } from './found-emails.ts';

const LIST = 'found-domains';

export type FoundDomain = {
  domain: string;
  /** Addresses that may be shown; at least one. */
  emailCount: number;
  /** When the newest of them was first found. */
  newestAt: number;
};

export type FoundDomainsAnswer = { domains: FoundDomain[]; nextCursor: string | null; isDone: boolean };

/** One page, in the order of the names. A domain of which all was suppressed since is left out. */
export async function foundDomains(
  { db, cursors }: { db: Kysely<Database>; cursors: Cursors },
  teamId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<FoundDomainsAnswer> {
  const after = cursor === undefined ? '' : cursors.read(LIST, teamId, cursor).id;
  const names = await db
    .selectFrom('domain_emails')
    .select('domain')
    .where('team_id', '=', teamId)
    .where('domain', '>', after)
    .groupBy('domain')
    .orderBy('domain')
    .limit(limit + 1)
    .execute();
  const { page, ...rest } = cutPage(names, limit, ({ domain }) =>
    cursors.issue(LIST, teamId, { at: 0, id: domain }),
  );
  const counted = new Map<string, FoundDomain>();
  for (const { domain, found_at } of await shownOf(
    db,
    teamId,
    page.map((row) => row.domain),
  )) {
    const { emailCount, newestAt } = counted.get(domain) ?? { emailCount: 0, newestAt: 0 };
    counted.set(domain, {
      domain,
      emailCount: emailCount + 1,
      newestAt: Math.max(newestAt, found_at),
    });
  }
  return { domains: page.flatMap(({ domain }) => counted.get(domain) ?? []), ...rest };
}

async function shownOf(db: Kysely<Database>, teamId: string, domains: readonly string[]) {
  if (domains.length === 0) return [];
  const rows = await db
    .selectFrom('domain_emails')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('domain', 'in', [...domains])
    .execute();
  return withoutSuppressed(db, teamId, rows);
}

export type DomainEmail = Database['domain_emails'];

/** All addresses by domain, in pages for a file: as many in memory as one page holds. */
export async function* allDomainEmails(
  db: Kysely<Database>,
  teamId: string,
  pageRows: number,
): AsyncGenerator<readonly DomainEmail[]> {
  let after = { domain: '', email: '' };
  for (;;) {
    const rows = await db
      .selectFrom('domain_emails')
      .selectAll()
      .where('team_id', '=', teamId)
      .where(sql<boolean>`(domain, email) > (${after.domain}, ${after.email})`)
      .orderBy('domain')
      .orderBy('email')
      .limit(pageRows)
      .execute();
    yield await withoutSuppressed(db, teamId, rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return;
    after = last;
  }
}
