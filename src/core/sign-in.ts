// Signing in with email and password: slowed by account and by address, never locked; an unknown email takes as long
// as a wrong password.
import type { Kysely } from 'kysely';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database } from '../../db/schema.ts';
import { networkOf } from './network.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { takeOrRefuse } from './rate-limits.ts';
import type { Rate } from './rate-limits.ts';
import { hashSecret } from './secret-text.ts';

/** Shared by all that tries a person's password. */
export const PASSWORDS_PER_ACCOUNT: Rate = { perMinute: 6, burst: 10 };
const PER_ADDRESS: Rate = { perMinute: 30, burst: 30 };
let nobodysHash: Promise<string> | undefined;

export type SignInDeps = { db: Kysely<Database>; buckets: BucketStore };

/** The user's id, or null for a wrong pair. Throws `rate_limited` with the seconds to wait. */
export async function signIn(
  { db, buckets }: SignInDeps,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<{ userId: string } | null> {
  const account = email.trim().toLowerCase();
  await takeOrRefuse(buckets, accountBucket(account), PASSWORDS_PER_ACCOUNT);
  await takeOrRefuse(buckets, `sign-in:address:${networkOf(address)}`, PER_ADDRESS);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', account)
    .executeTakeFirst();
  nobodysHash ??= hashPassword('a password that nobody has');
  const hash = user?.password_hash ?? (await nobodysHash);
  const isRight = await verifyPassword(password, hash);
  return isRight && user !== undefined && user.password_hash !== null ? { userId: user.id } : null;
}

/** The bucket of a person's passwords; the address itself is not kept. `email` in lower case. */
export function accountBucket(email: string): string {
  return `sign-in:account:${hashSecret(email)}`;
}
