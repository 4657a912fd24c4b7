// People → those who hold the role: exact titles first, near ones only where nobody is exact.
import { hasSeveralHolders } from '../role.ts';
import type { Role } from '../role.ts';
import { sightingStrength } from '../score/sighting-strength.ts';
import { type TitleFit, nearnessOf } from '../titles/match-role.ts';
import type { Holder, Person, Sighting } from './person.ts';
import { newestDate, standingOf } from './standing.ts';

const ONE_HOLDER_MAX = 3;
const SEVERAL_HOLDERS_MAX = 5;
/** A near title that more people bear is a rank of the house: the managing directors of a bank. */
const NEAR_HOLDERS_MAX = 6;

const FIT_ORDER: Record<TitleFit, number> = { exact: 3, qualified: 2, near: 1, none: 0 };
/** More than any standing: a worse fit never comes before a better one. */
const FIT_STEP = 100;
/** In logits: how much each step down the table of near posts counts against a better source. */
const NEARNESS_STEP = 0.15;

/** The holders of the role, best first: at most 3, or 5 for a role with several holders. */
export function findHolders(people: readonly Person[], role: Role): Holder[] {
  const holders = people.flatMap((person) => toHolder(person) ?? []);
  const best = Math.max(0, ...holders.map((holder) => FIT_ORDER[holder.fit]));
  const fitting = holders.filter((holder) => holder.fit !== 'near' || best === FIT_ORDER.near);
  const several = hasSeveralHolders(role);
  const spelled = fitting.filter(({ person }) => !isInCharacters(person));
  if (best === FIT_ORDER.near && !several && isRank(fitting, role)) return [];
  const newest = newestDate(fitting);
  const strengths = new Map(fitting.map((holder) => [holder, strengthOf(holder, role, newest)]));
  return (spelled.length > 0 && !several ? spelled : fitting)
    .sort((a, b) => (strengths.get(b) ?? 0) - (strengths.get(a) ?? 0))
    .slice(0, several ? SEVERAL_HOLDERS_MAX : ONE_HOLDER_MAX);
}

/**
 * Whether nobody can tell from the name how its bearer spells it in Latin letters, as addresses do. Beside a holder who
 * is named in them, it is the same person, in the site's other language.
 */
function isInCharacters({ name }: Person): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(
    name.display,
  );
}

function isRank(near: readonly Holder[], role: Role): boolean {
  const steps = near.map(({ title }) => nearnessOf(title, role));
  const nearest = steps.reduce((least, step) => Math.min(least, step), Infinity);
  return steps.filter((step) => step === nearest).length > NEAR_HOLDERS_MAX;
}

function toHolder(person: Person): Holder | null {
  const sources = person.sightings
    .filter((sighting) => sighting.fit !== 'none' && !sighting.former)
    .sort((a, b) => FIT_ORDER[b.fit] - FIT_ORDER[a.fit] || sightingStrength(b) - sightingStrength(a));
  const [best] = sources;
  if (best === undefined || best.fit === 'none' || isOver(person, sources)) return null;
  return { person, fit: best.fit, title: best.mention.title, sources };
}

/** News alone names the person in the role, and a page that is kept up, or later news, says that it is past. */
function isOver(person: Person, sources: readonly Sighting[]): boolean {
  const said = sources.map(({ mention }) => mention.writtenAt);
  if (said.includes(undefined)) return false;
  const last = Math.max(...said.map((at) => at ?? 0));
  return person.sightings.some(
    ({ former, mention }) => former && (mention.writtenAt === undefined || mention.writtenAt > last),
  );
}

function strengthOf(holder: Holder, role: Role, newest: number | null): number {
  const steps = holder.fit === 'near' ? nearnessOf(holder.title, role) : 0;
  return FIT_ORDER[holder.fit] * FIT_STEP + standingOf(holder, newest) - NEARNESS_STEP * steps;
}
