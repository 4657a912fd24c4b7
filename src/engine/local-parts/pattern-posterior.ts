// Which pattern a company follows, after some of its addresses were seen. Knows neither candidates nor mail servers.
import { type Spelling, spellingOf } from '../names/fold.ts';
import type { PersonName } from '../names/person-name.ts';
import { explained } from './local-parts.ts';
import { PATTERN_SHARES, type PatternName } from './patterns.ts';
import { isRoleMailbox } from './role-mailbox.ts';

/** How much the shares weigh, in addresses; the best log-loss of what was measured. */
const KAPPA = 1.2;

/**
 * How often a person's address follows the shares rather than the company's own pattern, however many agree. With κ it
 * gives P(next follows | k agree) of .58 (1) .69 (2) .75 (3) .81 (5) .87 (10), against .58 .69 .72 .80 .87 measured.
 */
const DEVIATION = 0.08;

export type CompanySize = 'small' | 'large' | 'unknown';

/** `first` is the small companies' pattern and `first.last` the large ones'. */
const SIZE_FACTORS: Readonly<Record<CompanySize, Partial<Record<PatternName, number>>>> = {
  small: { first: 1.46, 'first.last': 0.9 },
  large: { first: 0.4, 'first.last': 1.35, 'f.last': 1.2 },
  unknown: {},
};

export type SeenAddress = { name: PersonName; localPart: string };

/**
 * P(the next person's address follows the pattern), each 0 to 1; what is missing to 1 follows none of them.
 * An address that several patterns explain counts for each in proportion; one that none explains counts against all.
 */
export function patternPosterior(
  seen: readonly SeenAddress[],
  { companySize = 'unknown' }: { companySize?: CompanySize } = {},
): ReadonlyMap<PatternName, number> {
  const prior = priorOf(companySize);
  const counts = new Map<PatternName, number>();
  let total = 0;
  for (const { name, localPart } of distinct(seen)) {
    total += 1;
    const rows = explained(name, localPart).map(
      ({ pattern, weight }) => [pattern, (prior.get(pattern) ?? 0) * weight] as const,
    );
    const mass = rows.reduce((sum, [, share]) => sum + share, 0);
    for (const [pattern, share] of rows) counts.set(pattern, (counts.get(pattern) ?? 0) + share / mass);
  }
  const posterior = new Map<PatternName, number>();
  for (const [pattern, share] of prior) {
    const followed = ((counts.get(pattern) ?? 0) + KAPPA * share) / (total + KAPPA);
    posterior.set(pattern, (1 - DEVIATION) * followed + DEVIATION * share);
  }
  return posterior;
}

/** How the company spells ä, ö, ü, å, ø, as far as the seen addresses tell; undefined where they do not. */
export function seenSpelling(seen: readonly SeenAddress[]): Spelling | undefined {
  let balance = 0;
  for (const { name, localPart } of distinct(seen)) {
    for (const word of [...name.given, ...name.family]) {
      const spelling = spellingOf(word, localPart);
      if (spelling !== null) balance += spelling === 'plain' ? 1 : -1;
    }
  }
  if (balance === 0) return undefined;
  return balance > 0 ? 'plain' : 'expanded';
}

function priorOf(size: CompanySize): Map<PatternName, number> {
  const factors = SIZE_FACTORS[size];
  return new Map([...PATTERN_SHARES].map(([pattern, share]) => [pattern, share * (factors[pattern] ?? 1)]));
}

/** One address counts once, however often it is printed; a mailbox of a role says nothing of people. */
function distinct(seen: readonly SeenAddress[]): SeenAddress[] {
  const byLocalPart = new Map<string, SeenAddress>();
  for (const address of seen) {
    const key = address.localPart.toLowerCase();
    if (!isRoleMailbox(key) && !byLocalPart.has(key)) byLocalPart.set(key, address);
  }
  return [...byLocalPart.values()];
}
