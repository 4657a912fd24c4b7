// In whose name the operator's connection doctor rehearses: whoever made the first team.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The oldest membership of an owner; null before anybody owns a team. */
export async function oldestOwner(db: Kysely<Database>): Promise<{ userId: string; teamId: string } | null> {
  const row = await db
    .selectFrom('memberships')
    .select(['user_id', 'team_id'])
    .where('role', '=', 'owner')
    .orderBy('created_at')
    .orderBy('team_id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { userId: row.user_id, teamId: row.team_id };
}
