// What the mail check remembers between searches, as a port: the engine knows no database. The core implements it.
import type { ReplyClass } from './reply-class.ts';

/** What a server once said of one address. */
export type RememberedReply = {
  /** Lower case. */
  address: string;
  replyClass: ReplyClass;
  /** SMTP reply code, 200 to 599. */
  code: number | null;
  /** Enhanced status code "5.1.1" (RFC 3463), where given. */
  enhanced: string | null;
  /** Epoch milliseconds. */
  at: number;
};

/** What is known of a mail domain as a whole. */
export type RememberedDomain = {
  /** 'no': a random recipient was refused as unknown (or any was). 'unknown': nobody could tell. */
  catchAll: 'yes' | 'no' | 'unknown';
  /** Why the domain could not be asked, where it could not. */
  obstacle: ReplyClass | null;
  at: number;
  /** Recipients that the server bears in one connection, from 1; absent where it has not shown. */
  patience?: number;
  /** An ambiguous refusal ("550 5.4.1") that meant an unknown user here; absent where none has shown. */
  unknownReply?: { reply: string; at: number };
};

/** Whose budgets of the day are spent, together. */
export type MailBudget = {
  domain: string;
  /** Where the domain's server is known to bear less than others. */
  domainMost?: number;
  /** Who runs the mail server, where that is not the company itself. */
  operator?: { name: string; most: number };
};

export type MailMemory = {
  /** Replies remembered for any of these addresses, no older than maxAgeMs. */
  recall(addresses: readonly string[], maxAgeMs: number): Promise<RememberedReply[]>;
  recallDomain(domain: string, maxAgeMs: number): Promise<RememberedDomain | null>;
  /** What a verdict leaves out of patience and unknown reply stays as it was. */
  remember(
    domain: string,
    replies: readonly RememberedReply[],
    verdict: RememberedDomain | null,
  ): Promise<void>;
  /** Takes up to `wanted` recipients from the day's budgets; answers how many it got, 0 to wanted. */
  reserve(budget: MailBudget, wanted: number): Promise<number>;
  /** Gives back recipients that were reserved and not asked. */
  release(budget: MailBudget, unused: number): Promise<void>;
};
