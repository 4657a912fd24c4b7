// Companies whose author never saw the engine, each site in the manner of another hand. Two thirds may be mended by; a third is kept.
import { createHash } from 'node:crypto';
import type { Company } from '../company.ts';
import { ADDRESSES } from './addresses.ts';
import { AMERICAN } from './american-corporates.ts';
import { CONTENT_SYSTEMS } from './content-systems.ts';
import { EASTERN } from './eastern.ts';
import { HAND_MADE } from './hand-made.ts';
import { HOSTS } from './hosts.ts';
import { HOSTED_BUILDERS } from './hosted-builders.ts';
import { LISTED } from './listed-companies.ts';
import { LITTLE_TO_FIND } from './little-to-find.ts';
import { LOUD } from './loud.ts';
import { MANY_TONGUES } from './many-tongues.ts';
import { ORDINARY_ABROAD } from './ordinary-abroad.ts';
import { ORDINARY } from './ordinary.ts';
import { OTHER_FRAMEWORKS } from './other-frameworks.ts';
import { PRACTICES } from './practices.ts';
import { REACT_FRAMEWORKS } from './react-frameworks.ts';
import { SMALL_PUBLISHERS } from './small-publishers.ts';
import { WORDPRESS } from './wordpress-companies.ts';

export const FOREIGN_PARTS = ['foreign', 'foreign-kept'] as const;
/** Of what is kept, the table alone is looked at: who knows which companies fail mends by them. */
export type ForeignPart = (typeof FOREIGN_PARTS)[number];

export const ALL_FOREIGN: readonly Company[] = [
  ...WORDPRESS,
  ...HOSTED_BUILDERS,
  ...CONTENT_SYSTEMS,
  ...SMALL_PUBLISHERS,
  ...REACT_FRAMEWORKS,
  ...OTHER_FRAMEWORKS,
  ...HAND_MADE,
  ...EASTERN,
  ...LISTED,
  ...PRACTICES,
  ...HOSTS,
  ...LOUD,
  ...ADDRESSES,
  ...LITTLE_TO_FIND,
  ...MANY_TONGUES,
  ...AMERICAN,
  ...ORDINARY,
  ...ORDINARY_ABROAD,
];

export function foreignCompanies(part: ForeignPart): Company[] {
  return ALL_FOREIGN.filter((company) => foreignPartOf(company) === part);
}

/** By a hash of the mail domain, which nobody chose; sites that share one stay together. */
export function foreignPartOf({ mailDomain }: Pick<Company, 'mailDomain'>): ForeignPart {
  const byte = createHash('sha256').update(mailDomain).digest()[0] ?? 0;
  return byte % 3 === 0 ? 'foreign-kept' : 'foreign';
}
