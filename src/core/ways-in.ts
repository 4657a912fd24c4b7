// That a person keeps a way to sign in: a password, a passkey or an identity at the provider.
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { invalidRequest } from './errors.ts';

/**
 * Throws `invalid_request`, and so undoes the transaction, where what it removed was the last. Only while `holdPerson`
 * holds: two at once could remove the last two.
 */
export async function checkWayInLeft(tx: Transaction<Database>, userId: string): Promise<void> {
  const way = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .union(tx.selectFrom('passkeys').select('user_id as id').where('user_id', '=', userId))
    .union(tx.selectFrom('upstream_identities').select('user_id as id').where('user_id', '=', userId))
    .execute();
  if (way.length === 0) {
    throw invalidRequest('This is your only way to sign in. Set a password or add a passkey first');
  }
}
