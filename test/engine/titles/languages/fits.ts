// What a title must mean for each of the 17 roles, written short: "founder ceo", "md*" (of a part),
// "md~" (for a time), "none".
import { expect, test } from 'vitest';
import { type Role, ROLES } from '../../../../src/engine/role.ts';
import { type TitleFit, matchTitle } from '../../../../src/engine/titles/match-role.ts';

type Fits = Partial<Record<Role, TitleFit>>;

/** Of one post: the roles that it is, and those that it comes near. */
const POSTS = {
  ceo: { CEO: 'exact', 'Managing Director': 'near' },
  /** Who leads the company, by a word that means both. */
  'ceo-md': { CEO: 'exact', 'Managing Director': 'exact' },
  md: { 'Managing Director': 'exact', CEO: 'near' },
  /** A general manager, an owner, a managing partner, an executive director. */
  leads: { CEO: 'near', 'Managing Director': 'near' },
  president: { President: 'exact', CEO: 'near' },
  founder: { Founder: 'exact', 'Co-Founder': 'near' },
  cofounder: { 'Co-Founder': 'exact', Founder: 'near' },
  'founding-partner': { Founder: 'near', 'Co-Founder': 'near' },
  cto: { CTO: 'exact', 'VP of Engineering': 'near' },
  coo: { COO: 'exact' },
  cfo: { CFO: 'exact' },
  cmo: { CMO: 'exact', 'VP of Marketing': 'near' },
  cio: { CIO: 'exact' },
  cpo: { CPO: 'exact' },
  cos: { CoS: 'exact' },
  svp: { SVP: 'exact' },
  evp: { EVP: 'exact' },
  vps: { 'VP of Sales': 'exact' },
  vpe: { 'VP of Engineering': 'exact', CTO: 'near' },
  vpm: { 'VP of Marketing': 'exact', CMO: 'near' },
  /** Heads and directors of a field. */
  technology: { CTO: 'near', 'VP of Engineering': 'near' },
  'technology-md': { CTO: 'near' },
  'marketing-md': { CMO: 'near' },
  operations: { COO: 'near' },
  finance: { CFO: 'near' },
  it: { CIO: 'near' },
  product: { CPO: 'near' },
  sales: { 'VP of Sales': 'near' },
  marketing: { CMO: 'near', 'VP of Marketing': 'near' },
  none: {},
} satisfies Record<string, Fits>;

const RANK: Readonly<Record<TitleFit, number>> = { none: 0, near: 1, qualified: 2, exact: 3 };
const OWN = ['Acme Robotics GmbH', 'Acme', 'acme-robotics.test'];

export type TitleRow = readonly [title: string, posts: string];

/** Each row: the title, and the posts that it must be, no more and no less. */
export function checkTitles(rows: readonly TitleRow[]): void {
  test.each(rows)('%s: %s', (title, posts) => {
    const fits = Object.fromEntries(ROLES.map((role) => [role, matchTitle(title, role, OWN)]));
    expect(held(fits)).toEqual(held(expectedFits(posts)));
  });
}

function held(fits: Fits): Fits {
  return Object.fromEntries(Object.entries(fits).filter(([, fit]) => fit !== 'none'));
}

function expectedFits(posts: string): Fits {
  const fits: Fits = {};
  for (const word of posts.split(' ')) {
    for (const [role, fit] of Object.entries(fitsOfPost(word.replace(/[*~]$/, '')))) {
      // SAFETY: `fitsOfPost` answers with roles alone.
      const key = role as Role;
      const own = word.endsWith('*') ? qualified(fit, key) : word.endsWith('~') ? forATime(fit) : fit;
      if (RANK[own] > RANK[fits[key] ?? 'none']) fits[key] = own;
    }
  }
  return fits;
}

/** What is held of a part is qualified; what comes near in such a way comes near the heads of a field alone. */
function qualified(fit: TitleFit, role: Role): TitleFit {
  if (fit === 'exact') return 'qualified';
  return role.startsWith('VP ') ? fit : 'none';
}

/** What comes near does so for a time as well. */
function forATime(fit: TitleFit): TitleFit {
  return fit === 'exact' ? 'qualified' : fit;
}

function fitsOfPost(word: string): Fits {
  const found = Object.entries(POSTS).find(([post]) => post === word);
  if (found === undefined) throw new Error(`no post is called ${word}`);
  return found[1];
}
