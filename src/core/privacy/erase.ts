// Forgets a person: in every team what was found of them, and what mail servers said. Searches and the ledger stay.
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { DeliveryStatus } from '../../../db/schema-webhooks.ts';
import type { NewId } from '../ids.ts';
import { forgetReplies } from '../mail-forgetting.ts';
import { insertSuppressions, suppressionRow } from '../suppression.ts';
import { allTeams, heldByTeam, seekEverywhere } from './held.ts';
import type { Held } from './held.ts';
import type { Sought, Subject } from './subject.ts';

const NOTE = 'asked to be left out';

export type EraseDeps = { db: Kysely<Database>; now: () => number; newId: NewId };

/** How many of each were removed; `evidence` and `deliveries` are those of others, or with others, that went on without. */
export type Erased = {
  teams: number;
  results: number;
  evidence: number;
  addresses: number;
  deliveries: number;
  mailReplies: number;
  /** Entries that are new on the instance's suppression list. */
  suppressions: number;
};

/**
 * Removes all that is held of the person, one transaction for each team and one for each delivery, and puts the person on the instance's
 * suppression list first, so that nobody finds them meanwhile; not so with `keep`. May be run again, and then removes
 * what an interrupted run has left. Throws `invalid_request` where the subject names nobody.
 */
export async function erasePerson(
  deps: EraseDeps,
  subject: Subject,
  { keep }: { keep: boolean },
): Promise<Erased> {
  const { db } = deps;
  const teamIds = await allTeams(db);
  const sought = await seekEverywhere(db, teamIds, subject);
  const erased: Erased = {
    teams: 0,
    results: 0,
    evidence: 0,
    addresses: 0,
    deliveries: 0,
    mailReplies: 0,
    suppressions: keep ? 0 : await suppress(deps, sought),
  };
  const addresses = new Set(sought.addresses);
  for (const teamId of teamIds) {
    const held = await db.transaction().execute((tx) => eraseInTeam(tx, teamId, sought));
    await eraseDeliveries(deps, teamId, held);
    if (!isAnything(held)) continue;
    erased.teams += 1;
    erased.results += held.results.length;
    erased.evidence += held.mentioned.length;
    erased.addresses += held.found.length;
    erased.deliveries += held.deliveries.length;
    for (const { email } of [...held.results, ...held.found, ...held.ofDomains]) addresses.add(email);
  }
  erased.mailReplies = await forgetReplies(db, [...addresses]);
  return erased;
}

async function suppress(deps: EraseDeps, { known }: Sought): Promise<number> {
  return insertSuppressions(
    deps.db,
    known.map((one) => suppressionRow(deps, { ...one, teamId: null, note: NOTE })),
  );
}

function isAnything(held: Held): boolean {
  return Object.values(held).some((rows: readonly unknown[]) => rows.length > 0);
}

async function eraseInTeam(tx: Transaction<Database>, teamId: string, sought: Sought): Promise<Held> {
  const held = await heldByTeam(tx, teamId, sought);
  for (const { search_id, position } of held.results) {
    await tx
      .deleteFrom('results')
      .where('team_id', '=', teamId)
      .where('search_id', '=', search_id)
      .where('position', '=', position)
      .execute();
  }
  for (const { searchId, position, rest } of held.mentioned) {
    await tx
      .updateTable('results')
      .set({ evidence: JSON.stringify(rest) })
      .where('team_id', '=', teamId)
      .where('search_id', '=', searchId)
      .where('position', '=', position)
      .execute();
  }
  await eraseAddresses(tx, teamId, held);
  return held;
}

/** One at a time, each by itself: senders settle many together, in an order of their own. */
async function eraseDeliveries({ db, now }: EraseDeps, teamId: string, held: Held): Promise<void> {
  for (const { id, bodyWithout } of held.deliveries) {
    // one that is being sent at this moment is sent for the last time
    const isWaiting = sql<boolean>`status = 'waiting'`;
    await db
      .updateTable('webhook_deliveries')
      .set({
        body: bodyWithout,
        status: sql<DeliveryStatus>`case when ${isWaiting} then 'dropped' else status end`,
        finished_at: sql<
          number | null
        >`case when ${isWaiting} then cast(${now()} as bigint) else finished_at end`,
        next_attempt_at: null,
        claimed_by: null,
      })
      .where('team_id', '=', teamId)
      .where('id', '=', id)
      .execute();
  }
}

/** With the count of what is held: only rows that were there are taken from it. */
async function eraseAddresses(tx: Transaction<Database>, teamId: string, held: Held): Promise<void> {
  let removed = 0;
  for (const { email } of held.found) {
    const rows = await tx
      .deleteFrom('found_emails')
      .where('team_id', '=', teamId)
      .where('email', '=', email)
      .returning('email')
      .execute();
    removed += rows.length;
  }
  for (const { email, domain } of held.ofDomains) {
    await tx
      .deleteFrom('domain_emails')
      .where('team_id', '=', teamId)
      .where('domain', '=', domain)
      .where('email', '=', email)
      .execute();
  }
  if (removed === 0) return;
  await tx
    .updateTable('team_totals')
    .set({ email_count: sql<number>`email_count - ${removed}` })
    .where('team_id', '=', teamId)
    .execute();
}
