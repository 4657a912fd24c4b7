// Who reads: threads of their own, so that no page holds up the process, nor leaves its litter there.
// Of the readings it knows the types alone: what they need is loaded by who reads.
import type { Order, Outcome, ReadingThread, ThreadStart } from './thread.ts';
import { startThread } from './thread.ts';
import type { Read, ReadingInput, ReadingName, ReadingOutput } from './readings.ts';

export type Reader = {
  read: Read;
  /** Starts a thread, where there is none, before there is anything to read. */
  prepare(): void;
  /** Ends the threads; what is still being read is given up. */
  close(): Promise<void>;
};

export type ReaderOptions = {
  threads: number;
  start?: typeof startThread;
};

/** Each search has three pages under way at most; more waiting than this is a flood. */
const WAITING_MAX = 200;
/** Read here between two turns of the event loop, where no thread has been asked for yet: some milliseconds' work. */
const TURN_BYTES = 8 * 1024;
/** To compare a mention with the others costs about as much as to read so many bytes. */
const MENTION_BYTES = 160;

type Waiting = { order: Order; weight: number; tell(outcome: Outcome): void };

/**
 * Threads are started when they are first needed, and again after one was lost. Until then small things are read here:
 * a single search of small pages needs none. A service prepares one, and reads nothing in its own process.
 */
export function createReader({ threads: most, start = startThread }: ReaderOptions): Reader {
  const idle: ReadingThread[] = [];
  const all = new Set<ReadingThread>();
  const queue: Waiting[] = [];
  let isClosed = false;
  /** Of TURN_BYTES, since the last turn. */
  let spent = 0;

  const open = (how: ThreadStart): ReadingThread => {
    const thread = start(how, () => {
      all.delete(thread);
      const at = idle.indexOf(thread);
      if (at !== -1) idle.splice(at, 1);
    });
    all.add(thread);
    return thread;
  };
  const work = () => {
    while (queue.length > 0) {
      const thread = idle.pop() ?? (all.size < most ? open({ warm: false }) : undefined);
      if (thread === undefined) return;
      const next = takeLightest(queue) as Waiting; // the queue is not empty
      thread.read(next.order, (outcome) => {
        if (all.has(thread)) idle.push(thread);
        next.tell(outcome);
        work();
      });
    }
  };
  const readAside = (order: Order, signal: AbortSignal) =>
    new Promise<unknown>((resolve, reject) => {
      if (isClosed || signal.aborted || queue.length >= WAITING_MAX) return resolve(null);
      const waiting: Waiting = {
        order,
        weight: weightOf(order.input),
        tell(outcome) {
          signal.removeEventListener('abort', giveUp);
          if (outcome.kind === 'failed') reject(outcome.error);
          else resolve(outcome.kind === 'read' ? outcome.output : null);
        },
      };
      const giveUp = () => {
        const at = queue.indexOf(waiting);
        if (at !== -1) queue.splice(at, 1);
        resolve(null); // what a thread is reading already it reads to the end, for nobody
      };
      signal.addEventListener('abort', giveUp, { once: true });
      queue.push(waiting);
      work();
    });

  return {
    async read<Name extends ReadingName>(name: Name, input: ReadingInput<Name>, signal: AbortSignal) {
      if (signal.aborted || isClosed) return null;
      const weight = weightOf(input);
      if (all.size === 0 && spent + weight <= TURN_BYTES) {
        if (spent === 0) setImmediate(() => (spent = 0));
        spent += weight;
        const { readHere } = await import('./readings.ts');
        return readHere(name, input);
      }
      // the thread does the reading of this name, and a copy of its output has its type
      return (await readAside({ name, input }, signal)) as ReadingOutput<Name> | null;
    },
    prepare() {
      if (all.size === 0 && !isClosed) idle.push(open({ warm: true }));
    },
    async close() {
      isClosed = true;
      for (const { tell } of queue.splice(0)) tell({ kind: 'gone' });
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

/** What is quickly read does not wait for a site of large pages; of equals the first. */
function takeLightest(queue: Waiting[]): Waiting | undefined {
  let at = 0;
  for (const [index, { weight }] of queue.entries()) if (weight < (queue[at]?.weight ?? Infinity)) at = index;
  return queue.splice(at, 1)[0];
}

/** About as many bytes of a page as would take as long. */
function weightOf(input: ReadingInput<ReadingName>): number {
  if ('body' in input) return input.body.byteLength;
  return MENTION_BYTES * input.pages.reduce((sum, { mentions }) => sum + mentions.length, 0);
}
