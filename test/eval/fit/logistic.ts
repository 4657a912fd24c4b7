// Logistic regression that starts from given weights: a ridge holds each one near its start, bounds keep it sane. The
// same examples give the same weights: one weight after another is moved to its best place until none moves.

export type Observation<Name extends string> = {
  features: readonly { name: Name; times: number }[];
  /** What is known before these; 0 for nothing. */
  logits: number;
  /** 0 or 1; between them, the share of `count` observations that were right. */
  right: number;
  /** How many observations it stands for. */
  count: number;
};

export type Prior = {
  start: number;
  /** How far from the start a weight is by itself, in logits (a standard deviation). */
  spread: number;
  least: number;
  most: number;
};

const ROUNDS_MAX = 500;
const STILL = 1e-7;
/** One step is never wider, so that the first ones do not overshoot. */
const STEP_MAX = 1;

export function fitLogistic<Name extends string>(
  observations: readonly Observation<Name>[],
  priors: Readonly<Record<Name, Prior>>,
): Record<Name, number> {
  const names = Object.keys(priors) as Name[]; // the keys of a record are its names
  const weights = Object.fromEntries(names.map((name) => [name, priors[name].start])) as Record<Name, number>;
  const rows = observations.map((one) => ({
    ...one,
    z: one.logits + one.features.reduce((sum, { name, times }) => sum + weights[name] * times, 0),
  }));
  const using = new Map(names.map((name) => [name, [] as { row: (typeof rows)[number]; times: number }[]]));
  for (const row of rows) for (const { name, times } of row.features) using.get(name)?.push({ row, times });
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    let moved = 0;
    for (const name of names) {
      const { start, spread, least, most } = priors[name];
      let slope = (weights[name] - start) / spread ** 2;
      let curve = 1 / spread ** 2;
      for (const { row, times } of using.get(name) ?? []) {
        const p = 1 / (1 + Math.exp(-row.z));
        slope += row.count * (p - row.right) * times;
        curve += row.count * p * (1 - p) * times ** 2;
      }
      const step = Math.max(-STEP_MAX, Math.min(STEP_MAX, slope / curve));
      const next = Math.max(least, Math.min(most, weights[name] - step));
      const by = next - weights[name];
      if (by === 0) continue;
      weights[name] = next;
      for (const { row, times } of using.get(name) ?? []) row.z += by * times;
      moved = Math.max(moved, Math.abs(by));
    }
    if (moved < STILL) break;
  }
  return weights;
}
