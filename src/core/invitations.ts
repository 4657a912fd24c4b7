// Invitations to a team by a link that works once. Accepting one never touches an account that is there already.
import type { Kysely } from 'kysely';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database, MemberRole } from '../../db/schema.ts';
import { forbidden, invalidRequest, notFound } from './errors.ts';
import type { NewId } from './ids.ts';
import { LETTERS_PER_ADDRESSEE } from './letter-limits.ts';
import type { Actor } from './members.ts';
import { addMembership, holdMembers, memberRole, rolesWithin } from './memberships.ts';
import { findLink, issueLink, takeLink } from './one-time-links.ts';
import { hashPassword } from './passwords.ts';
import { takeOrRefuse } from './rate-limits.ts';
import type { Rate } from './rate-limits.ts';
import { hashSecret } from './secret-text.ts';
import { addUser, holdPerson, parseUserEmail } from './users.ts';

const INVITATION_TTL_MS = 7 * 86_400_000;
/** Each is a letter to a stranger. */
const PER_INVITER: Rate = { perMinute: 2, burst: 30 };
const OPEN_MAX = 200;

export type InvitationDeps = { db: Kysely<Database>; buckets: BucketStore; now: () => number; newId: NewId };

export type Invitation = {
  id: string;
  email: string;
  role: MemberRole;
  invitedBy: string | null;
  createdAt: number;
  expiresAt: number;
};

/**
 * Invites an address with a role that is not above the inviter's own. An earlier invitation of that address ends.
 * Answers the secret of the link, which stands nowhere else. Throws `rate_limited`.
 */
export async function invite(
  deps: InvitationDeps,
  actor: Actor,
  { email: address, role }: { email: string; role: MemberRole },
): Promise<{ email: string; secret: string; expiresAt: number }> {
  const { teamId, userId } = actor;
  const email = parseUserEmail(address);
  await takeOrRefuse(deps.buckets, `invite:${userId}`, PER_INVITER);
  await takeOrRefuse(deps.buckets, `invite:account:${hashSecret(email)}`, LETTERS_PER_ADDRESSEE);
  return deps.db.transaction().execute(async (tx) => {
    await holdMembers(tx, teamId);
    const own = await memberRole(tx, teamId, userId);
    const within = own === null ? [] : rolesWithin(own);
    if (within.length === 0) throw forbidden('Only owners and admins invite');
    if (!within.includes(role)) throw forbidden('You cannot give a role above your own');
    const member = await tx
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('u.id')
      .where('m.team_id', '=', teamId)
      .where('u.email', '=', email)
      .executeTakeFirst();
    if (member !== undefined) throw invalidRequest('email belongs to a member of the team already');
    const earlier = await tx
      .deleteFrom('one_time_links')
      .where('team_id', '=', teamId)
      .where('email', '=', email)
      .where('kind', '=', 'invitation')
      .returning('role')
      .execute();
    // Nobody ends what they could not have given.
    if (earlier.some((link) => link.role !== null && !within.includes(link.role)))
      throw forbidden('An owner has invited this address');
    const { open } = await tx
      .selectFrom('one_time_links')
      .select((select) => select.fn.countAll<number | string>().as('open'))
      .where('team_id', '=', teamId)
      .where('kind', '=', 'invitation')
      .where('expires_at', '>', deps.now())
      .executeTakeFirstOrThrow();
    if (Number(open) >= OPEN_MAX) throw invalidRequest(`A team has at most ${OPEN_MAX} open invitations`);
    const link = await issueLink(
      { ...deps, db: tx },
      { kind: 'invitation', ttlMs: INVITATION_TTL_MS, teamId, email, role, createdBy: userId },
    );
    return { email, secret: link.secret, expiresAt: link.expiresAt };
  });
}

/** A new link for an open invitation; the one that was sent before ends. */
export async function reissueInvitation(
  deps: InvitationDeps,
  actor: Actor,
  id: string,
): Promise<{ email: string; secret: string; expiresAt: number }> {
  const link = (await listInvitations(deps, actor.teamId)).find((one) => one.id === id);
  if (link === undefined) throw notFound('Invitation');
  return invite(deps, actor, link);
}

