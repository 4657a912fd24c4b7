// When reading more pages would not change the answer.
import type { PageFacts } from './mention.ts';
import { isRoleMailbox } from './local-parts/role-mailbox.ts';
import { gatherPeople } from './people/gather.ts';
import { findHolders } from './people/holders.ts';
import type { PeopleFacts } from './people/person.ts';
import { hasSeveralHolders } from './role.ts';
import type { Role } from './role.ts';

/** Pages after which a role with several holders is taken as read, where a page of its people is among them. */
const SEVERAL_HOLDERS_PAGES = 6;
const AGREEING_PAGES = 2;

const PEOPLE_PAGES: ReadonlySet<PageFacts['kind']> = new Set([
  'leadership',
  'team',
  'about',
  'imprint',
  'contact',
]);

export type PagesSoFar = {
  /** In the order in which they were read. */
  pages: readonly PeopleFacts[];
  role: Role;
};

/** Stop at a holder with an own printed address, or with two pages that agree and a colleague's address. */
export function isEnough({ pages, role }: PagesSoFar): boolean {
  const newest = pages.at(-1);
  if (newest === undefined || newest.mentions.length === 0) return false;
  const companyNames = [...new Set(pages.flatMap((page) => page.companyNames))];
  const people = gatherPeople(pages, role, companyNames);
  const [best] = findHolders(people, role).filter((holder) => holder.fit === 'exact');
  if (best === undefined) return false;
  if (hasSeveralHolders(role)) {
    return pages.length >= SEVERAL_HOLDERS_PAGES && pages.some((page) => PEOPLE_PAGES.has(page.kind));
  }
  const onPeoplePage = best.sources.some((source) => PEOPLE_PAGES.has(source.page.kind));
  if (!onPeoplePage) return false;
  const hasOwnAddress = best.person.emails.some(
    (address) => !isRoleMailbox(address.slice(0, address.indexOf('@'))),
  );
  if (hasOwnAddress) return true;
  const agreeing = new Set(best.sources.map((source) => source.page.url)).size;
  const patternSeen = people.some((person) => person.emails.length > 0);
  return agreeing >= AGREEING_PAGES && patternSeen;
}
