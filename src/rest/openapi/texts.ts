// What the document says of each operation in words, and which refusals are its own.
import { PAGE_MAX, PAGE_MIN } from '../../core/contract/requests.ts';
import { REQUEST_BODY_MAX_BYTES } from '../body.ts';
import type { BucketKind, RestPath } from '../operations.ts';
import { RATES } from '../rate-limit-headers.ts';
import type { RefusalStatus } from './refusals.ts';

export const TAGS = [
  { name: 'Search', description: 'Ask for the person in a role, and learn the outcome.' },
  { name: 'Results', description: 'What the team has asked and found. Free.' },
  { name: 'Account', description: 'Credits and figures of the team. Free.' },
] as const;

export const ABOUT = `Name a company and an executive role: a search finds the person and a validated business address, with a score and the evidence.

Every operation is a POST with a JSON object and an API key. It is checked in this order: key (401), rate limit (429), body (400, 413), running search (409), cache, credits (402). Retry 429 and 5xx with back-off; the other refusals change nothing by repeating. Unknown fields of a request are ignored; fields may be added to answers at any time.

## Limits

- Each key has two buckets, kept over restarts: \`find-email\` ${rateText('find-email')}, the six others together ${rateText('read')}. Every call of a known key takes a token.
- A body has at most ${REQUEST_BODY_MAX_BYTES / 1024} KiB, a page from ${PAGE_MIN} to ${PAGE_MAX} rows, a search at most 5 results.
- A search ends after 30 seconds with what it has, unless the operator has set another time. Where too many searches of the service wait, a new one is refused with 429.`;

export const KEY = `An API key of the team: \`svc_live_\` and 40 hexadecimal characters, made by an owner or admin and shown once. It holds until it is revoked, and then not for one request more.`;

/** 30 a minute with a burst of 60 */
export function rateText(bucket: BucketKind): string {
  const { perMinute, burst } = RATES[bucket];
  return `${perMinute} a minute with a burst of ${burst}`;
}

type OperationText = {
  operationId: string;
  tag: (typeof TAGS)[number]['name'];
  summary: string;
  description: string;
  answer: string;
  refusals: readonly RefusalStatus[];
};

export const TEXTS: Record<RestPath, OperationText> = {
  'find-email': {
    operationId: 'findEmail',
    tag: 'Search',
    summary: 'Start a search',
    description: `Starts a search and answers with its id at once. Poll \`search-status\`, or register a webhook.

A fresh search costs 1 credit, which comes back when it fails or finds nobody. What the team has found before is answered for free, as a search of its own that has completed already; \`forceRefresh\` asks anew in any case. \`url\` is reduced to the registrable domain.`,
    answer: 'The search that will hold, or already holds, the answer.',
    refusals: [402, 409],
  },
  'search-status': {
    operationId: 'searchStatus',
    tag: 'Search',
    summary: 'Poll a search',
    description: `Tells where a search stands: \`pending\`, \`searching\`, \`validating\`, and at the end \`completed\` or \`failed\`. Results are there once it has completed. Ask every second or two; most searches take a few seconds, and by default none more than 30. Free.`,
    answer: 'The status, with the results of a completed search.',
    refusals: [404],
  },
  'search-history': {
    operationId: 'searchHistory',
    tag: 'Results',
    summary: 'List searches',
    description:
      'The searches of the team, newest first, cached ones and those of its assistants too. Pages neither skip nor repeat a row while new ones arrive.',
    answer: 'A page of searches.',
    refusals: [],
  },
  'results-by-domain': {
    operationId: 'resultsByDomain',
    tag: 'Results',
    summary: 'List the people of a company',
    description:
      'Everybody whom the team has found at a company, each address once, newest first, on one page. `foundAt` never changes; the rest is of the newest sighting.',
    answer: 'All addresses found there.',
    refusals: [],
  },
  'unique-emails': {
    operationId: 'uniqueEmails',
    tag: 'Results',
    summary: 'List all addresses',
    description: 'Every address that the team has found, at all companies, each once and newest first.',
    answer: 'A page of addresses.',
    refusals: [],
  },
  credits: {
    operationId: 'credits',
    tag: 'Account',
    summary: 'Read the balance',
    description: 'What the team can still spend, has bought and has used.',
    answer: 'The balance.',
    refusals: [],
  },
  stats: {
    operationId: 'stats',
    tag: 'Account',
    summary: 'Read the figures',
    description: 'How many searches the team has made, how many addresses it holds, and its credits.',
    answer: 'The figures.',
    refusals: [],
  },
};
