// From all answers to the numbers: recall, precision, calibration, costs, and which targets are missed.
import type { AddressTruth } from '../world/truth.ts';
import type { Judgement } from './judge.ts';
import { brier, calibrationError, type Claim, mean, percentile, precisionAt, share } from './metrics.ts';
import type { Asked } from './run.ts';

export type Recall = { asked: number; person: number | null; address: number | null };

export type Summary = {
  searches: number;
  /** Over held roles that are findable and whose address can be known; by how it can be known, and together. */
  recall: Record<'all' | 'exact' | 'near' | Exclude<AddressTruth, 'unknowable'>, Recall>;
  precisionAt90: number | null;
  precisionAt70: number | null;
  claims: readonly Claim[];
  brier: number | null;
  calibrationError: number | null;
  vacantAsked: number;
  falseFinds: readonly Asked[];
  misses: readonly Asked[];
  violations: readonly string[];
  costs: Record<'requests' | 'mailCommands' | 'recipients', { mean: number | null; max: number | null }>;
  seconds: { p50: number | null; p95: number | null; max: number | null };
};

const TARGETS = { recall: 0.85, precisionAt90: 0.95, falseFinds: 0, violations: 0 } as const;

export function summarize(all: readonly Asked[]): Summary {
  const knowable = all.filter(isKnowable);
  const recallOf = (some: readonly Asked[]): Recall => ({
    asked: some.length,
    person: share(some.filter(isPersonFirst).length, some.length),
    address: share(some.filter(isAddressFirst).length, some.length),
  });
  const byAddress = (address: AddressTruth) =>
    recallOf(knowable.filter(({ question }) => question.truth.address === address));
  const byState = (state: 'filled' | 'near') =>
    recallOf(knowable.filter(({ question }) => question.truth.state === state));
  const claims = all.flatMap(claimsOf);
  const costs = (what: 'requests' | 'mailCommands' | 'recipients') => {
    const spent = all.map(({ watched }) => watched[what]);
    return { mean: mean(spent), max: percentile(spent, 1) };
  };
  const seconds = all.map(({ answer }) => answer.ms / 1000);
  const vacant = all.filter(({ question }) => question.truth.state === 'vacant');
  return {
    searches: all.length,
    recall: {
      all: recallOf(knowable),
      exact: byState('filled'),
      near: byState('near'),
      published: byAddress('published'),
      verifiable: byAddress('verifiable'),
      derivable: byAddress('derivable'),
    },
    precisionAt90: precisionAt(claims, 0.9),
    precisionAt70: precisionAt(claims, 0.7),
    claims,
    brier: brier(claims),
    calibrationError: calibrationError(claims),
    vacantAsked: vacant.length,
    falseFinds: all.filter(isFalseFind),
    misses: knowable.filter((asked) => !isAddressFirst(asked)),
    violations: all.flatMap(({ question, watched }) =>
      watched.violations.map((violation) => `${question.company.domain} ${question.role}: ${violation}`),
    ),
    costs: {
      requests: costs('requests'),
      mailCommands: costs('mailCommands'),
      recipients: costs('recipients'),
    },
    seconds: { p50: percentile(seconds, 0.5), p95: percentile(seconds, 0.95), max: percentile(seconds, 1) },
  };
}

/** Which targets are missed, in words. */
export function missedTargets(summary: Summary): string[] {
  const { recall, precisionAt90, falseFinds, violations } = summary;
  return [
    ...((recall.all.address ?? 0) < TARGETS.recall ? [`recall is under ${TARGETS.recall}`] : []),
    ...((precisionAt90 ?? 1) < TARGETS.precisionAt90
      ? [`precision at 90 is under ${TARGETS.precisionAt90}`]
      : []),
    ...(falseFinds.length > TARGETS.falseFinds ? [`${falseFinds.length} people found for vacant roles`] : []),
    ...(violations.length > TARGETS.violations ? [`${violations.length} rules broken`] : []),
  ];
}

export function isKnowable({ question: { truth } }: Asked): boolean {
  return (
    (truth.state === 'filled' || truth.state === 'near') && truth.findable && truth.address !== 'unknowable'
  );
}

export function isPersonFirst(asked: Asked): boolean {
  const first = firstJudged(asked);
  return first === 'right' || first === 'wrong address';
}

export function isAddressFirst(asked: Asked): boolean {
  return firstJudged(asked) === 'right';
}

/** Of people of whom the truth says nothing, the place does not count either. */
function firstJudged({ judgements }: Asked): Judgement | undefined {
  return judgements.find((judgement) => judgement !== 'arguable');
}

function isFalseFind({ question, judgements }: Asked): boolean {
  return question.truth.state === 'vacant' && judgements.some((judgement) => judgement !== 'arguable');
}

/** What was claimed of people of whom the truth says something. */
function claimsOf({ answer, judgements }: Asked): Claim[] {
  return answer.results
    .map((result, index) => ({ probability: result.score / 100, judgement: judgements[index] }))
    .filter(({ judgement }) => judgement !== 'arguable')
    .map(({ probability, judgement }) => ({ probability, right: judgement === 'right' }));
}
