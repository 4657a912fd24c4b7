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
};

export type MailMemory = {
  /** Replies remembered for any of these addresses, no older than maxAgeMs. */
  recall(addresses: readonly string[], maxAgeMs: number): Promise<RememberedReply[]>;
  recallDomain(domain: string, maxAgeMs: number): Promise<RememberedDomain | null>;
  remember(
    domain: string,
    replies: readonly RememberedReply[],
    verdict: RememberedDomain | null,
  ): Promise<void>;
  /** Takes up to `wanted` recipients from the mail domain's budget of the day; answers how many it got, 0 to wanted. */
  reserve(domain: string, wanted: number): Promise<number>;
  /** Gives back recipients that were reserved and not asked. */
  release(domain: string, unused: number): Promise<void>;
};
