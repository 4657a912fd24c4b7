// People → those who hold the role: exact titles first, near ones only where nobody is exact.
import { hasSeveralHolders } from '../role.ts';
import type { Role } from '../role.ts';
import { sightingStrength } from '../score/sighting-strength.ts';
import type { TitleFit } from '../titles/match-role.ts';
import type { Holder, Person } from './person.ts';

const ONE_HOLDER_MAX = 3;
const SEVERAL_HOLDERS_MAX = 5;

const FIT_ORDER: Record<TitleFit, number> = { exact: 3, qualified: 2, near: 1, none: 0 };

/** The holders of the role, best first: at most 3, or 5 for a role with several holders. */
export function findHolders(people: readonly Person[], role: Role): Holder[] {
  const holders = people.flatMap((person) => toHolder(person) ?? []);
  const bestFit = Math.max(0, ...holders.map((holder) => FIT_ORDER[holder.fit]));
  return holders
    .filter((holder) => holder.fit !== 'near' || bestFit === FIT_ORDER.near)
    .sort((a, b) => strengthOf(b) - strengthOf(a))
    .slice(0, hasSeveralHolders(role) ? SEVERAL_HOLDERS_MAX : ONE_HOLDER_MAX);
}

function toHolder(person: Person): Holder | null {
  const sources = person.sightings
    .filter((sighting) => sighting.fit !== 'none' && !sighting.former)
    .sort((a, b) => FIT_ORDER[b.fit] - FIT_ORDER[a.fit] || sightingStrength(b) - sightingStrength(a));
  const [best] = sources;
  if (best === undefined || best.fit === 'none') return null;
  return { person, fit: best.fit, title: best.mention.title, sources };
}

/** Exact before qualified before near; then the better source; then the more pages. */
function strengthOf(holder: Holder): number {
  const [best] = holder.sources;
  const pages = new Set(holder.sources.map((source) => source.page.url)).size;
  return FIT_ORDER[holder.fit] * 100 + (best === undefined ? 0 : sightingStrength(best)) + Math.min(3, pages);
}
