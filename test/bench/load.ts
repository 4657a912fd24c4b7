// Two ways of asking many times: as fast as the answers come, or at fixed moments whatever the answers do.
import { setTimeout as sleep } from 'node:timers/promises';

/** Keeps `concurrency` calls going until `count` have ended; answers the milliseconds that they took. */
export async function closedLoop(
  count: number,
  concurrency: number,
  send: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const caller = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await send(index);
    }
  };
  const stopSpinning = spin();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, caller));
  const ms = performance.now() - startedAt;
  stopSpinning();
  return ms;
}

/**
 * Keeps this process awake. Else whoever answers pays for waking us, dearly on a virtual machine, and the slower one
 * pays more often: a cost of sharing the machine with its caller, not of answering.
 */
function spin(): () => void {
  let spinning = true;
  const again = () => {
    if (spinning) setImmediate(again);
  };
  again();
  return () => {
    spinning = false;
  };
}

/**
 * Makes a call every `everyMs` while `wanted` says so. Answers how long each took in milliseconds, counted from the
 * moment at which it was meant to start: a call that waits for a stalled server or caller has waited.
 */
export async function openLoop(
  everyMs: number,
  wanted: (index: number) => boolean,
  send: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const startedAt = performance.now();
  const calls: Promise<number>[] = [];
  for (let index = 0; wanted(index); index += 1) {
    const dueAt = startedAt + index * everyMs;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    // Timers may be a little early; nobody waited before that.
    const from = Math.min(dueAt, performance.now());
    const call = send(index).then(() => performance.now() - from);
    call.catch(() => {}); // told by Promise.all below, when all have been sent
    calls.push(call);
  }
  return Promise.all(calls);
}
