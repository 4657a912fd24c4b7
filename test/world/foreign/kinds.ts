// What a title of the foreign companies denotes: stated beside each person, so that no table of titles decides the truth.
import type { TitleTruth } from '../titles.ts';
import type { Role } from '../../../src/engine/role.ts';

const kind = (
  holds: readonly Role[],
  near: readonly Role[] = [],
  maybe: readonly Role[] = [],
): TitleTruth => ({ holds, near, maybe });

export const NONE = kind([]);
export const CHIEF = kind(['CEO'], [], ['Managing Director', 'President']);
export const FOUNDER_CHIEF = kind(['Founder', 'CEO'], [], ['Co-Founder', 'Managing Director', 'President']);
export const COFOUNDER_CHIEF = kind(['Co-Founder', 'CEO'], ['Founder'], ['Managing Director', 'President']);
export const PRESIDENT_CHIEF = kind(['President', 'CEO'], [], ['Managing Director']);
export const PRESIDENT = kind(['President'], [], ['CEO', 'Managing Director']);
/** Directeur général, director general, algemeen directeur, genel müdür, генеральный директор. */
export const GENERAL_DIRECTOR = kind([], ['CEO', 'Managing Director'], ['President', 'COO']);
/** Geschäftsführer, gérant, jednatel, ügyvezető; the English managing director too. */
export const LAWFUL_DIRECTOR = kind(['Managing Director'], ['CEO'], ['President']);
export const FOUNDING_DIRECTOR = kind(['Founder', 'Managing Director'], ['CEO'], ['Co-Founder', 'President']);
export const COFOUNDING_DIRECTOR = kind(
  ['Co-Founder', 'Managing Director'],
  ['Founder', 'CEO'],
  ['President'],
);
export const FOUNDER = kind(['Founder'], [], ['Co-Founder', 'CEO', 'Managing Director']);
export const COFOUNDER = kind(['Co-Founder'], ['Founder']);
export const TECHNOLOGY = kind(['CTO'], [], ['VP of Engineering']);
export const COFOUNDER_TECHNOLOGY = kind(['Co-Founder', 'CTO'], ['Founder'], ['VP of Engineering']);
export const OPERATIONS = kind(['COO']);
export const COFOUNDER_OPERATIONS = kind(['Co-Founder', 'COO'], ['Founder']);
export const FINANCE = kind(['CFO']);
/** Head of finance, ekonomichef. */
export const FINANCE_LEAD = kind([], ['CFO']);
export const MARKETING = kind(['CMO'], [], ['VP of Marketing']);
export const MARKETING_LEAD = kind([], ['VP of Marketing'], ['CMO']);
/** Directeur marketing: a chief's office or a vice president's. */
export const MARKETING_DIRECTOR = kind([], [], ['CMO', 'VP of Marketing']);
export const MARKETING_VP = kind(['VP of Marketing'], [], ['CMO']);
export const INFORMATION = kind(['CIO']);
export const INFORMATION_LEAD = kind([], ['CIO'], ['CTO']);
export const PRODUCT = kind(['CPO']);
export const COFOUNDER_PRODUCT = kind(['Co-Founder', 'CPO'], ['Founder']);
export const STAFF_CHIEF = kind(['CoS']);
export const SALES_VP = kind(['VP of Sales']);
export const SALES_LEAD = kind([], ['VP of Sales']);
export const SALES_DIRECTOR = kind([], [], ['VP of Sales']);
export const ENGINEERING_VP = kind(['VP of Engineering'], [], ['CTO']);
export const ENGINEERING_LEAD = kind([], ['VP of Engineering'], ['CTO']);
/** Technischer Leiter, teknisk chef: perhaps a CTO. */
export const TECHNICAL_DIRECTOR = kind([], [], ['CTO', 'VP of Engineering', 'COO']);
export const OPERATIONS_LEAD = kind([], ['COO']);
export const SENIOR_VP = kind(['SVP']);
export const EXECUTIVE_VP = kind(['EVP']);
/** Chairman, managing partner, owner, administrator: neither right nor wrong for those at the top. */
export const PERHAPS_HEAD = kind([], [], ['CEO', 'Managing Director', 'President', 'Founder']);

/** Both offices of one person. */
export function both(one: TitleTruth, other: TitleTruth): TitleTruth {
  const union = (name: keyof TitleTruth) => [...new Set([...one[name], ...other[name]])];
  const holds = union('holds');
  return {
    holds,
    near: union('near').filter((role) => !holds.includes(role)),
    maybe: union('maybe').filter((role) => !holds.includes(role)),
  };
}

/** An office held for a while or for a part of the company: right where nobody holds it wholly. */
export function partly({ holds, near, maybe }: TitleTruth): TitleTruth {
  return { holds: [], near: [...new Set([...holds, ...near])], maybe };
}
