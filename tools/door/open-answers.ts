// The answers that are not finished yet, so that a stop can wait for them.
import type { Response } from 'express';

export type OpenAnswers = {
  add(response: Response): void;
  /** Resolves when all have ended, or when the time is over. */
  ended(graceMs: number): Promise<void>;
};

export function createOpenAnswers(): OpenAnswers {
  const open = new Set<Response>();
  let onEmpty = () => {};
  return {
    add(response) {
      open.add(response);
      response.once('close', () => {
        open.delete(response);
        if (open.size === 0) onEmpty();
      });
    },
    async ended(graceMs) {
      if (open.size === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, graceMs);
        onEmpty = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
