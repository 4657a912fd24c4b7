// Calls that may be cancelled by another request: clients before 2026 say so in a POST of its own, which any process
// may get. The session id is a key to find the call by, and nothing else.
import { createHash } from 'node:crypto';
import type { Notifier } from '../../src/core/notify.ts';
import type { ToolCaller } from '../tool.ts';

/** Whoever holds the call that is cancelled listens here; the message is its key. */
export const CANCEL_CHANNEL = 'tool-cancel';

export type CallKey = { caller: ToolCaller; sessionId: string; requestId: string | number };

export type Cancellations = {
  /** Calls `cancel` when the client cancels the call, until the returned function is called. */
  register(key: CallKey, cancel: () => void): () => void;
  /** Cancels the call in whichever process holds it. Unknown ones are nothing: they may have ended. */
  cancel(key: CallKey): Promise<void>;
  close(): void;
};

export function createCancellations(notifier: Pick<Notifier, 'publish' | 'subscribe'>): Cancellations {
  const calls = new Map<string, Set<() => void>>();
  const close = notifier.subscribe(CANCEL_CHANNEL, (digest) => {
    for (const cancel of calls.get(digest) ?? []) cancel();
  });
  return {
    register(key, cancel) {
      const digest = digestOf(key);
      const all = calls.get(digest) ?? new Set();
      calls.set(digest, all.add(cancel));
      return () => {
        all.delete(cancel);
        if (all.size === 0 && calls.get(digest) === all) calls.delete(digest);
      };
    },
    cancel: (key) => notifier.publish(CANCEL_CHANNEL, digestOf(key)),
    close,
  };
}

/** The caller is part of it, so that nobody cancels another's call, whatever session id they send. */
function digestOf({ caller, sessionId, requestId }: CallKey): string {
  const parts = [caller.teamId, caller.userId, caller.clientId, sessionId, requestId];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
