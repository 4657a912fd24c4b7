// Which deliveries are sent now, and by whom. The outbox row is its own queue: a claim moves `next_attempt_at` to the
// moment from which others may take the delivery over, so that a dead sender's work is simply due again.
// Not a job of the jobs port: that would be a second copy of a schedule that the row holds already, two more writes for
// each attempt, and no say in how many of one endpoint are under way at once.
import { PostgresAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database, Flag } from '../../../db/schema.ts';
import type { WebhookEvent } from '../../../db/schema-webhooks.ts';

/** Longer than the longest attempt and the writing of its outcome. */
export const CLAIM_MS = 30_000;

/** Deliveries of one endpoint wait in one lane. */
export type Lane = {
  endpointId: string;
  /** When its first one is due. */
  dueAt: number;
};

export type Claimed = {
  id: string;
  teamId: string;
  endpointId: string;
  event: WebhookEvent;
  body: string;
  /** 1 to 6: the attempt that is made now. */
  attempt: number;
  isTest: boolean;
  redeliveryOf: string | null;
  createdAt: number;
  /** Names this claim; only its holder settles the attempt. */
  claim: string;
  claimedAt: number;
};

/** Every endpoint for which something waits, by what is due first. One step of the index each, whatever the backlog. */
export async function waitingLanes(db: Kysely<Database>): Promise<Lane[]> {
  const { rows } = await sql<{ endpoint_id: string; due_at: number }>`
    with recursive lane (endpoint_id) as (
      select min(endpoint_id) from webhook_deliveries where status = 'waiting'
      union all
      select (
        select min(next.endpoint_id) from webhook_deliveries as next
        where next.status = 'waiting' and next.endpoint_id > lane.endpoint_id
      )
      from lane where lane.endpoint_id is not null
    )
    select lane.endpoint_id, (
      select min(first.next_attempt_at) from webhook_deliveries as first
      where first.status = 'waiting' and first.endpoint_id = lane.endpoint_id
    ) as due_at
    from lane where lane.endpoint_id is not null
    order by due_at`.execute(db);
  return rows.map((row) => ({ endpointId: row.endpoint_id, dueAt: row.due_at }));
}

type ClaimedRow = {
  id: string;
  team_id: string;
  endpoint_id: string;
  event: WebhookEvent;
  body: string;
  attempts: number;
  is_test: Flag;
  redelivery_of: string | null;
  created_at: number;
};

/** Claims what is due in these lanes, as many of each as there is room for. Two processes never claim one row. */
export async function claimDue(
  { db, now }: { db: Kysely<Database>; now: () => number },
  claim: string,
  lanes: readonly { endpointId: string; room: number }[],
): Promise<Claimed[]> {
  const at = now();
  const skipLocked =
    db.getExecutor().adapter instanceof PostgresAdapter ? sql`for update skip locked` : sql``;
  return db.transaction().execute(async (tx) => {
    const claimed: Claimed[] = [];
    for (const { endpointId, room } of lanes) {
      const { rows } = await sql<ClaimedRow>`
        update webhook_deliveries set next_attempt_at = ${at + CLAIM_MS}, claimed_by = ${claim}
        where id in (
          select id from webhook_deliveries
          where status = 'waiting' and endpoint_id = ${endpointId} and next_attempt_at <= ${at}
          order by next_attempt_at, id limit ${room} ${skipLocked}
        )
        returning id, team_id, endpoint_id, event, body, attempts, is_test, redelivery_of, created_at`.execute(
        tx,
      );
      claimed.push(...rows.map((row) => toClaimed(row, claim, at)));
    }
    return claimed;
  });
}

/** Due again at once, as if they had not been claimed; those that others have taken over stay theirs. */
export async function handBack(db: Kysely<Database>, claimed: readonly Claimed[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { id, claim, claimedAt } of claimed) {
      await tx
        .updateTable('webhook_deliveries')
        .set({ next_attempt_at: claimedAt, claimed_by: null })
        .where('id', '=', id)
        .where('claimed_by', '=', claim)
        .where('status', '=', 'waiting')
        .execute();
    }
  });
}

/** What an earlier process of this file had claimed is due now: it is gone, because one process owns a SQLite file. */
export async function takeOverClaims({
  db,
  now,
}: {
  db: Kysely<Database>;
  now: () => number;
}): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now(), claimed_by: null })
    .where(sql<boolean>`status = 'waiting'`) // spelled out, so that the index of what waits is used
    .where('claimed_by', 'is not', null)
    .execute();
}

function toClaimed(row: ClaimedRow, claim: string, at: number): Claimed {
  return {
    id: row.id,
    teamId: row.team_id,
    endpointId: row.endpoint_id,
    event: row.event,
    body: row.body,
    attempt: row.attempts + 1,
    isTest: row.is_test === 1,
    redeliveryOf: row.redelivery_of,
    createdAt: row.created_at,
    claim,
    claimedAt: at,
  };
}
