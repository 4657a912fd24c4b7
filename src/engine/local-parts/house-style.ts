// How a house writes what names have and addresses have not (ö, hyphens, particles, two surnames), learnt from those of
// its addresses that are known. Knows no patterns.

/** What can be written in more than one way, with the share of each way where nothing of the house is known. */
export const FACETS = {
  /** ö as o, or as oe; the shares depend on the letter. */
  marks: { plain: 0.5, expanded: 0.5 },
  /** "Karl-Heinz", "Doe-Roe": of a given name and of a surname alike. */
  hyphen: { kept: 0.42, joined: 0.3, head: 0.2, tail: 0.08 },
  /** The syllables of one name, which nobody feels to be two: "Xiao-Ming", "Min-jun". */
  syllables: { joined: 0.7, kept: 0.2, head: 0.1 },
  /** "jp" of Jean-Pierre where an initial stands, or "j". */
  initials: { one: 0.65, each: 0.35 },
  /** "xm" of Xiaoming, which is written as one. */
  syllableInitials: { one: 0.8, each: 0.2 },
  particle: { joined: 0.58, dropped: 0.25, hyphened: 0.06, dotted: 0.04, underscored: 0.02, initial: 0.05 },
  /** Of two surnames: the first in Spain, the last in Portugal and Brazil, and no rule elsewhere. */
  iberian: { head: 0.7, joined: 0.12, tail: 0.1, hyphened: 0.06, underscored: 0.02 },
  portuguese: { tail: 0.6, head: 0.2, joined: 0.12, hyphened: 0.06, underscored: 0.02 },
  surnames: { tail: 0.35, joined: 0.35, head: 0.2, hyphened: 0.1 },
  /** Given names after the first. */
  second: { dropped: 0.84, joined: 0.08, hyphened: 0.03, alone: 0.05 },
  /** "José Luis" is one name more often. */
  pair: { dropped: 0.6, joined: 0.25, hyphened: 0.1, alone: 0.05 },
} as const;

export type Facet = keyof typeof FACETS;
export type Way<F extends Facet> = keyof (typeof FACETS)[F];

/** One way of one facet, as a form was written: "particle:dropped". */
export type Trait = { [F in Facet]: `${F}:${Way<F> & string}` }[Facet];

/** How often each way was seen. */
export type HouseStyle = ReadonlyMap<Trait, number>;

export const UNKNOWN_HOUSE: HouseStyle = new Map();

/** What was known before weighs as much as this part of one address: people of one house write alike. */
const PRIOR_WEIGHT = 0.4;

/** The share of each way in this house; what was seen counts, and `prior` in place of the facet's own shares. */
export function waysOf<F extends Facet>(
  facet: F,
  house: HouseStyle,
  prior: Readonly<Record<Way<F>, number>> = sharesOf(facet),
): { way: Way<F>; trait: Trait; share: number }[] {
  // the keys of a facet's row are its ways, and the two words joined are its traits
  const ways = (Object.keys(prior) as Way<F>[]).map((way) => ({
    way,
    trait: `${facet}:${String(way)}` as Trait,
  }));
  const seen = ways.reduce((sum, { trait }) => sum + (house.get(trait) ?? 0), 0);
  return ways.map(({ way, trait }) => ({
    way,
    trait,
    share: ((house.get(trait) ?? 0) + PRIOR_WEIGHT * prior[way]) / (seen + PRIOR_WEIGHT),
  }));
}

function sharesOf<F extends Facet>(facet: F): Readonly<Record<Way<F>, number>> {
  // the compiler does not follow that a row's keys are the ways of its facet
  return FACETS[facet] as Readonly<Record<Way<F>, number>>;
}
