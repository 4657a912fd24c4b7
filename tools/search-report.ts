// How a search is shown to a model: the REST body, what it stands on in short, and what to do next.
import * as z from 'zod';
import { evidence, result, searchStatusAnswer } from '../src/core/contract/answers.ts';
import type { ExplainedResult, SearchStatusAnswer } from '../src/core/contract/answers.ts';
import { hasEnded } from './await-search.ts';

/** Pieces of evidence with every result: enough to cite, few enough to read. */
export const EVIDENCE_MAX = 3;

/** In this order, and one of each kind first. */
const ABOUT_ORDER = ['role', 'address', 'mailbox', 'pattern'] as const;

const citedResult = result.extend({
  isExact: z.boolean().describe('The title is exactly the role asked for, for the whole company'),
  evidence: z
    .array(evidence)
    .describe(`What it stands on, at most ${EVIDENCE_MAX} pieces; quote and link them`),
});

export const searchReport = z.object({
  searchId: z.string(),
  done: z.boolean().describe('False while the search still runs; then do as nextStep says'),
  status: searchStatusAnswer.shape.status,
  results: z.array(citedResult).describe('Best first; empty unless completed'),
  creditsUsed: searchStatusAnswer.shape.creditsUsed.describe('0 when cached or refunded'),
  reason: searchStatusAnswer.shape.reason,
  error: searchStatusAnswer.shape.error,
  nextStep: z.string().optional().describe('What to do now, where it matters'),
});

export type SearchReport = z.output<typeof searchReport>;

type Reason = NonNullable<SearchStatusAnswer['reason']>;

const AFTER_EMPTY: Record<Reason, string> = {
  no_such_role: 'Nobody was found in this role. Try a neighbouring role, such as Founder for CEO.',
  no_address: 'The person has no address that can be told. Try another role at this company.',
  no_mx: 'The domain receives no mail. Ask the user for the domain that the company writes from.',
  robots_denied: "The company's site does not want to be read. Do not try again.",
  parked: 'The domain is parked. Ask the user for the right domain.',
  suppressed: 'This may not be looked up. Do not try again.',
  deadline: 'The time was too short. Ask once more with forceRefresh: true.',
};

const AFTER_FAILURE = 'The credit was refunded. Check the domain for a misspelling before asking again.';

/** The report of one search; results only as far as the status has them. */
export function toSearchReport(searchId: string, answer: SearchStatusAnswer): SearchReport {
  const nextStep = nextStepOf(searchId, answer);
  return {
    searchId,
    done: hasEnded(answer.status),
    ...answer,
    results: answer.results.map((found) => cite(found as ExplainedResult)), // asked for with evidence
    ...(nextStep === undefined ? {} : { nextStep }),
  };
}

function nextStepOf(searchId: string, answer: SearchStatusAnswer): string | undefined {
  if (!hasEnded(answer.status))
    return `The search goes on. Call svc_get_search_status with searchId "${searchId}" and waitSeconds 20.`;
  if (answer.status === 'failed') return AFTER_FAILURE;
  return answer.reason === undefined ? undefined : AFTER_EMPTY[answer.reason];
}

function cite({ email, name, title, score, source, isExact, evidence }: ExplainedResult) {
  const firsts = ABOUT_ORDER.flatMap((about) => evidence.find((piece) => piece.about === about) ?? []);
  const others = evidence.filter((piece) => !firsts.includes(piece));
  return {
    email,
    name,
    title,
    score,
    source,
    isExact,
    evidence: [...firsts, ...others].slice(0, EVIDENCE_MAX),
  };
}
