// The regression that fits the weights, on observations whose answer is known.
import { describe, expect, test } from 'vitest';
import { fitLogistic, type Observation, type Prior } from './logistic.ts';

type Name = 'card' | 'old';

const FREE: Prior = { start: 0, spread: 100, least: -20, most: 20 };
const logit = (p: number) => Math.log(p / (1 - p));
const seen = (right: number, count: number, ...names: Name[]): Observation<Name> => ({
  features: names.map((name) => ({ name, times: 1 })),
  logits: 0,
  right,
  count,
});
const fit = (observations: readonly Observation<Name>[], card = FREE, old = FREE) =>
  fitLogistic<Name>(observations, { card, old });

describe('a weight', () => {
  test('that nothing holds is what was observed', () => {
    const { card, old } = fit([seen(0.8, 50, 'card'), seen(0.3, 50, 'card', 'old')]);
    expect(card).toBeCloseTo(logit(0.8), 3);
    expect(card + old).toBeCloseTo(logit(0.3), 3);
  });

  test('of which nothing was observed stays where it starts', () => {
    expect(fit([seen(1, 50, 'card')], FREE, { ...FREE, start: -0.7 }).old).toBe(-0.7);
  });

  test('goes the further, the more speaks for it', () => {
    const held = { ...FREE, start: 1, spread: 0.5 };
    const [few, many] = [4, 400].map((count) => fit([seen(0.9, count, 'card')], held).card);
    expect(few).toBeGreaterThan(1);
    expect(many).toBeGreaterThan((few ?? 0) + 0.5);
    expect(many).toBeLessThan(logit(0.9));
  });

  test('ends at its bounds, and the others make the best of it', () => {
    const { card, old } = fit([seen(1, 50, 'card'), seen(0.9, 50, 'card', 'old')], { ...FREE, most: 1.5 });
    expect(card).toBe(1.5);
    expect(old).toBeCloseTo(logit(0.9) - 1.5, 3);
  });

  test('adds nothing to what is known before, where that is right', () => {
    const known = { ...seen(0.66, 100, 'card'), logits: logit(0.66) };
    expect(fit([known]).card).toBeCloseTo(0, 4);
  });

  test('is the same whatever the order, and the same again', () => {
    const all = [seen(1, 3, 'card'), seen(0, 1, 'old'), seen(1, 1, 'card', 'old'), seen(0, 1, 'card')];
    const held = { ...FREE, spread: 1 };
    const one = fit(all, held, held);
    expect(fit(all, held, held)).toEqual(one);
    const other = fit(all.toReversed(), held, held);
    expect(other.card).toBeCloseTo(one.card, 5);
    expect(other.old).toBeCloseTo(one.old, 5);
  });
});
