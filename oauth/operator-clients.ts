// The operator's hand on clients: make one, see all, stop one and let it go on. Needs no keys and no running service.
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OAuthClientKind } from '../db/schema-oauth.ts';
import { makeStaticClient } from './clients.ts';
import type { MakeClientDeps } from './clients.ts';

const LIST_MAX = 1_000;

export type ClientEntry = {
  clientId: string;
  name: string;
  kind: OAuthClientKind;
  redirectUris: string[];
  hasSecret: boolean;
  /** Connections that live. */
  connections: number;
  /** Epoch milliseconds. */
  createdAt: number;
  disabledAt: number | null;
};

export type ClientList = { clients: ClientEntry[]; /** There are older ones. */ more: boolean };

export type OperatorClients = {
  /** Throws OAuthError for redirect URIs that cannot be used. */
  create(wish: {
    name: string;
    redirectUris: readonly string[];
    withSecret: boolean;
  }): Promise<{ clientId: string; clientSecret?: string }>;
  /** Newest first. */
  list(): Promise<ClientList>;
  /**
   * From the next request on, nobody signs in with it, it gets no token, and its connections are refused; null for an
   * unknown client. The connections stay, and work again once it is enabled.
   */
  disable(clientId: string): Promise<{ clientId: string; disabledAt: number } | null>;
  /** Null for an unknown client. */
  enable(clientId: string): Promise<{ clientId: string; disabledAt: null } | null>;
};

export function createOperatorClients(deps: MakeClientDeps): OperatorClients {
  const { db, now } = deps;
  return {
    async create(wish) {
      const { clientId, clientSecret } = await makeStaticClient(deps, wish);
      return clientSecret === null ? { clientId } : { clientId, clientSecret };
    },
    list: () => listClients(db),
    async disable(clientId) {
      await db
        .updateTable('oauth_clients')
        .set({ disabled_at: now() })
        .where('id', '=', clientId)
        .where('disabled_at', 'is', null) // the moment of the first time stays
        .execute();
      const row = await db
        .selectFrom('oauth_clients')
        .select('disabled_at')
        .where('id', '=', clientId)
        .executeTakeFirst();
      return row === undefined ? null : { clientId, disabledAt: row.disabled_at ?? now() };
    },
    async enable(clientId) {
      const { numUpdatedRows } = await db
        .updateTable('oauth_clients')
        .set({ disabled_at: null })
        .where('id', '=', clientId)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? null : { clientId, disabledAt: null };
    },
  };
}

async function listClients(db: Kysely<Database>): Promise<ClientList> {
  const rows = await db
    .selectFrom('oauth_clients as c')
    .selectAll('c')
    .select((select) =>
      select
        .selectFrom('oauth_grants as g')
        .select(({ fn }) => fn.countAll<number>().as('live'))
        .whereRef('g.client_id', '=', 'c.id')
        .where('g.ended_at', 'is', null)
        .as('connections'),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(LIST_MAX + 1)
    .execute();
  return {
    more: rows.length > LIST_MAX,
    clients: rows.slice(0, LIST_MAX).map((row) => ({
      clientId: row.id,
      name: row.name,
      kind: row.kind,
      redirectUris: JSON.parse(row.redirect_uris) as string[], // written by us, from parsed metadata
      hasSecret: row.secret_hash !== null,
      connections: row.connections ?? 0,
      createdAt: row.created_at,
      disabledAt: row.disabled_at,
    })),
  };
}
