// Teams: who owns credits, keys, history and cache. Knows no searches.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { grantCredits } from './credits.ts';
import { invalidRequest } from './errors.ts';
import type { NewId } from './ids.ts';
import { addMembership } from './memberships.ts';
import { checkLine } from './one-line.ts';
import { ensureUser } from './users.ts';

const NAME_MAX_CHARACTERS = 100;
const NAME_READABLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export type NewTeam = {
  name: string;
  ownerEmail: string;
  /** PHC hash of the owner's password; kept only where the owner has none yet. */
  ownerPasswordHash?: string;
  /** Credits that the team starts with, 0 or more. */
  credits: number;
};

/** A team with its owner and first credits, in one transaction. The owner may be a user already. */
export async function createTeam(
  { db, now, newId }: { db: Kysely<Database>; now: () => number; newId: NewId },
  team: NewTeam,
): Promise<{ teamId: string; userId: string }> {
  const name = checkTeamName(team.name);
  return db.transaction().execute(async (tx) => {
    const userId = await ensureUser({ tx, now, newId }, team.ownerEmail, team.ownerPasswordHash);
    const teamId = await addTeam({ tx, now, newId }, { name, userId, credits: team.credits });
    return { teamId, userId };
  });
}

/** A team of a user who is there; `name` was checked. Answers its id. */
export async function addTeam(
  { tx, now, newId }: { tx: Transaction<Database>; now: () => number; newId: NewId },
  { name, userId, credits }: { name: string; userId: string; credits: number },
): Promise<string> {
  const teamId = newId();
  await tx.insertInto('teams').values({ id: teamId, name, created_at: now() }).execute();
  await openTotals(tx, teamId);
  await addMembership({ tx, now }, { teamId, userId, role: 'owner' });
  if (credits > 0) await grantCredits({ tx, now, newId }, { teamId, amount: credits, note: 'first credits' });
  return teamId;
}

/** Whether there is such a team. */
export async function teamExists(db: Kysely<Database>, teamId: string): Promise<boolean> {
  const row = await db.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst();
  return row !== undefined;
}

/** Without spaces around; throws `invalid_request` for an empty or long one, and for what nobody could read. */
export function checkTeamName(name: string): string {
  const line = checkLine('name', name, NAME_MAX_CHARACTERS);
  if (line === '') throw invalidRequest('name must not be empty');
  if (!NAME_READABLE.test(line)) throw invalidRequest('name must be one line that people can read');
  return line;
}

async function openTotals(tx: Transaction<Database>, teamId: string): Promise<void> {
  await tx
    .insertInto('team_totals')
    .values({
      team_id: teamId,
      balance: 0,
      total_purchased: 0,
      total_used: 0,
      search_count: 0,
      email_count: 0,
    })
    .execute();
}
