// Sessions of signed-in people: opaque, hashed, new at every sign-in, 7 days idle and 30 absolute.
import type { Kysely } from 'kysely';
import { argument, compileOnce } from '../../db/compiled.ts';
import type { Database } from '../../db/schema.ts';
import type { NewId } from './ids.ts';
import { hashSecret, isSecretText, newSecretText } from './secret-text.ts';

const DAY_MS = 86_400_000;
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_ABSOLUTE_MS = 30 * DAY_MS;
/** Last use is kept to this grain: a write for every page would cost more than the page. */
const SEEN_GRAIN_MS = 60_000;

export type Session = {
  id: string;
  userId: string;
  email: string;
  /** Epoch milliseconds. */
  signedInAt: number;
};

/** A new session; answers the token for the cookie, which is nowhere else. */
export async function startSession(
  { db, now, newId }: { db: Kysely<Database>; now: () => number; newId: NewId },
  userId: string,
  browser: string | null = null,
): Promise<string> {
  const token = newSecretText();
  const at = now();
  await db
    .insertInto('sessions')
    .values({
      hash: hashSecret(token),
      id: newId(),
      user_id: userId,
      created_at: at,
      last_seen_at: at,
      browser,
    })
    .execute();
  return token;
}

type Row = { id: string; user_id: string; email: string; created_at: number; last_seen_at: number };

const selectLive = compileOnce<[hash: string, seenAfter: number, createdAfter: number], Row>((db) =>
  db
    .selectFrom('sessions as session')
    .innerJoin('users as user', 'user.id', 'session.user_id')
    .select(['session.id', 'session.user_id', 'user.email', 'session.created_at', 'session.last_seen_at'])
    .where('session.hash', '=', argument<string>(0))
    .where('session.last_seen_at', '>', argument<number>(1))
    .where('session.created_at', '>', argument<number>(2)),
);

/** The session of this token, or null where it has ended, is too old, or never was. */
export async function findSession(
  { db, now }: { db: Kysely<Database>; now: () => number },
  token: string,
): Promise<Session | null> {
  if (!isSecretText(token)) return null;
  const at = now();
  const hash = hashSecret(token);
  const [row] = await selectLive(db, hash, at - SESSION_IDLE_MS, at - SESSION_ABSOLUTE_MS);
  if (row === undefined) return null;
  if (at - row.last_seen_at >= SEEN_GRAIN_MS) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: at })
      .where('hash', '=', hash)
      .where('last_seen_at', '<', at)
      .execute();
  }
  return { id: row.id, userId: row.user_id, email: row.email, signedInAt: row.created_at };
}

/** Ends the session of this token, in every process from the next request on. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  if (isSecretText(token)) await db.deleteFrom('sessions').where('hash', '=', hashSecret(token)).execute();
}

export type ListedSession = {
  id: string;
  createdAt: number;
  lastSeenAt: number;
  /** Such as `Firefox on Linux`. */
  browser: string | null;
};

/** The person's live sessions, last seen first. */
export async function listSessions(
  { db, now }: { db: Kysely<Database>; now: () => number },
  userId: string,
): Promise<ListedSession[]> {
  const at = now();
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'browser'])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', at - SESSION_IDLE_MS)
    .where('created_at', '>', at - SESSION_ABSOLUTE_MS)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    browser: row.browser,
  }));
}

/** Ends one session of the person, by the id that the list shows; false where it is none of theirs. */
export async function endSessionOf(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const rows = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** Ends the person's sessions, but for the one that is to stay; answers how many. */
export async function endSessionsOf(
  db: Kysely<Database>,
  { userId, except }: { userId: string; except: string | null },
): Promise<number> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except !== null) query = query.where('id', '!=', except);
  return (await query.returning('id').execute()).length;
}

/** Forgets what has expired. */
export async function sweepSessions({ db, now }: { db: Kysely<Database>; now: () => number }): Promise<void> {
  const at = now();
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('last_seen_at', '<=', at - SESSION_IDLE_MS),
        where('created_at', '<=', at - SESSION_ABSOLUTE_MS),
      ]),
    )
    .execute();
}
