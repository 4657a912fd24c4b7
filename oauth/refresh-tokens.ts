// Refresh tokens: each is used once, by one conditional write; what is used twice is stolen, or was lost on its way.
import type { Kysely, Transaction } from 'kysely';
import { argument, compileOnce } from '../db/compiled.ts';
import type { Database } from '../db/schema.ts';
import { REFRESH_GRACE_MS, REFRESH_SIBLINGS_MAX, REFRESH_TOKEN_TTL_MS } from './protocol.ts';
import { scopeWords } from './scopes.ts';
import { hashToken } from './secret-token.ts';

/** Used ones are kept so long, so that one that comes again ends its connection. */
const USED_KEPT_MS = 30 * 86_400_000;

type InTransaction = { tx: Transaction<Database>; now: () => number };

/** The grant behind a refresh token, ended ones too. */
export type RefreshGrant = {
  hash: string;
  grantId: string;
  clientId: string;
  userId: string;
  scopes: readonly string[];
};

/**
 * `rotated`: the first use. `sibling`: used again within the grace while nobody had used the successor.
 * `too_many`: that, more often than a race explains. `reused`: anything else.
 */
export type Rotation = 'rotated' | 'sibling' | 'too_many' | 'reused' | 'expired';

type GrantRow = { hash: string; grant_id: string; client_id: string; user_id: string; scope: string };

const findGrantRow = compileOnce<[hash: string], GrantRow>((db) =>
  db
    .selectFrom('oauth_refresh_tokens as t')
    .innerJoin('oauth_grants as g', 'g.id', 't.grant_id')
    .select(['t.hash', 't.grant_id', 'g.client_id', 'g.user_id', 'g.scope'])
    .where('t.hash', '=', argument<string>(0)),
);

/** The grant of a token, used or not; null for what is none. */
export async function findRefreshGrant(db: Kysely<Database>, token: string): Promise<RefreshGrant | null> {
  const [row] = await findGrantRow(db, hashToken(token));
  if (row === undefined) return null;
  return {
    hash: row.hash,
    grantId: row.grant_id,
    clientId: row.client_id,
    userId: row.user_id,
    scopes: scopeWords(row.scope),
  };
}

/** Keeps a token; `parent` is the one that it was given for. */
export async function keepRefreshToken(
  { tx, now }: InTransaction,
  token: string,
  grantId: string,
  parent: string | null,
): Promise<void> {
  await tx
    .insertInto('oauth_refresh_tokens')
    .values({
      hash: hashToken(token),
      grant_id: grantId,
      parent_hash: parent,
      siblings: 0,
      created_at: now(),
      expires_at: now() + REFRESH_TOKEN_TTL_MS,
      used_at: null,
    })
    .execute();
}

/** Locks the live grant, so that all who refresh it come one after the other; false where it has ended. */
export async function lockLiveGrant({ tx }: Pick<InTransaction, 'tx'>, grantId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oauth_grants')
    .set((set) => ({ last_used_at: set.ref('last_used_at') })) // changes nothing: the write is the lock
    .where('id', '=', grantId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives `successor` for the token, where it may. Wants the grant locked. */
export async function rotateRefreshToken(
  deps: InTransaction,
  { hash, grantId }: RefreshGrant,
  successor: string,
): Promise<Rotation> {
  const { tx, now } = deps;
  const at = now();
  const used = await tx
    .updateTable('oauth_refresh_tokens')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  const rotation = used.numUpdatedRows === 1n ? 'rotated' : await takeSibling(tx, hash, at);
  if (rotation === 'rotated' || rotation === 'sibling') {
    await keepRefreshToken(deps, successor, grantId, hash);
  }
  return rotation;
}

/** Why the token was not there to be used first, and whether it gives one more successor. */
async function takeSibling(tx: Transaction<Database>, hash: string, at: number): Promise<Rotation> {
  const token = await tx
    .selectFrom('oauth_refresh_tokens')
    .select(['used_at', 'siblings'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (token === undefined) return 'expired'; // swept since it was found
  if (token.used_at === null) return 'expired';
  const successorUsed = await tx
    .selectFrom('oauth_refresh_tokens')
    .select('hash')
    .where('parent_hash', '=', hash)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (successorUsed !== undefined || at - token.used_at > REFRESH_GRACE_MS) return 'reused';
  const { numUpdatedRows } = await tx
    .updateTable('oauth_refresh_tokens')
    .set((set) => ({ siblings: set('siblings', '+', 1) }))
    .where('hash', '=', hash)
    .where('siblings', '<', REFRESH_SIBLINGS_MAX)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'sibling' : 'too_many';
}

export async function sweepRefreshTokens(db: Kysely<Database>, at: number): Promise<void> {
  await db
    .deleteFrom('oauth_refresh_tokens')
    .where((where) => where.or([where('expires_at', '<=', at), where('used_at', '<=', at - USED_KEPT_MS)]))
    .execute();
}
