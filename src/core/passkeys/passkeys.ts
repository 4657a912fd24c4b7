// Passkeys as rows: one belongs to one person, and counts its signatures.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { invalidRequest } from '../errors.ts';
import type { NewId } from '../ids.ts';
import { holdPerson } from '../users.ts';
import { checkWayInLeft } from '../ways-in.ts';

const PER_PERSON_MAX = 10;
const NAME_MAX_CHARACTERS = 60;
const UNNAMED = 'Passkey';

export type Passkey = {
  id: string;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
};

/** What a signature is checked against. */
export type PasskeyKey = {
  id: string;
  userId: string;
  credentialId: string;
  /** The COSE key. */
  publicKey: Uint8Array<ArrayBuffer>;
  transports: string[];
};

export type NewPasskey = Omit<PasskeyKey, 'id'> & { counter: number; name: string };

/** Oldest first. */
export async function listPasskeys(db: Kysely<Database>, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Throws `invalid_request` for one too many, and for a credential that somebody has. */
export async function addPasskey(
  { db, now, newId }: { db: Kysely<Database>; now: () => number; newId: NewId },
  passkey: NewPasskey,
): Promise<void> {
  const { userId, credentialId, publicKey, transports, counter, name } = passkey;
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, userId);
    if ((await countPasskeys(tx, userId)) >= PER_PERSON_MAX) {
      throw invalidRequest(`You have ${PER_PERSON_MAX} passkeys. Remove one first`);
    }
    const added = await tx
      .insertInto('passkeys')
      .values({
        id: newId(),
        user_id: userId,
        credential_id: credentialId,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        name: shownName(name),
        created_at: now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .execute();
    if (added.length === 0) throw invalidRequest('This passkey is in use already');
  });
}

/** Of everybody: signing in, a person says with the passkey alone who they are. */
export async function findPasskey(db: Kysely<Database>, credentialId: string): Promise<PasskeyKey | null> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    userId: row.user_id,
    credentialId,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
    transports: JSON.parse(row.transports) as string[], // written above
  };
}

/** The ids of a person's credentials, so that no authenticator makes a second one. */
export async function credentialIds(
  db: Kysely<Database>,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({
    id: row.credential_id,
    transports: JSON.parse(row.transports) as string[], // written above
  }));
}

/**
 * Notes a signature. False where its count is not above the last one, which means that two hold the same key
 * (WebAuthn §6.1.1). Authenticators that do not count say 0 for ever.
 */
export async function noteSignature(
  { db, now }: { db: Kysely<Database>; now: () => number },
  id: string,
  counter: number,
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now() })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .returning('id')
    .execute();
  return noted.length === 1;
}

/** Throws `invalid_request` where the person could not sign in any more. One that is not there is gone already. */
export async function removePasskey(db: Kysely<Database>, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdPerson(tx, userId);
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    if (removed.length > 0) await checkWayInLeft(tx, userId);
  });
}

async function countPasskeys(tx: Transaction<Database>, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('passkeys')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One line without control or direction marks. */
function shownName(name: string): string {
  const clean = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return clean.slice(0, NAME_MAX_CHARACTERS).toWellFormed() || UNNAMED;
}
