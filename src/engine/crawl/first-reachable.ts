// Owns a race in which the better candidate starts first and wins ties. Knows no network.

export type Runner<T> = {
  candidate: T;
  /** When it starts at the latest; it starts at once when all before it have failed. */
  startAfterMs: number;
};

/** How long a better candidate that is still under way is waited for. */
const GRACE_MS = 700;

/** The first candidate, in the order given, that `reach` says yes to; null where none, or the signal comes first. */
export function firstReachable<T>(
  runners: readonly Runner<T>[],
  reach: (candidate: T) => Promise<boolean>,
  signal: AbortSignal,
): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const states = runners.map((): 'waiting' | 'running' | 'reached' | 'failed' => 'waiting');
    const timers: NodeJS.Timeout[] = [];
    const finish = (index: number) => {
      for (const timer of timers) clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(runners[index]?.candidate ?? null);
    };
    const onAbort = () => finish(states.indexOf('reached'));
    const run = async (index: number, candidate: T) => {
      try {
        states[index] = (await reach(candidate)) ? 'reached' : 'failed';
        look();
      } catch (error) {
        reject(error); // a surprise: the caller learns of it
      }
    };
    const start = (index: number) => {
      const runner = runners[index];
      if (runner === undefined || states[index] !== 'waiting') return;
      states[index] = 'running';
      void run(index, runner.candidate);
    };
    const look = () => {
      const first = states.findIndex((state) => state !== 'failed');
      if (first === -1) finish(-1);
      else if (states[first] === 'reached') finish(first);
      else if (states[first] === 'waiting') start(first);
      else if (states.includes('reached'))
        timers.push(setTimeout(() => finish(states.indexOf('reached')), GRACE_MS));
    };
    signal.addEventListener('abort', onAbort, { once: true });
    for (const [index, { startAfterMs }] of runners.entries()) {
      if (index > 0) timers.push(setTimeout(() => start(index), startAfterMs));
    }
    if (signal.aborted) onAbort();
    else look();
  });
}
