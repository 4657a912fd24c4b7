// The requests of the seven operations, as every door reads them. Unknown fields are ignored.
import * as z from 'zod';
import { COMPANY_MAX_CHARACTERS, companyProblemMessage, parseCompany } from '../../engine/domain.ts';
import { CURSOR_MAX_CHARACTERS } from '../cursor.ts';
import { role } from './role.ts';

export const PAGE_MIN = 1;
export const PAGE_MAX = 50;
export const HISTORY_PAGE_DEFAULT = 10;
export const EMAILS_PAGE_DEFAULT = 20;

/** A domain or URL; becomes the registrable domain. */
const company = z
  .string()
  .meta({ maxLength: COMPANY_MAX_CHARACTERS })
  .transform((input, context) => {
    const parsed = parseCompany(input);
    if (parsed.ok) return parsed.domain;
    context.addIssue({ code: 'custom', message: companyProblemMessage(parsed.problem) });
    return z.NEVER;
  });

/** A number is truncated and clamped, never refused. */
const pageSize = (standard: number, of: string) =>
  z
    .custom<number>((value) => typeof value === 'number' && !Number.isNaN(value), 'must be a number')
    .transform((value) => Math.min(PAGE_MAX, Math.max(PAGE_MIN, Math.trunc(value))))
    .default(standard)
    .meta({
      type: 'integer',
      minimum: PAGE_MIN,
      maximum: PAGE_MAX,
      description: `${of} on a page; other numbers are truncated and clamped`,
    });

const cursor = z
  .string()
  .max(CURSOR_MAX_CHARACTERS, `must have at most ${CURSOR_MAX_CHARACTERS} characters`)
  .optional()
  .describe('The nextCursor of the page before');

export const findEmailRequest = z.object({
  url: company.describe('The company: a domain or URL'),
  role: role.describe('The executive role, exactly as spelled'),
  forceRefresh: z
    .boolean()
    .default(false)
    .describe('Run a new search although the team has an answer; always costs 1 credit'),
});

export const searchStatusRequest = z.object({
  searchId: z.string().describe('From find-email'),
  includeEvidence: z.boolean().default(false).describe('Add what each result stands on'),
});

export const searchHistoryRequest = z.object({ limit: pageSize(HISTORY_PAGE_DEFAULT, 'Searches'), cursor });

export const resultsByDomainRequest = z.object({ domain: company.describe('The company: a domain or URL') });

export const uniqueEmailsRequest = z.object({ limit: pageSize(EMAILS_PAGE_DEFAULT, 'Addresses'), cursor });

export const emptyRequest = z.object({});

export type FindEmailRequest = z.output<typeof findEmailRequest>;
export type SearchStatusRequest = z.output<typeof searchStatusRequest>;
export type SearchHistoryRequest = z.output<typeof searchHistoryRequest>;
export type ResultsByDomainRequest = z.output<typeof resultsByDomainRequest>;
export type UniqueEmailsRequest = z.output<typeof uniqueEmailsRequest>;
