// P(mailbox): how probably mail to an address reaches the person, from where the address comes from and what the
// company's mail server said. Bayes over the candidates; "none of these" is always among them.
import type { ScorePart } from '../discovery.ts';
import type { PatternName } from '../local-parts/patterns.ts';
import type { MailboxAnswer } from '../mail/mailbox-answer.ts';
import type { AddressSign, Feature, Kept, WeightName } from './judged-weights.ts';
import { probabilityOf } from './logit.ts';
import type { MailboxBasis, Weighed } from './mailbox-basis.ts';
import { round } from './round.ts';
import { MAILBOX_MAX, WEIGHTS } from './weights.ts';

export type Candidate = {
  address: string;
  pattern: PatternName;
  probability: number;
  /** Whether colleagues' addresses are built this way. */
  isShown: boolean;
};
export type MailboxScore = {
  address: string;
  probability: number;
  parts: ScorePart[];
  basis: MailboxBasis;
  /** What the address says of the person; null for nothing. */
  sign: AddressSign | null;
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
    basis: { own: { probability: 0.5, features: [{ name, times: 1 }] }, others: [], none: 0.5 },
    sign: state === 'refused' ? null : 'printed',
  };
}

/** The likeliest of a person's derived addresses, or null where there is no candidate. */
export function scoreDerived(candidates: readonly Candidate[], answers: Answers): MailboxScore | null {
  const all = candidates.map((candidate) => weigh(candidate, answers.get(candidate.address)));
  const [first] = all;
  if (first === undefined) return null;
  const best = all.reduce((a, b) => (b.weight > a.weight ? b : a), first);
  if (best.weight === 0) return null;
  const rivals = all.filter((one) => one !== best);
  const none = Math.max(
    0,
    all.reduce((left, { probability }) => left - probability, 1),
  );
  const others = round(rivals.reduce((sum, { weight }) => sum + weight, none));
  const probability = round(Math.min(MAILBOX_MAX, best.weight / (best.weight + others)));
  const { address, pattern } = best.candidate;
  return {
    address,
    probability,
    parts: [
      { name: `mailbox.pattern.${pattern}`, value: best.probability },
      ...(best.shown === 1 ? [] : [{ name: 'mailbox.shown', value: best.shown }]),
      { name: 'mailbox.others', value: others },
      { name: `mailbox.reply.${best.state}`, value: best.reply },
      { name: 'mailbox.posterior', value: probability },
    ],
    basis: { own: toWeighed(best), others: rivals.map(toWeighed), none },
    sign: signOf(best),
  };
}

type Weighing = ReturnType<typeof weigh>;

function weigh(candidate: Candidate, answer: MailboxAnswer | undefined) {
  const state = answer?.state ?? 'unasked';
  const kept = keptOfName(candidate.pattern);
  const names = replyNames(state, kept);
  const probability = round(candidate.probability);
  const shown = candidate.isShown ? ratioOf(['mailbox.shown']) : 1;
  const reply = ratioOf(names);
  const weight = probability * shown * reply;
  return { candidate, state, kept, names, probability, shown, reply, weight };
}

/** How much likelier the evidence is where the address is the person's. */
function ratioOf(names: readonly WeightName[]): number {
  return round(Math.exp(names.reduce((sum, name) => sum + WEIGHTS[name], 0)));
}

function replyNames(state: MailboxAnswer['state'], kept: Kept): WeightName[] {
  switch (state) {
    case 'accepted':
      return [`mailbox.accepted.${kept}`];
    case 'likely':
      return [`mailbox.accepted.${kept}`, 'mailbox.likely'];
    case 'refused':
      return ['mailbox.refused'];
    default:
      return [`mailbox.silent.${state}`];
  }
}

function toWeighed({ candidate, names, probability }: Weighing): Weighed {
  const features: Feature[] = names.map((name) => ({ name, times: 1 }));
  if (candidate.isShown) features.push({ name: 'mailbox.shown', times: 1 });
  return { probability, features };
}

/** A mailbox by the whole name, or a name and an initial, is hardly somebody else's; one by a given name may be. */
function signOf({ state, kept }: Weighing): AddressSign | null {
  if (state === 'refused') return 'refused';
  const isTaken = state === 'accepted' || state === 'likely';
  return isTaken && (kept === 'full' || kept === 'initial') ? 'accepted' : null;
}

/** How much of the name a pattern keeps: "first.last" all, "flast" an initial and a name, "first" one name. */
function keptOfName(pattern: PatternName): Kept {
  const words = pattern.match(/first|last/g) ?? [];
  if (words.length >= 2) return 'full';
  if (words.length === 0) return 'initials';
  if (pattern === 'first') return 'given';
  return pattern === 'last' ? 'surname' : 'initial';
}
