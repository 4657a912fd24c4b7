// Challenges that passkeys sign: random, good once and for five minutes, in whichever process they come back.
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { hashSecret, isSecretText, newSecretText } from '../secret-text.ts';

export const CHALLENGE_TTL_MS = 300_000;

type Deps = { db: Kysely<Database>; now: () => number };

/** For the session that adds a passkey, or with null for a sign-in. As text; the bytes are what it decodes to. */
export async function issueChallenge({ db, now }: Deps, sessionId: string | null): Promise<string> {
  const challenge = newSecretText();
  const at = now();
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashSecret(challenge),
      session_id: sessionId,
      created_at: at,
      expires_at: at + CHALLENGE_TTL_MS,
    })
    .execute();
  return challenge;
}

/** Whether it was ours, for this use, and still good. It is not afterwards. */
export async function useChallenge(
  { db, now }: Deps,
  challenge: string,
  sessionId: string | null,
): Promise<boolean> {
  if (!isSecretText(challenge)) return false;
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashSecret(challenge))
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', now())
    .returning('hash')
    .execute();
  return used.length === 1;
}

export async function sweepChallenges({ db, now }: Deps): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute();
}
