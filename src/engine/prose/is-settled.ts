// Whether the rules have found somebody well enough, so that nobody else needs to be asked.
import type { PageFacts } from '../mention.ts';
import type { Holder } from '../people/person.ts';
import type { Role } from '../role.ts';
import { JUDGED_WEIGHTS } from '../score/judged-weights.ts';
import { scoreRole } from '../score/role-score.ts';
import { matchTitle } from '../titles/match-role.ts';

/**
 * A card, a table, an imprint, or prose on a page about the company; not prose elsewhere, nor two rivals. By judgement:
 * how sure a fit has found the rules to be does not change whom they leave to others.
 */
const SETTLED_PROBABILITY = 0.84;
/** Of one page; who stands further down leads nothing. */
const MENTIONS_LOOKED_AT = 100;

/** Somebody holds the very role, as probably as our rules ever read it from one good source. */
export function isSettled(holders: readonly Holder[], role: Role, now: number): boolean {
  return holders.some(
    (holder) =>
      holder.fit === 'exact' &&
      scoreRole(holder, { role, rivals: holders, now }, JUDGED_WEIGHTS).probability >= SETTLED_PROBABILITY,
  );
}

/** Whether one page alone names somebody by the very title: less sure, but quickly said while pages still come. */
export function namesHolder({ mentions, kind, placeholder }: PageFacts, role: Role): boolean {
  if (placeholder || kind === 'press' || kind === 'other') return false;
  return mentions
    .slice(0, MENTIONS_LOOKED_AT)
    .some(({ title, organization }) => organization === undefined && matchTitle(title, role) === 'exact');
}
