// P(mailbox): how probably mail to an address reaches the person, from where the address comes from and what the
// company's mail server said. Bayes over the candidates; "none of these" is always among them.
import type { ScorePart } from '../discovery.ts';
import type { PatternName } from '../local-parts/patterns.ts';
import type { MailboxAnswer } from '../mail/mailbox-answer.ts';
import { round } from './role-score.ts';
import {
  ACCEPTED_RATIO_FULL_NAME,
  ACCEPTED_RATIO_INITIAL,
  ACCEPTED_RATIO_INITIALS,
  ACCEPTED_RATIO_GIVEN_NAME,
  ACCEPTED_RATIO_SURNAME,
  LIKELY_DISCOUNT,
  PUBLISHED,
  PUBLISHED_ACCEPTED,
  PUBLISHED_LIKELY,
  PUBLISHED_REFUSED,
  REFUSED_RATIO,
} from './weights.ts';

export type Candidate = { address: string; pattern: PatternName; probability: number };
export type MailboxScore = { address: string; probability: number; parts: ScorePart[] };
export type Answers = ReadonlyMap<string, MailboxAnswer>;

/** An address that a page prints beside the person. */
export function scorePublished(address: string, answers: Answers): MailboxScore {
  const state = answers.get(address)?.state;
  const probability =
    state === 'accepted'
      ? PUBLISHED_ACCEPTED
      : state === 'likely'
        ? PUBLISHED_LIKELY
        : state === 'refused'
          ? PUBLISHED_REFUSED
          : PUBLISHED;
  return {
    address,
    probability,
    parts: [{ name: `mailbox.published.${state ?? 'unasked'}`, value: probability }],
  };
}

/** The likeliest of a person's derived addresses, or null where there is no candidate. */
export function scoreDerived(candidates: readonly Candidate[], answers: Answers): MailboxScore | null {
  const prior = candidates.reduce((sum, candidate) => sum + candidate.probability, 0);
  let total = Math.max(0, 1 - prior);
  let best: { candidate: Candidate; weight: number; ratio: number } | null = null;
  for (const candidate of candidates) {
    const ratio = ratioOf(candidate, answers.get(candidate.address));
    const weight = candidate.probability * ratio;
    total += weight;
    if (best === null || weight > best.weight) best = { candidate, weight, ratio };
  }
  if (best === null || total === 0) return null;
  const probability = best.weight / total;
  return {
    address: best.candidate.address,
    probability,
    parts: [
      { name: `mailbox.pattern.${best.candidate.pattern}`, value: round(best.candidate.probability) },
      { name: `mailbox.reply.${answers.get(best.candidate.address)?.state ?? 'unasked'}`, value: best.ratio },
      { name: 'mailbox.posterior', value: round(probability) },
    ],
  };
}

function ratioOf(candidate: Candidate, answer: MailboxAnswer | undefined): number {
  switch (answer?.state) {
    case 'accepted':
      return ACCEPTED_RATIO[keptOfName(candidate.pattern)];
    case 'likely':
      return ACCEPTED_RATIO[keptOfName(candidate.pattern)] * LIKELY_DISCOUNT;
    case 'refused':
      return REFUSED_RATIO;
    default:
      return 1;
  }
}

type Kept = 'full' | 'initial' | 'surname' | 'given' | 'initials';

const ACCEPTED_RATIO: Record<Kept, number> = {
  full: ACCEPTED_RATIO_FULL_NAME,
  initial: ACCEPTED_RATIO_INITIAL,
  surname: ACCEPTED_RATIO_SURNAME,
  given: ACCEPTED_RATIO_GIVEN_NAME,
  initials: ACCEPTED_RATIO_INITIALS,
};

/** How much of the name a pattern keeps: "first.last" all, "flast" an initial and a name, "first" one name. */
function keptOfName(pattern: PatternName): Kept {
  const words = pattern.match(/first|last/g) ?? [];
  if (words.length >= 2) return 'full';
  if (words.length === 0) return 'initials';
  if (pattern === 'first') return 'given';
  return pattern === 'last' ? 'surname' : 'initial';
}
