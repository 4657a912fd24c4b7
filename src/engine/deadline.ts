// One deadline for a whole search; stages take slices of it. Time comes from outside.

export type Clock = () => number;

export type Deadline = {
  /** Milliseconds left, never below 0. */
  leftMs(): number;
  /** Aborts when the deadline passes or the search is called off. */
  signal: AbortSignal;
  /** A deadline at most `ms` from now and never later than this one. */
  slice(ms: number): Deadline;
  /** Ends the timers; the signal stays as it is. */
  end(): void;
};

/** A deadline `ms` milliseconds from now, also aborted by `parent`. Call `end` when the work is done. */
export function startDeadline(ms: number, now: Clock = Date.now, parent?: AbortSignal): Deadline {
  const endsAt = now() + ms;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, Math.max(0, ms));
  if (parent?.aborted) abort();
  else parent?.addEventListener('abort', abort, { once: true });
  const slices: Deadline[] = [];
  return {
    signal: controller.signal,
    leftMs: () => (controller.signal.aborted ? 0 : Math.max(0, endsAt - now())),
    slice(sliceMs) {
      const slice = startDeadline(Math.min(sliceMs, Math.max(0, endsAt - now())), now, controller.signal);
      slices.push(slice);
      return slice;
    },
    end() {
      clearTimeout(timer);
      parent?.removeEventListener('abort', abort);
      for (const slice of slices) slice.end();
    },
  };
}
