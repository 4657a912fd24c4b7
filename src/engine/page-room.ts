// How much of its pages one search keeps: more than any company's dozen pages say, and little of the process's memory.
import type { PageFacts } from './mention.ts';

export const MENTIONS_MAX = 1_200;
export const ADDRESSES_MAX = 1_200;

/** The page as far as there is room for it beside those that are kept; what it says first stays. */
export function fitInto(kept: readonly PageFacts[], facts: PageFacts): PageFacts {
  const mentions = kept.reduce((sum, page) => sum + page.mentions.length, 0);
  const addresses = kept.reduce((sum, page) => sum + page.addresses.length, 0);
  return {
    ...facts,
    mentions: facts.mentions.slice(0, Math.max(0, MENTIONS_MAX - mentions)),
    addresses: facts.addresses.slice(0, Math.max(0, ADDRESSES_MAX - addresses)),
  };
}
