// The bearer check: a valid token, and a grant, member and client that stand at this very moment.
import type { Kysely } from 'kysely';
import { argument, compileOnce } from '../db/compiled.ts';
import type { Database, MemberRole } from '../db/schema.ts';
import type { CheckedTokens } from './checked-tokens.ts';
import { LAST_USED_GRAIN_MS } from './protocol.ts';
import { scopeWords } from './scopes.ts';

export type VerifyDeps = { db: Kysely<Database>; now: () => number; tokens: CheckedTokens };

/** Who calls, for which team, with what permissions. */
export type AccessTokenHolder = {
  userId: string;
  teamId: string;
  role: MemberRole;
  scopes: readonly string[];
  clientId: string;
  grantId: string;
  /** Credits that this connection may spend a day; null without a cap. */
  dailyCreditCap: number | null;
};

/** Why not, for the log; towards the client each is `invalid_token` (RFC 6750 §3.1). */
export type AccessTokenRefusal = 'not_a_valid_token' | 'connection_ended';

export type AccessTokenVerdict =
  | { ok: true; holder: AccessTokenHolder }
  | { ok: false; why: AccessTokenRefusal };

type GrantRow = {
  user_id: string;
  team_id: string;
  client_id: string;
  scope: string;
  daily_credit_cap: number | null;
  last_used_at: number;
  /** Null where the person is no member any more. */
  role: MemberRole | null;
};

/**
 * Sub-queries, as SQLite answers them five times faster than joins. Who leaves, or is deleted, takes the membership along.
 */
const findLiveGrant = compileOnce<[grantId: string], GrantRow>((db) =>
  db
    .selectFrom('oauth_grants as g')
    .select((select) => [
      'g.user_id',
      'g.team_id',
      'g.client_id',
      'g.scope',
      'g.daily_credit_cap',
      'g.last_used_at',
      select
        .selectFrom('memberships as m')
        .select('m.role')
        .whereRef('m.team_id', '=', 'g.team_id')
        .whereRef('m.user_id', '=', 'g.user_id')
        .as('role'),
    ])
    .where('g.id', '=', argument<string>(0))
    .where('g.ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('oauth_clients as c')
          .select('c.id')
          .whereRef('c.id', '=', 'g.client_id')
          .where('c.disabled_at', 'is', null),
      ),
    ),
);

/** Checks the token of a request; the database is asked every time, so that an ended connection ends now. */
export async function verifyAccessToken(deps: VerifyDeps, token: string): Promise<AccessTokenVerdict> {
  const claims = await deps.tokens.read(token);
  if (claims === null) return { ok: false, why: 'not_a_valid_token' };
  const [grant] = await findLiveGrant(deps.db, claims.grantId);
  if (grant === undefined || grant.role === null) return { ok: false, why: 'connection_ended' };
  if (grant.user_id !== claims.userId || grant.client_id !== claims.clientId) {
    return { ok: false, why: 'connection_ended' };
  }
  await touch(deps, claims.grantId, grant.last_used_at);
  const granted = scopeWords(grant.scope);
  return {
    ok: true,
    holder: {
      userId: grant.user_id,
      teamId: grant.team_id,
      role: grant.role,
      scopes: claims.scopes.filter((scope) => granted.includes(scope)),
      clientId: grant.client_id,
      grantId: claims.grantId,
      dailyCreditCap: grant.daily_credit_cap,
    },
  };
}

async function touch({ db, now }: VerifyDeps, grantId: string, lastUsedAt: number): Promise<void> {
  const at = now();
  if (at - lastUsedAt < LAST_USED_GRAIN_MS) return;
  await db
    .updateTable('oauth_grants')
    .set({ last_used_at: at })
    .where('id', '=', grantId)
    .where('last_used_at', '<=', at - LAST_USED_GRAIN_MS) // of a crowd that comes at once, one writes
    .execute();
}
