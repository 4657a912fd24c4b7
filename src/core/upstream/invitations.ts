// Invitations as the provider opens them: a verified address proves what the link in the letter would.
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addMembership } from '../memberships.ts';

/** Makes the person a member wherever this address is invited, spending the invitations; whether there was one. */
export async function acceptInvitations(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const links = await tx
    .deleteFrom('one_time_links')
    .where('kind', '=', 'invitation')
    .where('email', '=', email)
    .where('expires_at', '>', now())
    .returning(['team_id', 'role'])
    .execute();
  for (const { team_id: teamId, role } of links) {
    if (teamId !== null && role !== null) await addMembership({ tx, now }, { teamId, userId, role });
  }
  return links.length > 0;
}
