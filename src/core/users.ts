// People who may sign in. An address names one user, in any case.
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/schema.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { invalidRequest } from './errors.ts';
import type { NewId } from './ids.ts';

const EMAIL_MAX_CHARACTERS = 254; // RFC 5321 §4.5.3.1.3, less the angle brackets

const emailSchema = z.email().max(EMAIL_MAX_CHARACTERS);

/** The user with this address, made where there is none. A password is set only where none was. */
export async function ensureUser(
  { tx, now, newId }: { tx: Transaction<Database>; now: () => number; newId: NewId },
  address: string,
  passwordHash?: string,
): Promise<string> {
  const email = parseUserEmail(address);
  await tx
    .insertInto('users')
    .values({ id: newId(), email, password_hash: null, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (passwordHash !== undefined) {
    await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .where('password_hash', 'is', null)
      .execute();
  }
  const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return user.id;
}

/** A new user with a password; null where the address has an account already, which stays as it is. */
export async function addUser(
  { tx, now, newId }: { tx: Transaction<Database>; now: () => number; newId: NewId },
  email: string,
  passwordHash: string,
): Promise<string | null> {
  const [user] = await tx
    .insertInto('users')
    .values({ id: newId(), email, password_hash: passwordHash, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return user?.id ?? null;
}

/** Until this transaction ends, the person joins no other team and no link sets their password. */
export async function holdPerson(tx: Transaction<Database>, userId: string): Promise<void> {
  await takeTurns(tx, `person ${userId}`);
}

/** Lower case; refuses what is no address. */
export function parseUserEmail(address: string): string {
  const email = readUserEmail(address);
  if (email === null) throw invalidRequest('email must be an email address');
  return email;
}

/** Lower case; null for what is no address. */
export function readUserEmail(address: string): string | null {
  // Before its case is changed: some letters become another's in that, and so would the mailbox.
  const parsed = emailSchema.safeParse(address.trim());
  return parsed.success ? parsed.data.toLowerCase() : null;
}
