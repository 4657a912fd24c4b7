// Owns when a host may be asked again: its crawl delay, and its "not now". All searches of the process keep them together.
import { setTimeout as sleep } from 'node:timers/promises';
import { registrableDomain } from '../domain.ts';

export type HostManners = {
  /** What one crawl sees: what has been "not now" for it stays so to its end. */
  forCrawl: () => CrawlManners;
};

export type CrawlManners = {
  /** Waits for the turn; false where the host wants no more requests, or the signal ended the wait. */
  turn: (host: string, delayMs: number, signal: AbortSignal) => Promise<boolean>;
  /** A page was answered 429 or 503: once and for a moment it is waited out, then the site is left alone. */
  slowDown: (host: string, busy: Busy) => void;
  /** Left alone from now on, whatever it said of the time. */
  leaveAlone: (host: string, busy: Busy) => void;
  isLeftAlone: (host: string) => boolean;
};

/** RFC 6585 §4, RFC 9110 §15.6.4; `retryAfterMs` is null where the host did not say until when. */
export type Busy = { status: number; retryAfterMs: number | null };

/** A host that asks for a longer pause is left alone for the rest of the crawl. */
const PAUSE_MAX_MS = 2_000;
const PAUSES_MAX = 1;
/** How long other searches leave a site alone that said so; longer than any search, and no longer than a day. */
const REST_MIN_MS = 120_000;
const REST_MAX_MS = 86_400_000;
/** More hosts than this are not kept in mind; those that have waited out are forgotten first. */
const HOSTS_MAX = 5_000;

export function createHostManners(now: () => number): HostManners {
  const nextAt = new Map<string, number>();
  const restsUntil = new Map<string, number>();
  return {
    forCrawl() {
      const pauses = new Map<string, number>();
      const closed = new Set<string>();
      const isLeftAlone = (host: string) =>
        closed.has(siteOf(host)) || (restsUntil.get(siteOf(host)) ?? 0) > now();
      const leaveAlone = (host: string, busy: Busy) => {
        closed.add(siteOf(host));
        const restMs = restOf(busy);
        if (restMs === null) return; // out of order rather than asking for anything: the next search may look again
        const until = Math.max(restsUntil.get(siteOf(host)) ?? 0, now() + restMs);
        keep(restsUntil, siteOf(host), until, now());
      };
      return {
        isLeftAlone,
        leaveAlone,
        async turn(host, delayMs, signal) {
          while (!signal.aborted && !isLeftAlone(host)) {
            const at = nextAt.get(host) ?? 0;
            if (at <= now()) {
              if (delayMs > 0) keep(nextAt, host, now() + delayMs, now());
              return true;
            }
            // several searches may wait; who comes second waits once more
            await sleep(at - now(), undefined, { signal }).catch(() => undefined);
          }
          return false;
        },
        slowDown(host, busy) {
          const count = (pauses.get(host) ?? 0) + 1;
          pauses.set(host, count);
          const { retryAfterMs: pauseMs } = busy;
          if (pauseMs === null || pauseMs > PAUSE_MAX_MS || count > PAUSES_MAX) leaveAlone(host, busy);
          else keep(nextAt, host, Math.max(nextAt.get(host) ?? 0, now() + pauseMs), now());
        },
      };
    },
  };
}

/** null: no word about asking less. */
function restOf({ status, retryAfterMs }: Busy): number | null {
  if (status !== 429 && retryAfterMs === null) return null;
  return Math.min(REST_MAX_MS, Math.max(REST_MIN_MS, retryAfterMs ?? 0));
}

/** "www.acme.test:8080" speaks for acme.test. */
function siteOf(host: string): string {
  return registrableDomain(host.replace(/:\d+$/, '')) ?? host;
}

function keep(moments: Map<string, number>, name: string, at: number, now: number): void {
  moments.delete(name);
  moments.set(name, at);
  if (moments.size <= HOSTS_MAX) return;
  for (const [one, until] of moments) if (until <= now) moments.delete(one);
  const [oldest] = moments.keys();
  if (moments.size > HOSTS_MAX && oldest !== undefined) moments.delete(oldest);
}

/** RFC 9110 §10.2.3: whole seconds or a date; null where absent or neither. */
export function retryAfterMs(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1000;
  const at = Date.parse(value.slice(0, 100));
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
