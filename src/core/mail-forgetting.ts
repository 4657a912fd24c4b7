// Forgets what mail servers said: of some addresses at once, and of all when it is too old to be used.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

const DAY_MS = 86_400_000;
/** What the mail check remembers longest. */
const MEMORY_MS = 30 * DAY_MS;
/** Few enough that nobody waits for the transaction. */
const BATCH = 500;

/** Answers how many replies were remembered. */
export async function forgetReplies(db: Kysely<Database>, addresses: readonly string[]): Promise<number> {
  let forgotten = 0;
  for (const address of addresses) {
    const rows = await db
      .deleteFrom('mail_replies')
      .where('address_hash', '=', hashOfAddress(address))
      .returning('address_hash')
      .execute();
    forgotten += rows.length;
  }
  return forgotten;
}

/** As the mail memory keys its replies. */
export function hashOfAddress(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}

/** Replies, verdicts and budgets that nothing reads any more. */
export async function forgetOldMail({ db, now }: { db: Kysely<Database>; now: () => number }): Promise<void> {
  const before = now() - MEMORY_MS;
  let removed: number;
  do {
    const rows = await db
      .deleteFrom('mail_replies')
      .where('address_hash', 'in', (query) =>
        query.selectFrom('mail_replies').select('address_hash').where('at', '<', before).limit(BATCH),
      )
      .returning('address_hash')
      .execute();
    removed = rows.length;
  } while (removed === BATCH);
  await db.deleteFrom('mail_domains').where('at', '<', before).execute();
  const yesterday = Math.floor(now() / DAY_MS) - 1;
  await db.deleteFrom('mail_budgets').where('day', '<', yesterday).execute();
  await db.deleteFrom('mail_operator_budgets').where('day', '<', yesterday).execute();
}
