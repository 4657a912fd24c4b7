// What the score of a lesson is under given weights, computed anew from its evidence.
import type { Weighed } from '../../../src/engine/score/mailbox-basis.ts';
import type { Weights } from '../../../src/engine/score/judged-weights.ts';
import { roleProbability } from '../../../src/engine/score/role-score.ts';
import { MAILBOX_MAX, SCORE_MIN } from '../../../src/engine/score/weights.ts';
import type { Claim } from '../metrics.ts';
import type { Lesson } from './lessons.ts';

/** What would have been returned, and whether it is right; of people of whom the truth says something. */
export function claimsUnder(weights: Weights, lessons: readonly Lesson[]): Claim[] {
  return lessons
    .filter(({ isHolder }) => isHolder !== null)
    .map((lesson) => ({
      probability: scoreUnder(weights, lesson) / 100,
      right: lesson.isHolder === true && lesson.isReached === true,
    }))
    .filter(({ probability }) => probability >= SCORE_MIN / 100);
}

function scoreUnder(weights: Weights, { basis }: Lesson): number {
  const { role, mailbox, cap } = basis;
  const person = roleProbability(role.map(({ name, times }) => ({ name, value: weights[name] * times })));
  const own = weightUnder(weights, mailbox.own);
  const address = Math.min(MAILBOX_MAX, own / (own + leftUnder(weights, mailbox)));
  return Math.min(cap, Math.round(100 * person * address));
}

/** The weight of every other address, and of none of them. */
export function leftUnder(weights: Weights, { others, none }: Lesson['basis']['mailbox']): number {
  return others.reduce((sum, one) => sum + weightUnder(weights, one), none);
}

function weightUnder(weights: Weights, { probability, features }: Weighed): number {
  return probability * Math.exp(features.reduce((sum, { name, times }) => sum + weights[name] * times, 0));
}
