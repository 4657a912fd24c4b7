// Who belongs to which team, and as what.
import type { Kysely, Transaction } from 'kysely';
import type { Database, MemberRole } from '../../db/schema.ts';

export const MEMBER_ROLES = ['owner', 'admin', 'member'] as const satisfies readonly MemberRole[];

export type Membership = { teamId: string; userId: string; role: MemberRole };

/** Adds the person; one who belongs already keeps the role they have. */
export async function addMembership(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  { teamId, userId, role }: Membership,
): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ team_id: teamId, user_id: userId, role, created_at: now() })
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doNothing())
    .execute();
}

/** The person's role in the team, or null. */
export async function memberRole(
  db: Kysely<Database>,
  teamId: string,
  userId: string,
): Promise<MemberRole | null> {
  const row = await db
    .selectFrom('memberships')
    .select('role')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Keys, webhooks and members are the business of owners and admins; members read. */
export function mayManage(role: MemberRole): boolean {
  return role === 'owner' || role === 'admin';
}
