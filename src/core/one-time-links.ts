// One-time links: a secret that opens one door once. Kept as its SHA-256; the id names it in lists and opens nothing.
import type { Kysely, Transaction } from 'kysely';
import type { Database, MemberRole } from '../../db/schema.ts';
import type { LinkKind, OneTimeLinksTable } from '../../db/schema-sign-in.ts';
import type { NewId } from './ids.ts';
import { hashSecret, isSecretText, newSecretText } from './secret-text.ts';

export type OneTimeLink = OneTimeLinksTable;

export type NewLink = {
  kind: LinkKind;
  ttlMs: number;
  teamId?: string;
  userId?: string;
  /** Lower case. */
  email?: string;
  role?: MemberRole;
  createdBy?: string;
};

/** A new link. The answer is the only place where its secret ever stands. Forgets links that are too old. */
export async function issueLink(
  { db, now, newId }: { db: Kysely<Database>; now: () => number; newId: NewId },
  link: NewLink,
): Promise<{ id: string; secret: string; expiresAt: number }> {
  const secret = newSecretText();
  const [id, at] = [newId(), now()];
  const expiresAt = at + link.ttlMs;
  await db.deleteFrom('one_time_links').where('expires_at', '<=', at).execute();
  await db
    .insertInto('one_time_links')
    .values({
      hash: hashSecret(secret),
      id,
      kind: link.kind,
      team_id: link.teamId ?? null,
      user_id: link.userId ?? null,
      email: link.email ?? null,
      role: link.role ?? null,
      created_by: link.createdBy ?? null,
      created_at: at,
      expires_at: expiresAt,
    })
    .execute();
  return { id, secret, expiresAt };
}

/** The link behind a secret, left as it is; null where it is unknown, used or too old. */
export async function findLink(
  { db, now }: { db: Kysely<Database>; now: () => number },
  kind: LinkKind,
  secret: string,
): Promise<OneTimeLink | null> {
  if (!isSecretText(secret)) return null;
  const link = await db
    .selectFrom('one_time_links')
    .selectAll()
    .where('hash', '=', hashSecret(secret))
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return link ?? null;
}

/** Uses the link up: one conditional write decides between two who open it at once. Null as in `findLink`. */
export async function takeLink(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  kind: LinkKind,
  secret: string,
): Promise<OneTimeLink | null> {
  if (!isSecretText(secret)) return null;
  const [link] = await tx
    .deleteFrom('one_time_links')
    .where('hash', '=', hashSecret(secret))
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .returningAll()
    .execute();
  return link ?? null;
}
