// The generated companies: any number, from a seed.
import type { Company } from '../company.ts';
import { generateCompany } from './company.ts';
import { type Split, splitOf } from './splits.ts';

/** Of each seed; a third of them for each two of six places, see splits.ts. */
export const COMPANIES_PER_SEED = 180;

export function generatedCompanies(seed: number, split?: Split): Company[] {
  const indices = Array.from({ length: COMPANIES_PER_SEED }, (_, index) => index);
  return indices
    .filter((index) => split === undefined || splitOf(index) === split)
    .map((index) => generateCompany(seed, index));
}
