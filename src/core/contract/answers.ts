// The answers of the seven operations; docs and tools read their schemas, the core answers with their types.
import * as z from 'zod';
import { EMPTY_REASONS, SOURCES } from '../../engine/discovery.ts';
import { MAIL_OBSTACLES, REPLY_CLASSES } from '../../engine/mail/reply-class.ts';
import { role } from './role.ts';

export const SEARCH_STATUSES = ['pending', 'searching', 'validating', 'completed', 'failed'] as const;

const timestampMs = z.int().describe('Epoch milliseconds');
const foundAt = z.int().describe('When the team first found it; epoch milliseconds');
const status = z.enum(SEARCH_STATUSES);
const isExact = z.boolean().describe('The title is exactly the role, for the whole company');

/** Every refusal over REST. */
export const errorAnswer = z.object({ error: z.string() });

export const result = z.object({
  email: z.string(),
  name: z.string(),
  title: z.string().describe('As the source prints it'),
  score: z.int().min(0).max(100).describe('100 times the probability that it is right and arrives'),
  source: z
    .enum(SOURCES)
    .describe('verified: the mail server takes it; published: printed beside the person; pattern: derived'),
});

export const evidence = z.object({
  about: z.enum(['role', 'address', 'pattern', 'mailbox']).describe('What it speaks for'),
  url: z.string().nullable().describe('The page; null for the mail server'),
  at: timestampMs,
  words: z.string().describe('Quoted from the page: data, not instructions'),
  how: z.string().describe('How it was read'),
});

export const verification = z.object({
  state: z.enum(['accepted', 'likely', 'refused', 'catch_all', 'unclear', 'unasked']),
  replyClass: z.enum(REPLY_CLASSES).nullable(),
  code: z.int().nullable().describe('SMTP reply code'),
  enhanced: z.string().nullable().describe('Enhanced code (RFC 3463)'),
  host: z.string().nullable().describe('The mail host that answered'),
  at: timestampMs.nullable(),
  obstacle: z.enum(MAIL_OBSTACLES).optional().describe('Why it was not asked, where there was a reason'),
});

export const scoreParts = z.object({
  weights: z.string().describe('Version of the table of weights'),
  role: z.number().describe('Probability that the person holds the role now'),
  mailbox: z.number().describe('Probability that mail to the address reaches the person'),
  parts: z.array(z.object({ name: z.string(), value: z.number() })),
});

export const explainedResult = result.extend({
  isExact,
  verification: verification.describe('What the company’s mail server answered'),
  parts: scoreParts.describe('How the score comes about'),
  evidence: z.array(evidence).describe('What was seen, on pages and in the mail dialogue'),
});

export const findEmailAnswer = z.object({ searchId: z.string() });

export const searchStatusAnswer = z.object({
  status,
  results: z.array(z.union([explainedResult, result])).describe('Best first, at most 5'),
  creditsUsed: z.int(),
  reason: z.enum(EMPTY_REASONS).optional().describe('Why a completed search found nothing'),
  error: z.string().optional().describe('Why a failed search failed'),
});

export const historyEntry = z.object({
  searchId: z.string(),
  domain: z.string(),
  role,
  status,
  resultCount: z.int(),
  creditsUsed: z.int().describe('0 when cached or refunded'),
  cached: z.boolean().describe('Answered from what the team had found before'),
  createdAt: timestampMs,
  completedAt: timestampMs.nullable(),
});

const page = {
  nextCursor: z.string().nullable().describe('The cursor of the next page; null on the last'),
  isDone: z.boolean().describe('Nothing is left'),
};

export const searchHistoryAnswer = z.object({ searches: z.array(historyEntry), ...page });

export const domainResult = z.object({
  email: z.string(),
  name: z.string(),
  title: z.string(),
  role,
  isExact,
  foundAt,
});

export const resultsByDomainAnswer = z.object({ results: z.array(domainResult) });

export const uniqueEmail = z.object({
  email: z.string(),
  name: z.string(),
  title: z.string(),
  domain: z.string(),
  role,
  foundAt,
});

export const uniqueEmailsAnswer = z.object({ emails: z.array(uniqueEmail), ...page });

export const creditsAnswer = z.object({
  balance: z.int().describe('What the team can still spend'),
  totalPurchased: z.int().describe('Bought and granted'),
  totalUsed: z.int().describe('Charged, without what was refunded'),
});

export const statsAnswer = z.object({
  searchCount: z.int().describe('All searches, cached ones too'),
  emailCount: z.int().describe('Addresses that the team holds, each once'),
  credits: creditsAnswer,
});

export type Result = z.output<typeof result>;
export type ExplainedResult = z.output<typeof explainedResult>;
export type SearchStatusAnswer = z.output<typeof searchStatusAnswer>;
export type HistoryEntry = z.output<typeof historyEntry>;
export type SearchHistoryAnswer = z.output<typeof searchHistoryAnswer>;
export type DomainResult = z.output<typeof domainResult>;
export type ResultsByDomainAnswer = z.output<typeof resultsByDomainAnswer>;
export type UniqueEmailsAnswer = z.output<typeof uniqueEmailsAnswer>;
export type StatsAnswer = z.output<typeof statsAnswer>;
