// Whether a title is the role asked for. What titles say is the grammar's; which posts fit a role stands in one table.
import type { Role } from '../role.ts';
import { hasSeveralHolders } from '../role.ts';
import { parseTitle } from './parse-title.ts';
import { ROLE_POSTS, type Row } from './role-posts.ts';
import type { Post, Qualifier } from './title.ts';

/**
 * `exact`: denotes the role, unqualified, for the whole company. `qualified`: the role, but acting, regional, divisional,
 * of a part. `near`: a post that comes near the role. `none`: anything else.
 */
export type TitleFit = 'exact' | 'qualified' | 'near' | 'none';

/**
 * How the printed title fits the role. `companyNames`: what the company is called, so that "CEO of X" is known to be
 * another's; without them any "of X" is another's.
 */
export function matchTitle(title: string, role: Role, companyNames: readonly string[] = []): TitleFit {
  return parseTitle(title, companyNames)
    .map((post) => fitOf(post, role))
    .reduce<TitleFit>((best, fit) => (RANK[fit] > RANK[best] ? fit : best), 'none');
}

/** How near a near title comes, against other near ones: 0 for the nearest post of the role's table, then 1, 2, … */
export function nearnessOf(title: string, role: Role): number {
  const { near } = ROLE_POSTS[role];
  const places = parseTitle(title).map((post) =>
    near.findIndex((row) => isPost(post, row) || isFieldOf(post, row)),
  );
  return Math.min(near.length, ...places.filter((place) => place !== -1));
}

const RANK: Readonly<Record<TitleFit, number>> = { exact: 3, qualified: 2, near: 1, none: 0 };

/** The person does not hold the post. */
const NOT_HELD: ReadonlySet<Qualifier> = new Set<Qualifier>([
  'former',
  'designate',
  'deputy',
  'assistant',
  'honorary',
]);

/** Their near posts may be of a place or a part. */
const FIELD_ROLES: ReadonlySet<Role> = new Set<Role>(['VP of Sales', 'VP of Engineering', 'VP of Marketing']);

/** Of a rank, neither field nor place matters. */
const RANKS: ReadonlySet<Role> = new Set<Role>(['SVP', 'EVP']);

function fitOf(post: Post, role: Role): TitleFit {
  if (post.organization !== null || post.qualifiers.some((qualifier) => NOT_HELD.has(qualifier)))
    return 'none';
  const { exact, near } = ROLE_POSTS[role];
  const narrowed = isNarrowed(post, role);
  if (RANKS.has(role)) {
    if (!exact.some(([level]) => level === post.level)) return 'none';
    return post.qualifiers.includes('interim') ? 'qualified' : 'exact';
  }
  if (exact.some((row) => isPost(post, row))) {
    if (narrowed) return 'qualified';
    return post.unsure ? 'near' : 'exact';
  }
  if (near.some((row) => isFieldOf(post, row))) return 'near';
  return near.some((row) => isPost(post, row)) && isNear(post, role) ? 'near' : 'none';
}

/**
 * For a time, or shared, a near post is as near. Of a place or a part it comes near only the roles of a field, which
 * several hold; and never where another trade narrows it: "Director of Email Marketing", "Plant General Manager".
 */
function isNear(post: Post, role: Role): boolean {
  if (post.special) return false;
  const isWide = post.scope.length === 0 && !post.qualifiers.includes('regional');
  return isWide || FIELD_ROLES.has(role);
}

function isPost(post: Post, [level, fn]: Row): boolean {
  return post.level === level && post.function === fn;
}

/** "Geschäftsführer Technik": a post of the whole company, with the field as what narrows it. */
function isFieldOf(post: Post, [level, fn]: Row): boolean {
  return fn !== null && post.level === level && post.function === null && post.scope.includes(fn);
}

function isNarrowed(post: Post, role: Role): boolean {
  const qualifiers = post.qualifiers.filter((qualifier) => qualifier !== 'joint' || !hasSeveralHolders(role));
  return qualifiers.length > 0 || post.scope.length > 0;
}
