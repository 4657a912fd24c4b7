// From lessons to weights: what says who holds the role and what says whose a mailbox is are fitted apart.
import { JUDGED_WEIGHTS, type WeightName, type Weights } from '../../../src/engine/score/judged-weights.ts';
import type { Lesson } from './lessons.ts';
import { fitLogistic, type Observation, type Prior } from './logistic.ts';
import { MEASURED } from './measured.ts';
import { priorOf } from './priors.ts';
import { leftUnder } from './rescore.ts';

export type Fitted = {
  weights: Weights;
  /** How many lessons each probability was fitted on. */
  examples: { role: number; mailbox: number };
  /** How many of them speak of each weight. */
  seen: ReadonlyMap<WeightName, number>;
};

const NAMES = Object.keys(JUDGED_WEIGHTS) as WeightName[]; // the keys of a record are its names
/** What the other candidates weigh depends on the weights; after these rounds it no longer moves. */
const ROUNDS = 4;
const DIGITS = 10_000;

export function fitWeights(lessons: readonly Lesson[]): Fitted {
  const role = lessons.flatMap(({ basis, isHolder }) =>
    isHolder === null ? [] : [{ features: basis.role, logits: 0, right: Number(isHolder), count: 1 }],
  );
  let weights: Weights = { ...JUDGED_WEIGHTS, ...fitLogistic(role, priorsOf('role.')) };
  let mailbox: Observation<WeightName>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    mailbox = mailboxObservations(weights, lessons);
    weights = { ...weights, ...fitLogistic([...mailbox, ...MEASURED], priorsOf('mailbox.')) };
  }
  const seen = new Map<WeightName, number>();
  for (const { features } of [...role, ...mailbox])
    for (const { name } of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  return { weights: rounded(weights), examples: { role: role.length, mailbox: mailbox.length }, seen };
}

function mailboxObservations(weights: Weights, lessons: readonly Lesson[]): Observation<WeightName>[] {
  return lessons.flatMap(({ basis: { mailbox }, isReached }) => {
    const left = leftUnder(weights, mailbox);
    if (isReached === null || mailbox.own.probability === 0 || left === 0) return [];
    const logits = Math.log(mailbox.own.probability / left);
    return [{ features: mailbox.own.features, logits, right: Number(isReached), count: 1 }];
  });
}

function priorsOf(beginning: 'role.' | 'mailbox.'): Record<WeightName, Prior> {
  const names = NAMES.filter((name) => name.startsWith(beginning));
  // observations of a kind have features of that kind alone
  return Object.fromEntries(names.map((name) => [name, priorOf(name)])) as Record<WeightName, Prior>;
}

/** As many digits as a stored part has, so that the sum of the parts is the sum of the weights. */
function rounded(weights: Weights): Weights {
  return Object.fromEntries(
    NAMES.map((name) => [name, Math.round(weights[name] * DIGITS) / DIGITS]),
  ) as Weights; // the same names
}
