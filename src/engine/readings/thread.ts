// One thread that reads, as whoever orders sees it: a reading at a time, ended where it costs too much time or memory.
import { Worker } from 'node:worker_threads';
import type { ReadingInput, ReadingName } from './readings.ts';

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

/** To load and to warm up; a busy machine takes seconds. */
const START_TIMEOUT_MS = 15_000;
/** The slowest page of 2 MB that we could make takes a quarter of it. */
const READING_TIMEOUT_MS = 4_000;
/** A page of 2 MB of elements with its tree takes some 100 MB. */
const HEAP_MAX_MB = 160;
const YOUNG_HEAP_MAX_MB = 16;

/** `onGone`: it must be replaced. A thread that has nothing to read holds no process up. */
export function startThread(onGone: () => void): ReadingThread {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    // none of the process's own: its preloads watch over the process, not over its threads
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MAX_MB },
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
  const lose = () => {
    if (isGone) return;
    isGone = true;
    onGone();
    settle({ kind: 'gone' });
  };
  const limit = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void worker.terminate();
      lose();
    }, ms);
  };

  worker.on('message', (answer: Answer) => {
    if (answer.kind !== 'ready') return settle(answer);
    isReady = true;
    if (waiting === null) clearTimeout(timer);
    else limit(READING_TIMEOUT_MS);
  });
  worker.on('error', lose); // out of memory, or it could not load
  worker.on('exit', lose);
  worker.unref();

  return {
    read({ name, input }, tell) {
      waiting = tell;
      worker.ref();
      limit(isReady ? READING_TIMEOUT_MS : START_TIMEOUT_MS);
      worker.postMessage({ name, input } satisfies Order);
    },
    async end() {
      isGone = true;
      settle({ kind: 'gone' });
      await worker.terminate();
    },
  };
}
