// Identities of people at the provider. One is (issuer, subject) and belongs to one person; an address names nobody,
// for providers give addresses to others.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { holdPerson } from '../users.ts';
import { checkWayInLeft } from '../ways-in.ts';
import type { UpstreamPerson } from './claims.ts';

export type Identity = {
  issuer: string;
  subject: string;
  /** The verified address when it was linked. */
  email: string | null;
  createdAt: number;
  lastUsedAt: number;
};

type Deps = { db: Kysely<Database>; now: () => number };

/** Who signs in with this identity; null where it is linked to nobody. Notes the use. */
export async function findByIdentity(
  { db, now }: Deps,
  { issuer, subject }: UpstreamPerson,
): Promise<string | null> {
  const row = await db
    .updateTable('upstream_identities')
    .set({ last_used_at: now() })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Whether the identity is the person's now; false where it is somebody else's. */
export async function addIdentity(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  userId: string,
  { issuer, subject, email }: UpstreamPerson,
): Promise<boolean> {
  const at = now();
  await tx
    .insertInto('upstream_identities')
    .values({ issuer, subject, user_id: userId, email, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('upstream_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id === userId;
}

/** Newest first. */
export async function listIdentities(db: Kysely<Database>, userId: string): Promise<Identity[]> {
  const rows = await db
    .selectFrom('upstream_identities')
    .select(['issuer', 'subject', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('subject')
    .execute();
  return rows.map((row) => ({
    issuer: row.issuer,
    subject: row.subject,
    email: row.email,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Throws `invalid_request` where the person could not sign in any more. One that is not there is gone already. */
export async function removeIdentity(
  db: Kysely<Database>,
  userId: string,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, userId);
    await tx
      .deleteFrom('upstream_identities')
      .where('user_id', '=', userId)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .execute();
    await checkWayInLeft(tx, userId);
  });
}
