// The other end of the reader's threads: one reading at a time, asked and answered by message. Keeps nothing.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Order, ThreadStart } from './thread.ts';

// before anything is loaded; the launcher's own call does not reach into threads
enableCompileCache();
const { readHere } = await import('./readings.ts');

if ((workerData as ThreadStart).warm)
  await import('./warm-up-reading.ts').then(({ warmUpReading }) => warmUpReading());
parentPort?.on('message', ({ name, input }: Order) => tell(answerTo(() => readHere(name, input))));
tell({ kind: 'ready' });

function answerTo(reading: () => unknown): Answer {
  try {
    return { kind: 'read', output: reading() };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

function tell(answer: Answer): void {
  // oxlint-disable-next-line require-post-message-target-origin -- a window's rule; this is a thread
  parentPort?.postMessage(answer);
}
