// The 17 executive roles that can be asked for, as the contract spells them.

/** In the contract's order; case-sensitive. */
export const ROLES = [
  'CEO',
  'CTO',
  'COO',
  'CFO',
  'CMO',
  'CIO',
  'CPO',
  'CoS',
  'Founder',
  'Co-Founder',
  'President',
  'Managing Director',
  'VP of Sales',
  'VP of Engineering',
  'VP of Marketing',
  'SVP',
  'EVP',
] as const;

export type Role = (typeof ROLES)[number];

const SEVERAL_HOLDERS: ReadonlySet<Role> = new Set<Role>([
  'Founder',
  'Co-Founder',
  'Managing Director',
  'VP of Sales',
  'VP of Engineering',
  'VP of Marketing',
  'SVP',
  'EVP',
]);

/** Whether a company is expected to have more than one holder of the role at a time. */
export function hasSeveralHolders(role: Role): boolean {
  return SEVERAL_HOLDERS.has(role);
}
