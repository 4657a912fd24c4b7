// Forgotten passwords: a link that sets a new one, once. Mailed to the person; without mail, given by somebody above
// them in their only team, or by the operator.
import type { Kysely, Transaction } from 'kysely';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database } from '../../db/schema.ts';
import { networkOf } from '../../db/network.ts';
import { forbidden, notFound } from './errors.ts';
import type { NewId } from './ids.ts';
import { LETTERS_PER_ADDRESS, LETTERS_PER_ADDRESSEE } from './letter-limits.ts';
import { resetLetter } from './letters.ts';
import type { Later, SendMail } from './mail.ts';
import type { Actor } from './members.ts';
import { isAbove, memberRole } from './memberships.ts';
import { findLink, issueLink, takeLink } from './one-time-links.ts';
import type { OneTimeLink } from './one-time-links.ts';
import { hashPassword } from './passwords.ts';
import { takeOrRefuse } from './rate-limits.ts';
import { hashSecret } from './secret-text.ts';
import { endSessionsOf } from './sessions.ts';
import { holdPerson, parseUserEmail } from './users.ts';

const RESET_TTL_MS = 3_600_000;

export type ResetDeps = { db: Kysely<Database>; now: () => number; newId: NewId };

export type ResetByMailDeps = ResetDeps & {
  buckets: BucketStore;
  sendMail: SendMail;
  later: Later;
  publicUrl: string;
};

/**
 * Mails a reset link, where there is such a person. Whether there is, neither the answer nor its time tells: the work
 * is done later. Throws `rate_limited`, for known and unknown addresses alike.
 */
export async function requestReset(
  deps: ResetByMailDeps,
  { email: address, ip }: { email: string; ip: string },
): Promise<void> {
  const to = parseUserEmail(address);
  await takeOrRefuse(deps.buckets, `letter:address:${networkOf(ip)}`, LETTERS_PER_ADDRESS);
  await takeOrRefuse(deps.buckets, `reset:account:${hashSecret(to)}`, LETTERS_PER_ADDRESSEE);
  deps.later(async () => {
    const user = await deps.db.selectFrom('users').select('id').where('email', '=', to).executeTakeFirst();
    if (user === undefined) return;
    const { secret } = await issueLink(deps, { kind: 'reset', ttlMs: RESET_TTL_MS, userId: user.id });
    await deps.sendMail(resetLetter({ publicUrl: deps.publicUrl, to, secret }));
  });
}

/**
 * The secret of a reset link for a member, to be handed over by whoever asks for it: for a service without mail.
 * Whoever holds it takes the account over. So it is given only by somebody above the member, and only while the account
 * opens no other team: asked again when it is used.
 */
export async function issueResetForMember(deps: ResetDeps, actor: Actor, userId: string): Promise<string> {
  return deps.db.transaction().execute(async (tx) => {
    const role = await memberRole(tx, actor.teamId, userId);
    if (role === null) throw notFound('Member');
    if (!(await mayReset(tx, actor, userId))) {
      throw forbidden(
        'A reset link is given only to members below your own role who belong to no other team. The operator can print one',
      );
    }
    const { secret } = await issueLink(
      { ...deps, db: tx },
      { kind: 'reset', ttlMs: RESET_TTL_MS, userId, teamId: actor.teamId, createdBy: actor.userId },
    );
    return secret;
  });
}

/** The operator's reset link for anybody who has an account. */
export async function issueResetForEmail(deps: ResetDeps, address: string): Promise<string> {
  const email = parseUserEmail(address);
  const user = await deps.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (user === undefined) throw notFound('User');
  return (await issueLink(deps, { kind: 'reset', ttlMs: RESET_TTL_MS, userId: user.id })).secret;
}

/**
 * Sets the password, ends all sessions of the person and all their reset links. Null where the link opens nothing.
 * Throws `invalid_request` for a password that cannot be used; the link stays good then.
 */
export async function completeReset(
  deps: ResetDeps,
  { secret, password }: { secret: string; password: string },
): Promise<{ userId: string } | null> {
  if ((await findLink(deps, 'reset', secret)) === null) return null;
  const passwordHash = await hashPassword(password);
  return deps.db.transaction().execute(async (tx) => {
    const link = await takeLink({ ...deps, tx }, 'reset', secret);
    if (link?.user_id == null) return null;
    const userId = link.user_id;
    await holdPerson(tx, userId);
    if (!(await isStillRight(tx, link, userId))) return null;
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    await endSessionsOf(tx, { userId, except: null });
    await tx.deleteFrom('one_time_links').where('user_id', '=', userId).where('kind', '=', 'reset').execute();
    return { userId };
  });
}

async function isStillRight(tx: Transaction<Database>, link: OneTimeLink, userId: string): Promise<boolean> {
  if (link.team_id === null) return true;
  if (link.created_by === null) return false;
  return mayReset(tx, { teamId: link.team_id, userId: link.created_by }, userId);
}

/** Whether the actor stands above the person in the only team that the person has. */
async function mayReset(tx: Transaction<Database>, actor: Actor, userId: string): Promise<boolean> {
  const own = await memberRole(tx, actor.teamId, actor.userId);
  const memberships = await tx
    .selectFrom('memberships')
    .select(['team_id', 'role'])
    .where('user_id', '=', userId)
    .limit(2)
    .execute();
  const [only, second] = memberships;
  return (
    own !== null &&
    only !== undefined &&
    second === undefined &&
    only.team_id === actor.teamId &&
    isAbove(own, only.role)
  );
}
