// The local parts that a name can have, and the patterns that a seen one follows. Knows nothing of companies.
import type { PersonName } from '../names/person-name.ts';
import type { HouseStyle, Trait } from './house-style.ts';
import { type WeightedForms, nameForms } from './name-forms.ts';
import { PATTERNS, type PatternName, buildLocalPart } from './patterns.ts';

/** RFC 5321 §4.5.3.1.1, in octets. */
const LOCAL_PART_MAX = 64;

export type LocalPart = {
  localPart: string;
  pattern: PatternName;
  /** Of companies that follow the pattern, the share in which this name gets this local part; 0 to 1. */
  weight: number;
  /** What it tells of the house's style: the ways that every form of it has. */
  traits: readonly Trait[];
};

/** Every local part of the name, for every pattern; likeliest first within a pattern. `house`: how it writes names. */
export function localPartsOf(name: PersonName, house?: HouseStyle): LocalPart[] {
  const forms = nameForms(name, house);
  return PATTERNS.flatMap((pattern) => ofPattern(pattern, forms));
}

function ofPattern(pattern: PatternName, forms: readonly WeightedForms[]): LocalPart[] {
  const parts = new Map<string, LocalPart>();
  for (const form of forms) {
    const localPart = buildLocalPart(pattern, form);
    if (localPart === null || localPart.length < 2 || localPart.length > LOCAL_PART_MAX) continue;
    const { weight, traits } = form;
    const known = parts.get(localPart);
    if (known === undefined) parts.set(localPart, { localPart, pattern, weight, traits });
    else {
      known.weight = Math.min(1, known.weight + weight);
      if (known.traits.length > 0) known.traits = known.traits.filter((trait) => traits.includes(trait));
    }
  }
  return [...parts.values()].sort((a, b) => b.weight - a.weight);
}

/**
 * The patterns by which the seen local part can be this name's, likeliest form first; [] where it is none of them.
 * A tag ("+news") and a number at the end ("jane.doe2") do not count.
 */
export function patternsOf(name: PersonName, localPart: string): PatternName[] {
  return explained(name, localPart).map(({ pattern }) => pattern);
}

/** The same with the weight of the form. */
export function explained(name: PersonName, localPart: string): LocalPart[] {
  const all = localPartsOf(name);
  for (const seen of seenForms(localPart)) {
    const found = all.filter((candidate) => candidate.localPart === seen);
    if (found.length > 0) return found;
  }
  return [];
}

/** What a seen local part is compared as: without its tag; then without a number at its end, where it has one. */
export function seenForms(localPart: string): string[] {
  const seen = localPart
    .slice(0, LOCAL_PART_MAX * 2)
    .toLowerCase()
    .replace(/\+.*$/, '');
  return [...new Set([seen, seen.replace(/(?<=[a-z])\d{1,2}$/, '')])];
}
