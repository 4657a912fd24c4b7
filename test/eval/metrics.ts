// The measures of an evaluation, as pure functions over claims and numbers. Knows no engine and no world.

/** One returned result: how sure the service was, and whether person and address were right. */
export type Claim = {
  /** score / 100, 0 to 1. */
  probability: number;
  right: boolean;
};

/** The share of claims with a probability of at least `minimum` that are right; null where there are none. */
export function precisionAt(claims: readonly Claim[], minimum: number): number | null {
  const sure = claims.filter((claim) => claim.probability >= minimum);
  return share(sure.filter((claim) => claim.right).length, sure.length);
}

/** Brier score: the mean squared distance of probability and outcome, 0 (perfect) to 1; null without claims. */
export function brier(claims: readonly Claim[]): number | null {
  return mean(claims.map((claim) => (claim.probability - (claim.right ? 1 : 0)) ** 2));
}

export type Bucket = {
  /** Probabilities from here, inclusive, */
  from: number;
  /** to here, exclusive; the last bucket includes 1. */
  to: number;
  count: number;
  /** Mean probability and share of right claims; null in an empty bucket. */
  claimed: number | null;
  right: number | null;
};

/** The claims in buckets of equal width, lowest first. */
export function reliability(claims: readonly Claim[], buckets = 10): Bucket[] {
  return Array.from({ length: buckets }, (_, index) => {
    const inside = claims.filter(
      (claim) => Math.min(buckets - 1, Math.floor(claim.probability * buckets + ROUNDING)) === index,
    );
    return {
      from: index / buckets,
      to: (index + 1) / buckets,
      count: inside.length,
      claimed: mean(inside.map((claim) => claim.probability)),
      right: share(inside.filter((claim) => claim.right).length, inside.length),
    };
  });
}

/** Expected calibration error: the distance of claimed and right in each bucket, weighed by its claims; null without any. */
export function calibrationError(claims: readonly Claim[], buckets = 10): number | null {
  if (claims.length === 0) return null;
  let sum = 0;
  for (const { count, claimed, right } of reliability(claims, buckets)) {
    sum += count * Math.abs((claimed ?? 0) - (right ?? 0));
  }
  return sum / claims.length;
}

/** The smallest value that at least the share `p` (0 to 1) of the values do not exceed; null without values. */
export function percentile(values: readonly number[], p: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? null;
}

export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** part / whole; null where the whole is 0. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** 0.7 * 10 is a hair above 7 and 0.29 * 100 a hair below 29: a bound belongs to the bucket that it opens. */
const ROUNDING = 1e-9;
