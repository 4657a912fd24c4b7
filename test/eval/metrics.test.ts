// The measures, on numbers that can be checked by hand.
import { describe, expect, test } from 'vitest';
import {
  brier,
  calibrationError,
  type Claim,
  mean,
  percentile,
  precisionAt,
  reliability,
  share,
} from './metrics.ts';

const claim = (score: number, right: boolean): Claim => ({ probability: score / 100, right });

describe('precision', () => {
  const CLAIMS = [claim(95, true), claim(90, false), claim(89, false), claim(70, true)];
  test.each([
    [0.9, 0.5],
    [0.7, 0.5],
    [0.95, 1],
    [0.96, null],
  ])('at %d is %d: the bound counts, what is below does not', (minimum, expected) => {
    expect(precisionAt(CLAIMS, minimum)).toBe(expected);
  });
});

describe('Brier score', () => {
  test.each([
    ['sure and right', [claim(100, true)], 0],
    ['sure and wrong', [claim(100, false)], 1],
    ['undecided', [claim(50, true), claim(50, false)], 0.25],
    ['no claims', [], null],
  ])('%s', (_case, claims, expected) => {
    expect(brier(claims)).toBe(expected);
  });
});

describe('reliability', () => {
  test('a bound belongs to the bucket that it opens, and 1 to the last', () => {
    const counts = (score: number) =>
      reliability([claim(score, true)]).findIndex((bucket) => bucket.count === 1);
    expect([0, 9, 10, 29, 30, 60, 69, 70, 90, 99, 100].map(counts)).toEqual([
      0, 0, 1, 2, 3, 6, 6, 7, 9, 9, 9,
    ]);
  });

  test('a bucket tells what was claimed and what was right', () => {
    const buckets = reliability([claim(92, true), claim(98, false), claim(51, true)]);
    expect(buckets[9]).toMatchObject({ count: 2, right: 0.5 });
    expect(buckets[9]?.claimed).toBeCloseTo(0.95);
    expect(buckets[5]).toMatchObject({ count: 1, right: 1, claimed: 0.51 });
    expect(buckets[0]).toMatchObject({ count: 0, right: null, claimed: null });
  });

  test('the calibration error weighs each bucket by its claims', () => {
    const claims = [claim(95, true), claim(95, true), claim(95, true), claim(55, false)];
    expect(calibrationError(claims)).toBeCloseTo((3 * 0.05 + 0.55) / 4);
    expect(calibrationError([])).toBeNull();
  });
});

describe('percentile', () => {
  test.each([
    [[], 0.5, null],
    [[7], 0.95, 7],
    [[4, 1, 3, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.95, 4],
    [[4, 1, 3, 2], 0, 1],
  ] as const)('of %j at %d is %d', (values, p, expected) => {
    expect(percentile(values, p)).toBe(expected);
  });
});

test('the mean and the share of nothing are unknown, not zero', () => {
  expect([mean([]), share(0, 0), mean([1, 2]), share(1, 4)]).toEqual([null, null, 1.5, 0.25]);
});
