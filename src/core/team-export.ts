// All that a team holds, as one JSON document in pieces: read a page at a time, so that a large team needs no more
// memory than a small one. Nothing that opens a door, and nobody who asked to be left alone, is in it.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database } from '../../db/schema.ts';
import type { Evidence } from '../engine/discovery.ts';
import { listApiKeys } from './api-keys.ts';
import { SCOPES } from './caller.ts';
import type { Caller } from './caller.ts';
import type { Cursors } from './cursor.ts';
import { forbidden } from './errors.ts';
import { uniqueEmails } from './found-emails.ts';
import { searchHistory } from './history.ts';
import { listInvitations } from './invitations.ts';
import { listMembers } from './members.ts';
import type { Actor } from './members.ts';
import { memberRole } from './memberships.ts';
import { takeOrRefuse } from './rate-limits.ts';
import type { Rate } from './rate-limits.ts';
import { addressDomain, checkSuppression, domainsIn, listSuppressions } from './suppression.ts';

const PAGE_ROWS = 200;
const PER_TEAM: Rate = { perMinute: 1, burst: 5 };

export type ExportDeps = {
  db: Kysely<Database>;
  buckets: BucketStore;
  cursors: Cursors;
  now: () => number;
  /** The team's connected assistants, without anything secret; handed over because they belong to another room. */
  connectionsOf(teamId: string): Promise<readonly object[]>;
};

/** The pieces of the document, for an owner. Throws `forbidden` and `rate_limited` before the first piece. */
export async function exportTeam(deps: ExportDeps, actor: Actor): Promise<AsyncIterable<string>> {
  const { teamId, userId } = actor;
  if ((await memberRole(deps.db, teamId, userId)) !== 'owner')
    throw forbidden('Only an owner exports the team');
  await takeOrRefuse(deps.buckets, `export:${teamId}`, PER_TEAM);
  const team = await deps.db
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  return pieces({
    exportedAt: just(deps.now()),
    team: just({ id: team.id, name: team.name, createdAt: team.created_at }),
    members: rows(await listMembers(deps.db, teamId)),
    invitations: rows(await listInvitations(deps, teamId)),
    apiKeys: rows(await listApiKeys(deps.db, teamId)),
    connections: rows(await deps.connectionsOf(teamId)),
    webhooks: rows(await webhooks(deps.db, teamId)),
    suppressions: rows(await listSuppressions(deps.db, teamId)),
    ledger: ledger(deps.db, teamId),
    searches: searches(deps, teamId),
    emails: emails(deps, teamId),
  });
}

/** A value, or rows that come in pages. */
type Part = { value: unknown } | AsyncIterable<readonly object[]>;

async function* pieces(parts: Readonly<Record<string, Part>>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}\n${JSON.stringify(name)}:`;
    before = ',';
    if ('value' in part) {
      yield JSON.stringify(part.value);
      continue;
    }
    let between = '[';
    for await (const page of part) {
      if (page.length === 0) continue;
      yield `${between}\n${page.map((row) => JSON.stringify(row)).join(',\n')}`;
      between = ',';
    }
    yield between === '[' ? '[]' : ']';
  }
  yield '\n}\n';
}

const just = (value: unknown): Part => ({ value });

async function* rows(page: readonly object[]): AsyncGenerator<readonly object[]> {
  yield page;
}

async function webhooks(db: Kysely<Database>, teamId: string) {
  const endpoints = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'url', 'enabled', 'created_at'])
    .where('team_id', '=', teamId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return endpoints.map(({ id, url, enabled, created_at }) => ({
    id,
    url,
    enabled: enabled === 1,
    createdAt: created_at,
  }));
}

async function* ledger(db: Kysely<Database>, teamId: string) {
  let after = { at: -1, id: '' };
  for (;;) {
    const page = await db
      .selectFrom('ledger_entries')
      .select(['id', 'kind', 'amount', 'search_id', 'note', 'created_at'])
      .where('team_id', '=', teamId)
      .where(sql<boolean>`(created_at, id) > (${after.at}, ${after.id})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute();
    yield page.map(({ search_id, created_at, ...row }) => ({
      ...row,
      searchId: search_id,
      createdAt: created_at,
    }));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_ROWS) return;
    after = { at: last.created_at, id: last.id };
  }
}

async function* searches(deps: ExportDeps, teamId: string) {
  let cursor: string | undefined;
  do {
    const page = await searchHistory(deps, callerOf(teamId), { limit: PAGE_ROWS, cursor });
    const found = await resultsOf(
      deps.db,
      teamId,
      page.searches.map(({ searchId }) => searchId),
    );
    yield page.searches.map((search) => ({ ...search, results: found.get(search.searchId) ?? [] }));
    cursor = page.isDone ? undefined : (page.nextCursor ?? undefined);
  } while (cursor !== undefined);
}

/** What these searches found themselves: a cached one points at nothing of its own. */
async function resultsOf(db: Kysely<Database>, teamId: string, searchIds: readonly string[]) {
  const found = new Map<string, object[]>();
  if (searchIds.length === 0) return found;
  const held = await db
    .selectFrom('results as r')
    .innerJoin('searches as s', 's.id', 'r.search_id')
    .selectAll('r')
    .select('s.domain')
    .where('r.team_id', '=', teamId)
    .where('r.search_id', 'in', [...searchIds])
    .orderBy('r.search_id')
    .orderBy('r.position')
    .execute();
  const suppressed = await checkSuppression(
    db,
    teamId,
    held.flatMap((row) => [row.domain, addressDomain(row.email), ...domainsIn(row.evidence)]),
  );
  for (const row of held) {
    if (suppressed.find(row)) continue;
    const { email, name, title, score, source } = row;
    const shown = {
      email,
      name,
      title,
      score,
      source,
      isExact: row.is_exact === 1,
      createdAt: row.created_at,
      verification: JSON.parse(row.verification) as unknown,
      parts: JSON.parse(row.parts) as unknown,
      evidence: (JSON.parse(row.evidence) as Evidence[]) // written by insertResults from a Find
        .filter(({ words }) => !suppressed.mentions(words, row.domain)),
    };
    found.set(row.search_id, [...(found.get(row.search_id) ?? []), shown]);
  }
  return found;
}

async function* emails(deps: ExportDeps, teamId: string) {
  let cursor: string | undefined;
  do {
    const page = await uniqueEmails(deps, callerOf(teamId), { limit: PAGE_ROWS, cursor });
    yield page.emails;
    cursor = page.isDone ? undefined : (page.nextCursor ?? undefined);
  } while (cursor !== undefined);
}

/** The lists ask for a team only; no bucket is taken. */
function callerOf(teamId: string): Caller {
  return { teamId, scopes: SCOPES, bucket: 'export' };
}
