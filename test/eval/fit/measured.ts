// Figures of real companies, mixed in as if they had been observed: the invented internet must not talk us out of them.
import type { WeightName } from '../../../src/engine/score/judged-weights.ts';
import type { Observation } from './logistic.ts';

/**
 * How often the next real address follows the pattern that k others agree on, over 3,101 pairs of 397 mail domains; the
 * posterior that the engine computes claims just that, so that beside it the server's silence and the colleagues' example
 * say little more.
 */
const NEXT_FOLLOWS = [0.66, 0.76, 0.78, 0.78, 0.83];
const EACH = 10;

export const MEASURED: readonly Observation<WeightName>[] = [
  ...NEXT_FOLLOWS.map((right) => ({
    features: once('mailbox.silent.catch_all', 'mailbox.shown'),
    logits: Math.log(right / (1 - right)),
    right,
    count: EACH,
  })),
  // "Later" for the address, "no such user" at once for a made-up one: by real servers, nearly always a mailbox.
  {
    features: once('mailbox.accepted.full', 'mailbox.likely'),
    logits: Math.log(0.275 / 0.725),
    right: 0.97,
    count: EACH,
  },
];

function once(...names: WeightName[]) {
  return names.map((name) => ({ name, times: 1 }));
}
