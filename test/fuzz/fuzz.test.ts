// The quick part of the property tests, with seeds of its own; `npm run fuzz` goes on for as long as it is let.
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { GROWTH } from './growth.ts';
import { RULES } from './rules.ts';

const SEED = 20_261_121;
const RUNS = 1_200;
const GROWTH_RUNS = 400;

describe('whatever a reader is given', () => {
  test.for(RULES)('$name', async ({ property, weight }) => {
    await fc.assert(property(), { seed: SEED, numRuns: Math.ceil(RUNS / weight) });
  });
});

// Costs are measured, and a busy machine may spoil a measurement; one that really grows is found three times.
describe('whatever is repeated', { retry: 2 }, () => {
  test.for(GROWTH)('$name', async ({ property, weight }) => {
    await fc.assert(property(), { seed: SEED, numRuns: Math.ceil(GROWTH_RUNS / weight) });
  });
});
