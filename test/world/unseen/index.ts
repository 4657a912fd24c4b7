// The companies that the engine was not built beside: each site is written out whole, as real generators write.
import type { Company } from '../company.ts';
import { CONTINENTAL } from './continental.ts';
import { DOUBTFUL } from './doubtful.ts';
import { FRAMEWORKS } from './frameworks.ts';
import { HARD } from './hard.ts';
import { PAGE_BUILDERS } from './page-builders.ts';
import { PATHS } from './paths.ts';
import { UNSEEN_TRAPS } from './traps.ts';

export const UNSEEN: readonly Company[] = [
  ...PAGE_BUILDERS,
  ...FRAMEWORKS,
  ...CONTINENTAL,
  ...UNSEEN_TRAPS,
  ...HARD,
  ...DOUBTFUL,
  ...PATHS,
];
