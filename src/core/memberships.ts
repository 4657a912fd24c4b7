// Who belongs to which team, and as what.
import type { Kysely, Transaction } from 'kysely';
import type { Database, MemberRole } from '../../db/schema.ts';
import { takeTurns } from '../../db/take-turns.ts';

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

const RANK: Readonly<Record<MemberRole, number>> = { owner: 3, admin: 2, member: 1 };

/** The roles that this one may give and take: its own and those below; none for a plain member. */
export function rolesWithin(role: MemberRole): MemberRole[] {
  return mayManage(role) ? MEMBER_ROLES.filter((other) => RANK[other] <= RANK[role]) : [];
}

/** Whether `role` stands above `other`. */
export function isAbove(role: MemberRole, other: MemberRole): boolean {
  return RANK[role] > RANK[other];
}

/**
 * Until this transaction ends, nobody else changes who belongs to the team: that an owner is left is a question about
 * several rows, which one conditional write alone would not answer on PostgreSQL.
 */
export async function holdMembers(tx: Transaction<Database>, teamId: string): Promise<void> {
  await takeTurns(tx, `members of ${teamId}`);
}
