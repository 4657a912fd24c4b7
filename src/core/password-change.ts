// A new password for somebody who is signed in and knows the old one.
import type { Kysely } from 'kysely';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database } from '../../db/schema.ts';
import { invalidRequest } from './errors.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { takeOrRefuse } from './rate-limits.ts';
import { endSessionsOf } from './sessions.ts';
import { accountBucket, PASSWORDS_PER_ACCOUNT } from './sign-in.ts';

/**
 * Sets the new password; ends the person's other sessions and the reset links that are open. False where the current
 * one is wrong. Throws `rate_limited`, and `invalid_request` for a password that cannot be used.
 */
export async function changePassword(
  { db, buckets }: { db: Kysely<Database>; buckets: BucketStore },
  change: { userId: string; sessionId: string; current: string; password: string },
): Promise<boolean> {
  const { userId } = change;
  const user = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return false;
  await takeOrRefuse(buckets, accountBucket(user.email), PASSWORDS_PER_ACCOUNT);
  if (user.password_hash === null)
    throw invalidRequest('Your account has no password yet. Ask for a reset link to set one');
  const before = user.password_hash;
  if (!(await verifyPassword(change.current, before))) return false;
  const after = await hashPassword(change.password, user.email);
  return db.transaction().execute(async (tx) => {
    // Of two changes at once, and of a change beside a reset, one holds.
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: after })
      .where('id', '=', userId)
      .where('password_hash', '=', before)
      .returning('id')
      .execute();
    if (changed.length === 0) return false;
    await endSessionsOf(tx, { userId, except: change.sessionId });
    await tx.deleteFrom('one_time_links').where('user_id', '=', userId).where('kind', '=', 'reset').execute();
    return true;
  });
}

/** Whether the person signs in with a password; who came through a provider may have none. */
export async function hasPassword(db: Kysely<Database>, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  return user !== undefined;
}
