// Numbers of a score as they are stored: what is computed goes on from these, so that the parts give the score again.

const DIGITS = 10_000;

export function round(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}
