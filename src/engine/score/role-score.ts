// P(role): how probably the person holds the role now, from what the pages say. Every part is kept.
import type { ScorePart } from '../discovery.ts';
import type { Holder } from '../people/person.ts';
import { hasSeveralHolders } from '../role.ts';
import type { Role } from '../role.ts';
import { JUDGED_WEIGHTS } from './judged-weights.ts';
import type { AddressSign, Feature, WeightName, Weights } from './judged-weights.ts';
import { probabilityOf } from './logit.ts';
import { round } from './round.ts';
import { sightingStrength } from './sighting-strength.ts';
import { MORE_PAGES_MAX, ROLE_MAX, ROLE_MAX_NOT_EXACT, WEIGHTS, YEAR_MS } from './weights.ts';

export type RoleScore = {
  probability: number;
  parts: ScorePart[];
  /** What it was computed from. */
  features: Feature[];
};

export type RoleQuestion = {
  role: Role;
  /** The holders that were found for it. */
  rivals: readonly Holder[];
  /** Epoch milliseconds. */
  now: number;
  /** What the person's address says of the person, where one has been looked for. */
  sign?: AddressSign | null;
};

export function scoreRole(holder: Holder, question: RoleQuestion, weights: Weights = WEIGHTS): RoleScore {
  const features = featuresOf(holder, question);
  if (features.length === 0) return { probability: 0, parts: [], features };
  const parts = features
    .map(({ name, times }) => ({ name, value: round(weights[name] * times) }))
    .filter(({ value }) => value !== 0);
  return { probability: roleProbability(parts), parts, features };
}

/** From the parts, or from all that weighs in, whatever it is called. */
export function roleProbability(parts: readonly ScorePart[]): number {
  const isExact = parts.every(({ name }) => !name.startsWith('role.fit.'));
  const logits = parts.reduce((sum, { value }) => sum + value, 0);
  return round(Math.min(isExact ? ROLE_MAX : ROLE_MAX_NOT_EXACT, probabilityOf(logits)));
}

function featuresOf(holder: Holder, { role, rivals, now, sign = null }: RoleQuestion): Feature[] {
  const [best] = holder.sources;
  if (best === undefined) return [];
  const once = (name: WeightName | null): Feature[] => (name === null ? [] : [{ name, times: 1 }]);
  const morePages = Math.min(MORE_PAGES_MAX, pagesOf(holder) - 1);
  const isFormerElsewhere = holder.person.sightings.some((sighting) => sighting.former);
  return [
    ...once(`role.source.${best.mention.extractor}`),
    ...once(`role.page.${best.page.kind}`),
    ...(morePages > 0 ? [{ name: 'role.more_pages' as const, times: morePages }] : []),
    ...once(ageOf(holder, now)),
    ...once(isFormerElsewhere ? 'role.former_elsewhere' : null),
    ...once(hasSeveralHolders(role) ? null : rivalOf(holder, rivals)),
    ...once(holder.fit === 'exact' ? null : `role.fit.${holder.fit}`),
    ...once(sign === null ? null : `role.address.${sign}`),
  ];
}

function pagesOf(holder: Holder): number {
  return new Set(holder.sources.map((source) => source.page.url)).size;
}

/** Only where every source says when it was written: an undated page is taken as kept up. */
function ageOf(holder: Holder, now: number): WeightName | null {
  let youngest = Infinity;
  for (const { mention } of holder.sources) {
    if (mention.writtenAt === undefined) return null;
    youngest = Math.min(youngest, now - mention.writtenAt);
  }
  if (youngest > 3 * YEAR_MS) return 'role.very_old';
  return youngest > YEAR_MS ? 'role.old' : null;
}

function rivalOf(holder: Holder, rivals: readonly Holder[]): WeightName | null {
  const own = standing(holder);
  const exact = rivals.filter((rival) => rival.fit === 'exact' && rival !== holder);
  if (exact.length === 0) return null;
  return exact.some((rival) => standing(rival) >= own) ? 'role.other_holder' : 'role.weaker_holder';
}

function standing(holder: Holder): number {
  const [best] = holder.sources;
  const agreeing = JUDGED_WEIGHTS['role.more_pages'] * (pagesOf(holder) - 1);
  return (best === undefined ? 0 : sightingStrength(best)) + agreeing;
}
