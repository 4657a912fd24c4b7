// Where a score ends, whatever its probabilities are.
import type { CheckedAddress } from '../addresses/check-holder.ts';
import type { Holder } from '../people/person.ts';
import { CATCH_ALL_CAP, LLM_ALONE_CAP, UNASKED_CAP } from './weights.ts';

/** 100 where nothing caps it. */
export function capOf(holder: Holder, checked: CheckedAddress): number {
  return Math.min(capOfAddress(checked), capOfSources(holder, checked));
}

/** A derived address that no server has confirmed is never better than this. */
function capOfAddress(checked: CheckedAddress): number {
  if (checked.printed) return 100;
  switch (checked.answer?.state) {
    case 'accepted':
    case 'likely':
      return 100;
    case 'catch_all':
      return CATCH_ALL_CAP;
    default:
      return UNASKED_CAP;
  }
}

/** A language model alone vouches for nobody: only an address that the pages print as the person's does. */
function capOfSources(holder: Holder, { printed }: CheckedAddress): number {
  const isLlmAlone = holder.sources.every(({ mention }) => mention.extractor === 'llm');
  return isLlmAlone && !printed ? LLM_ALONE_CAP : 100;
}
