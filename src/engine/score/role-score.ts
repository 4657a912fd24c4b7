// P(role): how probably the person holds the role now, from what the pages say. Every part is kept.
import type { ScorePart } from '../discovery.ts';
import type { Holder } from '../people/person.ts';
import { hasSeveralHolders } from '../role.ts';
import type { Role } from '../role.ts';
import { logit, probabilityOf } from './logit.ts';
import { sightingStrength } from './sighting-strength.ts';
import {
  FORMER_ELSEWHERE_LOGIT,
  NEAR_ROLE_FACTOR,
  OLD_PAGE_LOGIT,
  OTHER_HOLDER_LOGIT,
  QUALIFIED_ROLE_FACTOR,
  ROLE_BY_EXTRACTOR,
  ROLE_BY_PAGE,
  SECOND_PAGE_LOGIT,
  SECOND_PAGE_MAX,
  VERY_OLD_PAGE_LOGIT,
  WEAKER_HOLDER_LOGIT,
  YEAR_MS,
} from './weights.ts';

export type RoleScore = { probability: number; parts: ScorePart[] };

/** `rivals` are the other holders that were found for the same role. `now` in epoch milliseconds. */
export function scoreRole(holder: Holder, rivals: readonly Holder[], role: Role, now: number): RoleScore {
  const [best] = holder.sources;
  if (best === undefined) return { probability: 0, parts: [] };
  const parts: ScorePart[] = [];
  let logits = 0;
  const add = (name: string, value: number) => {
    if (value === 0) return;
    logits += value;
    parts.push({ name, value: round(value) });
  };
  add(`role.source.${best.mention.extractor}`, logit(ROLE_BY_EXTRACTOR[best.mention.extractor]));
  add(`role.page.${best.page.kind}`, ROLE_BY_PAGE[best.page.kind]);
  add('role.more_pages', SECOND_PAGE_LOGIT * Math.min(SECOND_PAGE_MAX, pagesOf(holder) - 1));
  add('role.age', ageLogit(holder, now));
  if (holder.person.sightings.some((sighting) => sighting.former))
    add('role.former_elsewhere', FORMER_ELSEWHERE_LOGIT);
  if (!hasSeveralHolders(role)) add('role.other_holder', rivalLogit(holder, rivals));
  let probability = probabilityOf(logits);
  if (holder.fit === 'near') {
    probability *= NEAR_ROLE_FACTOR;
    parts.push({ name: 'role.near', value: NEAR_ROLE_FACTOR });
  } else if (holder.fit === 'qualified') {
    probability *= QUALIFIED_ROLE_FACTOR;
    parts.push({ name: 'role.qualified', value: QUALIFIED_ROLE_FACTOR });
  }
  return { probability, parts };
}

function pagesOf(holder: Holder): number {
  return new Set(holder.sources.map((source) => source.page.url)).size;
}

/** Only where every source says when it was written: an undated page is taken as kept up. */
function ageLogit(holder: Holder, now: number): number {
  let youngest = Infinity;
  for (const { mention } of holder.sources) {
    if (mention.writtenAt === undefined) return 0;
    youngest = Math.min(youngest, now - mention.writtenAt);
  }
  if (youngest > 3 * YEAR_MS) return VERY_OLD_PAGE_LOGIT;
  return youngest > YEAR_MS ? OLD_PAGE_LOGIT : 0;
}

function rivalLogit(holder: Holder, rivals: readonly Holder[]): number {
  const own = standing(holder);
  const exact = rivals.filter((rival) => rival.fit === 'exact' && rival !== holder);
  if (exact.length === 0) return 0;
  return exact.some((rival) => standing(rival) >= own) ? OTHER_HOLDER_LOGIT : WEAKER_HOLDER_LOGIT;
}

function standing(holder: Holder): number {
  const [best] = holder.sources;
  return (best === undefined ? 0 : sightingStrength(best)) + SECOND_PAGE_LOGIT * (pagesOf(holder) - 1);
}

export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
