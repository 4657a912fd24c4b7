// A browser on its way to the provider and back. One secret in its cookie stands for the attempt: state, nonce and
// PKCE verifier derive from it, so that what we keep tells nothing, and only this browser can come back, once.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { hashSecret, isSecretText, newSecretText } from '../secret-text.ts';

export const ATTEMPT_TTL_MS = 600_000;

/** Who links an identity to their account, in which session; null is a sign-in. */
export type Linker = { userId: string; sessionId: string };

export type Attempt = { linker: Linker | null; next: string };

export type Proofs = { state: string; nonce: string; verifier: string };

export type AttemptDeps = { db: Kysely<Database>; now: () => number };

/** Answers the secret for the cookie; it is nowhere else. */
export async function startAttempt({ db, now }: AttemptDeps, { linker, next }: Attempt): Promise<string> {
  const secret = newSecretText();
  const at = now();
  await db
    .insertInto('upstream_attempts')
    .values({
      hash: hashSecret(secret),
      user_id: linker?.userId ?? null,
      session_id: linker?.sessionId ?? null,
      next,
      created_at: at,
      expires_at: at + ATTEMPT_TTL_MS,
    })
    .execute();
  return secret;
}

/** What the provider is asked with: each tells nothing of the secret, or of the others. */
export function proofsOf(secret: string): Proofs {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}

/**
 * The attempt of this cookie and this state, which ends with that; null where there is none. A state that belongs to
 * another browser ends nothing: a stranger's link must not spoil what is under way here.
 */
export async function endAttempt(
  { db, now }: AttemptDeps,
  { secret, state }: { secret: string; state: string },
): Promise<Attempt | null> {
  if (!isSecretText(secret) || !isSame(state, proofsOf(secret).state)) return null;
  const row = await db
    .deleteFrom('upstream_attempts')
    .where('hash', '=', hashSecret(secret))
    .where('expires_at', '>', now())
    .returning(['user_id', 'session_id', 'next'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { user_id: userId, session_id: sessionId, next } = row;
  return { linker: userId === null || sessionId === null ? null : { userId, sessionId }, next };
}

export async function sweepAttempts({ db, now }: AttemptDeps): Promise<void> {
  await db.deleteFrom('upstream_attempts').where('expires_at', '<=', now()).execute();
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
