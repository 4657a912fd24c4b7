// The team's totals in one look.
import type { Kysely } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { Caller } from './caller.ts';
import type { StatsAnswer } from './contract/answers.ts';
import { notFound } from './errors.ts';
import { countHidden } from './found-emails.ts';

const selectTotals = compileOnce<[teamId: string], Database['team_totals']>((db) =>
  db.selectFrom('team_totals').selectAll().where('team_id', '=', argument<string>(0)),
);

/** Counts of searches (cached ones too) and of the addresses that unique-emails shows, and the credits. */
export async function stats({ db }: { db: Kysely<Database> }, caller: Caller): Promise<StatsAnswer> {
  const [row] = await selectTotals(db, caller.teamId);
  if (row === undefined) throw notFound('Team');
  return {
    searchCount: row.search_count,
    emailCount: row.email_count - (row.email_count === 0 ? 0 : await countHidden(db, caller.teamId)),
    credits: { balance: row.balance, totalPurchased: row.total_purchased, totalUsed: row.total_used },
  };
}
