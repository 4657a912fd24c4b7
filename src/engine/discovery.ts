// The engine's answer to one question, and how it is asked: the values that the core stores and shows.
import type { Extractor } from './mention.ts';
import type { MailObstacle, ReplyClass } from './mail/reply-class.ts';
import type { Role } from './role.ts';
import type { Feature } from './score/judged-weights.ts';
import type { MailboxBasis } from './score/mailbox-basis.ts';

/** Why a completed search found nothing; a closed set that callers see. */
export const EMPTY_REASONS = [
  'no_such_role',
  'no_address',
  'no_mx',
  'robots_denied',
  'parked',
  'suppressed',
  'deadline',
] as const;
export type EmptyReason = (typeof EMPTY_REASONS)[number];

/** Where the address comes from; a closed set that callers see. */
export const SOURCES = ['verified', 'published', 'pattern'] as const;
export type Source = (typeof SOURCES)[number];

export type Question = {
  /** Registrable domain, ASCII, lower case. */
  domain: string;
  role: Role;
};

/** One piece of what was seen: on a page, or in the mail dialogue. */
export type Evidence = {
  /** What it speaks for. */
  about: 'role' | 'address' | 'pattern' | 'mailbox';
  /** The page; null for the mail dialogue. */
  url: string | null;
  /** Epoch milliseconds at which it was seen. */
  at: number;
  /** Words of the page, at most 240 characters; '' for the mail dialogue, whose words we do not repeat. */
  words: string;
  how: Extractor | 'mailto' | 'text' | 'smtp' | 'verifier';
};

/** What the company's mail server answered about the address. */
export type Verification = {
  state: 'accepted' | 'likely' | 'refused' | 'catch_all' | 'unclear' | 'unasked';
  replyClass: ReplyClass | null;
  /** SMTP reply code, and enhanced code (RFC 3463), where there was a reply. */
  code: number | null;
  enhanced: string | null;
  /** The mail host that answered. */
  host: string | null;
  at: number | null;
  /** Why it was not asked, where there was a reason. */
  obstacle?: MailObstacle;
};

/** One named factor of a score: its weight in the model, and what it stands on. */
export type ScorePart = { name: string; value: number };

export type ScoreParts = {
  /** Version of the table of weights. */
  weights: string;
  /** Probability that the person holds the role now, 0 to 1. */
  role: number;
  /** Probability that mail to the address reaches the person, 0 to 1. */
  mailbox: number;
  /** In the order of computation. */
  parts: ScorePart[];
};

export type Find = {
  /** Lower case, on one of the company's own domains. */
  email: string;
  name: string;
  title: string;
  /** 100 · role · mailbox, rounded, 0 to 100. */
  score: number;
  source: Source;
  /** The title denotes exactly the role asked for, unqualified and for the whole company. */
  isExact: boolean;
  verification: Verification;
  parts: ScoreParts;
  evidence: Evidence[];
};

/** What the search cost the outside. */
export type Usage = { requests: number; pages: number; recipients: number; mailCommands: number };

/** What a greylisting server has put off, and as whom to ask again: it knows a client by sender and recipient. */
export type MailRecheck = {
  /** The domain that was asked about: who is suppressed is so under it, wherever the company mails from. */
  domain: string;
  mailDomain: string;
  /** The random recipient, to be asked again like the others. */
  controlAddress: string;
  people: readonly { name: string; addresses: readonly string[] }[];
  /** How long the server wants us to stay away, where that is known. */
  retryAfterMs?: number;
};

/** `putOff`: what the mail server would not tell yet, worth asking again after the search. */
export type Discovery =
  | { outcome: 'found'; finds: Find[]; usage: Usage; putOff?: MailRecheck }
  | { outcome: 'empty'; reason: EmptyReason; usage: Usage; putOff?: MailRecheck }
  /** The domain does not resolve. */
  | { outcome: 'no_such_domain'; usage: Usage };

/** Somebody or something that must not be asked about or returned. */
export type SuppressionSubject = { name: string; domain: string; addresses: readonly string[] };

/** An address that was weighed, whether it is returned or scores too low for that. */
export type Considered = {
  find: Find;
  isReturned: boolean;
  /** What both probabilities were computed from, for whoever fits the weights. */
  basis: { role: Feature[]; mailbox: MailboxBasis; cap: number };
};

/** What a search sees on its way, for whoever explains it or learns from it; nothing of this is stored. */
export type Watch = {
  onConsidered?(considered: Considered): void;
  /** What the mail server is known to do by the end, and why it could not be asked, or not everything. */
  onMail?(mail: { host: string; catchAll: 'yes' | 'no' | 'unknown'; obstacle: MailObstacle | null }): void;
};

export type DiscoverOptions = {
  watch?: Watch;
  deadlineMs: number;
  /** Aborted when the service stops; the engine then rejects with an AbortError. */
  signal: AbortSignal;
  /** Called once, when pages are read and addresses are being checked. */
  onValidating(): Promise<void>;
  /** Which of these addresses may not be asked or returned (all of them where the person is suppressed). */
  suppressedAddresses(subject: SuppressionSubject): Promise<ReadonlySet<string>>;
};

export type Discover = (question: Question, options: DiscoverOptions) => Promise<Discovery>;
