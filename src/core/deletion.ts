// The end of a team, and of an account. What is deleted is gone: rows, ledger and history; the instance's suppression
// list stays.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { forbidden, invalidRequest, notFound } from './errors.ts';
import { takeOut } from './members.ts';
import type { Actor } from './members.ts';
import { holdMembers, memberRole } from './memberships.ts';
import { holdPerson } from './users.ts';

/** Deletes the team with all that is its own. For an owner who types its name. */
export async function deleteTeam(
  { db }: { db: Kysely<Database> },
  actor: Actor,
  typedName: string,
): Promise<void> {
  const { teamId, userId } = actor;
  await db.transaction().execute(async (tx) => {
    await holdMembers(tx, teamId);
    if ((await memberRole(tx, teamId, userId)) !== 'owner') throw forbidden('Only an owner deletes the team');
    const team = await tx.selectFrom('teams').select('name').where('id', '=', teamId).executeTakeFirst();
    if (team === undefined) throw notFound('Team');
    if (typedName.trim() !== team.name) throw invalidRequest('name is not the name of the team');
    await removeTeam(tx, teamId);
  });
}

/**
 * Deletes the account of a person who types their address: sessions, connections, memberships, and the teams in which
 * nobody else is. Throws, and deletes nothing, while a team of several has no other owner.
 */
export async function deleteAccount(
  { db }: { db: Kysely<Database> },
  { userId, typedEmail }: { userId: string; typedEmail: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, userId);
    const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    if (user === undefined) throw notFound('User');
    if (typedEmail.trim().toLowerCase() !== user.email)
      throw invalidRequest('email is not the address of your account');
    for (const team of await teamsOf(tx, userId)) {
      await holdMembers(tx, team.id);
      if (await takeOut(tx, { teamId: team.id, userId })) continue;
      if (await hasOthers(tx, team.id, userId)) {
        throw invalidRequest(
          `You are the last owner of ${team.name}. Make another member an owner first, or delete that team`,
        );
      }
      await removeTeam(tx, team.id);
    }
    await tx.deleteFrom('one_time_links').where('email', '=', user.email).execute();
    await tx.deleteFrom('users').where('id', '=', userId).execute();
  });
}

/** The teams that would be deleted with the account, and those that hold it back. */
export async function accountTeams(
  db: Kysely<Database>,
  userId: string,
): Promise<{ deleted: string[]; inTheWay: string[] }> {
  const answer: { deleted: string[]; inTheWay: string[] } = { deleted: [], inTheWay: [] };
  for (const team of await teamsOf(db, userId)) {
    if (!(await hasOthers(db, team.id, userId))) answer.deleted.push(team.name);
    else if (!(await hasOthers(db, team.id, userId, 'owner')) && team.role === 'owner')
      answer.inTheWay.push(team.name);
  }
  return answer;
}

/** By their ids, so that two who delete their accounts wait for each other in one order. */
async function teamsOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('teams as t', 't.id', 'm.team_id')
    .select(['t.id', 't.name', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy('t.id')
    .execute();
}

async function hasOthers(db: Kysely<Database>, teamId: string, userId: string, role?: 'owner') {
  let query = db
    .selectFrom('memberships')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('user_id', '!=', userId);
  if (role !== undefined) query = query.where('role', '=', role);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Foreign keys take the rest along; the suppression list alone has none, because the instance's has no team. */
async function removeTeam(tx: Transaction<Database>, teamId: string): Promise<void> {
  await tx.deleteFrom('suppressions').where('team_id', '=', teamId).execute();
  await tx.deleteFrom('teams').where('id', '=', teamId).execute();
}
