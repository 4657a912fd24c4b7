// What P(mailbox) is computed from, for whoever fits the weights: the address, those that it competes with, and the rest.
import type { Feature } from './judged-weights.ts';

/** How probable an address was before anything below was seen. */
export type Weighed = { probability: number; features: Feature[] };

export type MailboxBasis = {
  own: Weighed;
  others: Weighed[];
  /** That it is none of these. */
  none: number;
};
