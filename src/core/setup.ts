// The set-up link: makes the first owner, once. Whoever starts the service reads it on the console.
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NewId } from './ids.ts';
import { findLink, issueLink, takeLink } from './one-time-links.ts';
import { hashPassword } from './passwords.ts';
import { addTeam, checkTeamName } from './teams.ts';
import { ensureUser, parseUserEmail } from './users.ts';

const SETUP_LINK_TTL_MS = 24 * 3_600_000;

export type SetupDeps = { db: Kysely<Database>; now: () => number; newId: NewId };

/** Whether nobody could sign in yet. */
export async function needsSetup(db: Kysely<Database>): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('password_hash', 'is not', null),
        exists(selectFrom('passkeys as key').select('key.id').whereRef('key.user_id', '=', 'users.id')),
        exists(
          selectFrom('upstream_identities as identity')
            .select('identity.subject')
            .whereRef('identity.user_id', '=', 'users.id'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return user === undefined;
}

/** The secret of a new link, good for 24 hours or until the first owner is made. */
export async function issueSetupLink(deps: SetupDeps): Promise<string> {
  const { secret } = await issueLink(deps, { kind: 'setup', ttlMs: SETUP_LINK_TTL_MS });
  return secret;
}

export type FirstOwner = {
  secret: string;
  email: string;
  password: string;
  teamName: string;
  credits: number;
};

/**
 * Makes the owner and their team, and ends all set-up links. Null where the link is unknown, used or too old.
 * A user whom the operator has made before gets the password, and keeps the teams they have.
 */
export async function completeSetup(deps: SetupDeps, owner: FirstOwner): Promise<{ userId: string } | null> {
  const email = parseUserEmail(owner.email);
  const name = checkTeamName(owner.teamName);
  // Before the hash, which is dear: anybody may send this form.
  if ((await findLink(deps, 'setup', owner.secret)) === null) return null;
  const passwordHash = await hashPassword(owner.password, email);
  return deps.db.transaction().execute(async (tx) => {
    if ((await takeLink({ ...deps, tx }, 'setup', owner.secret)) === null) return null;
    await tx.deleteFrom('one_time_links').where('kind', '=', 'setup').execute();
    const userId = await ensureUser({ ...deps, tx }, email);
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    const member = await tx
      .selectFrom('memberships')
      .select('team_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (member === undefined) await addTeam({ ...deps, tx }, { name, userId, credits: owner.credits });
    return { userId };
  });
}
