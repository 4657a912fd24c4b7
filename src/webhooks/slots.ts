// How many attempts may be under way at once: many for an endpoint that answers, a few for one that does not, so that
// those who hang never take the room of the others. Memory of this process alone.

/** Attempts of this process. Each is a socket that waits. */
const SLOTS = 512;
/** Of these, for endpoints that have not answered in time lately, all together. */
const SLOW_SLOTS = 384;
const SLOTS_PER_ENDPOINT = 32;
/** For an endpoint that is slow, or that nobody has heard from yet. */
const SLOTS_PER_SLOW_ENDPOINT = 4;
/** An answer within this time is a prompt one. */
const PROMPT_MS = 2_000;
const PROMPT_MAX = 10_000;

export type Share = { endpointId: string; room: number };

export class Slots {
  readonly #running = new Map<string, number>();
  /** Endpoints whose latest attempt was answered promptly, whatever the answer. */
  readonly #prompt = new Set<string>();
  #total = 0;

  /** The room for each of these endpoints, first come first served; only those that have any. */
  share(endpointIds: readonly string[]): Share[] {
    let room = SLOTS - this.#total;
    let slowRoom = SLOW_SLOTS - this.#slowTotal();
    const shares: Share[] = [];
    for (const endpointId of endpointIds) {
      const isPrompt = this.#prompt.has(endpointId);
      const width = isPrompt ? SLOTS_PER_ENDPOINT : SLOTS_PER_SLOW_ENDPOINT;
      const left = isPrompt ? room : Math.min(room, slowRoom);
      const granted = Math.min(left, width - this.#runningOf(endpointId));
      if (granted <= 0) continue;
      shares.push({ endpointId, room: granted });
      room -= granted;
      if (!isPrompt) slowRoom -= granted;
    }
    return shares;
  }

  enter(endpointId: string): void {
    this.#total += 1;
    this.#running.set(endpointId, this.#runningOf(endpointId) + 1);
  }

  /** `ms` is null where there was no answer. */
  leave(endpointId: string, ms: number | null): void {
    this.#total -= 1;
    const left = this.#runningOf(endpointId) - 1;
    if (left > 0) this.#running.set(endpointId, left);
    else this.#running.delete(endpointId);
    this.#prompt.delete(endpointId);
    if (ms !== null && ms <= PROMPT_MS) this.#prompt.add(endpointId);
    const [oldest] = this.#prompt;
    if (this.#prompt.size > PROMPT_MAX && oldest !== undefined) this.#prompt.delete(oldest);
  }

  #runningOf(endpointId: string): number {
    return this.#running.get(endpointId) ?? 0;
  }

  #slowTotal(): number {
    let total = 0;
    for (const [endpointId, count] of this.#running) if (!this.#prompt.has(endpointId)) total += count;
    return total;
  }
}
