// Wakes the calls that wait for a search: one subscription of the notifier for all of them.
import type { Notifier } from '../src/core/notify.ts';
import { SEARCH_CHANNEL } from '../src/core/run-search.ts';

export type SearchWatch = {
  /** Resolves to true on news of the search since the last time, to false when the time is over or it is called off. */
  next(timeoutMs: number): Promise<boolean>;
  close(): void;
};

export type SearchNews = {
  /** Watches from now on; `signal` ends a wait early. */
  watch(searchId: string, signal: AbortSignal): SearchWatch;
  /** Whether this process is going down: nobody waits any more. */
  readonly stopped: boolean;
  /** How many wait. */
  waiting(): number;
  /** Ends every wait. */
  stop(): void;
  close(): void;
};

type Waiting = { hasNews: boolean; wake(): void };

export function createSearchNews(notifier: Pick<Notifier, 'subscribe'>): SearchNews {
  const waiting = new Map<string, Set<Waiting>>();
  let stopped = false;
  const unsubscribe = notifier.subscribe(SEARCH_CHANNEL, (searchId) => {
    for (const one of waiting.get(searchId) ?? []) {
      one.hasNews = true;
      one.wake();
    }
  });

  return {
    get stopped() {
      return stopped;
    },
    waiting() {
      let count = 0;
      for (const all of waiting.values()) count += all.size;
      return count;
    },
    watch(searchId, signal) {
      const one: Waiting = { hasNews: false, wake: () => {} };
      const all = waiting.get(searchId) ?? new Set();
      waiting.set(searchId, all.add(one));
      const onAbort = () => one.wake();
      signal.addEventListener('abort', onAbort, { once: true });
      return {
        async next(timeoutMs) {
          if (!one.hasNews && !stopped && !signal.aborted) await pause(one, timeoutMs);
          const { hasNews } = one;
          one.hasNews = false;
          return hasNews;
        },
        close() {
          signal.removeEventListener('abort', onAbort);
          all.delete(one);
          if (all.size === 0 && waiting.get(searchId) === all) waiting.delete(searchId);
        },
      };
    },
    stop() {
      stopped = true;
      for (const all of waiting.values()) for (const one of all) one.wake();
    },
    close: unsubscribe,
  };
}

async function pause(one: Waiting, timeoutMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, timeoutMs));
    one.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  one.wake = () => {};
}
