// The local parts to ask for, likeliest first. Knows nothing of mail servers.
import type { PersonName } from '../names/person-name.ts';
import type { HouseStyle } from './house-style.ts';
import { localPartsOf } from './local-parts.ts';
import type { PatternName } from './patterns.ts';
import { isRoleMailbox } from './role-mailbox.ts';

export type Candidate = {
  localPart: string;
  /** The pattern that speaks most for it. */
  pattern: PatternName;
  /** That this is the person's address, 0 to 1; over all local parts at most 1. */
  probability: number;
};

/**
 * At most `limit` distinct local parts of the name, highest probability first; equal ones in the order of the patterns.
 * `house`: how the company is known to write names.
 */
export function rankCandidates(
  name: PersonName,
  posterior: ReadonlyMap<PatternName, number>,
  limit: number,
  house?: HouseStyle,
): Candidate[] {
  const ranked = new Map<string, Candidate & { most: number }>();
  for (const { localPart, pattern, weight } of localPartsOf(name, house)) {
    const share = weight * (posterior.get(pattern) ?? 0);
    const known = ranked.get(localPart);
    if (known === undefined) ranked.set(localPart, { localPart, pattern, probability: share, most: share });
    else {
      known.probability += share;
      if (share > known.most) Object.assign(known, { pattern, most: share });
    }
  }
  return [...ranked.values()]
    .filter(({ localPart, probability }) => probability > 0 && !isRoleMailbox(localPart))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, Math.max(0, limit))
    .map(({ localPart, pattern, probability }) => ({ localPart, pattern, probability }));
}
