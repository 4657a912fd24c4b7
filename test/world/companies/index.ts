// All invented companies, in the order in which they are asked.
import type { Company } from '../company.ts';
import { PLAIN } from './plain.ts';

export const COMPANIES: readonly Company[] = [...PLAIN];
