// People who ask to be left out: by a letter to the address, which proves that it is theirs, or, where the service sends
// no mail, by the operator's decision. Nobody learns from it whether the address is held.
import type { Kysely } from 'kysely';
import type { BucketStore } from '../../../db/buckets.ts';
import type { Database } from '../../../db/schema.ts';
import { networkOf } from '../../../db/network.ts';
import { notFound } from '../errors.ts';
import type { NewId } from '../ids.ts';
import { LETTERS_PER_ADDRESS, LETTERS_PER_ADDRESSEE } from '../letter-limits.ts';
import { leaveOutLetter } from '../letters.ts';
import type { Later, SendMail } from '../mail.ts';
import { takeOrRefuse } from '../rate-limits.ts';
import { hashSecret, isSecretText, newSecretText } from '../secret-text.ts';
import { addSuppression } from '../suppression.ts';
import { addAuditLine } from './audit.ts';
import { erasePerson } from './erase.ts';
import { hashOfSubject, seek } from './subject.ts';

const LINK_TTL_MS = 3_600_000;
const NOTE = 'asked to be left out';

export type RequestsDeps = { db: Kysely<Database>; now: () => number; newId: NewId };

export type AskingDeps = RequestsDeps & {
  buckets: BucketStore;
  /** Null where no mail is set up: then requests wait for the operator. */
  sendMail: SendMail | null;
  later: Later;
  publicUrl: string;
};

/** One that waits for the operator. */
export type WaitingRequest = { id: string; address: string; createdAt: number };

/**
 * Mails the link that proves the address, or puts the request before the operator. The answer and its time are the same
 * for an address that is held and one that is not. Throws `invalid_request` and `rate_limited`.
 */
export async function askToBeLeftOut(
  deps: AskingDeps,
  { address: written, ip }: { address: string; ip: string },
): Promise<void> {
  const [address = ''] = seek({ kind: 'address', address: written }).addresses;
  await takeOrRefuse(deps.buckets, `letter:address:${networkOf(ip)}`, LETTERS_PER_ADDRESS);
  const target = hashOfSubject({ kind: 'address', address });
  await takeOrRefuse(deps.buckets, `leave-out:${target}`, LETTERS_PER_ADDRESSEE);
  const { sendMail, publicUrl } = deps;
  deps.later(async () => {
    if (sendMail === null) {
      await insertRequest(deps, { address, state: 'waiting', linkHash: null });
      return;
    }
    const secret = newSecretText();
    await insertRequest(deps, { address, state: 'unproven', linkHash: hashSecret(secret) });
    await sendMail(leaveOutLetter({ publicUrl, to: address, secret }));
  });
}

async function insertRequest(
  { db, now, newId }: RequestsDeps,
  request: { address: string; state: 'unproven' | 'waiting'; linkHash: string | null },
): Promise<void> {
  const at = now();
  await db
    .insertInto('privacy_requests')
    .values({
      id: newId(),
      state: request.state,
      address: request.address,
      link_hash: request.linkHash,
      created_at: at,
      expires_at: request.linkHash === null ? null : at + LINK_TTL_MS,
    })
    .onConflict((conflict) => conflict.doNothing()) // it waits already
    .execute();
}

/**
 * Uses the link of a letter: from this moment nobody is shown the address, and `finishRequests` erases what is held.
 * False where the link opens nothing. One conditional write decides between two who open it at once.
 */
export async function proveRequest(deps: RequestsDeps, secret: string): Promise<boolean> {
  if (!isSecretText(secret)) return false;
  const address = await deps.db.transaction().execute(async (tx) => {
    const [request] = await tx
      .updateTable('privacy_requests')
      .set({ state: 'accepted', link_hash: null, expires_at: null })
      .where('link_hash', '=', hashSecret(secret))
      .where('state', '=', 'unproven')
      .where('expires_at', '>', deps.now())
      .returning('address')
      .execute();
    if (request === undefined) return null;
    const entry = { kind: 'address' as const, address: request.address, teamId: null, note: NOTE };
    await addSuppression({ ...deps, db: tx }, entry);
    return request.address;
  });
  if (address === null) return false;
  // What else is open for the address is answered by this. Afterwards: two links at once would wait for each other.
  await deps.db
    .deleteFrom('privacy_requests')
    .where('address', '=', address)
    .where('state', '!=', 'accepted')
    .execute();
  return true;
}

/** Those that wait for the operator, oldest first. */
export async function waitingRequests(db: Kysely<Database>): Promise<WaitingRequest[]> {
  const rows = await db
    .selectFrom('privacy_requests')
    .select(['id', 'address', 'created_at'])
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
}

/** The operator's word on a request that waits. Throws `not_found` for one that does not. */
export async function decideRequest(
  deps: RequestsDeps,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const decided = { ...deps, db: tx };
    if (accept) {
      const [request] = await tx
        .updateTable('privacy_requests')
        .set({ state: 'accepted' })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returning('address')
        .execute();
      if (request === undefined) throw notFound('Request');
      const { address } = request;
      await addSuppression(decided, { kind: 'address', address, teamId: null, note: NOTE });
      return;
    }
    const [request] = await tx
      .deleteFrom('privacy_requests')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('address')
      .execute();
    if (request === undefined) throw notFound('Request');
    const subject = { kind: 'address' as const, address: request.address };
    await addAuditLine(decided, { act: 'refuse', askedBy: 'subject', subject, counts: {} });
  });
  if (accept) await finishRequests(deps);
}

/** Erases what is held of those whose request was accepted. A process that dies on the way leaves it to the next. */
export async function finishRequests(deps: RequestsDeps): Promise<void> {
  const accepted = await deps.db
    .selectFrom('privacy_requests')
    .select(['id', 'address'])
    .where('state', '=', 'accepted')
    .orderBy('id')
    .execute();
  for (const { id, address } of accepted) {
    const subject = { kind: 'address' as const, address };
    const counts = await erasePerson(deps, subject, { keep: false });
    await deps.db.transaction().execute(async (tx) => {
      const gone = await tx.deleteFrom('privacy_requests').where('id', '=', id).returning('id').execute();
      // of two that erased at once, one says so
      if (gone.length === 1)
        await addAuditLine({ ...deps, db: tx }, { act: 'erase', askedBy: 'subject', subject, counts });
    });
  }
}

/** Links that nobody opened, and requests that nobody has decided for as long as results are kept. */
export async function removeOldRequests({
  db,
  now,
  retentionMs,
}: Pick<RequestsDeps, 'db' | 'now'> & { retentionMs: number }): Promise<void> {
  await db
    .deleteFrom('privacy_requests')
    .where('state', '=', 'unproven')
    .where('expires_at', '<=', now())
    .execute();
  await db
    .deleteFrom('privacy_requests')
    .where('state', '=', 'waiting')
    .where('created_at', '<', now() - retentionMs)
    .execute();
}
