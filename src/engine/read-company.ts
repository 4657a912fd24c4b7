// What all pages of a site say together: who holds the role, how the company mails, which addresses are whose. Pure.
import { readCompanyMail } from './addresses/company-mail.ts';
import type { SeenAddress } from './local-parts/pattern-posterior.ts';
import { gatherPeople } from './people/gather.ts';
import { findHolders } from './people/holders.ts';
import type { Holder, PeopleFacts } from './people/person.ts';
import type { Role } from './role.ts';

export type SitePages = {
  /** In the order in which they were read. */
  pages: readonly PeopleFacts[];
  role: Role;
  companyNames: readonly string[];
  /** The asked domain first. */
  ownDomains: readonly string[];
  /** Addresses that the pages print anywhere. */
  printed: readonly string[];
};

export type CompanyReading = {
  /** Best first. */
  holders: Holder[];
  /** The host at which addresses are derived. */
  host: string;
  seen: SeenAddress[];
  /** Of each holder, in their order: the printed addresses, the likeliest first. */
  printed: string[][];
  /** Whose each own printed address is: the holder's position, or -1 for somebody else's. */
  owners: ReadonlyMap<string, number>;
};

export function readCompany({ pages, role, companyNames, ownDomains, printed }: SitePages): CompanyReading {
  const people = gatherPeople(pages, role, companyNames);
  const holders = findHolders(people, role);
  const { host, seen, owners, printedOf } = readCompanyMail(printed, people, ownDomains);
  const persons = holders.map(({ person }) => person);
  return {
    holders,
    host,
    seen,
    printed: persons.map(printedOf),
    owners: new Map([...owners].map(([address, person]) => [address, persons.indexOf(person)])),
  };
}
