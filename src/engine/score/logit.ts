// Probabilities on the scale where independent evidence adds up.

const EDGE = 0.001;

export function logit(probability: number): number {
  const p = Math.min(1 - EDGE, Math.max(EDGE, probability));
  return Math.log(p / (1 - p));
}

export function probabilityOf(logits: number): number {
  return 1 / (1 + Math.exp(-logits));
}
