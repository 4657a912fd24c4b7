// Starts the small internet as a process of its own.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Call `disconnect` of the process at the end. */
export async function startWorldProcess(
  which: 'honest' | 'hostile' = 'honest',
): Promise<{ world: ChildProcess; settings: Record<string, string> }> {
  const world = fork(join(import.meta.dirname, 'world-process.ts'), [which], { execArgv: [] });
  const ended = once(world, 'exit').then((): never => {
    throw new Error('the world ended before it was there');
  });
  ended.catch(() => {}); // at the end it does
  const [settings] = (await Promise.race([once(world, 'message'), ended])) as [Record<string, string>];
  return { world, settings };
}
