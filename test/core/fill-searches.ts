// Gives a team many finished searches with one address each, written straight into the tables. For plans and the bench.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NewId } from '../../src/core/ids.ts';

export type Filling = {
  teamId: string;
  searches: number;
  /** Epoch milliseconds of the newest; each of the others is a second before the next. */
  until: number;
};

const PER_INSERT = 1_000;
const DOMAINS = 20_000;
const ASKED_EVERY_MS = 1_000;

/** The domain of the search with this number, counted from the oldest: they come round after 20,000. */
export function domainOfSearch(index: number): string {
  return `company-${index % DOMAINS}.test`;
}

/** Writes the searches with all that a search leaves behind, but for the ledger and the team's totals; answers their ids. */
export async function fillSearches(
  { db, newId }: { db: Kysely<Database>; newId: NewId },
  { teamId, searches, until }: Filling,
): Promise<string[]> {
  const all: string[] = [];
  for (let from = 0; from < searches; from += PER_INSERT) {
    const rows = Array.from({ length: Math.min(PER_INSERT, searches - from) }, (_, offset) => {
      const index = from + offset;
      return {
        id: newId(),
        domain: domainOfSearch(index),
        email: `p${index}@${domainOfSearch(index)}`,
        at: until - (searches - index) * ASKED_EVERY_MS,
      };
    });
    await insert(db, teamId, rows);
    all.push(...rows.map(({ id }) => id));
  }
  return all;
}

type Filled = { id: string; domain: string; email: string; at: number };

async function insert(db: Kysely<Database>, teamId: string, filled: readonly Filled[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('searches')
      .values(filled.map((row) => searchOf(teamId, row)))
      .execute();
    await tx
      .insertInto('results')
      .values(filled.map((row) => resultOf(teamId, row)))
      .execute();
    for (const table of ['found_emails', 'domain_emails'] as const) {
      await tx
        .insertInto(table)
        .values(filled.map((row) => foundOf(teamId, row)))
        .execute();
    }
  });
}

function searchOf(teamId: string, { id, domain, at }: Filled) {
  return {
    id,
    team_id: teamId,
    domain,
    role: 'CEO',
    status: 'completed' as const,
    origin: 'rest' as const,
    asked_by: null,
    forced: 0 as const,
    cached: 0 as const,
    results_from: id,
    credits_used: 1,
    result_count: 1,
    reason: null,
    error: null,
    starts: 1,
    created_at: at,
    first_started_at: at,
    completed_at: at,
  };
}

function resultOf(teamId: string, { id, email, at }: Filled) {
  return {
    search_id: id,
    position: 0,
    team_id: teamId,
    email,
    name: 'Ada Quill',
    title: 'CEO',
    score: 90,
    source: 'verified',
    is_exact: 1 as const,
    verification: '{}',
    parts: '{}',
    evidence: '[]',
    created_at: at,
  };
}

function foundOf(teamId: string, { domain, email, at }: Filled) {
  return {
    team_id: teamId,
    email,
    domain,
    name: 'Ada Quill',
    title: 'CEO',
    role: 'CEO',
    is_exact: 1 as const,
    found_at: at,
    seen_at: at,
  };
}
