// P(mailbox): how probably mail to an address reaches the person, from where the address comes from and what the
// company's mail server said. Bayes over the candidates; "none of these" is always among them.
import type { ScorePart } from '../discovery.ts';
import type { PatternName } from '../local-parts/patterns.ts';
import type { MailboxAnswer } from '../mail/mailbox-answer.ts';
import type { Feature, Kept } from './judged-weights.ts';
import { probabilityOf } from './logit.ts';
import { round } from './round.ts';
import { MAILBOX_MAX, WEIGHTS } from './weights.ts';

export type Candidate = { address: string; pattern: PatternName; probability: number };
export type MailboxScore = {
  address: string;
  probability: number;
  parts: ScorePart[];
  /** What it was computed from: logits before the server said anything, 0 for printed addresses, and evidence. */
  basis: { logits: number; features: Feature[] };
};
export type Answers = ReadonlyMap<string, MailboxAnswer>;

/** An address that a page prints beside the person. */
export function scorePublished(address: string, answers: Answers): MailboxScore {
  const state = answers.get(address)?.state ?? 'unasked';
  const name = `mailbox.published.${state}` as const;
  const probability = round(Math.min(MAILBOX_MAX, probabilityOf(WEIGHTS[name])));
  return {
    address,
    probability,
    parts: [{ name, value: probability }],
    basis: { logits: 0, features: [{ name, times: 1 }] },
  };
}

/** The likeliest of a person's derived addresses, or null where there is no candidate. */
export function scoreDerived(candidates: readonly Candidate[], answers: Answers): MailboxScore | null {
  const prior = candidates.reduce((sum, candidate) => sum + candidate.probability, 0);
  const weighed = candidates.map((candidate) => {
    const features = featuresOf(candidate, answers.get(candidate.address));
    const ratio = round(Math.exp(features.reduce((sum, { name }) => sum + WEIGHTS[name], 0)));
    return { candidate, features, ratio, weight: candidate.probability * ratio };
  });
  const [first] = weighed;
  if (first === undefined) return null;
  const best = weighed.reduce((a, b) => (b.weight > a.weight ? b : a), first);
  const own = round(best.candidate.probability);
  const others = round(
    weighed.reduce((sum, one) => (one === best ? sum : sum + one.weight), Math.max(0, 1 - prior)),
  );
  const weight = own * best.ratio;
  if (weight === 0) return null;
  const probability = round(Math.min(MAILBOX_MAX, weight / (weight + others)));
  const state = answers.get(best.candidate.address)?.state ?? 'unasked';
  return {
    address: best.candidate.address,
    probability,
    parts: [
      { name: `mailbox.pattern.${best.candidate.pattern}`, value: own },
      { name: 'mailbox.others', value: others },
      { name: `mailbox.reply.${state}`, value: best.ratio },
      { name: 'mailbox.posterior', value: probability },
    ],
    basis: { logits: Math.log(own / Math.max(others, LEAST_LEFT)), features: best.features },
  };
}

/** What is left for other addresses is never nothing. */
const LEAST_LEFT = 0.0001;

function featuresOf(candidate: Candidate, answer: MailboxAnswer | undefined): Feature[] {
  const state = answer?.state ?? 'unasked';
  switch (state) {
    case 'accepted':
      return [{ name: `mailbox.accepted.${keptOfName(candidate.pattern)}`, times: 1 }];
    case 'likely':
      return [
        { name: `mailbox.accepted.${keptOfName(candidate.pattern)}`, times: 1 },
        { name: 'mailbox.likely', times: 1 },
      ];
    case 'refused':
      return [{ name: 'mailbox.refused', times: 1 }];
    default:
      return [{ name: `mailbox.silent.${state}`, times: 1 }];
  }
}

/** How much of the name a pattern keeps: "first.last" all, "flast" an initial and a name, "first" one name. */
function keptOfName(pattern: PatternName): Kept {
  const words = pattern.match(/first|last/g) ?? [];
  if (words.length >= 2) return 'full';
  if (words.length === 0) return 'initials';
  if (pattern === 'first') return 'given';
  return pattern === 'last' ? 'surname' : 'initial';
}
