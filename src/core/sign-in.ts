// Signing in with email and password: slowed by account and by address, never locked; an unknown email takes as long
// as a wrong password.
import type { Kysely } from 'kysely';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database } from '../../db/schema.ts';
import { networkOf } from '../../db/network.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { takeOrRefuse } from './rate-limits.ts';
import type { Rate } from './rate-limits.ts';
import { hashSecret } from './secret-text.ts';

/** Of one person, from one network: a stranger who guesses elsewhere keeps nobody out. */
export const PASSWORDS_PER_ACCOUNT: Rate = { perMinute: 6, burst: 10 };
/** Of one person, from everywhere together. */
const PASSWORDS_PER_ACCOUNT_IN_ALL: Rate = { perMinute: 60, burst: 100 };
const PER_ADDRESS: Rate = { perMinute: 30, burst: 30 };
let nobodysHash: Promise<string> | undefined;

export type SignInDeps = { db: Kysely<Database>; buckets: BucketStore };

/** The user's id, or null for a wrong pair. Throws `rate_limited` with the seconds to wait. */
export async function signIn(
  { db, buckets }: SignInDeps,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<{ userId: string } | null> {
  const account = email.trim().toLowerCase();
  const network = networkOf(address);
  // The network first: whoever is refused for theirs takes nothing from the person.
  await takeOrRefuse(buckets, `sign-in:address:${network}`, PER_ADDRESS);
  await takeOrRefuse(buckets, `${accountBucket(account)}:${network}`, PASSWORDS_PER_ACCOUNT);
  await takeOrRefuse(buckets, `${accountBucket(account)}:all`, PASSWORDS_PER_ACCOUNT_IN_ALL);
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
