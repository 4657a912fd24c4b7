// The loop that sends: in every turn it settles what has ended and claims what is due, as much as there is room for.
// Woken by whoever writes to the outbox, by attempts that end, and by the next moment of the schedule.
import type { Claimed } from '../core/webhooks/claims.ts';
import { DELIVERY_CHANNEL } from '../core/webhooks/outbox.ts';
import type { Outcome } from '../core/webhooks/outcomes.ts';
import type { ReadyDelivery, Sending } from '../core/webhooks/sending.ts';
import type { Notifier } from '../core/notify.ts';
import type { GuardedFetch } from '../http/guarded-fetch.ts';
import { makeAttempt } from './attempt.ts';
import { Slots } from './slots.ts';

/** Beneath all that wakes us: what nobody announced, and clocks that were moved. */
const POLL_MS = 1_000;
/** An attempt that could not even be made, for a reason of ours. */
const INTERNAL = 'internal';

export type SenderDeps = {
  sending: Sending;
  fetch: GuardedFetch;
  notifier: Pick<Notifier, 'subscribe'>;
  now: () => number;
  /** What went wrong behind everybody's back, in our words, with its cause; the work goes on. */
  onError: (error: Error) => void;
};

export type Sender = {
  /** Looks for what is due, now. */
  wake(): void;
  /** Claims nothing more, waits so long for what is under way, then calls it off and hands it back. */
  stop(graceMs: number): Promise<void>;
};

/** Takes over what an earlier process left, then sends until it is stopped. */
export async function startSender(deps: SenderDeps): Promise<Sender> {
  await deps.sending.takeOver();
  return new SenderLoop(deps);
}

class SenderLoop implements Sender {
  readonly #deps: SenderDeps;
  readonly #slots = new Slots();
  readonly #running = new Set<Promise<void>>();
  readonly #calledOff = new AbortController();
  readonly #unsubscribe: () => void;
  /** Ended, and not yet written down. */
  #ended: Outcome[] = [];
  #unmade: Claimed[] = [];
  #isStopping = false;
  #isWoken = false;
  #turning: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
    this.#unsubscribe = deps.notifier.subscribe(DELIVERY_CHANNEL, () => this.wake());
    this.wake();
  }

  wake(): void {
    this.#isWoken = true;
    if (this.#isStopping || this.#turning) return;
    clearTimeout(this.#timer);
    this.#turning = this.#takeTurns().finally(() => {
      this.#turning = undefined;
      if (this.#isWoken) this.wake();
    });
  }

  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    await this.#turning;
    const all = () => Promise.all(this.#running);
    await Promise.race([all(), pause(graceMs)]);
    this.#calledOff.abort();
    await all();
    clearTimeout(this.#timer);
    await this.#try('could not settle the last attempts', () => this.#settle());
  }

  async #takeTurns(): Promise<void> {
    let waitMs = POLL_MS;
    while (this.#isWoken && !this.#isStopping) {
      this.#isWoken = false;
      waitMs = POLL_MS;
      await this.#try('could not send what is due', async () => {
        await this.#settle();
        waitMs = await this.#claim();
      });
    }
    if (!this.#isStopping) this.#timer = setTimeout(() => this.wake(), waitMs);
  }

  async #settle(): Promise<void> {
    const { sending } = this.#deps;
    const [ended, unmade] = [this.#ended, this.#unmade];
    [this.#ended, this.#unmade] = [[], []];
    try {
      if (ended.length > 0) await sending.settle(ended);
      ended.length = 0;
      if (unmade.length > 0) await sending.handBack(unmade);
      unmade.length = 0;
    } finally {
      // Nothing is lost by a database that was away: it is written down in the next turn.
      this.#ended.unshift(...ended);
      this.#unmade.unshift(...unmade);
    }
  }

  /** Starts what is due. Answers for how long there is nothing more to do. */
  async #claim(): Promise<number> {
    const { sending, now } = this.#deps;
    const lanes = await sending.lanes();
    const at = now();
    const due = lanes.filter((lane) => lane.dueAt <= at);
    const shares = this.#slots.share(due.map((lane) => lane.endpointId));
    if (shares.length > 0 && !this.#isStopping) {
      for (const ready of await sending.claim(shares)) this.#start(ready);
    }
    // What is due and has no room is looked at when an attempt ends.
    const next = lanes.find((lane) => lane.dueAt > at);
    return next === undefined ? POLL_MS : Math.min(POLL_MS, Math.max(0, next.dueAt - now()));
  }

  #start(ready: ReadyDelivery): void {
    this.#slots.enter(ready.delivery.endpointId);
    const attempt = this.#attempt(ready).finally(() => {
      this.#running.delete(attempt);
      this.wake();
    });
    this.#running.add(attempt);
  }

  async #attempt({ delivery, target }: ReadyDelivery): Promise<void> {
    const { now, onError } = this.#deps;
    const startedAt = now();
    const outcome = await makeAttempt(this.#deps, delivery, target, this.#calledOff.signal).catch(
      (cause: unknown): Outcome => {
        onError(new Error('an attempt failed in a way that nobody expects', { cause }));
        return { delivery, startedAt, endedAt: now(), failure: INTERNAL };
      },
    );
    const isAnswered = outcome !== null && 'status' in outcome;
    this.#slots.leave(delivery.endpointId, isAnswered ? outcome.endedAt - outcome.startedAt : null);
    if (outcome === null) this.#unmade.push(delivery);
    else this.#ended.push(outcome);
  }

  async #try(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      this.#isWoken = false; // again after a while
      this.#deps.onError(new Error(`webhooks: ${what}`, { cause }));
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
