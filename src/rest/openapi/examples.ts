// What the document shows as examples. People and companies are invented, under names that nobody can own (RFC 2606).
import type {
  DomainResult,
  ExplainedResult,
  HistoryEntry,
  Result,
  SearchHistoryAnswer,
  SearchStatusAnswer,
  StatsAnswer,
  UniqueEmailsAnswer,
} from '../../core/contract/answers.ts';

const AT = 1_795_000_000_000;
const SEARCH_ID = '01990b4e-5d4c-7c0e-9a53-0f7a3f1c2d10';
const CURSOR = 'q0Xy7c3mT1mFqkq3b0R4dDE3OTUwMDAwMDAwMDA6MDE5OTBiNGU';

const ADA: Result = {
  email: 'ada.quill@quill-labs.example',
  name: 'Ada Quill',
  title: 'Chief Financial Officer',
  score: 95,
  source: 'verified',
};

const EXPLAINED: ExplainedResult = {
  ...ADA,
  isExact: true,
  verification: {
    state: 'accepted',
    replyClass: 'accepted',
    code: 250,
    enhanced: '2.1.5',
    host: 'mx.quill-labs.example',
    at: AT,
  },
  parts: {
    weights: '2026-11-21',
    role: 0.968,
    mailbox: 0.985,
    parts: [
      { name: 'role.source.card', value: 2.197 },
      { name: 'role.page.leadership', value: 0.4 },
      { name: 'role.more_pages', value: 0.8 },
      { name: 'mailbox.published.accepted', value: 0.985 },
    ],
  },
  evidence: [
    {
      about: 'role',
      url: 'https://quill-labs.example/team',
      at: AT,
      words: 'Ada Quill, Chief Financial Officer, joined in 2021.',
      how: 'card',
    },
  ],
};

const ENTRY: HistoryEntry = {
  searchId: SEARCH_ID,
  domain: 'quill-labs.example',
  role: 'CFO',
  status: 'completed',
  resultCount: 1,
  creditsUsed: 1,
  cached: false,
  createdAt: AT - 3_200,
  completedAt: AT,
};

const { email, name, title } = ADA;
const AT_DOMAIN: DomainResult = { email, name, title, role: 'CFO', isExact: true, foundAt: AT };
const CREDITS = { balance: 42, totalPurchased: 60, totalUsed: 18 };

type Example = { summary: string; value: object };
type Examples = { requests: Readonly<Record<string, Example>>; answers: Readonly<Record<string, Example>> };

/** Held to the type of the answer that it is an example of. */
const status = (summary: string, value: SearchStatusAnswer): Example => ({ summary, value });

const history: SearchHistoryAnswer = { searches: [ENTRY], nextCursor: CURSOR, isDone: false };
const emails: UniqueEmailsAnswer = {
  emails: [{ email, name, title, domain: 'quill-labs.example', role: 'CFO', foundAt: AT }],
  nextCursor: null,
  isDone: true,
};
const stats: StatsAnswer = { searchCount: 31, emailCount: 24, credits: CREDITS };

const NO_FIELDS = { requests: { none: { summary: 'No fields', value: {} } } };

export const EXAMPLES = {
  'find-email': {
    requests: {
      domain: { summary: 'A domain', value: { url: 'quill-labs.example', role: 'CFO' } },
      refresh: {
        summary: 'A URL, and a new search in any case',
        value: { url: 'https://www.quill-labs.example/team', role: 'CFO', forceRefresh: true },
      },
    },
    answers: { started: { summary: 'Started, or answered from the cache', value: { searchId: SEARCH_ID } } },
  },
  'search-status': {
    requests: {
      plain: { summary: 'The five fields of each result', value: { searchId: SEARCH_ID } },
      evidence: {
        summary: 'With what each result stands on',
        value: { searchId: SEARCH_ID, includeEvidence: true },
      },
    },
    answers: {
      completed: status('Completed', { status: 'completed', results: [ADA], creditsUsed: 1 }),
      running: status('Running', { status: 'searching', results: [], creditsUsed: 1 }),
      explained: status('With evidence', { status: 'completed', results: [EXPLAINED], creditsUsed: 1 }),
      empty: status('Nobody found, and refunded', {
        status: 'completed',
        results: [],
        creditsUsed: 0,
        reason: 'no_such_role',
      }),
      failed: status('Failed, and refunded', {
        status: 'failed',
        results: [],
        creditsUsed: 0,
        error: 'The domain does not resolve',
      }),
    },
  },
  'search-history': {
    requests: {
      first: { summary: 'The newest', value: { limit: 10 } },
      next: { summary: 'The page after', value: { limit: 10, cursor: CURSOR } },
    },
    answers: { page: { summary: 'A page', value: history } },
  },
  'results-by-domain': {
    requests: { domain: { summary: 'A domain', value: { domain: 'quill-labs.example' } } },
    answers: { found: { summary: 'Everybody found there', value: { results: [AT_DOMAIN] } } },
  },
  'unique-emails': {
    requests: {
      first: { summary: 'The newest', value: { limit: 20 } },
      next: { summary: 'The page after', value: { limit: 20, cursor: CURSOR } },
    },
    answers: { page: { summary: 'The last page', value: emails } },
  },
  credits: { ...NO_FIELDS, answers: { credits: { summary: 'The balance', value: CREDITS } } },
  stats: { ...NO_FIELDS, answers: { stats: { summary: 'The figures', value: stats } } },
} as const satisfies Record<string, Examples>;

const EVENT = { searchId: SEARCH_ID, teamId: '01990a00-1b2c-7d3e-8f40-5a6b7c8d9e0f' };

export const EVENT_EXAMPLES = {
  'search.completed': {
    event: 'search.completed',
    timestamp: AT / 1_000,
    data: { ...EVENT, domain: 'quill-labs.example', role: 'CFO', status: 'completed', results: [ADA] },
  },
  'search.failed': {
    event: 'search.failed',
    timestamp: AT / 1_000,
    data: {
      ...EVENT,
      domain: 'quill-labs.example',
      role: 'CFO',
      status: 'failed',
      results: [],
      error: 'The domain does not resolve',
    },
  },
} as const;
