// How many recipients a mail server bears in one connection, as far as it has shown; and the one pause that it is left
// before another connection.
import type { Deadline } from '../deadline.ts';

export type ServerPatience = {
  /** Recipients that one connection may carry. */
  most(): number;
  /** What it has shown, in this search or an earlier one; null where nothing. */
  shown(): number | null;
  /** It has shown, earlier, that it bears so many. */
  bears(count: number): void;
  /** It had enough after so many; answers how to take that back. */
  hadEnoughAfter(count: number): () => void;
  /** Waits before the one further connection; false where there is none any more, or no time. */
  rest(hangUp: () => Promise<void>): Promise<boolean>;
  hasRested(): boolean;
};

/** Postfix slows down after 10 refusals and hangs up at 20: 8 candidates and a control. */
const CONNECTION_RECIPIENTS_MAX = 9;
/** A server that had enough of one connection is left alone so long before the other, of which there is one. */
const REST_MS = 2_000;
const RESTS_MAX = 1;
/** For the questions after it. */
const AFTER_REST_MS = 3_000;

export function createServerPatience(
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
  deadline: Deadline,
): ServerPatience {
  let shown: number | null = null;
  let rests = 0;
  const most = () => Math.min(shown ?? CONNECTION_RECIPIENTS_MAX, CONNECTION_RECIPIENTS_MAX);
  return {
    most,
    shown: () => shown,
    bears(count) {
      shown = count;
    },
    hadEnoughAfter(count) {
      const before = shown;
      shown = Math.max(1, Math.min(most(), count));
      return () => {
        shown = before;
      };
    },
    async rest(hangUp) {
      if (rests >= RESTS_MAX || deadline.leftMs() < REST_MS + AFTER_REST_MS) return false;
      rests += 1;
      await hangUp();
      await sleep(REST_MS, deadline.signal);
      return true;
    },
    hasRested: () => rests > 0,
  };
}
