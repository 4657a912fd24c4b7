// A team with credits on a fresh database, and the core's operations over it, with a clock and an engine of the test's.
import type { Storage } from '../../db/open.ts';
import { createApiKey, authenticateApiKey } from '../../src/core/api-keys.ts';
import type { Caller } from '../../src/core/caller.ts';
import { createCursors } from '../../src/core/cursor.ts';
import { newId } from '../../src/core/ids.ts';
import { createOperations } from '../../src/core/operations.ts';
import { runSearch } from '../../src/core/run-search.ts';
import type { RunSearchDeps } from '../../src/core/run-search.ts';
import { createTeam } from '../../src/core/teams.ts';
import type { Discover, Discovery, Find } from '../../src/engine/discovery.ts';

export const NO_USAGE = { requests: 0, pages: 0, recipients: 0, mailCommands: 0 };

export function find(email: string, more: Partial<Find> = {}): Find {
  return {
    email,
    name: 'Ada Quill',
    title: 'CEO',
    score: 95,
    source: 'verified',
    isExact: true,
    verification: {
      state: 'accepted',
      replyClass: 'accepted',
      code: 250,
      enhanced: '2.1.5',
      host: 'mx.quill.test',
      at: 1,
    },
    parts: { weights: 'test', role: 0.97, mailbox: 0.98, parts: [] },
    evidence: [],
    ...more,
  };
}

export const found = (...finds: Find[]): Discovery => ({ outcome: 'found', finds, usage: NO_USAGE });
export const empty: Discovery = { outcome: 'empty', reason: 'no_such_role', usage: NO_USAGE };

export type Enqueued = { queue: string; payload: object };

/** `at` moves the clock; `enqueued` holds what was put into the queue. */
export async function makeSetting(storage: Storage, options: { credits?: number; queueLimit?: number } = {}) {
  const { db } = storage;
  const clock = { at: 1_800_000_000_000 };
  const now = () => clock.at;
  const enqueued: Enqueued[] = [];
  const deps = { db, now, newId };
  const { teamId, userId } = await createTeam(deps, {
    name: 'Quill',
    ownerEmail: 'owner@quill.test',
    credits: options.credits ?? 10,
  });
  const { key, prefix } = await createApiKey(deps, { teamId, name: 'test' });
  const caller: Caller = await authenticateApiKey(deps, key);
  const errors: unknown[] = [];
  const published: string[] = [];
  const notifier = {
    async publish(_channel: string, message: string) {
      published.push(message);
    },
  };
  const cursors = createCursors(new Uint8Array(32).fill(7));
  const jobs: RunSearchDeps['jobs'] = {
    async enqueue(_tx, queue, payload) {
      enqueued.push({ queue, payload });
    },
  };
  const operations = createOperations({
    ...deps,
    jobs,
    notifier,
    cursors,
    cacheDays: 90,
    queueLimit: options.queueLimit ?? 1000,
  });
  const runDeps = (discover: Discover): RunSearchDeps => ({
    ...deps,
    jobs,
    discover,
    notifier,
    deadlineMs: 30_000,
    onError: (error) => errors.push(error),
  });
  return {
    storage,
    db,
    clock,
    now,
    deps,
    teamId,
    userId,
    caller,
    key,
    prefix,
    operations,
    cursors,
    enqueued,
    errors,
    published,
    runDeps,
    ask: (url: string, more: { forceRefresh?: boolean; role?: 'CEO' | 'CTO' } = {}) =>
      operations.findEmail(
        caller,
        { url, role: more.role ?? 'CEO', forceRefresh: more.forceRefresh ?? false },
        'rest',
      ),
    /** Runs the search with an engine that answers this. */
    run: (searchId: string, answer: Discovery | Discover) =>
      runSearch(
        runDeps(typeof answer === 'function' ? answer : async () => answer),
        searchId,
        new AbortController().signal,
      ),
    status: (searchId: string) => operations.searchStatus(caller, { searchId, includeEvidence: false }),
    credits: () => operations.credits(caller),
  };
}

export type Setting = Awaited<ReturnType<typeof makeSetting>>;

/** How many of the promises were kept, and the codes of the rest. */
export async function outcomes(promises: Promise<unknown>[]): Promise<{ kept: number; codes: string[] }> {
  const settled = await Promise.allSettled(promises);
  const codes = settled.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code?: string }).code ?? String(result.reason)] : [],
  );
  return { kept: settled.length - codes.length, codes };
}
