// The other end of the reader's threads: one reading at a time, asked and answered by message. Keeps nothing.
import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from './thread.ts';

// before anything is loaded; the launcher's own call does not reach into threads
enableCompileCache();
const { readHere } = await import('./readings.ts');
const { warmUp } = await import('../warm-up.ts');

await warmUp();
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
  parentPort?.postMessage(answer);
}
