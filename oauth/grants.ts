// Grants: the connections that people see and end. A grant is live while its row has no end and its member is one.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OAuthClientKind } from '../db/schema-oauth.ts';
import { ENDED_GRANT_KEPT_MS, TOKENLESS_GRANT_KEPT_MS } from './protocol.ts';
import { scopeText, scopeWords } from './scopes.ts';

/** Why a connection is no more. */
export type EndReason =
  | 'disconnected'
  | 'revoked_by_client'
  | 'replaced'
  | 'code_replayed'
  | 'refresh_reused';

export type NewGrant = {
  id: string;
  clientId: string;
  userId: string;
  teamId: string;
  scopes: readonly string[];
  dailyCreditCap: number | null;
};

export type Connection = {
  grantId: string;
  clientId: string;
  clientName: string;
  clientKind: OAuthClientKind;
  userId: string;
  teamId: string;
  scopes: readonly string[];
  dailyCreditCap: number | null;
  createdAt: number;
  lastUsedAt: number;
};

/** Whose connections: one person's, one team's, or one person's in one team. */
export type Whose = { userId: string; teamId?: string } | { userId?: string; teamId: string };

/** What of a list is wanted; all of it, where nothing is said. */
export type Part = {
  /** Those that were made before this one. */
  before?: { createdAt: number; grantId: string } | undefined;
  limit?: number;
  /** Of a team, without this member's. */
  exceptUserId?: string;
};

/** Makes the grant; false where the person is no member of the team any more. */
export async function makeGrant(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  grant: NewGrant,
): Promise<boolean> {
  const member = await tx
    .selectFrom('memberships')
    .select(['team_id', 'user_id'])
    .where('team_id', '=', grant.teamId)
    .where('user_id', '=', grant.userId)
    .executeTakeFirst();
  if (member === undefined) return false;
  await tx
    .insertInto('oauth_grants')
    .values({
      ...member,
      id: grant.id,
      client_id: grant.clientId,
      scope: scopeText(grant.scopes),
      daily_credit_cap: grant.dailyCreditCap,
      created_at: now(),
      last_used_at: now(),
      ended_at: null,
      end_reason: null,
    })
    .execute();
  return true;
}

/**
 * Ends what the same person had agreed to before, for the same team, with a client that registered itself: it is one
 * installation. A client named by its document is all installations at once, and each keeps its own.
 */
export async function replaceEarlierGrants(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  grant: NewGrant,
): Promise<void> {
  await tx
    .updateTable('oauth_grants')
    .set({ ended_at: now(), end_reason: 'replaced' satisfies EndReason })
    .where('client_id', '=', grant.clientId)
    .where('user_id', '=', grant.userId)
    .where('team_id', '=', grant.teamId)
    .where('id', '!=', grant.id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends the connection; false where it had ended, or is none of theirs. It fails from the next request on. */
export async function endGrant(
  { db, now }: { db: Kysely<Database>; now: () => number },
  grantId: string,
  reason: EndReason,
  whose: { userId?: string; teamId?: string; clientId?: string } = {},
): Promise<boolean> {
  let query = db
    .updateTable('oauth_grants')
    .set({ ended_at: now(), end_reason: reason })
    .where('id', '=', grantId)
    .where('ended_at', 'is', null);
  if (whose.userId !== undefined) query = query.where('user_id', '=', whose.userId);
  if (whose.teamId !== undefined) query = query.where('team_id', '=', whose.teamId);
  if (whose.clientId !== undefined) query = query.where('client_id', '=', whose.clientId);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The live connections, newest first. */
export async function listConnections(
  db: Kysely<Database>,
  whose: Whose,
  { before, limit, exceptUserId }: Part = {},
): Promise<Connection[]> {
  let query = db
    .selectFrom('oauth_grants as g')
    .innerJoin('oauth_clients as c', 'c.id', 'g.client_id')
    .selectAll('g')
    .select(['c.name as client_name', 'c.kind as client_kind'])
    .where('g.ended_at', 'is', null);
  if (whose.userId !== undefined) query = query.where('g.user_id', '=', whose.userId);
  if (whose.teamId !== undefined) query = query.where('g.team_id', '=', whose.teamId);
  if (exceptUserId !== undefined) query = query.where('g.user_id', '!=', exceptUserId);
  if (before !== undefined) {
    const { createdAt, grantId } = before;
    query = query.where((where) =>
      where.or([
        where('g.created_at', '<', createdAt),
        where.and([where('g.created_at', '=', createdAt), where('g.id', '<', grantId)]),
      ]),
    );
  }
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.orderBy('g.created_at', 'desc').orderBy('g.id', 'desc').execute();
  return rows.map((row) => ({
    grantId: row.id,
    clientId: row.client_id,
    clientName: row.client_name,
    clientKind: row.client_kind,
    userId: row.user_id,
    teamId: row.team_id,
    scopes: scopeWords(row.scope),
    dailyCreditCap: row.daily_credit_cap,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Forgets grants that ended long ago, and those without any token that lives. To be called after refresh tokens. */
export async function sweepGrants(db: Kysely<Database>, at: number): Promise<void> {
  await db
    .deleteFrom('oauth_grants')
    .where((where) =>
      where.or([
        where('ended_at', '<=', at - ENDED_GRANT_KEPT_MS),
        where.and([
          where('last_used_at', '<=', at - TOKENLESS_GRANT_KEPT_MS),
          where.not(
            where.exists(
              where
                .selectFrom('oauth_refresh_tokens as t')
                .select('t.hash')
                .whereRef('t.grant_id', '=', 'oauth_grants.id'),
            ),
          ),
        ]),
      ]),
    )
    .execute();
}
