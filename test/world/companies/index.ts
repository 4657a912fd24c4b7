// All invented companies, in the order in which they are asked.
import type { Company } from '../company.ts';
import { CONTINENTAL } from './continental.ts';
import { DOUBTS } from './doubts.ts';
import { MAIL_TROUBLES } from './mail-troubles.ts';
import { PLAIN } from './plain.ts';
import { TRAPS } from './traps.ts';

export const COMPANIES: readonly Company[] = [
  ...PLAIN,
  ...CONTINENTAL,
  ...MAIL_TROUBLES,
  ...TRAPS,
  ...DOUBTS,
];
