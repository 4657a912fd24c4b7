// One thread that reads, as whoever orders sees it: a reading at a time, ended where it costs too much time or memory.
import { Worker } from 'node:worker_threads';
import type { ReadingInput, ReadingName } from './readings.ts';

/** `warm`: it reads something invented before it is ready, so that the first page costs no more than the others. */
export type ThreadStart = { warm: boolean };

export type Order = { name: ReadingName; input: ReadingInput<ReadingName> };

/** What the thread says. `failed`: the reading threw, which no input may make it do. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'read'; output: unknown }
  | { kind: 'failed'; error: unknown };

/** `gone`: the thread is lost, with its reading or before it. */
export type Outcome = Exclude<Answer, { kind: 'ready' }> | { kind: 'gone' };

export type ReadingThread = {
  /** One at a time; `tell` is called once. */
  read(order: Order, tell: (outcome: Outcome) => void): void;
  /** Ends it, and with it what it reads. */
  end(): Promise<void>;
};

export type ThreadLimits = {
  /** To load and to warm up. */
  startMs: number;
  /** For one reading. */
  readingMs: number;
  heapMb: number;
};

const LIMITS: ThreadLimits = {
  /** A busy machine takes seconds. */
  startMs: 15_000,
  /** The slowest page of 2 MB that we could make takes a quarter of it. */
  readingMs: 4_000,
  /** The worst such page with its tree takes some 50 MB; with no room beside it, it would be collected, not read. */
  heapMb: 96,
};
const YOUNG_HEAP_MB = 8;

/** `onGone`: it must be replaced. A thread that has nothing to read holds no process up. */
export function startThread(how: ThreadStart, onGone: () => void, limits = LIMITS): ReadingThread {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    // none of the process's own: its preloads watch over the process, not over its threads
    execArgv: [],
    workerData: how,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  let isReady = false;
  let isGone = false;
  let waiting: ((outcome: Outcome) => void) | null = null;
  let timer: NodeJS.Timeout | undefined;

  const settle = (outcome: Outcome) => {
    clearTimeout(timer);
    worker.unref();
    const tell = waiting;
    waiting = null;
    tell?.(outcome);
  };
  const lose = (outcome: Outcome) => {
    if (isGone) return;
    isGone = true;
    onGone();
    settle(outcome);
  };
  const limit = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void worker.terminate();
      lose({ kind: 'gone' });
    }, ms);
  };

  worker.on('message', (answer: Answer) => {
    if (answer.kind !== 'ready') return settle(answer);
    isReady = true;
    if (waiting !== null) limit(limits.readingMs);
  });
  // a thread that cannot even load is our fault, not the page's
  worker.on('error', (error) => lose(isReady ? { kind: 'gone' } : { kind: 'failed', error }));
  worker.on('exit', () => lose({ kind: 'gone' }));
  worker.unref();

  return {
    read(order, tell) {
      waiting = tell;
      worker.ref();
      limit(isReady ? limits.readingMs : limits.startMs);
      // oxlint-disable-next-line require-post-message-target-origin -- a window's rule; this is a thread
      worker.postMessage(order);
    },
    async end() {
      isGone = true;
      settle({ kind: 'gone' });
      await worker.terminate();
    },
  };
}
