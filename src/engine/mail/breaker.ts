// Whether mail servers can be reached from here at all: most clouds close port 25. In memory; knows no domain and no address.
import type { Clock } from '../deadline.ts';

export type MailBreaker = {
  /** While open, nobody connects: the wait would be for nothing. */
  isOpen(): boolean;
  /** A host did not answer a connection in time. */
  timedOut(host: string): void;
  /** A connection was made: the way out is open. */
  reached(): void;
  health(): BreakerHealth;
};

export type BreakerHealth = {
  /** 'half_open': the wait is over; the next host decides. */
  state: 'closed' | 'open' | 'half_open';
  /** Distinct hosts that timed out since one was last reached. */
  timedOutHosts: number;
  /** Epoch milliseconds at which connecting is tried again; null unless open. */
  openUntil: number | null;
};

/** Three distinct hosts: one or two may be down on their own account. */
export const BREAKER_HOSTS = 3;
export const BREAKER_OPEN_MS = 15 * 60_000;

/**
 * A closed breaker; `onOpen` is told until when it is open. Timeouts count together when no more than BREAKER_OPEN_MS lie
 * between first and last.
 */
export function createMailBreaker(now: Clock, onOpen: (until: number) => void = () => {}): MailBreaker {
  const hosts = new Map<string, number>();
  let openUntil: number | null = null;

  function forgetOld() {
    for (const [host, at] of hosts) if (now() - at > BREAKER_OPEN_MS) hosts.delete(host);
  }
  const state = () => (openUntil === null ? 'closed' : now() < openUntil ? 'open' : 'half_open');

  return {
    isOpen: () => state() === 'open',
    timedOut(host) {
      // Connections that were under way when it opened must not hold it open.
      if (state() === 'open') return;
      if (state() === 'closed') forgetOld();
      hosts.set(host, now());
      if (state() !== 'half_open' && hosts.size < BREAKER_HOSTS) return;
      openUntil = now() + BREAKER_OPEN_MS;
      onOpen(openUntil);
    },
    reached() {
      hosts.clear();
      openUntil = null;
    },
    health: () => ({
      state: state(),
      timedOutHosts: hosts.size,
      openUntil: state() === 'open' ? openUntil : null,
    }),
  };
}
