// What all pages of a site say together: who holds the role, how the company mails, which addresses are whose. Pure.
import { readCompanyMail } from './addresses/company-mail.ts';
import type { CompanySize, SeenAddress } from './local-parts/pattern-posterior.ts';
import { readAmong } from './names/name-language.ts';
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
  /** All hosts that are the company's, the likeliest first. */
  hosts: string[];
  /** Domains of printed addresses that may be the company's own. */
  kin: string[];
  seen: SeenAddress[];
  /** What of the house tells how it makes addresses: how many people it shows, and which language it mostly writes. */
  house: { size: CompanySize; language: string };
  /** Of each holder, in their order: the printed addresses, the likeliest first. */
  printed: string[][];
  /** Of each holder, in their order: local parts that a colleague's name makes as well. */
  shared: ReadonlySet<string>[];
  /** Whose each own printed address is: the holder's position, or -1 for somebody else's. */
  owners: ReadonlyMap<string, number>;
};

export function readCompany({ pages, role, companyNames, ownDomains, printed }: SitePages): CompanyReading {
  const people = gatherPeople(pages, role, companyNames);
  const names = people.map(({ name }) => name);
  for (const person of people) person.name = readAmong(person.name, names);
  const holders = findHolders(people, role);
  const { host, hosts, kin, seen, owners, printedOf, sharedBy } = readCompanyMail(
    printed,
    people,
    ownDomains,
  );
  const persons = holders.map(({ person }) => person);
  return {
    holders,
    host,
    hosts,
    kin,
    seen,
    house: { size: sizeOf(people.length), language: commonest(pages.map(({ language }) => language)) },
    printed: persons.map(printedOf),
    shared: persons.map(sharedBy),
    owners: new Map([...owners].map(([address, person]) => [address, persons.indexOf(person)])),
  };
}

/** People whom a site names: few firms show all, and small ones no more than they have. */
const SMALL_MAX_PEOPLE = 6;
const LARGE_MIN_PEOPLE = 40;

function sizeOf(people: number): CompanySize {
  if (people >= LARGE_MIN_PEOPLE) return 'large';
  return people <= SMALL_MAX_PEOPLE ? 'small' : 'unknown';
}

function commonest(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
