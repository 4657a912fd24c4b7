// Owns when a host may be asked again: its crawl delay, and its "not now". Knows no pages.
import { setTimeout as sleep } from 'node:timers/promises';

export type HostManners = {
  /** Waits for the turn; false where the host wants no more requests, or the signal ended the wait. */
  turn: (host: string, delayMs: number, signal: AbortSignal) => Promise<boolean>;
  /** The host answered 429 or 503; `retryAfterMs` null where it did not say until when. */
  slowDown: (host: string, retryAfterMs: number | null) => void;
};

/** A host that asks for a longer pause is left alone for the rest of the crawl. */
const PAUSE_MAX_MS = 2_000;
const PAUSES_MAX = 1;

export function createHostManners(now: () => number): HostManners {
  const hosts = new Map<string, { nextAt: number; pauses: number; closed: boolean }>();
  const stateOf = (host: string) => {
    const state = hosts.get(host) ?? { nextAt: 0, pauses: 0, closed: false };
    hosts.set(host, state);
    return state;
  };
  return {
    async turn(host, delayMs, signal) {
      const state = stateOf(host);
      const at = Math.max(now(), state.nextAt);
      state.nextAt = at + delayMs;
      if (at > now()) await sleep(at - now(), undefined, { signal }).catch(() => undefined);
      return !state.closed && !signal.aborted;
    },
    slowDown(host, retryAfterMs) {
      const state = stateOf(host);
      state.pauses += 1;
      if (retryAfterMs === null || retryAfterMs > PAUSE_MAX_MS || state.pauses > PAUSES_MAX)
        state.closed = true;
      else state.nextAt = Math.max(state.nextAt, now() + retryAfterMs);
    },
  };
}

/** RFC 9110 §10.2.3: whole seconds or a date; null where absent or neither. */
export function retryAfterMs(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1000;
  const at = Date.parse(value.slice(0, 100));
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
