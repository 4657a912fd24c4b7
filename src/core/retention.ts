// What was found is kept for so long and no longer. Searches and the ledger stay.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Few enough that nobody waits for the transaction. */
const BATCH = 100;

export type RetentionDeps = { db: Kysely<Database>; now: () => number; retentionMs: number };

/** Removes results with their evidence, and the addresses that no search has seen again since. */
export async function removeExpired({ db, now, retentionMs }: RetentionDeps): Promise<void> {
  const before = now() - retentionMs;
  const teams = await db.selectFrom('teams').select('id').orderBy('id').execute();
  for (const { id } of teams) {
    await repeat(() => removeResults(db, id, before));
    await repeat(() => removeAddresses(db, id, before));
    await db.deleteFrom('domain_emails').where('team_id', '=', id).where('seen_at', '<', before).execute();
  }
}

async function repeat(removeBatch: () => Promise<number>): Promise<void> {
  while ((await removeBatch()) === BATCH);
}

// Both answer how many they have looked at.
async function removeResults(db: Kysely<Database>, teamId: string, before: number): Promise<number> {
  const found = await db
    .selectFrom('results')
    .select(['search_id', 'position'])
    .where('team_id', '=', teamId)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  if (found.length === 0) return 0;
  await db
    .deleteFrom('results')
    .where((where) => where.or(found.map(({ search_id, position }) => where.and({ search_id, position }))))
    .execute();
  return found.length;
}

/** With the count of what is held. Row by row in the order in which searches take them, so that neither locks out the other. */
async function removeAddresses(db: Kysely<Database>, teamId: string, before: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('found_emails')
      .select('email')
      .where('team_id', '=', teamId)
      .where('found_at', '<', before)
      .where('seen_at', '<', before)
      .limit(BATCH)
      .execute();
    let removed = 0;
    for (const email of old.map((row) => row.email).sort()) {
      const rows = await tx
        .deleteFrom('found_emails')
        .where('team_id', '=', teamId)
        .where('email', '=', email)
        .where('seen_at', '<', before) // a search may have seen it meanwhile
        .returning('email')
        .execute();
      removed += rows.length;
    }
    if (removed > 0) {
      await tx
        .updateTable('team_totals')
        .set({ email_count: sql<number>`email_count - ${removed}` })
        .where('team_id', '=', teamId)
        .execute();
    }
    return old.length;
  });
}
