// The teams of a person, and what they are there: read anew for every page, so that who was removed is out at once.
import type { Kysely } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database, MemberRole } from '../../db/schema.ts';

export type UserTeam = { id: string; name: string; role: MemberRole };

const selectTeams = compileOnce<[userId: string], UserTeam>((db) =>
  db
    .selectFrom('memberships as member')
    .innerJoin('teams as team', 'team.id', 'member.team_id')
    .select(['team.id', 'team.name', 'member.role'])
    .where('member.user_id', '=', argument<string>(0))
    .orderBy('member.created_at')
    .orderBy('team.id'),
);

/** In the order in which the person joined them. */
export async function teamsOfUser(
  { db }: { db: Kysely<Database> },
  userId: string,
): Promise<readonly UserTeam[]> {
  return selectTeams(db, userId);
}
