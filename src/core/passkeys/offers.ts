// The offer to add a passkey: made until the person has one or does not want to be asked.
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export async function isOffered(db: Kysely<Database>, userId: string): Promise<boolean> {
  const answered = await db
    .selectFrom('passkey_offers')
    .select('user_id')
    .where('user_id', '=', userId)
    .union(db.selectFrom('passkeys').select('user_id').where('user_id', '=', userId))
    .execute();
  return answered.length === 0;
}

export async function dismissOffer(
  { db, now }: { db: Kysely<Database>; now: () => number },
  userId: string,
): Promise<void> {
  await db
    .insertInto('passkey_offers')
    .values({ user_id: userId, dismissed_at: now() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}
