// Signing in with email and password: slowed by account and by address, never locked; an unknown email takes as long
// as a wrong password.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { BucketStore } from '../../db/buckets.ts';
import type { Database } from '../../db/schema.ts';
import { rateLimited } from './errors.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { takeToken } from './rate-limits.ts';
import type { Rate } from './rate-limits.ts';

const PER_ACCOUNT: Rate = { perMinute: 6, burst: 10 };
const PER_ADDRESS: Rate = { perMinute: 30, burst: 30 };
/** Each takes 19 MiB and a core for some 70 ms. */
const HASHES_AT_ONCE = 2;

const hashing = pLimit(HASHES_AT_ONCE);
let nobodysHash: Promise<string> | undefined;

export type SignInDeps = { db: Kysely<Database>; buckets: BucketStore };

/** The user's id, or null for a wrong pair. Throws `rate_limited` with the seconds to wait. */
export async function signIn(
  { db, buckets }: SignInDeps,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<{ userId: string } | null> {
  const account = email.trim().toLowerCase();
  await takeOrThrow(
    buckets,
    `sign-in:account:${createHash('sha256').update(account).digest('hex')}`,
    PER_ACCOUNT,
  );
  await takeOrThrow(buckets, `sign-in:address:${address}`, PER_ADDRESS);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', account)
    .executeTakeFirst();
  nobodysHash ??= hashPassword('a password that nobody has');
  const hash = user?.password_hash ?? (await nobodysHash);
  const isRight = await hashing(() => verifyPassword(password, hash));
  return isRight && user !== undefined && user.password_hash !== null ? { userId: user.id } : null;
}

async function takeOrThrow(buckets: BucketStore, bucket: string, rate: Rate): Promise<void> {
  const token = await takeToken(buckets, bucket, rate);
  if (!token.allowed) throw rateLimited(token.retryAfterSeconds);
}
