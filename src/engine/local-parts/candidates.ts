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
 * `house`: how the company is known to write names. `shared`: local parts that colleagues' names make as well.
 */
export function rankCandidates(
  name: PersonName,
  posterior: ReadonlyMap<PatternName, number>,
  limit: number,
  house?: HouseStyle,
  shared: ReadonlySet<string> = new Set(),
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
  const candidates = [...ranked.values()]
    .filter(({ localPart, probability }) => probability > 0 && !isRoleMailbox(localPart))
    .map(({ localPart, pattern, probability }) => ({ localPart, pattern, probability }));
  return withoutShared(candidates, shared)
    .sort((a, b) => b.probability - a.probability)
    .slice(0, Math.max(0, limit));
}

/** Of a local part that two people's names make, how much is left for either: who came first has it, the other a longer. */
const SHARED_LEFT = 0.2;
/** Of what is taken so, how much goes to the forms that the two do not share. */
const LONGER_SHARE = 0.6;

function withoutShared(candidates: Candidate[], shared: ReadonlySet<string>): Candidate[] {
  const sumOf = (some: readonly Candidate[]) => some.reduce((sum, { probability }) => sum + probability, 0);
  const taken = (1 - SHARED_LEFT) * sumOf(candidates.filter(({ localPart }) => shared.has(localPart)));
  if (taken === 0) return candidates;
  const own = sumOf(candidates.filter(({ localPart }) => !shared.has(localPart)));
  const grown = own === 0 ? 1 : 1 + (LONGER_SHARE * taken) / own;
  return candidates.map((candidate) => ({
    ...candidate,
    probability: candidate.probability * (shared.has(candidate.localPart) ? SHARED_LEFT : grown),
  }));
}
