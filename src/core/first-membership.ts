// In whose name the connection doctor rehearses: the person who asks, or the oldest owner where the operator does.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The person's oldest membership; without a person, that of the oldest owner. Null where there is none. */
export async function firstMembership(
  db: Kysely<Database>,
  userId: string | null,
): Promise<{ userId: string; teamId: string } | null> {
  let query = db.selectFrom('memberships').select(['user_id', 'team_id']);
  query = userId === null ? query.where('role', '=', 'owner') : query.where('user_id', '=', userId);
  const row = await query.orderBy('created_at').orderBy('team_id').limit(1).executeTakeFirst();
  return row === undefined ? null : { userId: row.user_id, teamId: row.team_id };
}
