// Authorization requests that wait for their person: kept, found, answered once. Knows no page.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { FLOW_TTL_MS } from './protocol.ts';
import { scopeText, scopeWords } from './scopes.ts';
import { hashToken, newToken } from './secret-token.ts';
import type { RandomBytes } from './secret-token.ts';

const FLOW_FORM = /^[A-Za-z0-9_-]{43}$/;

export type NewFlow = {
  clientId: string;
  redirectUri: string;
  redirectUriNamed: boolean;
  state: string | null;
  scopes: readonly string[];
  codeChallenge: string;
};

export type Flow = NewFlow & { hash: string };

/** Keeps the request; answers the secret by which the browser names it. */
export async function keepFlow(
  { db, now, randomBytes }: { db: Kysely<Database>; now: () => number; randomBytes: RandomBytes },
  flow: NewFlow,
): Promise<string> {
  const token = newToken(randomBytes);
  await db
    .insertInto('oauth_flows')
    .values({
      hash: hashToken(token),
      client_id: flow.clientId,
      redirect_uri: flow.redirectUri,
      redirect_uri_named: flow.redirectUriNamed ? 1 : 0,
      state: flow.state,
      scope: scopeText(flow.scopes),
      code_challenge: flow.codeChallenge,
      created_at: now(),
      expires_at: now() + FLOW_TTL_MS,
      answered_at: null,
    })
    .execute();
  return token;
}

/** The request that still waits, or null: unknown, expired, answered. */
export async function findOpenFlow(
  { db, now }: { db: Kysely<Database>; now: () => number },
  token: string | null,
): Promise<Flow | null> {
  if (token === null || !FLOW_FORM.test(token)) return null;
  const row = await db
    .selectFrom('oauth_flows')
    .selectAll()
    .where('hash', '=', hashToken(token))
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    hash: row.hash,
    clientId: row.client_id,
    redirectUri: row.redirect_uri,
    redirectUriNamed: row.redirect_uri_named === 1,
    state: row.state,
    scopes: scopeWords(row.scope),
    codeChallenge: row.code_challenge,
  };
}

/** Marks it answered; false where somebody was faster, or time. */
export async function answerFlow(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  flow: Flow,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oauth_flows')
    .set({ answered_at: now() })
    .where('hash', '=', flow.hash)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function sweepFlows(db: Kysely<Database>, at: number): Promise<void> {
  await db.deleteFrom('oauth_flows').where('expires_at', '<=', at).execute();
}
