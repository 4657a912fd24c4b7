// Clients as stored: found, made, used, forgotten. How one came to be known is its kind; how it proves itself is not here.
import type { Kysely, Transaction } from 'kysely';
import { argument, compileOnce } from '../db/compiled.ts';
import type { Database } from '../db/schema.ts';
import type { OAuthAuthMethod, OAuthClientKind, OAuthClientsTable } from '../db/schema-oauth.ts';
import { parseClientMetadata } from './client-metadata.ts';
import type { ClientMetadata } from './client-metadata.ts';
import { UNUSED_CLIENT_KEPT_MS } from './protocol.ts';
import { hashToken, newToken } from './secret-token.ts';
import type { RandomBytes } from './secret-token.ts';

export type OAuthClient = {
  id: string;
  kind: OAuthClientKind;
  name: string;
  redirectUris: readonly string[];
  authMethod: OAuthAuthMethod;
  secretHash: string | null;
  registrationTokenHash: string | null;
  mayRefresh: boolean;
  createdAt: number;
  fetchedAt: number | null;
  isDisabled: boolean;
};

export type MakeClientDeps = {
  db: Kysely<Database>;
  now: () => number;
  newId: () => string;
  randomBytes: RandomBytes;
};

const findRow = compileOnce<[id: string], OAuthClientsTable>((db) =>
  db.selectFrom('oauth_clients').selectAll().where('id', '=', argument<string>(0)),
);

/** The client of that id, disabled ones too; null where there is none. */
export async function findClient(db: Kysely<Database>, id: string): Promise<OAuthClient | null> {
  const [row] = await findRow(db, id);
  return row === undefined ? null : fromRow(row);
}

/** A client with an id of ours. The secrets stand in the answer and nowhere else. */
export async function makeClient(
  { db, now, newId, randomBytes }: MakeClientDeps,
  kind: 'dynamic' | 'static',
  metadata: ClientMetadata,
): Promise<{ client: OAuthClient; secret: string | null; registrationToken: string | null }> {
  const secret = metadata.authMethod === 'none' ? null : newToken(randomBytes);
  const registrationToken = kind === 'dynamic' ? newToken(randomBytes) : null;
  const row: OAuthClientsTable = {
    id: newId(),
    kind,
    name: metadata.name,
    redirect_uris: JSON.stringify(metadata.redirectUris),
    auth_method: metadata.authMethod,
    secret_hash: secret === null ? null : hashToken(secret),
    registration_token_hash: registrationToken === null ? null : hashToken(registrationToken),
    may_refresh: metadata.mayRefresh ? 1 : 0,
    created_at: now(),
    fetched_at: null,
    used_at: null,
    disabled_at: null,
  };
  await db.insertInto('oauth_clients').values(row).execute();
  return { client: fromRow(row), secret, registrationToken };
}

/** The operator's `client create`. Throws OAuthError for redirect URIs that cannot be used. */
export async function makeStaticClient(
  deps: MakeClientDeps,
  wish: { name: string; redirectUris: readonly string[]; withSecret: boolean },
): Promise<{ clientId: string; clientSecret: string | null }> {
  const metadata = parseClientMetadata({
    client_name: wish.name,
    redirect_uris: wish.redirectUris,
    token_endpoint_auth_method: wish.withSecret ? 'client_secret_basic' : 'none',
  });
  const { client, secret } = await makeClient(deps, 'static', metadata);
  return { clientId: client.id, clientSecret: secret };
}

/** Keeps what a client's document says now. The document's URL is the id, so nobody else can write this row. */
export async function keepDocumentClient(
  { db, now }: { db: Kysely<Database>; now: () => number },
  id: string,
  metadata: ClientMetadata,
): Promise<OAuthClient> {
  const at = now();
  const said = {
    name: metadata.name,
    redirect_uris: JSON.stringify(metadata.redirectUris),
    may_refresh: metadata.mayRefresh ? (1 as const) : (0 as const),
    fetched_at: at,
  };
  const row = await db
    .insertInto('oauth_clients')
    .values({
      ...said,
      id,
      kind: 'document',
      auth_method: 'none',
      secret_hash: null,
      registration_token_hash: null,
      created_at: at,
      used_at: null,
      disabled_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

/** From now on the client is never pruned: clients replay an id for ever. */
export async function markClientUsed(tx: Transaction<Database>, id: string, at: number): Promise<void> {
  await tx
    .updateTable('oauth_clients')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes a client with all its connections (RFC 7592 §2.3). */
export async function deleteClient(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('oauth_clients').where('id', '=', id).execute();
}

/** Forgets registrations and documents that nobody ever agreed to. The operator's own stay. */
export async function pruneClients(db: Kysely<Database>, at: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_clients')
    .where('used_at', 'is', null)
    .where('kind', '!=', 'static')
    .where('created_at', '<', at - UNUSED_CLIENT_KEPT_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function fromRow(row: OAuthClientsTable): OAuthClient {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    redirectUris: JSON.parse(row.redirect_uris) as string[], // written by us, from parsed metadata
    authMethod: row.auth_method,
    secretHash: row.secret_hash,
    registrationTokenHash: row.registration_token_hash,
    mayRefresh: row.may_refresh === 1,
    createdAt: row.created_at,
    fetchedAt: row.fetched_at,
    isDisabled: row.disabled_at !== null,
  };
}
