// The team's cache: its newest fresh answer to a question, while it is young enough.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { Result } from './contract/answers.ts';
import type { Role } from '../engine/role.ts';
import { readResults } from './results.ts';

export type CachedAnswer = { searchId: string; finds: Result[] };

const selectNewest = compileOnce<
  [teamId: string, domain: string, role: string, oldest: number],
  { id: string }
>((db) =>
  db
    .selectFrom('searches')
    .select('id')
    .where('team_id', '=', argument<string>(0))
    .where('domain', '=', argument<string>(1))
    .where('role', '=', argument<string>(2))
    // Literals: the predicate of the index that holds just these rows.
    .where(sql<boolean>`status = 'completed' and cached = 0 and result_count > 0`)
    .where('completed_at', '>=', argument<number>(3))
    .orderBy('completed_at', 'desc')
    .limit(1),
);

/** The answer that may be given again, or null. What has been suppressed or removed since is no answer. */
export async function cachedAnswer(
  db: Kysely<Database>,
  question: { teamId: string; domain: string; role: Role },
  oldest: number,
): Promise<CachedAnswer | null> {
  const { teamId, domain, role } = question;
  const [row] = await selectNewest(db, teamId, domain, role, oldest);
  if (row === undefined) return null;
  const finds = await readResults(db, { teamId, domain, resultsFrom: row.id });
  return finds.length === 0 ? null : { searchId: row.id, finds };
}
