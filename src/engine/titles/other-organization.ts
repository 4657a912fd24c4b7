// Whether a title names another organisation than the company: a testimonial, a board member of another firm.
import { parseTitle } from './parse-title.ts';

/**
 * The organisation of which the whole title speaks ("CEO at Northwind"), as printed; null where a post of it is the
 * company's own (by one of `companyNames`): "CTO; board member at Northwind".
 */
export function otherOrganization(title: string, companyNames: readonly string[]): string | null {
  const posts = parseTitle(title, companyNames);
  return posts.every((post) => post.organization !== null) ? (posts[0]?.organization ?? null) : null;
}