/** The team's open invitations, newest first. */
export async function listInvitations(
  { db, now }: Pick<InvitationDeps, 'db' | 'now'>,
  teamId: string,
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('one_time_links as l')
    .leftJoin('users as u', 'u.id', 'l.created_by')
    .select(['l.id', 'l.email', 'l.role', 'l.created_at', 'l.expires_at', 'u.email as invited_by'])
    .where('l.team_id', '=', teamId)
    .where('l.kind', '=', 'invitation')
    .where('l.expires_at', '>', now())
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email ?? '',
    role: row.role ?? 'member',
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** Ends an open invitation, of a role that the actor could have given. */
export async function revokeInvitation({ db }: Pick<InvitationDeps, 'db'>, actor: Actor, id: string) {
  const own = await memberRole(db, actor.teamId, actor.userId);
  const within = own === null ? [] : rolesWithin(own);
  if (within.length === 0) throw forbidden('Only owners and admins invite');
  const ended = await db
    .deleteFrom('one_time_links')
    .where('id', '=', id)
    .where('team_id', '=', actor.teamId)
    .where('kind', '=', 'invitation')
    .where('role', 'in', within)
    .returning('id')
    .execute();
  if (ended.length === 0) throw notFound('Invitation');
}

export type Invited = {
  teamName: string;
  role: MemberRole;
  email: string;
  invitedBy: string | null;
  /** Such a person signs in to accept. */
  hasAccount: boolean;
};

/** What stands behind an invitation's secret, for whoever holds it; null where it is unknown, used or too old. */
export async function readInvitation(
  deps: Pick<InvitationDeps, 'db' | 'now'>,
  secret: string,
): Promise<Invited | null> {
  const link = await findLink(deps, 'invitation', secret);
  if (link === null) return null;
  const { db } = deps;
  const [team, inviter, user] = await Promise.all([
    db.selectFrom('teams').select('name').where('id', '=', link.team_id).executeTakeFirst(),
    db.selectFrom('users').select('email').where('id', '=', link.created_by).executeTakeFirst(),
    db.selectFrom('users').select('id').where('email', '=', link.email).executeTakeFirst(),
  ]);
  if (team === undefined) return null;
  return {
    teamName: team.name,
    role: link.role ?? 'member',
    email: link.email ?? '',
    invitedBy: inviter?.email ?? null,
    hasAccount: user !== undefined,
  };
}

/**
 * Makes the account that was invited, and its membership. Null where the link opens nothing. Throws
 * `invalid_request` where the address has an account, even one without a password: only signing in proves whose it is.
 */
export async function acceptAsNewUser(
  deps: Omit<InvitationDeps, 'buckets'>,
  { secret, password }: { secret: string; password: string },
): Promise<{ userId: string; teamId: string } | null> {
  const invited = await readInvitation(deps, secret);
  if (invited === null) return null;
  if (invited.hasAccount) throw signInFirst();
  const passwordHash = await hashPassword(password, invited.email);
  return deps.db.transaction().execute(async (tx) => {
    const link = await takeLink({ ...deps, tx }, 'invitation', secret);
    if (link?.team_id == null || link.email === null || link.role === null) return null;
    const userId = await addUser({ ...deps, tx }, link.email, passwordHash);
    if (userId === null) throw signInFirst(); // it came in between; the link stays good
    await addMembership({ ...deps, tx }, { teamId: link.team_id, userId, role: link.role });
    return { userId, teamId: link.team_id };
  });
}

/** Adds the team to a signed-in person's own; they keep a role that they have. Throws for another person's invitation. */
export async function acceptAsUser(
  deps: Omit<InvitationDeps, 'buckets'>,
  { secret, userId }: { secret: string; userId: string },
): Promise<{ teamId: string } | null> {
  return deps.db.transaction().execute(async (tx) => {
    await holdPerson(tx, userId);
    const link = await takeLink({ ...deps, tx }, 'invitation', secret);
    if (link?.team_id == null || link.role === null) return null;
    const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    if (user === undefined || user.email !== link.email)
      throw forbidden('This invitation is for another address. Sign out, and sign in with that one');
    await addMembership({ ...deps, tx }, { teamId: link.team_id, userId, role: link.role });
    return { teamId: link.team_id };
  });
}

const signInFirst = () => invalidRequest('This address has an account. Sign in with it to accept');
