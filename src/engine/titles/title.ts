// The values of the title grammar: posts with level, function, qualifiers and scope. Knows no roles and no pages.

export type Level =
  | 'chief'
  | 'president'
  | 'managing-director'
  | 'general-manager'
  | 'managing-partner'
  | 'executive-director'
  | 'founder'
  | 'co-founder'
  | 'founding-partner'
  | 'owner'
  | 'evp'
  | 'svp'
  | 'vp'
  | 'director'
  | 'head'
  | 'manager'
  | 'officer'
  | 'board'
  | 'professional';

export type TitleFunction =
  | 'executive'
  | 'technology'
  | 'operations'
  | 'finance'
  | 'marketing'
  | 'information'
  | 'product'
  | 'staff'
  | 'sales'
  | 'engineering'
  | 'development'
  | 'revenue'
  | 'commercial'
  | 'people'
  | 'procurement'
  | 'privacy'
  | 'investment'
  | 'medical'
  | 'communications'
  | 'other';

/**
 * `former`, `designate`, `deputy`, `assistant` and `honorary` mean that the person does not hold the post;
 * `interim`, `regional`, `fractional` and `joint` that it is held, but not wholly.
 */
export type Qualifier =
  | 'former'
  | 'designate'
  | 'deputy'
  | 'assistant'
  | 'honorary'
  | 'interim'
  | 'regional'
  | 'fractional'
  | 'joint';

/** One post that a title names. */
export type Post = {
  level: Level;
  /** null where the title names none ("Vice President"). */
  function: TitleFunction | null;
  qualifiers: Qualifier[];
  /** Words that narrow the post: places, divisions, anything not understood; folded. */
  scope: string[];
  /** The organisation that the words name, as printed, where it is not the company's own. */
  organization: string | null;
  /** The words could as well mean something else: a bare "MD". */
  unsure: boolean;
  /** Narrowed by another field, or by words that no table knows: a trade of its own, not a part of the same one. */
  special: boolean;
};

/** A post in the making; the acronym that it was written as, where that has other senses. */
export type Draft = Post & {
  acronym: string | null;
  heads: boolean;
  /** The company's own name stands beside it: another firm's later on is not its. */
  own: boolean;
};

/** What one word or phrase means. */
export type Meaning =
  | { as: 'post'; posts: readonly { level: Level; function: TitleFunction | null }[]; acronym: string | null }
  | { as: 'function'; function: TitleFunction }
  | { as: 'qualifier'; qualifier: Qualifier }
  | { as: 'whole' }
  | { as: 'place' }
  | { as: 'part' }
  | { as: 'link' }
  | { as: 'at' }
  | { as: 'to' }
  | { as: 'fluff' };
