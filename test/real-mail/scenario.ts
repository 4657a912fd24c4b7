// One behaviour of a real server, and what the engine must conclude of it; and what several of them share.
import type { MailboxState } from '../../src/engine/mail/mailbox-answer.ts';
import type { ReplyClass } from '../../src/engine/mail/reply-class.ts';

export type Server =
  /** `options` of this listener's smtpd, as main.cf spells them. */
  | { kind: 'postfix'; options?: Readonly<Record<string, string>>; users?: UserTable; isPostscreen?: true }
  /** Lines of the ACL that recipients go through before they are looked up. */
  | { kind: 'exim'; acl?: readonly string[] }
  /** Packets go there and none comes back. */
  | { kind: 'silent' }
  /** Takes the connection and says nothing. */
  | { kind: 'mute' };

/** Which of Postfix's tables knows the domain's users; `all`: the domain takes every recipient. */
export type UserTable = 'virtual' | 'local' | 'relay' | 'all';

export type Scenario = {
  /** Its domain is `<name>.test`. */
  name: string;
  server: Server;
  /** How the domain's mail is found; by an MX record unless said otherwise. */
  route?: 'null_mx' | 'address_only';
  /** The local parts that exist there. */
  mailboxes: readonly string[];
  /** Sender and name that we come with, where it is not the empty one and `lookup.test`. */
  as?: { probeFrom?: string; heloName?: string };
  /** Asked one after another by one engine, whose breaker they share: over the closed port, or over block lists. */
  breaker?: 'port' | 'listing';
  role?: 'Co-Founder';
  /** What the search has left open is asked again so much later, as the service's job does; then a second search. */
  asksAgainAfterMs?: number;
  expects: {
    /** What is said of the address that is returned; 'nothing' where none is. */
    state: MailboxState | 'nothing';
    address?: string;
    /** Of the reply on that address. */
    replyClass?: ReplyClass | null;
    /** Every refusal here is caused by us: none may be read as one of a mailbox. */
    isOurFault?: true;
    /** RCPT that the server may count. */
    recipientsMost?: number;
    /** A search that waits for nothing takes no longer. */
    secondsMost?: number;
  };
};

/** Name that the engine gives, and that our address has in the reverse zone. */
export const HELO_NAME = 'lookup.test';
export const DNSBL_ZONE = 'zen.dnsbl.test';
/** One lets a client in that comes again within a search, one has to be met again after it; two say how long. */
export const POSTGREYS: Readonly<Record<string, { delaySeconds: number; text?: string }>> = {
  '127.0.0.1:10023': { delaySeconds: 2 },
  '127.0.0.1:10024': { delaySeconds: 15 },
  '127.0.0.1:10025': { delaySeconds: 8, text: 'Greylisted, try again in %s seconds' },
  '127.0.0.1:10026': { delaySeconds: 300, text: 'Greylisted, try again in %s seconds' },
};
/** A domain of senders whose server knows nobody. */
export const SENDERS_DOMAIN = 'postfix-unknown.test';

export const JANE = ['jane.roe'];
export const ACCEPTED = { state: 'accepted', address: 'jane.roe', replyClass: 'accepted' } as const;
export const TURNED_AWAY = { state: 'unclear', isOurFault: true } as const;
export const UNASKED = { state: 'unasked', replyClass: null, isOurFault: true } as const;
