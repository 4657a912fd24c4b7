// The outbox as whoever sends sees it: what waits, claims that are fit to be sent, and what became of them.
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { NewId } from '../ids.ts';
import { claimDue, handBack, takeOverClaims, waitingLanes } from './claims.ts';
import type { Claimed, Lane } from './claims.ts';
import { dropClaimed, dropWaiting, settleAttempts } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import { isSuppressedSince, readTargets } from './targets.ts';
import type { Target } from './targets.ts';

export type SendingDeps = {
  db: Kysely<Database>;
  /** Opens the signing secrets. */
  key: Uint8Array;
  now: () => number;
  newId: NewId;
};

export type ReadyDelivery = { delivery: Claimed; target: Target };

export type Sending = {
  /** Before the first claim: what an earlier process left behind is due. */
  takeOver(): Promise<void>;
  lanes(): Promise<Lane[]>;
  /** Claims what is due of these endpoints; drops what must not be sent any more. */
  claim(shares: readonly { endpointId: string; room: number }[]): Promise<ReadyDelivery[]>;
  settle(outcomes: readonly Outcome[]): Promise<void>;
  handBack(claimed: readonly Claimed[]): Promise<void>;
};

export function createSending(deps: SendingDeps): Sending {
  const { db, now } = deps;
  return {
    takeOver: () => takeOverClaims(deps),
    lanes: () => waitingLanes(db),
    async claim(shares) {
      const claimed = await claimDue(deps, deps.newId(), shares);
      try {
        return await fitToBeSent(deps, claimed);
      } catch (error) {
        // Where that fails too, they are due again when the claim ends.
        await handBack(db, claimed).catch(() => {});
        throw error;
      }
    },
    async settle(outcomes) {
      const disabled = await settleAttempts(db, outcomes);
      for (const endpointId of disabled) await dropWaiting(db, endpointId, now());
    },
    handBack: (claimed) => handBack(db, claimed),
  };
}

async function fitToBeSent(deps: SendingDeps, claimed: readonly Claimed[]): Promise<ReadyDelivery[]> {
  const { db, now } = deps;
  const targets = await readTargets(deps, [...new Set(claimed.map(({ endpointId }) => endpointId))]);
  const ready: ReadyDelivery[] = [];
  for (const delivery of claimed) {
    const target = targets.get(delivery.endpointId);
    // Written while the endpoint was being disabled or removed.
    if (target === undefined) await dropWaiting(db, delivery.endpointId, now());
    else if (await isSuppressedSince(db, delivery)) await dropClaimed(db, delivery, now());
    else ready.push({ delivery, target });
  }
  return ready;
}
