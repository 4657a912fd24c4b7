// Holds the team's totals against the ledger, and every search against its charge and refund.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type LedgerProblem = {
  teamId: string;
  /** The search, where the problem is one search's. */
  searchId?: string;
  problem:
    | 'balance_differs'
    | 'purchased_differs'
    | 'used_differs'
    | 'balance_negative'
    | 'search_not_charged'
    | 'search_not_refunded'
    | 'search_refunded_wrongly'
    | 'charge_without_search';
};

export type LedgerReport = { ok: boolean; teams: number; entries: number; problems: LedgerProblem[] };

const PROBLEMS_MAX = 100;

/** Reads everything in one transaction, so that a running service does not look like an error. */
export async function verifyLedger(db: Kysely<Database>): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const sums = await tx
        .selectFrom('team_totals as totals')
        .leftJoin('ledger_entries as entry', 'entry.team_id', 'totals.team_id')
        .groupBy(['totals.team_id', 'totals.balance', 'totals.total_purchased', 'totals.total_used'])
        .select([
          'totals.team_id',
          'totals.balance',
          'totals.total_purchased',
          'totals.total_used',
          sql<number>`count(entry.id)`.as('entries'),
          sql<number>`coalesce(sum(entry.amount), 0)`.as('sum'),
          sql<number>`coalesce(sum(case when entry.kind in ('grant', 'purchase') then entry.amount else 0 end), 0)`.as(
            'purchased',
          ),
        ])
        .execute();
      const problems: LedgerProblem[] = [];
      for (const team of sums) {
        const say = (problem: LedgerProblem['problem']) => problems.push({ teamId: team.team_id, problem });
        if (team.balance !== team.sum) say('balance_differs');
        if (team.total_purchased !== team.purchased) say('purchased_differs');
        if (team.total_used !== team.purchased - team.sum) say('used_differs');
        if (team.sum < 0) say('balance_negative');
      }
      problems.push(...(await searchProblems(tx)));
      const entries = sums.reduce((total, team) => total + team.entries, 0);
      return {
        ok: problems.length === 0,
        teams: sums.length,
        entries,
        problems: problems.slice(0, PROBLEMS_MAX),
      };
    });
}

async function searchProblems(db: Kysely<Database>): Promise<LedgerProblem[]> {
  const rows = await db
    .selectFrom('searches as search')
    .leftJoin('ledger_entries as charge', (join) =>
      join.onRef('charge.search_id', '=', 'search.id').on('charge.kind', '=', 'charge'),
    )
    .leftJoin('ledger_entries as refund', (join) =>
      join.onRef('refund.search_id', '=', 'search.id').on('refund.kind', '=', 'refund'),
    )
    .select([
      'search.id',
      'search.team_id',
      'search.cached',
      'search.status',
      'search.result_count',
      'charge.id as charge',
      'refund.id as refund',
    ])
    .where(
      // A fresh search has a charge; it has a refund if, and only if, it failed or ended empty.
      sql<boolean>`(search.cached = 0) <> (charge.id is not null)
        or (search.cached = 0 and (search.status = 'failed' or (search.status = 'completed' and search.result_count = 0)))
          <> (refund.id is not null)`,
    )
    .limit(PROBLEMS_MAX)
    .execute();
  const problems = rows.map((row): LedgerProblem => {
    const charged = row.charge !== null;
    const problem =
      (row.cached === 0) !== charged
        ? 'search_not_charged'
        : row.refund === null
          ? 'search_not_refunded'
          : 'search_refunded_wrongly';
    return { teamId: row.team_id, searchId: row.id, problem };
  });
  const orphans = await db
    .selectFrom('ledger_entries as entry')
    .leftJoin('searches as search', 'search.id', 'entry.search_id')
    .select(['entry.team_id', 'entry.search_id'])
    .where('entry.search_id', 'is not', null)
    .where('search.id', 'is', null)
    .limit(PROBLEMS_MAX)
    .execute();
  for (const { team_id, search_id } of orphans) {
    problems.push({ teamId: team_id, searchId: search_id ?? '', problem: 'charge_without_search' });
  }
  return problems;
}
