// The members of a team: listed, given another role, removed, leaving. A team always keeps an owner.
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Database, MemberRole } from '../../db/schema.ts';
import { forbidden, invalidRequest, notFound } from './errors.ts';
import { holdMembers, memberRole, rolesWithin } from './memberships.ts';

/** A person in one of their teams; what they may do is read at every call. */
export type Actor = { teamId: string; userId: string };

export type Member = { userId: string; email: string; role: MemberRole; since: number };

const LAST_OWNER =
  'A team must keep an owner. Make somebody else an owner first, or delete the team on its page';

/** Who belongs to the team, first come first. */
export async function listMembers(db: Kysely<Database>, teamId: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email', 'm.role', 'm.created_at'])
    .where('m.team_id', '=', teamId)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute();
  return rows.map((row) => ({ userId: row.id, email: row.email, role: row.role, since: row.created_at }));
}

/** Gives a member another role, neither of them above the actor's own; from their next request on. */
export async function changeRole(
  { db }: { db: Kysely<Database> },
  actor: Actor,
  { userId, role }: { userId: string; role: MemberRole },
): Promise<void> {
  const { teamId } = actor;
  await db.transaction().execute(async (tx) => {
    await holdMembers(tx, teamId);
    const within = await checkMayChange(tx, actor, userId);
    if (!within.includes(role)) throw forbidden('You cannot give a role above your own');
    const changed = await tx
      .updateTable('memberships')
      .set({ role })
      .where('team_id', '=', teamId)
      .where('user_id', '=', userId)
      .where((where) => (role === 'owner' ? where.lit(true) : keepsAnOwner(where)))
      .returning('user_id')
      .execute();
    if (changed.length === 0) throw invalidRequest(LAST_OWNER);
    await endLinksBeyond(tx, { teamId, userId }, rolesWithin(role));
  });
}

/** Takes a member out of the team, whose role is not above the actor's own. Their connections end with it. */
export async function removeMember(
  deps: { db: Kysely<Database> },
  actor: Actor,
  userId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await holdMembers(tx, actor.teamId);
    await checkMayChange(tx, actor, userId);
    if (!(await takeOut(tx, { teamId: actor.teamId, userId }))) throw invalidRequest(LAST_OWNER);
  });
}

/** The person leaves the team; the last owner cannot. */
export async function leaveTeam({ db }: { db: Kysely<Database> }, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdMembers(tx, actor.teamId);
    if ((await memberRole(tx, actor.teamId, actor.userId)) === null) throw notFound('Member');
    if (!(await takeOut(tx, actor))) throw invalidRequest(LAST_OWNER);
  });
}

/**
 * Takes the person out, with the links that they have issued; false, and nothing changed, for the last owner. Foreign
 * keys take their connections along. To be called while the members are held.
 */
export async function takeOut(tx: Transaction<Database>, { teamId, userId }: Actor): Promise<boolean> {
  const gone = await tx
    .deleteFrom('memberships')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .where(keepsAnOwner)
    .returning('user_id')
    .execute();
  if (gone.length === 0) return false;
  await endLinksBeyond(tx, { teamId, userId }, []);
  return true;
}

/** The roles that the actor may give; throws where the other member is above them, or none. */
async function checkMayChange(
  tx: Transaction<Database>,
  { teamId, userId }: Actor,
  otherId: string,
): Promise<MemberRole[]> {
  const own = await memberRole(tx, teamId, userId);
  const within = own === null ? [] : rolesWithin(own);
  if (within.length === 0) throw forbidden('Only owners and admins change members');
  const other = await memberRole(tx, teamId, otherId);
  if (other === null) throw notFound('Member');
  if (!within.includes(other)) throw forbidden('Only an owner changes an owner');
  return within;
}

/** The row is no owner's, or another owner's stands beside it. */
function keepsAnOwner(where: ExpressionBuilder<Database, 'memberships'>) {
  return where.or([
    where('memberships.role', '!=', 'owner'),
    where.exists(
      where
        .selectFrom('memberships as other')
        .select('other.user_id')
        .whereRef('other.team_id', '=', 'memberships.team_id')
        .whereRef('other.user_id', '!=', 'memberships.user_id')
        .where('other.role', '=', 'owner'),
    ),
  ]);
}

/** What somebody may no longer give does not stay open in a link of theirs. */
async function endLinksBeyond(
  tx: Transaction<Database>,
  { teamId, userId }: Actor,
  within: readonly MemberRole[],
): Promise<void> {
  await tx
    .deleteFrom('one_time_links')
    .where('team_id', '=', teamId)
    .where('created_by', '=', userId)
    .where((where) =>
      within.length === 0
        ? where.lit(true)
        : where.or([where('kind', '=', 'reset'), where('role', 'not in', [...within])]),
    )
    .execute();
}
