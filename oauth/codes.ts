// Authorization codes: given once somebody agreed, used once within a minute. Knows no request.
import type { Kysely, Transaction } from 'kysely';
import { argument, compileOnce } from '../db/compiled.ts';
import type { Database } from '../db/schema.ts';
import type { OAuthCodesTable } from '../db/schema-oauth.ts';
import type { Flow } from './flows.ts';
import { CODE_KEPT_MS, CODE_TTL_MS } from './protocol.ts';
import { scopeText } from './scopes.ts';
import { hashToken } from './secret-token.ts';

export type Agreement = {
  userId: string;
  teamId: string;
  scopes: readonly string[];
  dailyCreditCap: number | null;
};

/** Keeps a code for what was agreed; false where the person is no member of that team at this moment. */
export async function keepCode(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  code: string,
  flow: Flow,
  agreement: Agreement,
): Promise<boolean> {
  const values = {
    hash: hashToken(code),
    client_id: flow.clientId,
    redirect_uri: flow.redirectUri,
    redirect_uri_named: flow.redirectUriNamed ? 1 : 0,
    scope: scopeText(agreement.scopes),
    code_challenge: flow.codeChallenge,
    daily_credit_cap: agreement.dailyCreditCap,
    created_at: now(),
    expires_at: now() + CODE_TTL_MS,
  } as const;
  const member = await tx
    .selectFrom('memberships')
    .select(['team_id', 'user_id'])
    .where('team_id', '=', agreement.teamId)
    .where('user_id', '=', agreement.userId)
    .executeTakeFirst();
  if (member === undefined) return false;
  await tx
    .insertInto('oauth_codes')
    .values({ ...values, ...member, used_at: null, grant_id: null })
    .execute();
  return true;
}

const findRow = compileOnce<[hash: string], OAuthCodesTable>((db) =>
  db.selectFrom('oauth_codes').selectAll().where('hash', '=', argument<string>(0)),
);

/** The code as kept, used and expired ones too; null for what is none. */
export async function findCode(db: Kysely<Database>, code: string): Promise<OAuthCodesTable | null> {
  const [row] = await findRow(db, hashToken(code));
  return row ?? null;
}

/** Uses the code for this grant; false where it was used or is too old. */
export async function useCode(
  { tx, now }: { tx: Transaction<Database>; now: () => number },
  hash: string,
  grantId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oauth_codes')
    .set({ used_at: now(), grant_id: grantId })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function sweepCodes(db: Kysely<Database>, at: number): Promise<void> {
  await db
    .deleteFrom('oauth_codes')
    .where('expires_at', '<=', at - CODE_KEPT_MS)
    .execute();
}
