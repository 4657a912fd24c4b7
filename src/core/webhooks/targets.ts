// Where claimed deliveries go at this moment, and what may not go there any more.
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addressDomain, checkSuppression } from '../suppression.ts';
import type { Claimed } from './claims.ts';
import { readBody } from './event-body.ts';
import { openSigningSecrets } from './signing-secret.ts';

/** A body that is sent so soon after it was written needs no second look at the suppression list. */
const FRESH_MS = 5_000;

export type Target = {
  url: string;
  /** The newest first; none where they cannot be opened. */
  secrets: string[];
};

/** The enabled ones of these endpoints, by their id. Read for every attempt: a changed secret holds at once. */
export async function readTargets(
  { db, key, now }: { db: Kysely<Database>; key: Uint8Array; now: () => number },
  endpointIds: readonly string[],
): Promise<Map<string, Target>> {
  if (endpointIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'url', 'sealed_secret', 'previous_sealed_secret', 'previous_until'])
    .where('id', 'in', endpointIds)
    .where('enabled', '=', 1)
    .execute();
  return new Map(rows.map((row) => [row.id, { url: row.url, secrets: openSigningSecrets(key, row, now()) }]));
}

/** Whether somebody in the body asked to be left alone after it was written. */
export async function isSuppressedSince(
  db: Kysely<Database>,
  { teamId, body, isTest, createdAt, claimedAt, redeliveryOf }: Claimed,
): Promise<boolean> {
  if (isTest || (redeliveryOf === null && claimedAt - createdAt < FRESH_MS)) return false;
  return holdsSuppressed(db, teamId, body);
}

/** Whether the body names somebody who is on the list of the team or of the instance. */
export async function holdsSuppressed(db: Kysely<Database>, teamId: string, body: string): Promise<boolean> {
  const { domain, results } = readBody(body);
  if (results.length === 0) return false;
  const check = await checkSuppression(db, teamId, [
    domain,
    ...results.map(({ email }) => addressDomain(email)),
  ]);
  return results.some(({ email, name }) => check.find({ email, name, domain }));
}
