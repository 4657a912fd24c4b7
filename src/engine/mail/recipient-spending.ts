// One search's share of the day's budgets: taken a little at a time, given back where it was not used.
import type { MailBudget, MailMemory } from './memory.ts';
import { findProvider, operatorOf } from './providers.ts';

export type RecipientSpending = {
  /** Where the questions go, by which the operator's budget is found. Before the first `allows`; later it changes nothing. */
  isAt(host: string): void;
  /** Whether the search may have asked `count` recipients in all. */
  allows(count: number): Promise<boolean>;
  /** The search has ended, and has asked `used`. */
  settle(used: number): Promise<void>;
};

/** A few at a time, so that searches of one domain at once share the day's budget instead of the first taking all. */
const RESERVE_AT_ONCE = 3;

export function openSpending(memory: MailMemory, domain: string, maxRecipients: number): RecipientSpending {
  let budget: MailBudget = { domain };
  let reserved = 0;
  return {
    isAt(host) {
      if (reserved > 0) return;
      const operator = operatorOf(host, domain);
      const domainMost = findProvider(host)?.domainDailyRecipients;
      budget = {
        domain,
        ...(operator === null ? {} : { operator }),
        ...(domainMost === undefined ? {} : { domainMost }),
      };
    },
    async allows(count) {
      while (reserved < count) {
        const wanted = Math.min(Math.max(RESERVE_AT_ONCE, count - reserved), maxRecipients - reserved);
        const got = await memory.reserve(budget, wanted);
        if (got === 0) return false;
        reserved += got;
      }
      return true;
    },
    async settle(used) {
      const unused = reserved - used;
      reserved = Math.min(reserved, used);
      if (unused > 0) await memory.release(budget, unused);
    },
  };
}
