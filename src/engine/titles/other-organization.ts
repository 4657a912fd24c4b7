// Whether a title names another organisation than the company: a testimonial, a board member of another firm.
import { parseTitle } from './parse-title.ts';

/**
 * The organisation that the title names ("CEO at Northwind"), as printed; null where it names none but the company
 * (by one of `companyNames`). Of several, the first.
 */
export function otherOrganization(title: string, companyNames: readonly string[]): string | null {
  return parseTitle(title, companyNames).find((post) => post.organization !== null)?.organization ?? null;
}
