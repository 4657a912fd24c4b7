// Waits for a search: woken by its news, with a slow look beneath them, telling how it goes all the while.
import type { SearchStatusAnswer } from '../src/core/contract/answers.ts';
import type { CallContext, ToolCaller, ToolDeps } from './tool.ts';

type Status = SearchStatusAnswer['status'];

const ENDED: readonly Status[] = ['completed', 'failed'];

const STAGES: Record<Status, string> = {
  pending: 'waiting for its turn',
  searching: 'looking for the person and the address',
  validating: 'asking the mail server',
  completed: 'completed',
  failed: 'failed',
};

export function hasEnded(status: Status): boolean {
  return ENDED.includes(status);
}

/**
 * Where the search stands when it has ended, when `until` (epoch milliseconds) is reached, when the client is gone or
 * this process is going down: whichever comes first. Throws `not_found` as the status does.
 */
export async function awaitSearch(
  { operations, news, now, waits }: ToolDeps,
  caller: ToolCaller,
  searchId: string,
  until: number,
  context: CallContext,
): Promise<SearchStatusAnswer> {
  const read = () => operations.searchStatus(caller, { searchId, includeEvidence: true });
  // Watched before it is read, so that nothing is missed between the two.
  const watch = news.watch(searchId, context.signal);
  try {
    let answer = await read();
    let tellAt = now();
    let lookAt = now() + waits.pollMs;
    while (!hasEnded(answer.status) && now() < until && !news.stopped && !context.signal.aborted) {
      if (now() >= tellAt) {
        context.tell(`Search ${searchId}: ${STAGES[answer.status]}`);
        tellAt = now() + waits.progressMs;
      }
      const hasNews = await watch.next(Math.min(tellAt, lookAt, until) - now());
      if (hasNews || now() >= lookAt) {
        answer = await read();
        lookAt = now() + waits.pollMs;
      }
    }
    // A last look: what ended in this very moment should not be asked for again.
    return hasEnded(answer.status) || context.signal.aborted ? answer : await read();
  } finally {
    watch.close();
  }
}
